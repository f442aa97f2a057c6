#include "drawing.h"
#include "scenes.h"
#include "words.h"

void draw_masks(cairo_t *cairo, int frame, double time, void *scene) {
    (void)frame, (void)scene;
    enum { LINES = 12, SPACE = 20 };
    static Words words;
    if (!words.count) words = floor_words(cairo, "DejaVu Sans Bold", 17, "A line of text under a passing light");
    floor_fill_screen(cairo, 1, 1, 1);
    double x = (SCREEN_WIDTH - words.width) / 2, y = (SCREEN_HEIGHT - (LINES * words.height + (LINES - 1) * SPACE)) / 2;
    for (int line = 0; line < LINES; line++, y += words.height + SPACE) {
        double place = fmod(time / 2 + line / 12.0, 1) * 2 - 0.5;
        cairo_pattern_t *light = cairo_pattern_create_linear(x + (place - 0.3) * words.width, 0, x + (place + 0.3) * words.width, 0);
        cairo_pattern_add_color_stop_rgba(light, 0, 0, 0, 0, 0.3);
        cairo_pattern_add_color_stop_rgba(light, 0.5, 0, 0, 0, 1);
        cairo_pattern_add_color_stop_rgba(light, 1, 0, 0, 0, 0.3);
        cairo_set_source(cairo, light);
        cairo_pattern_destroy(light);
        floor_show(cairo, &words, x, round(y * SCREEN_SCALE) / SCREEN_SCALE);
    }
}
