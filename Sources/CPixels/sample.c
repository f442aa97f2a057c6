// Images computed by position: projections of another image, and conic gradients.
#include "CPixels.h"
#include <math.h>

static inline uint32_t mix(uint32_t a, uint32_t b, unsigned part) {
    // Two channels at a time; `part` is 0...256.
    uint32_t rb = ((a & 0xff00ff) * (256 - part) + (b & 0xff00ff) * part) >> 8 & 0xff00ff;
    uint32_t ag = ((a >> 8 & 0xff00ff) * (256 - part) + (b >> 8 & 0xff00ff) * part) & 0xff00ff00;
    return rb | ag;
}

static inline uint32_t pixel_at(const uint8_t *source, int width, int height, int stride, int x, int y) {
    return x < 0 || y < 0 || x >= width || y >= height ? 0 : ((const uint32_t *)(source + (long)y * stride))[x];
}

void pixels_warp(const uint8_t *source, int source_width, int source_height, int source_stride,
                 uint8_t *destination, int width, int height, int stride, const double m[9]) {
    for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(destination + (long)y * stride);
        for (int x = 0; x < width; x++) {
            double px = x + 0.5, py = y + 0.5, w = m[6] * px + m[7] * py + m[8];
            // Points behind the viewer are transparent.
            if (!(w > 1e-9)) { row[x] = 0; continue; }
            double u = (m[0] * px + m[1] * py + m[2]) / w - 0.5, v = (m[3] * px + m[4] * py + m[5]) / w - 0.5;
            if (!(u > -1 && v > -1 && u < source_width && v < source_height)) { row[x] = 0; continue; }
            int ix = (int)floor(u), iy = (int)floor(v);
            unsigned fx = (unsigned)((u - ix) * 256), fy = (unsigned)((v - iy) * 256);
            uint32_t top = mix(pixel_at(source, source_width, source_height, source_stride, ix, iy),
                               pixel_at(source, source_width, source_height, source_stride, ix + 1, iy), fx);
            uint32_t bottom = mix(pixel_at(source, source_width, source_height, source_stride, ix, iy + 1),
                                  pixel_at(source, source_width, source_height, source_stride, ix + 1, iy + 1), fx);
            row[x] = mix(top, bottom, fy);
        }
    }
}

// Eight pixels at a time; see blur.c.
typedef float floats8 __attribute__((vector_size(32)));
typedef int32_t ints8 __attribute__((vector_size(32)));
#pragma clang diagnostic ignored "-Wpsabi"
#define inlined static inline __attribute__((always_inline))

inlined floats8 chosen(ints8 mask, floats8 a, floats8 b) { return (floats8)((mask & (ints8)a) | (~mask & (ints8)b)); }
inlined bool any(ints8 mask) {
    ints8 half = mask | __builtin_shufflevector(mask, mask, 4, 5, 6, 7, 0, 1, 2, 3), quarter = half | __builtin_shufflevector(half, half, 2, 3, 0, 1, 2, 3, 0, 1);
    return (quarter[0] | quarter[1]) != 0;
}

/// The angles of (x, y) in 0 ..< 2 pi, within 2e-6 of atan2's.
inlined floats8 angles_of(floats8 x, floats8 y) {
    floats8 ax = (floats8)((ints8)x & 0x7fffffff), ay = (floats8)((ints8)y & 0x7fffffff);
    ints8 is_steep = ay > ax;
    floats8 high = chosen(is_steep, ay, ax), low = chosen(is_steep, ax, ay), z = low / (high + 1e-30f), s = z * z;
    // An odd minimax polynomial for the arc tangent on 0...1.
    floats8 a = z * (0.99997726f + s * (-0.33262347f + s * (0.19354346f + s * (-0.11643287f + s * (0.05265332f - s * 0.01172120f)))));
    a = chosen(is_steep, 1.57079633f - a, a);
    a = chosen(x < 0, 3.14159265f - a, a);
    return chosen(y < 0, 6.28318531f - a, a);
}

inlined void cone_with(uint8_t *pixels, int width, int height, int stride, const double inverse[6], double center_x, double center_y,
                       double start, double end, const uint32_t *colors, int count) {
    const float turn = 6.283185307179586f;
    float span = (float)(end - start), from = (float)(start - 6.283185307179586 * floor(start / 6.283185307179586));
    // The seam of a full turn is antialiased over one pixel; this is a pixel's size in the gradient's coordinates.
    float pixel = (float)sqrt(fabs(inverse[0] * inverse[3] - inverse[1] * inverse[2]));
    bool full = span >= turn - 1e-4f;
    float after = full ? 0 : (turn - span) / 2, steps = (float)(count - 1), unit = span > 0 ? steps / span : 0;
    float seam = full ? 0.25f * pixel * pixel : 0;
    uint32_t last = colors[(int)(fminf(turn * unit, steps) + 0.5f)];
    const floats8 places = {0, 1, 2, 3, 4, 5, 6, 7}, none = {0}, all = none + steps;
    for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(pixels + (long)y * stride);
        float dx = (float)(inverse[0] * 0.5 + inverse[2] * (y + 0.5) + inverse[4] - center_x);
        float dy = (float)(inverse[1] * 0.5 + inverse[3] * (y + 0.5) + inverse[5] - center_y);
        float step_x = (float)inverse[0], step_y = (float)inverse[1];
        for (int x = 0; x < width; x += 8) {
            floats8 px = dx + ((float)x + places) * step_x, py = dy + ((float)x + places) * step_y, a = angles_of(px, py) - from;
            a = chosen(a < 0, a + turn, a);
            floats8 inside = span > 0 ? a * unit : all, t = chosen(a <= span, inside, chosen(a - span < after, all, none));
            ints8 index = __builtin_convertvector(t + 0.5f, ints8);
            int lanes = width - x < 8 ? width - x : 8;
            for (int k = 0; k < lanes; k++) row[x + k] = colors[index[k]];
            floats8 square = px * px + py * py, rest = turn - a;
            if (!any((a * a * square < seam) | (rest * rest * square < seam))) continue;
            for (int k = 0; k < lanes; k++) {
                float distance = sqrtf(square[k]) / pixel;
                if (a[k] * a[k] * square[k] < seam) row[x + k] = mix(last, row[x + k], (unsigned)(128 + a[k] * distance * 256));
                else if (rest[k] * rest[k] * square[k] < seam) row[x + k] = mix(colors[0], row[x + k], (unsigned)(128 + rest[k] * distance * 256));
            }
        }
    }
}

static void cone_plain(uint8_t *pixels, int width, int height, int stride, const double inverse[6], double center_x, double center_y,
                       double start, double end, const uint32_t *colors, int count) {
    cone_with(pixels, width, height, stride, inverse, center_x, center_y, start, end, colors, count);
}
#ifdef __x86_64__
__attribute__((target("avx2")))
static void cone_avx2(uint8_t *pixels, int width, int height, int stride, const double inverse[6], double center_x, double center_y,
                      double start, double end, const uint32_t *colors, int count) {
    cone_with(pixels, width, height, stride, inverse, center_x, center_y, start, end, colors, count);
}
static bool has_avx2(void) { return __builtin_cpu_supports("avx2"); }
#else
#define cone_avx2 cone_plain
static bool has_avx2(void) { return false; }
#endif

void pixels_cone(uint8_t *pixels, int width, int height, int stride, const double inverse[6], double center_x, double center_y,
                 double start, double end, const uint32_t *colors, int count) {
    (has_avx2() ? cone_avx2 : cone_plain)(pixels, width, height, stride, inverse, center_x, center_y, start, end, colors, count);
}
