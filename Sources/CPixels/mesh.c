// Grids of triangles with colours at their corners.
#include "CPixels.h"
#include <math.h>

/// A corner: x, y, red, green, blue, alpha.
typedef const float *corner;

static uint32_t packed(float r, float g, float b, float a) {
    float limit = a < 0 ? 0 : a > 1 ? 1 : a;
    float c[3] = {r, g, b};
    for (int i = 0; i < 3; i++) c[i] = c[i] < 0 ? 0 : c[i] > limit ? limit : c[i];
    return (uint32_t)(limit * 255 + 0.5f) << 24 | (uint32_t)(c[0] * 255 + 0.5f) << 16 | (uint32_t)(c[1] * 255 + 0.5f) << 8 | (uint32_t)(c[2] * 255 + 0.5f);
}

/// Fills the pixels whose centres are inside a triangle or on its edges, so that adjacent triangles leave no gap.
static void fill(uint8_t *pixels, int width, int height, int stride, corner a, corner b, corner c) {
    float area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if (!(fabsf(area) > 1e-9f)) return;
    float top = fminf(a[1], fminf(b[1], c[1])), bottom = fmaxf(a[1], fmaxf(b[1], c[1]));
    float left = fminf(a[0], fminf(b[0], c[0])), right = fmaxf(a[0], fmaxf(b[0], c[0]));
    if (!(bottom >= 0 && top <= (float)height && right >= 0 && left <= (float)width)) return;
    int y0 = top > 0.5f ? (int)(top - 0.5f) : 0, y1 = bottom < (float)height ? (int)(bottom + 0.5f) : height;
    int x0 = left > 0.5f ? (int)(left - 0.5f) : 0, x1 = right < (float)width ? (int)(right + 0.5f) : width;
    if (y1 > height) y1 = height;
    if (x1 > width) x1 = width;
    float unit = 1 / area, slack = -1e-4f;
    for (int y = y0; y < y1; y++) {
        uint32_t *row = (uint32_t *)(pixels + (long)y * stride);
        float py = (float)y + 0.5f;
        for (int x = x0; x < x1; x++) {
            float px = (float)x + 0.5f;
            float v = ((px - a[0]) * (c[1] - a[1]) - (py - a[1]) * (c[0] - a[0])) * unit;
            float w = ((b[0] - a[0]) * (py - a[1]) - (b[1] - a[1]) * (px - a[0])) * unit;
            float u = 1 - v - w;
            if (u < slack || v < slack || w < slack) continue;
            row[x] = packed(u * a[2] + v * b[2] + w * c[2], u * a[3] + v * b[3] + w * c[3], u * a[4] + v * b[4] + w * c[4], u * a[5] + v * b[5] + w * c[5]);
        }
    }
}

void pixels_mesh(uint8_t *pixels, int width, int height, int stride, const float *points, int columns, int rows) {
    for (int row = 0; row + 1 < rows; row++) {
        for (int column = 0; column + 1 < columns; column++) {
            corner a = points + ((long)row * columns + column) * 6, b = a + 6, c = a + (long)columns * 6, d = c + 6;
            fill(pixels, width, height, stride, a, b, c);
            fill(pixels, width, height, stride, b, d, c);
        }
    }
}
