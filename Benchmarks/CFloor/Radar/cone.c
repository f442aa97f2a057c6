#include "cone.h"
#include <math.h>
#include <stdint.h>

enum { COLORS = 1024 };

static void fill_table(uint32_t *colors, const ConeStop *stops, int count) {
    for (int k = 0; k < COLORS; k++) {
        double place = k / (double)COLORS;
        int next = 1;
        while (next < count - 1 && stops[next].place < place) next++;
        ConeStop a = stops[next - 1], b = stops[next];
        double part = (place - a.place) / (b.place - a.place), alpha = a.alpha + (b.alpha - a.alpha) * part;
        double parts[3] = {a.red + (b.red - a.red) * part, a.green + (b.green - a.green) * part, a.blue + (b.blue - a.blue) * part};
        colors[k] = (uint32_t)(alpha * 255 + 0.5) << 24;
        for (int c = 0; c < 3; c++) colors[k] |= (uint32_t)(parts[c] * alpha * 255 + 0.5) << (16 - 8 * c);
    }
}

/// A part of the turn, 0 to 1, within half a step of the table.
static inline float part_of_turn(float x, float y) {
    float ax = fabsf(x), ay = fabsf(y), z = fminf(ax, ay) / (fmaxf(ax, ay) + 1e-20f), s = z * z;
    float a = z * (0.1591517f + s * (-0.0528434f + s * (0.0286714f - s * 0.0100066f)));
    if (ay > ax) a = 0.25f - a;
    if (x < 0) a = 0.5f - a;
    return y < 0 ? 1 - a : a;
}

void cone_source(cairo_t *cairo, double left, double top, int width, int height, double x, double y, double turn, const ConeStop *stops, int count) {
    double scale, other;
    cairo_surface_get_device_scale(cairo_get_target(cairo), &scale, &other);
    uint32_t colors[COLORS];
    fill_table(colors, stops, count);
    int wide = (int)(width * scale), high = (int)(height * scale);
    cairo_surface_t *picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, wide, high);
    int stride = cairo_image_surface_get_stride(picture);
    unsigned char *rows = cairo_image_surface_get_data(picture);
    float from = (float)(turn / (2 * M_PI)), left_of = (float)((left - x) * scale + 0.5), above = (float)((top - y) * scale + 0.5);
    from -= floorf(from);
    for (int row = 0; row < high; row++) {
        uint32_t *pixels = (uint32_t *)(rows + row * stride);
        for (int column = 0; column < wide; column++) {
            float part = part_of_turn(left_of + (float)column, above + (float)row) + 1 - from;
            pixels[column] = colors[(unsigned)(part * COLORS) % COLORS];
        }
    }
    cairo_surface_mark_dirty(picture);
    cairo_surface_set_device_scale(picture, scale, scale);
    cairo_set_source_surface(cairo, picture, left, top);
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_NEAREST);
    cairo_surface_destroy(picture);
}
