// The floor of a feed that is flung: the visible ones of rows with known heights are drawn, from cached pictures and glyphs.
//     BenchFloorScroll --scene rows|grid [--frames 300]     prints the median of its frames in milliseconds as one line of JSON
#include <math.h>
#include <pango/pangocairo.h>
#include "report.h"

enum { WIDTH = 390, HEIGHT = 844, SCALE = 2, ROWS = 100000, CELLS = 10000, PICTURES = 8, PICTURE = 48, FRAMES_PER_FLING = 60, MOST_GLYPHS = 160 };
static const double SPEED = 4000, GAP = 4;

typedef struct {
    cairo_glyph_t glyphs[MOST_GLYPHS];
    int count;
    double height;
} Row;

typedef struct {
    Row *rows[ROWS];
    double tops[ROWS + 1];
    PangoContext *text;
    PangoFontDescription *font;
    cairo_scaled_font_t *face;
    cairo_surface_t *pictures[PICTURES];
    double line;
} Feed;

static int detail_lines(int row) { return row * 7919 % 4 + 1; }

static void add_line(Feed *feed, Row *row, const char *text, double x, double y) {
    PangoLayout *layout = pango_layout_new(feed->text);
    pango_layout_set_font_description(layout, feed->font);
    pango_layout_set_text(layout, text, -1);
    PangoLayoutIter *iter = pango_layout_get_iter(layout);
    y += pango_layout_iter_get_baseline(iter) / (double)PANGO_SCALE;
    PangoLayoutRun *run = pango_layout_iter_get_run_readonly(iter);
    if (!feed->face) feed->face = cairo_scaled_font_reference(pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(run->item->analysis.font)));
    for (int i = 0; i < run->glyphs->num_glyphs && row->count < MOST_GLYPHS; i++) {
        row->glyphs[row->count++] = (cairo_glyph_t){run->glyphs->glyphs[i].glyph, x, y};
        x += run->glyphs->glyphs[i].geometry.width / (double)PANGO_SCALE;
    }
    pango_layout_iter_free(iter);
    g_object_unref(layout);
}

/// The glyphs of a row, shaped when it is first seen.
static Row *seen_row(Feed *feed, int index) {
    if (feed->rows[index]) return feed->rows[index];
    Row *row = feed->rows[index] = calloc(1, sizeof(Row));
    char text[48];
    double x = 12 + PICTURE + 12, y = 12;
    snprintf(text, sizeof text, "Row %d", index);
    add_line(feed, row, text, x, y);
    y += feed->line + 2;
    for (int line = 0; line < detail_lines(index); line++, y += feed->line) {
        snprintf(text, sizeof text, "line %d of row %d", line, index);
        add_line(feed, row, text, x, y);
    }
    return row;
}

static void paint_picture(cairo_t *cairo, cairo_surface_t *picture, double x, double y) {
    cairo_set_source_surface(cairo, picture, x, y);
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST);
    cairo_rectangle(cairo, x, y, PICTURE, PICTURE);
    cairo_fill(cairo);
}

static void draw_rows(Feed *feed, cairo_t *cairo, double offset) {
    int low = 0, high = ROWS;
    while (low < high) {
        int middle = (low + high) / 2;
        if (feed->tops[middle + 1] <= offset) low = middle + 1; else high = middle;
    }
    cairo_set_scaled_font(cairo, feed->face);
    for (int i = low; i < ROWS && feed->tops[i] < offset + HEIGHT; i++) {
        double top = round((feed->tops[i] - offset) * SCALE) / SCALE, height = feed->tops[i + 1] - feed->tops[i];
        Row *row = seen_row(feed, i);
        paint_picture(cairo, feed->pictures[i % PICTURES], 12, top + 12);
        cairo_save(cairo);
        cairo_translate(cairo, 0, top);
        cairo_set_source_rgb(cairo, 0, 0, 0);
        cairo_show_glyphs(cairo, row->glyphs, row->count);
        cairo_restore(cairo);
        cairo_set_source_rgba(cairo, 0.24, 0.24, 0.26, 0.29);
        cairo_rectangle(cairo, 0, top + height - 0.5, WIDTH, 0.5);
        cairo_fill(cairo);
    }
}

static void draw_grid(Feed *feed, cairo_t *cairo, double offset) {
    int columns = (int)((WIDTH + GAP) / (PICTURE + GAP));
    double width = (WIDTH - GAP * (columns - 1)) / columns, step = PICTURE + GAP;
    for (int line = (int)(offset / step); line * step < offset + HEIGHT && line * columns < CELLS; line++)
        for (int column = 0; column < columns && line * columns + column < CELLS; column++) {
            double x = round((column * (width + GAP) + (width - PICTURE) / 2) * SCALE) / SCALE, y = round((line * step - offset) * SCALE) / SCALE;
            paint_picture(cairo, feed->pictures[(line * columns + column) % PICTURES], x, y);
        }
}

int main(int count, char **arguments) {
    int frames = floor_number(count, arguments, "--frames", 300);
    const char *scene = floor_option(count, arguments, "--scene");
    int is_grid = scene && !strcmp(scene, "grid");
    Feed *feed = calloc(1, sizeof(Feed));
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, WIDTH * SCALE, HEIGHT * SCALE);
    cairo_surface_set_device_scale(surface, SCALE, SCALE);
    cairo_t *cairo = cairo_create(surface);
    feed->text = pango_cairo_create_context(cairo);
    feed->font = pango_font_description_from_string("DejaVu Sans");
    pango_font_description_set_absolute_size(feed->font, 13 * PANGO_SCALE);
    PangoFontMetrics *metrics = pango_context_get_metrics(feed->text, feed->font, NULL);
    feed->line = pango_font_metrics_get_height(metrics) / (double)PANGO_SCALE;
    for (int i = 0; i < PICTURES; i++) {
        cairo_surface_t *picture = feed->pictures[i] = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, PICTURE * SCALE, PICTURE * SCALE);
        cairo_surface_set_device_scale(picture, SCALE, SCALE);
        cairo_t *brush = cairo_create(picture);
        cairo_set_source_rgb(brush, i / 8.0, 0.6, 0.9);
        cairo_paint(brush);
        cairo_destroy(brush);
    }
    for (int i = 0; i < ROWS; i++) {
        double texts = feed->line * (1 + detail_lines(i)) + 2;
        feed->tops[i + 1] = feed->tops[i] + 24 + (texts > PICTURE ? texts : PICTURE) + 0.5;
    }
    Row first = {0};
    add_line(feed, &first, "0", 0, 0);

    double offset = 0, *times = calloc((size_t)frames, sizeof(double));
    for (int frame = 0; frame < frames; frame++) {
        double start = floor_wall(), elapsed = (frame % FRAMES_PER_FLING + 1) / 60.0;
        double before = (frame % FRAMES_PER_FLING) / 60.0;
        offset += SPEED * 0.499 * (pow(0.998, 1000 * before) - pow(0.998, 1000 * elapsed));
        cairo_set_source_rgb(cairo, 1, 1, 1);
        cairo_paint(cairo);
        if (is_grid) draw_grid(feed, cairo, offset); else draw_rows(feed, cairo, offset);
        cairo_surface_flush(surface);
        times[frame] = floor_wall() - start;
    }
    qsort(times, (size_t)frames, sizeof(double), floor_ascending);
    printf("{\"suite\":\"scroll\",\"impl\":\"floor\",\"variant\":\"%s\",\"median\":%.5f,\"p95\":%.5f}\n", is_grid ? "grid" : "rows",
           floor_percentile(times, frames, 0.5), floor_percentile(times, frames, 0.95));
    return 0;
}
