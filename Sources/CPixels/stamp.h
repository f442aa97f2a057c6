// Common parts of the stamp loops.
#ifndef CPIXELS_STAMP_H
#define CPIXELS_STAMP_H
#include "CPixels.h"

/// Rows of one stamp, clipped to a band: its pixels, and its coverage, its image or null.
typedef struct {
    uint8_t *pixels;
    const uint8_t *mask;
    int stride, mask_stride, width, height;
    uint32_t color;
    bool is_picture;
} StampRows;

/// The product of two components, rounded; 255 is one.
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

/// A premultiplied pixel over another.
static inline uint32_t covered(uint32_t under, uint32_t over) {
    uint32_t rest = 255 - (over >> 24), result = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        uint32_t sum = (over >> shift & 255) + component(under >> shift & 255, rest);
        result |= (sum > 255 ? 255 : sum) << shift;
    }
    return result;
}

void stamp_rows_plain(StampRows rows);
#if defined(__x86_64__)
/// For processors with AVX2.
void stamp_rows_avx2(StampRows rows);
#endif
#endif
