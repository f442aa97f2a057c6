#include "blur.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

/// Three boxes of odd widths, in pixels to each side, that together are nearest to the Gaussian.
static void box_reaches(double sigma, int reaches[3]) {
    int width = (int)sqrt(4 * sigma * sigma + 1);
    if (width % 2 == 0) width--;
    // So many of them are the narrower ones.
    double narrow = (12 * sigma * sigma - 3 * width * width - 12 * width - 9) / (-4 * width - 4);
    for (int k = 0; k < 3; k++) reaches[k] = width / 2 + (k < (int)(narrow + 0.5) ? 0 : 1);
}

/// A running sum along a row.
static void blur_row(const uint8_t *from, uint8_t *to, int width, int channels, int reach) {
    uint32_t scale = (1u << 24) / (uint32_t)(2 * reach + 1);
    for (int k = 0; k < channels; k++) {
        uint32_t sum = 0;
        for (int x = -reach; x <= reach; x++) sum += from[(x < 0 ? 0 : x < width ? x : width - 1) * channels + k];
        for (int x = 0; x < width; x++) {
            to[x * channels + k] = (uint8_t)((sum * (uint64_t)scale + (1 << 23)) >> 24);
            int next = x + reach + 1, last = x - reach;
            sum += from[(next < width ? next : width - 1) * channels + k];
            sum -= from[(last > 0 ? last : 0) * channels + k];
        }
    }
}

/// A running sum for each column, row by row.
static void blur_columns(const uint8_t *from, uint8_t *to, int bytes, int height, int stride, int reach, uint32_t *sums) {
    uint32_t scale = (1u << 16) / (uint32_t)(2 * reach + 1);
    memset(sums, 0, sizeof(uint32_t) * (size_t)bytes);
    for (int y = -reach; y <= reach; y++) {
        const uint8_t *row = from + (y < 0 ? 0 : y < height ? y : height - 1) * stride;
        for (int i = 0; i < bytes; i++) sums[i] += row[i];
    }
    for (int y = 0; y < height; y++) {
        int next = y + reach + 1, last = y - reach;
        const uint8_t *in = from + (next < height ? next : height - 1) * stride, *out = from + (last > 0 ? last : 0) * stride;
        uint8_t *row = to + y * stride;
        for (int i = 0; i < bytes; i++) {
            row[i] = (uint8_t)((sums[i] * scale + (1 << 15)) >> 16);
            sums[i] += (uint32_t)in[i] - out[i];
        }
    }
}

void box_blur(uint8_t *pixels, int width, int height, int stride, int channels, double sigma) {
    int reaches[3];
    box_reaches(sigma, reaches);
    uint8_t *rows = malloc((size_t)stride * 2), *copy = malloc((size_t)stride * (size_t)height);
    uint32_t *sums = malloc(sizeof(uint32_t) * (size_t)stride);
    for (int y = 0; y < height; y++) {
        uint8_t *row = pixels + y * stride;
        blur_row(row, rows, width, channels, reaches[0]);
        blur_row(rows, rows + stride, width, channels, reaches[1]);
        blur_row(rows + stride, row, width, channels, reaches[2]);
    }
    blur_columns(pixels, copy, width * channels, height, stride, reaches[0], sums);
    blur_columns(copy, pixels, width * channels, height, stride, reaches[1], sums);
    blur_columns(pixels, copy, width * channels, height, stride, reaches[2], sums);
    memcpy(pixels, copy, (size_t)stride * (size_t)height);
    free(sums);
    free(copy);
    free(rows);
}

/// The mean of a block of pixels; the last row and column stand for what is beyond them.
static void average(cairo_surface_t *surface, int left, int top, int factor, uint8_t *to) {
    const uint8_t *from = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface), right = cairo_image_surface_get_width(surface), bottom = cairo_image_surface_get_height(surface);
    uint32_t sums[4] = {0}, count = (uint32_t)(factor * factor);
    for (int y = top; y < top + factor; y++) {
        const uint8_t *row = from + (y < bottom ? y : bottom - 1) * stride;
        for (int x = left; x < left + factor; x++) {
            const uint8_t *pixel = row + (x < right ? x : right - 1) * 4;
            for (int k = 0; k < 4; k++) sums[k] += pixel[k];
        }
    }
    for (int k = 0; k < 4; k++) to[k] = (uint8_t)((sums[k] + count / 2) / count);
}

cairo_surface_t *shrunk_and_blurred(cairo_surface_t *surface, int left, int top, int width, int height, int margin, int factor, double sigma) {
    cairo_surface_flush(surface);
    cairo_surface_t *small = cairo_image_surface_create(cairo_image_surface_get_format(surface), width + 2 * margin, height + 2 * margin);
    uint8_t *to = cairo_image_surface_get_data(small);
    int stride = cairo_image_surface_get_stride(small);
    memset(to, 255, (size_t)stride * (size_t)(height + 2 * margin));
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) average(surface, left + x * factor, top + y * factor, factor, to + (margin + y) * stride + (margin + x) * 4);
    box_blur(to, width + 2 * margin, height + 2 * margin, stride, 4, sigma);
    cairo_surface_mark_dirty(small);
    return small;
}
