#include "blur.h"
#include "drawing.h"
#include "scenes.h"

enum { SIDE = 24, CORNER = 5, SIGMA = 4 * SCREEN_SCALE, MARGIN = 3 * SIGMA, WHOLE = SIDE * SCREEN_SCALE + 2 * MARGIN };

/// The shadow of an upright square, in pixels.
static cairo_surface_t *make_shadow(void) {
    cairo_surface_t *shadow = cairo_image_surface_create(CAIRO_FORMAT_A8, WHOLE, WHOLE);
    cairo_t *cairo = cairo_create(shadow);
    floor_rounded(cairo, MARGIN, MARGIN, SIDE * SCREEN_SCALE, SIDE * SCREEN_SCALE, CORNER * SCREEN_SCALE);
    cairo_fill(cairo);
    cairo_destroy(cairo);
    cairo_surface_flush(shadow);
    box_blur(cairo_image_surface_get_data(shadow), WHOLE, WHOLE, cairo_image_surface_get_stride(shadow), 1, SIGMA);
    cairo_surface_mark_dirty(shadow);
    return shadow;
}

void draw_shadows(cairo_t *cairo, int frame, double time, void *scene) {
    (void)frame, (void)scene;
    static cairo_surface_t *shadow;
    if (!shadow) shadow = make_shadow();
    floor_fill_screen(cairo, 1, 1, 1);
    double left = (SCREEN_WIDTH - (10 * SIDE + 9 * 10)) / 2.0, top = (SCREEN_HEIGHT - (20 * SIDE + 19 * 12)) / 2.0;
    for (int row = 0; row < 20; row++)
        for (int column = 0; column < 10; column++) {
            double x = left + column * (SIDE + 10) + SIDE / 2.0, y = top + row * (SIDE + 12) + SIDE / 2.0, angle = time + (row + column) / 5.0;
            // A blur is the same in all directions.
            cairo_save(cairo);
            cairo_translate(cairo, x, y + 3);
            cairo_rotate(cairo, angle);
            cairo_scale(cairo, 1.0 / SCREEN_SCALE, 1.0 / SCREEN_SCALE);
            cairo_set_source_rgba(cairo, 0, 0, 0, 0.4);
            cairo_mask_surface(cairo, shadow, -WHOLE / 2.0, -WHOLE / 2.0);
            cairo_restore(cairo);
            cairo_save(cairo);
            cairo_translate(cairo, x, y);
            cairo_rotate(cairo, angle);
            cairo_set_source_rgb(cairo, 1, 149 / 255.0, 0);
            floor_rounded(cairo, -SIDE / 2.0, -SIDE / 2.0, SIDE, SIDE, CORNER);
            cairo_fill(cairo);
            cairo_restore(cairo);
        }
}
