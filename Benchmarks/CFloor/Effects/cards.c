#include "blur.h"
#include "drawing.h"
#include "scenes.h"

void draw_blur(cairo_t *cairo, int frame, double time, void *scene) {
    (void)frame, (void)scene;
    // A wide blur leaves no detail, so it is computed on a quarter of the rows and columns.
    enum { SHRINK = 4, SIGMA = 20 * SCREEN_SCALE, MARGIN = 3 * SIGMA / SHRINK, WIDTH = (SCREEN_WIDTH * SCREEN_SCALE + SHRINK - 1) / SHRINK, HEIGHT = SCREEN_HEIGHT * SCREEN_SCALE / SHRINK };
    floor_fill_screen(cairo, 1, 1, 1);
    for (int index = 0; index < 24; index++) {
        double turn = index * 2.4;
        double x = SCREEN_WIDTH / 2.0 + 130 * sin(time + turn), y = SCREEN_HEIGHT / 2.0 + 340 * cos(0.7 * time + turn * 1.7);
        floor_hue(cairo, index / 24.0, 0.7, 0.9, 1);
        floor_rounded(cairo, x - 60, y - 45, 120, 90, 16);
        cairo_fill(cairo);
    }
    cairo_surface_t *small = shrunk_and_blurred(cairo_get_target(cairo), 0, 0, WIDTH, HEIGHT, MARGIN, SHRINK, (double)SIGMA / SHRINK);
    cairo_save(cairo);
    cairo_scale(cairo, (double)SHRINK / SCREEN_SCALE, (double)SHRINK / SCREEN_SCALE);
    cairo_set_source_surface(cairo, small, -MARGIN, -MARGIN);
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR);
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD);
    cairo_paint(cairo);
    cairo_restore(cairo);
    cairo_surface_destroy(small);
}
