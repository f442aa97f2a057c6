// A scene's frames: timed one by one, or one of them as a picture.
//     BenchFloor... [--frames 60]      prints the median of the frames, and the processor's time for a frame, in milliseconds as one line of JSON
//     BenchFloor... --png FILE         draws frame 150
// In both cases frame 0 is at `--start` seconds, and there are sixty a second.
#ifndef FLOOR_FRAMES_H
#define FLOOR_FRAMES_H
#include <cairo.h>
#include <math.h>
#include "report.h"

enum { FLOOR_PICTURE_FRAME = 150 };

/// Draws a frame; the context is in points.
typedef void (*floor_draw)(cairo_t *cairo, int frame, double time, void *scene);

/// - Returns: what main returns.
static inline int floor_frames(int count, char **arguments, const char *suite, cairo_surface_t *surface, floor_draw draw, void *scene) {
    int frames = floor_number(count, arguments, "--frames", 60);
    const char *picture = floor_option(count, arguments, "--png"), *from = floor_option(count, arguments, "--start");
    double start = from ? atof(from) : 0;
    cairo_t *cairo = cairo_create(surface);
    if (picture) {
        draw(cairo, FLOOR_PICTURE_FRAME, start + FLOOR_PICTURE_FRAME / 60.0, scene);
        cairo_surface_flush(surface);
        cairo_status_t status = cairo_surface_write_to_png(surface, picture);
        if (status) fprintf(stderr, "%s: %s\n", picture, cairo_status_to_string(status));
        return status ? 1 : 0;
    }
    double *times = malloc(sizeof(double) * (size_t)frames);
    draw(cairo, 0, start, scene);
    double worked = floor_processor();
    for (int frame = 0; frame < frames; frame++) {
        double begin = floor_wall();
        draw(cairo, frame + 1, start + (frame + 1) / 60.0, scene);
        cairo_surface_flush(surface);
        times[frame] = floor_wall() - begin;
    }
    worked = (floor_processor() - worked) / frames;
    qsort(times, (size_t)frames, sizeof(double), floor_ascending);
    printf("{\"suite\":\"%s\",\"impl\":\"floor\",\"median\":%.5f,\"p95\":%.5f,\"processor\":%.5f}\n", suite, floor_percentile(times, frames, 0.5),
           floor_percentile(times, frames, 0.95), worked);
    free(times);
    return 0;
}
#endif
