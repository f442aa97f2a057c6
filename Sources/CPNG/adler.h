// Adler's checksum, with which zlib's streams end.
#ifndef CPNG_ADLER_H
#define CPNG_ADLER_H

#include <stddef.h>
#include <stdint.h>

enum { ADLER_BASE = 65521 };
typedef struct { uint32_t a, b; } Adler;

static inline Adler adler_of(const uint8_t *bytes, size_t count) {
    Adler sum = {1, 0};
    while (count > 0) {
        // As many bytes as cannot overflow the sums.
        size_t part = count < 5536 ? count : 5536, k = 0;
        for (; k + 32 <= part; k += 32) {
            uint32_t plain = 0, weighted = 0;
            for (uint32_t j = 0; j < 32; j++) {
                plain += bytes[k + j];
                weighted += (32 - j) * bytes[k + j];
            }
            sum.b += 32 * sum.a + weighted;
            sum.a += plain;
        }
        for (; k < part; k++) {
            sum.a += bytes[k];
            sum.b += sum.a;
        }
        sum.a %= ADLER_BASE;
        sum.b %= ADLER_BASE;
        bytes += part;
        count -= part;
    }
    return sum;
}

/// The sum of two pieces, the second of which has `count` bytes.
static inline Adler adler_joined(Adler first, Adler second, size_t count) {
    uint64_t before = (first.a + ADLER_BASE - 1) % ADLER_BASE;
    return (Adler){(uint32_t)((before + second.a) % ADLER_BASE), (uint32_t)((first.b + second.b + before * (count % ADLER_BASE)) % ADLER_BASE)};
}

#endif
