// A line of text whose glyphs are kept.
#ifndef FLOOR_WORDS_H
#define FLOOR_WORDS_H
#include <math.h>
#include <pango/pangocairo.h>

enum { WORDS_GLYPHS = 64 };

/// Glyphs relative to the line's top left corner, and the line's size in points.
typedef struct {
    cairo_scaled_font_t *font;
    cairo_glyph_t glyphs[WORDS_GLYPHS];
    int count;
    double width, height;
} Words;

/// Shapes a line.
/// - Parameters:
///   - font: such as "DejaVu Sans Bold".
///   - size: in points.
static inline Words floor_words(cairo_t *cairo, const char *font, double size, const char *text) {
    Words words = {0};
    PangoContext *context = pango_cairo_create_context(cairo);
    // Widths and heights are the font's own, not rounded to whole points.
    pango_context_set_round_glyph_positions(context, FALSE);
    cairo_font_options_t *options = cairo_font_options_create();
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
    pango_cairo_context_set_font_options(context, options);
    cairo_font_options_destroy(options);
    PangoLayout *layout = pango_layout_new(context);
    PangoFontDescription *description = pango_font_description_from_string(font);
    pango_font_description_set_absolute_size(description, size * PANGO_SCALE);
    pango_layout_set_font_description(layout, description);
    pango_layout_set_text(layout, text, -1);
    int width, height;
    pango_layout_get_size(layout, &width, &height);
    words.width = (double)width / PANGO_SCALE;
    // Lines have whole pixels.
    double scale, other;
    cairo_surface_get_device_scale(cairo_get_target(cairo), &scale, &other);
    words.height = ceil((double)height / PANGO_SCALE * scale) / scale;
    double x = 0, y = (double)pango_layout_get_baseline(layout) / PANGO_SCALE;
    for (GSList *rest = pango_layout_get_line_readonly(layout, 0)->runs; rest; rest = rest->next) {
        PangoGlyphItem *run = rest->data;
        if (!words.font) words.font = cairo_scaled_font_reference(pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(run->item->analysis.font)));
        for (int i = 0; i < run->glyphs->num_glyphs && words.count < WORDS_GLYPHS; i++) {
            PangoGlyphGeometry place = run->glyphs->glyphs[i].geometry;
            words.glyphs[words.count++] = (cairo_glyph_t){run->glyphs->glyphs[i].glyph, x + (double)place.x_offset / PANGO_SCALE, y};
            x += (double)place.width / PANGO_SCALE;
        }
    }
    pango_font_description_free(description);
    g_object_unref(layout);
    g_object_unref(context);
    return words;
}

/// Draws the line in the current source.
static inline void floor_show(cairo_t *cairo, const Words *words, double x, double y) {
    cairo_save(cairo);
    cairo_translate(cairo, x, y);
    cairo_set_scaled_font(cairo, words->font);
    cairo_show_glyphs(cairo, words->glyphs, words->count);
    cairo_restore(cairo);
}
#endif
