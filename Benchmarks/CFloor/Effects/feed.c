#include <stdio.h>
#include "blur.h"
#include "drawing.h"
#include "scenes.h"
#include "words.h"

enum { ROWS = 24, CIRCLE = 44, SPACE = 8, LEFT = 16, GAP = 8, GLASS_WIDTH = 361, GLASS_HEIGHT = 300, SHRINK = 8, SIGMA = 30 * SCREEN_SCALE };

static void draw_glass(cairo_t *cairo, const Words *name) {
    double x = (SCREEN_WIDTH - GLASS_WIDTH) / 2.0, y = (SCREEN_HEIGHT - GLASS_HEIGHT) / 2.0;
    int width = (GLASS_WIDTH * SCREEN_SCALE + SHRINK - 1) / SHRINK, height = (GLASS_HEIGHT * SCREEN_SCALE + SHRINK - 1) / SHRINK;
    cairo_surface_t *small = shrunk_and_blurred(cairo_get_target(cairo), (int)(x * SCREEN_SCALE), (int)(y * SCREEN_SCALE), width, height, 0, SHRINK, (double)SIGMA / SHRINK);
    cairo_save(cairo);
    floor_rounded(cairo, x, y, GLASS_WIDTH, GLASS_HEIGHT, 24);
    cairo_clip(cairo);
    cairo_translate(cairo, x, y);
    cairo_scale(cairo, (double)SHRINK / SCREEN_SCALE, (double)SHRINK / SCREEN_SCALE);
    cairo_set_source_surface(cairo, small, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_BILINEAR);
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD);
    cairo_paint(cairo);
    cairo_set_source_rgba(cairo, 0.97, 0.97, 0.97, 0.8);
    cairo_paint(cairo);
    cairo_restore(cairo);
    cairo_surface_destroy(small);
    cairo_set_source_rgb(cairo, 0, 0, 0);
    floor_show(cairo, name, (SCREEN_WIDTH - name->width) / 2, round((SCREEN_HEIGHT - name->height) / 2 * SCREEN_SCALE) / SCREEN_SCALE);
}

void draw_material(cairo_t *cairo, int frame, double time, void *scene) {
    (void)frame, (void)scene;
    static Words titles[ROWS], detail, name;
    if (!name.count) {
        for (int row = 0; row < ROWS; row++) {
            char text[16];
            snprintf(text, sizeof text, "Row %d", row);
            titles[row] = floor_words(cairo, "DejaVu Sans Bold", 14, text);
        }
        detail = floor_words(cairo, "DejaVu Sans", 14, "What it says below");
        name = floor_words(cairo, "DejaVu Sans", 34, "Glass");
    }
    floor_fill_screen(cairo, 1, 1, 1);
    double top = (SCREEN_HEIGHT - (ROWS * CIRCLE + (ROWS - 1) * SPACE)) / 2.0 + 150 * sin(time);
    for (int row = 0; row < ROWS; row++) {
        double y = top + row * (CIRCLE + SPACE), text = y + (CIRCLE - 2 * detail.height) / 2;
        if (y > SCREEN_HEIGHT || y + CIRCLE < 0) continue;
        floor_hue(cairo, row / 24.0, 0.8, 0.9, 1);
        cairo_arc(cairo, LEFT + CIRCLE / 2.0, y + CIRCLE / 2.0, CIRCLE / 2.0, 0, 2 * M_PI);
        cairo_fill(cairo);
        cairo_set_source_rgb(cairo, 0, 0, 0);
        floor_show(cairo, &titles[row], LEFT + CIRCLE + GAP, round(text * SCREEN_SCALE) / SCREEN_SCALE);
        cairo_set_source_rgba(cairo, 60 / 255.0, 60 / 255.0, 67 / 255.0, 0.6);
        floor_show(cairo, &detail, LEFT + CIRCLE + GAP, round((text + detail.height) * SCREEN_SCALE) / SCREEN_SCALE);
    }
    draw_glass(cairo, &name);
}
