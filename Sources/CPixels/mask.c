// Colour through coverage: what letters, discs and shadows come down to.
#include "CPixels.h"
#include <stddef.h>
#include <string.h>

// Vectors of the compiler: every processor we run on has registers of this width. Two pixels of four components fill one.
typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint16_t words8 __attribute__((vector_size(16)));

/// Divides by 255, rounded; exact for products of two bytes.
static inline words8 divided(words8 value) {
    value += 128;
    return (value + (value >> 8)) >> 8;
}

static inline uint32_t component(uint32_t a, uint32_t b) {
    uint32_t value = a * b + 128;
    return (value + (value >> 8)) >> 8;
}

static inline uint32_t painted(uint32_t under, uint32_t color, uint32_t coverage) {
    uint32_t alpha = component(color >> 24, coverage), result = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        uint32_t sum = component(color >> shift & 255, coverage) + component(under >> shift & 255, 255 - alpha);
        result |= (sum > 255 ? 255 : sum) << shift;
    }
    return result;
}

static inline void paint_two(uint32_t *pixels, bytes8 coverage, words8 color) {
    words8 source = divided(color * __builtin_convertvector(coverage, words8));
    words8 rest = 255 - __builtin_shufflevector(source, source, 3, 3, 3, 3, 7, 7, 7, 7);
    bytes8 under;
    memcpy(&under, pixels, 8);
    words8 sum = source + divided(__builtin_convertvector(under, words8) * rest);
    // Premultiplied components never pass their alpha by more than rounding does; a sum over 255 is that.
    words8 over = (words8)(sum > 255);
    under = __builtin_convertvector((sum & ~over) | (over & 255), bytes8);
    memcpy(pixels, &under, 8);
}

static inline void paint_four(uint32_t *pixels, uint32_t coverage, words8 color) {
    bytes16 spread = {0};
    memcpy(&spread, &coverage, 4);
    spread = __builtin_shufflevector(spread, spread, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
    paint_two(pixels, __builtin_shufflevector(spread, spread, 0, 1, 2, 3, 4, 5, 6, 7), color);
    paint_two(pixels + 2, __builtin_shufflevector(spread, spread, 8, 9, 10, 11, 12, 13, 14, 15), color);
}

void pixels_paint_mask(uint8_t *pixels, int stride, const uint8_t *mask, int mask_stride, int width, int height, uint32_t color) {
    uint32_t four[4] = {color, color, color, color};
    bytes16 colors;
    memcpy(&colors, four, 16);
    bool opaque = color >> 24 == 255;
    words8 wide = __builtin_convertvector(__builtin_shufflevector(colors, colors, 0, 1, 2, 3, 4, 5, 6, 7), words8);
    for (int y = 0; y < height; y++) {
        uint32_t *row = (uint32_t *)(void *)(pixels + (ptrdiff_t)y * stride);
        const uint8_t *coverage = mask + (ptrdiff_t)y * mask_stride;
        int x = 0;
        for (; x + 4 <= width; x += 4) {
            uint32_t four_of;
            memcpy(&four_of, coverage + x, 4);
            if (four_of == 0) continue;
            if (four_of == 0xFFFFFFFF && opaque) memcpy(row + x, &colors, 16);
            else paint_four(row + x, four_of, wide);
        }
        for (; x < width; x++)
            if (coverage[x]) row[x] = painted(row[x], color, coverage[x]);
    }
}

void pixels_join_masks(uint8_t *mask, int stride, const uint8_t *other, int other_stride, int width, int height) {
    for (int y = 0; y < height; y++) {
        uint8_t *row = mask + (ptrdiff_t)y * stride;
        const uint8_t *added = other + (ptrdiff_t)y * other_stride;
        for (int x = 0; x < width; x++) row[x] = (uint8_t)(added[x] + component(row[x], 255u - added[x]));
    }
}
