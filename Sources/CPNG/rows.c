#include "rows.h"
#include <stdlib.h>
#include <string.h>

bool rows_are_opaque(const uint8_t *pixels, int width, int height, size_t stride) {
    for (int y = 0; y < height; y++) {
        const uint32_t *row = (const uint32_t *)(pixels + (size_t)y * stride);
        uint32_t all = 0xff000000;
        for (int x = 0; x < width; x++) all &= row[x];
        if (all != 0xff000000) return false;
    }
    return true;
}

/// Red, green and blue bytes; one more byte is overwritten after them.
static void drop_alpha(const uint32_t *row, uint8_t *out, int width) {
    for (int x = 0; x < width; x++, out += 3) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
        uint32_t bytes = __builtin_bswap32(row[x] << 8);
#else
        uint32_t bytes = row[x] << 8;
#endif
        memcpy(out, &bytes, 4);
    }
}

/// Red, green, blue and alpha bytes, no longer multiplied by alpha.
static void unmultiply(const uint32_t *row, uint8_t *out, int width) {
    for (int x = 0; x < width; x++, out += 4) {
        uint32_t pixel = row[x], alpha = pixel >> 24;
        out[3] = (uint8_t)alpha;
        for (int k = 0; k < 3; k++) {
            uint32_t value = pixel >> (16 - 8 * k) & 255;
            out[k] = (uint8_t)(alpha == 0 ? 0 : value >= alpha ? 255 : (value * 255 + alpha / 2) / alpha);
        }
    }
}

static void read(const Rows *rows, int y, uint8_t *out) {
    const uint32_t *row = (const uint32_t *)(rows->pixels + (size_t)y * rows->stride);
    if (rows->is_opaque) drop_alpha(row, out, rows->width); else unmultiply(row, out, rows->width);
}

bool rows_store(const Rows *rows, int first, int last, uint8_t *out) {
    enum { UP = 2 };
    size_t length = rows_length(rows) - 1;
    uint8_t *lines = calloc(2, length + 8);
    if (!lines) return false;
    uint8_t *above = lines, *line = lines + length + 8;
    if (first > 0) read(rows, first - 1, above);
    for (int y = first; y < last; y++) {
        read(rows, y, line);
        // Screens repeat from row to row more than from pixel to pixel.
        *out++ = UP;
        for (size_t k = 0; k < length; k++) out[k] = (uint8_t)(line[k] - above[k]);
        out += length;
        uint8_t *done = above;
        above = line;
        line = done;
    }
    free(lines);
    return true;
}
