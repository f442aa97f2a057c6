#include "drawing.h"
#include "scenes.h"

void draw_waves(cairo_t *cairo, int frame, double time, void *scene) {
    (void)frame, (void)scene;
    floor_fill_screen(cairo, 1, 1, 1);
    for (int index = 0; index < 20; index++) {
        double phase = time * (1 + index / 10.0), top = 100 + 35 * index;
        cairo_move_to(cairo, 0, SCREEN_HEIGHT);
        for (int x = 0; x <= SCREEN_WIDTH + 2; x += 2) cairo_line_to(cairo, x, top + 24 * sin(x / 40.0 + phase));
        cairo_line_to(cairo, SCREEN_WIDTH, SCREEN_HEIGHT);
        cairo_close_path(cairo);
        floor_hue(cairo, 0.5 + index / 60.0, 0.8, 0.9, 0.3);
        cairo_fill(cairo);
    }
}
