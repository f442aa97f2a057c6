// The floor of a seat plan at a large scale: the visible seats are filled one by one with Cairo, the others are left out.
//     BenchFloorSeats [--frames 300]      prints the median of its frames in milliseconds as one line of JSON
//     BenchFloorSeats --png FILE          writes frame 150
#include <cairo.h>
#include <math.h>
#include "report.h"

enum { SIDE = 800, COLUMNS = 50, ROWS = 40, BLOCK_COLUMNS = 10, BLOCK_ROWS = 5, PICTURE_FRAME = 150 };
static const double SEAT = 4 * 25;

static void rounded(cairo_t *cairo, double x, double y, double width, double height, double radius) {
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, x + width - radius, y + radius, radius, -M_PI / 2, 0);
    cairo_arc(cairo, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
    cairo_arc(cairo, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
    cairo_arc(cairo, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
    cairo_close_path(cairo);
}

/// A cushion and a back around a point.
static void draw_seat(cairo_t *cairo, double x, double y) {
    rounded(cairo, x - 0.31 * SEAT, y - 0.42 * SEAT, 0.62 * SEAT, 0.58 * SEAT, 0.16 * SEAT);
    cairo_new_sub_path(cairo);
    cairo_arc_negative(cairo, x, y - 0.26 * SEAT, 0.66 * SEAT, 130 * M_PI / 180, 50 * M_PI / 180);
    cairo_arc(cairo, x, y - 0.26 * SEAT, 0.49 * SEAT, 50 * M_PI / 180, 130 * M_PI / 180);
    cairo_close_path(cairo);
    cairo_fill(cairo);
}

static void draw(cairo_t *cairo, int frame) {
    cairo_set_source_rgb(cairo, 1, 1, 1);
    cairo_paint(cairo);
    double t = frame / 60.0;
    double left = SIDE / 2.0 - COLUMNS * SEAT / 2 + 2000 * sin(0.63 * t), top = SIDE / 2.0 - ROWS * SEAT / 2 + 1500 * sin(1.26 * t + 0.5);
    for (int row = 0; row < ROWS; row++) {
        double y = top + (row + 0.5) * SEAT;
        if (y < -SEAT / 2 || y > SIDE + SEAT / 2) continue;
        for (int column = 0; column < COLUMNS; column++) {
            double x = left + (column + 0.5) * SEAT;
            if (x < -SEAT / 2 || x > SIDE + SEAT / 2) continue;
            int block = row / BLOCK_ROWS * (COLUMNS / BLOCK_COLUMNS) + column / BLOCK_COLUMNS;
            cairo_set_source_rgb(cairo, (64 + block * 53 % 128) / 255.0, (64 + block * 97 % 128) / 255.0, (64 + block * 151 % 128) / 255.0);
            draw_seat(cairo, x, y);
        }
    }
}

int main(int count, char **arguments) {
    int frames = floor_number(count, arguments, "--frames", 300);
    const char *picture = floor_option(count, arguments, "--png");
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, SIDE, SIDE);
    cairo_t *cairo = cairo_create(surface);
    if (picture) {
        draw(cairo, PICTURE_FRAME);
        cairo_status_t status = cairo_surface_write_to_png(surface, picture);
        if (status) fprintf(stderr, "%s: %s\n", picture, cairo_status_to_string(status));
        return status ? 1 : 0;
    }
    double *times = malloc(sizeof(double) * (size_t)frames);
    draw(cairo, 0);
    double worked = floor_processor();
    for (int frame = 0; frame < frames; frame++) {
        double start = floor_wall();
        draw(cairo, frame);
        cairo_surface_flush(surface);
        times[frame] = floor_wall() - start;
    }
    worked = (floor_processor() - worked) / frames;
    qsort(times, (size_t)frames, sizeof(double), floor_ascending);
    printf("{\"suite\":\"seats\",\"impl\":\"floor\",\"median\":%.5f,\"p95\":%.5f,\"processor\":%.5f}\n", floor_percentile(times, frames, 0.5),
           floor_percentile(times, frames, 0.95), worked);
    free(times);
    return 0;
}
