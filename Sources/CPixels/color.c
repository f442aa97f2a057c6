// Operations on individual pixels.
#include "CPixels.h"
#include <math.h>
#include <string.h>

static inline uint32_t *row_of(uint8_t *pixels, int stride, int y) { return (uint32_t *)(pixels + (long)y * stride); }
static inline uint8_t times(unsigned a, unsigned b) { unsigned t = a * b + 128; return (uint8_t)((t + (t >> 8)) >> 8); }
static inline float clamped(float value) { return value > 0 ? (value < 1 ? value : 1) : 0; }

void pixels_copy_alpha(const uint8_t *argb, int argb_stride, uint8_t *alpha, int alpha_stride, int width, int height) {
    for (int y = 0; y < height; y++) {
        const uint32_t *from = (const uint32_t *)(argb + (long)y * argb_stride);
        uint8_t *to = alpha + (long)y * alpha_stride;
        for (int x = 0; x < width; x++) to[x] = (uint8_t)(from[x] >> 24);
    }
}

static uint32_t through_matrix(uint32_t pixel, const float m[20]) {
    float alpha = (float)(pixel >> 24) / 255, unit = alpha > 0 ? 1 / (255 * alpha) : 0;
    float in[4] = {(float)(pixel >> 16 & 255) * unit, (float)(pixel >> 8 & 255) * unit, (float)(pixel & 255) * unit, alpha}, out[4];
    for (int k = 0; k < 4; k++) {
        const float *row = m + 5 * k;
        out[k] = clamped(row[0] * in[0] + row[1] * in[1] + row[2] * in[2] + row[3] * in[3] + row[4]);
    }
    float scale = out[3] * 255;
    return (uint32_t)(scale + 0.5f) << 24 | (uint32_t)(out[0] * scale + 0.5f) << 16 | (uint32_t)(out[1] * scale + 0.5f) << 8
        | (uint32_t)(out[2] * scale + 0.5f);
}

void pixels_color_matrix(uint8_t *pixels, int width, int height, int stride, const float matrix[20]) {
    // Neighbours are often equal, so the last result is kept.
    uint32_t last = 0, answer = through_matrix(0, matrix);
    for (int y = 0; y < height; y++) {
        uint32_t *row = row_of(pixels, stride, y);
        for (int x = 0; x < width; x++) {
            if (row[x] != last) { last = row[x]; answer = through_matrix(last, matrix); }
            row[x] = answer;
        }
    }
}

void pixels_plus_darker(const uint8_t *source, int source_stride, uint8_t *destination, int destination_stride, int width, int height) {
    for (int y = 0; y < height; y++) {
        const uint32_t *from = (const uint32_t *)(source + (long)y * source_stride);
        uint32_t *to = row_of(destination, destination_stride, y);
        for (int x = 0; x < width; x++) {
            int sa = from[x] >> 24, da = to[x] >> 24, alpha = sa + da > 255 ? 255 : sa + da;
            if (!sa) continue;
            uint32_t pixel = (uint32_t)alpha << 24;
            for (int shift = 0; shift < 24; shift += 8) {
                int darkness = (sa - (int)(from[x] >> shift & 255)) + (da - (int)(to[x] >> shift & 255));
                int value = alpha - darkness;
                pixel |= (uint32_t)(value > 0 ? value : 0) << shift;
            }
            to[x] = pixel;
        }
    }
}

void pixels_premultiply(const uint8_t *rgba, int channels, int rgba_stride, uint8_t *argb, int argb_stride, int width, int height) {
    for (int y = 0; y < height; y++) {
        const uint8_t *from = rgba + (long)y * rgba_stride;
        uint32_t *to = row_of(argb, argb_stride, y);
        for (int x = 0; x < width; x++, from += channels) {
            unsigned a = channels == 4 ? from[3] : 255;
            to[x] = a << 24 | (uint32_t)times(from[0], a) << 16 | (uint32_t)times(from[1], a) << 8 | times(from[2], a);
        }
    }
}
