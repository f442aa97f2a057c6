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

/// The angle of (x, y) in 0 ..< 2 pi, within 2e-6 of atan2's.
static inline float angle_of(float x, float y) {
    float ax = fabsf(x), ay = fabsf(y), high = ax > ay ? ax : ay, low = ax > ay ? ay : ax;
    float z = low / (high + 1e-30f), s = z * z;
    // An odd minimax polynomial for the arc tangent on 0...1.
    float a = z * (0.99997726f + s * (-0.33262347f + s * (0.19354346f + s * (-0.11643287f + s * (0.05265332f - s * 0.01172120f)))));
    if (ay > ax) a = 1.57079633f - a;
    if (x < 0) a = 3.14159265f - a;
    return y < 0 ? 6.28318531f - a : a;
}

void pixels_cone(uint8_t *pixels, int width, int height, int stride, const double inverse[6], double center_x, double center_y,
                 double start, double end, const uint32_t *colors, int count) {
    const double turn = 6.283185307179586;
    float span = (float)(end - start), from = (float)(start - turn * floor(start / turn));
    // The seam of a full turn is antialiased over one pixel; this is a pixel's size in the gradient's coordinates.
    float pixel = (float)sqrt(fabs(inverse[0] * inverse[3] - inverse[1] * inverse[2]));
    bool full = span >= (float)turn - 1e-4f;
    float after = full ? 0 : ((float)turn - span) / 2, steps = (float)(count - 1), unit = span > 0 ? steps / span : 0;
    float seam = 0.25f * pixel * pixel;
    uint32_t last = colors[(int)(fminf((float)turn * unit, steps) + 0.5f)];
    for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(pixels + (long)y * stride);
        float dx = (float)(inverse[0] * 0.5 + inverse[2] * (y + 0.5) + inverse[4] - center_x);
        float dy = (float)(inverse[1] * 0.5 + inverse[3] * (y + 0.5) + inverse[5] - center_y);
        float step_x = (float)inverse[0], step_y = (float)inverse[1];
        for (int x = 0; x < width; x++) {
            float px = dx + (float)x * step_x, py = dy + (float)x * step_y;
            float a = angle_of(px, py) - from;
            if (a < 0) a += (float)turn;
            float t = a <= span ? (span > 0 ? a * unit : steps) : a - span < after ? steps : 0;
            uint32_t color = colors[(int)(t + 0.5f)];
            if (full) {
                float square = px * px + py * py, rest = (float)turn - a;
                if (a * a * square < seam) color = mix(last, color, (unsigned)(128 + a * sqrtf(square) / pixel * 256));
                else if (rest * rest * square < seam) color = mix(colors[0], color, (unsigned)(128 + rest * sqrtf(square) / pixel * 256));
            }
            row[x] = color;
        }
    }
}
