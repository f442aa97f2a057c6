// Filters that need a pixel's neighbours or linear light.
#include "CPixels.h"
#include <math.h>
#include <stdlib.h>

static inline float clamped(float value) { return value > 0 ? (value < 1 ? value : 1) : 0; }

/// The coverage of a pixel by an edge where the value exceeds the limit by `inside` and changes by `slope` per pixel.
static inline float beyond(float inside, float slope) { return clamped(inside / slope + 0.5f); }

bool pixels_alpha_threshold(uint8_t *pixels, int width, int height, int stride, float low, float high, const float color[4]) {
    // Three lines of alpha, above, here and below, with a transparent pixel at both ends.
    int count = width + 2;
    float *lines = calloc((size_t)count * 3, sizeof(float));
    if (!lines) return false;
    float *above = lines, *here = lines + count, *below = lines + 2 * count;
    const uint32_t *first = (const uint32_t *)pixels;
    for (int x = 0; x < width; x++) below[x + 1] = (float)(first[x] >> 24) / 255;
    for (int y = 0; y < height; y++) {
        float *spare = above;
        above = here; here = below; below = spare;
        const uint32_t *next = (const uint32_t *)(pixels + (long)(y + 1) * stride);
        for (int x = 0; x < width; x++) below[x + 1] = y + 1 < height ? (float)(next[x] >> 24) / 255 : 0;
        uint32_t *row = (uint32_t *)(pixels + (long)y * stride);
        for (int x = 0; x < width; x++) {
            float alpha = here[x + 1], across = (here[x + 2] - here[x]) / 2, down = (below[x + 1] - above[x + 1]) / 2;
            // A minimum slope of half a byte's step, so that flat areas are fully covered or not at all.
            float slope = fmaxf(sqrtf(across * across + down * down), 1.0f / 512);
            float share = (low > 0 ? beyond(alpha - low, slope) : 1) * (high < 1 ? beyond(high - alpha, slope) : 1);
            float scale = clamped(color[3]) * share * 255;
            row[x] = (uint32_t)(scale + 0.5f) << 24 | (uint32_t)(clamped(color[0]) * scale + 0.5f) << 16 | (uint32_t)(clamped(color[1]) * scale + 0.5f) << 8
                | (uint32_t)(clamped(color[2]) * scale + 0.5f);
        }
    }
    free(lines);
    return true;
}

static inline float light(float encoded) { return encoded <= 0.04045f ? encoded / 12.92f : powf((encoded + 0.055f) / 1.055f, 2.4f); }
static inline float encoded(float light) { return light <= 0.0031308f ? light * 12.92f : 1.055f * powf(light, 1 / 2.4f) - 0.055f; }

static uint32_t through_linear_matrix(uint32_t pixel, const float m[20]) {
    float alpha = (float)(pixel >> 24) / 255, unit = alpha > 0 ? 1 / (255 * alpha) : 0;
    float in[4] = {light((float)(pixel >> 16 & 255) * unit), light((float)(pixel >> 8 & 255) * unit), light((float)(pixel & 255) * unit), alpha}, out[4];
    for (int k = 0; k < 4; k++) {
        const float *row = m + 5 * k;
        out[k] = clamped(row[0] * in[0] + row[1] * in[1] + row[2] * in[2] + row[3] * in[3] + row[4]);
    }
    float scale = out[3] * 255;
    return (uint32_t)(scale + 0.5f) << 24 | (uint32_t)(encoded(out[0]) * scale + 0.5f) << 16 | (uint32_t)(encoded(out[1]) * scale + 0.5f) << 8
        | (uint32_t)(encoded(out[2]) * scale + 0.5f);
}

void pixels_linear_color_matrix(uint8_t *pixels, int width, int height, int stride, const float matrix[20]) {
    uint32_t last = 0, answer = through_linear_matrix(0, matrix);
    for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(pixels + (long)y * stride);
        for (int x = 0; x < width; x++) {
            if (row[x] != last) { last = row[x]; answer = through_linear_matrix(last, matrix); }
            row[x] = answer;
        }
    }
}

static inline uint32_t times(uint32_t a, uint32_t b) { uint32_t t = a * b + 128; return (t + (t >> 8)) >> 8; }

void pixels_composite_within(const uint8_t *source, int source_stride, const uint8_t *coverage, int coverage_stride, uint8_t *destination, int destination_stride,
                             int width, int height, int rule) {
    for (int y = 0; y < height; y++) {
        const uint32_t *from = (const uint32_t *)(source + (long)y * source_stride), *cover = (const uint32_t *)(coverage + (long)y * coverage_stride);
        uint32_t *to = (uint32_t *)(destination + (long)y * destination_stride);
        for (int x = 0; x < width; x++) {
            uint32_t inside = cover[x] >> 24, source_alpha = from[x] >> 24, below = to[x] >> 24, pixel = 0;
            if (!inside) continue;
            // The source already includes its coverage; the rest of the destination stays.
            uint32_t of_source = rule == 0 ? below : rule == 2 ? 0 : 255 - below;
            uint32_t of_destination = 255 - inside + (rule >= 2 ? source_alpha : 0);
            if (of_destination > 255) of_destination = 255;
            for (int shift = 0; shift < 32; shift += 8) {
                uint32_t value = times(from[x] >> shift & 255, of_source) + times(to[x] >> shift & 255, of_destination);
                pixel |= (value > 255 ? 255 : value) << shift;
            }
            to[x] = pixel;
        }
    }
}
