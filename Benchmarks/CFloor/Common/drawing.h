// Colours and outlines that several scenes have.
#ifndef FLOOR_DRAWING_H
#define FLOOR_DRAWING_H
#include <cairo.h>
#include <math.h>

/// A telephone's screen: in points, with so many pixels each.
enum { SCREEN_WIDTH = 393, SCREEN_HEIGHT = 852, SCREEN_SCALE = 2 };

static inline cairo_surface_t *floor_screen(void) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, SCREEN_WIDTH * SCREEN_SCALE, SCREEN_HEIGHT * SCREEN_SCALE);
    cairo_surface_set_device_scale(surface, SCREEN_SCALE, SCREEN_SCALE);
    return surface;
}

/// A colour by its hue, all from 0 to 1.
static inline void floor_hue(cairo_t *cairo, double hue, double saturation, double brightness, double opacity) {
    double parts[3];
    for (int k = 0; k < 3; k++) {
        double place = fabs(fmod(hue * 6 + (double[]){0, 4, 2}[k], 6) - 3) - 1;
        parts[k] = brightness * (1 - saturation * (1 - fmin(fmax(place, 0), 1)));
    }
    cairo_set_source_rgba(cairo, parts[0], parts[1], parts[2], opacity);
}

static inline void floor_fill_screen(cairo_t *cairo, double red, double green, double blue) {
    cairo_set_source_rgb(cairo, red, green, blue);
    cairo_paint(cairo);
}

static inline void floor_rounded(cairo_t *cairo, double x, double y, double width, double height, double radius) {
    cairo_new_sub_path(cairo);
    cairo_arc(cairo, x + width - radius, y + radius, radius, -M_PI / 2, 0);
    cairo_arc(cairo, x + width - radius, y + height - radius, radius, 0, M_PI / 2);
    cairo_arc(cairo, x + radius, y + height - radius, radius, M_PI / 2, M_PI);
    cairo_arc(cairo, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
    cairo_close_path(cairo);
}
#endif
