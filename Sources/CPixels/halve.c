// Images at half their size.
#include "CPixels.h"

/// Averages four pixels, two channels at a time: a sum of four bytes and the rounding fits into 16 bits.
static inline uint32_t average(uint32_t a, uint32_t b, uint32_t c, uint32_t d, uint32_t rounding) {
    const uint32_t mask = 0xff00ff;
    uint32_t rb = ((a & mask) + (b & mask) + (c & mask) + (d & mask) + rounding) >> 2 & mask;
    uint32_t ag = ((a >> 8 & mask) + (b >> 8 & mask) + (c >> 8 & mask) + (d >> 8 & mask) + rounding) >> 2 & mask;
    return ag << 8 | rb;
}

void pixels_halve(const uint8_t *source, int width, int height, int source_stride, uint8_t *half, int half_stride) {
    int pairs = width / 2;
    for (int y = 0; y < (height + 1) / 2; y++) {
        const uint32_t *upper = (const uint32_t *)(source + (long)(2 * y) * source_stride);
        const uint32_t *lower = 2 * y + 1 < height ? (const uint32_t *)(source + (long)(2 * y + 1) * source_stride) : upper;
        uint32_t *to = (uint32_t *)(half + (long)y * half_stride);
        // Exact halves are alternately rounded up and down. Always rounding up would make each further halving slightly brighter.
        uint32_t even = y & 1 ? 0x20002 : 0x10001, odd = 0x30003 - even;
        for (int x = 0; x < pairs; x++)
            to[x] = average(upper[2 * x], upper[2 * x + 1], lower[2 * x], lower[2 * x + 1], x & 1 ? odd : even);
        if (width & 1) to[pairs] = average(upper[2 * pairs], upper[2 * pairs], lower[2 * pairs], lower[2 * pairs], even);
    }
}
