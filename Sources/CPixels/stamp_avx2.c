// Draws stamps eight pixels at a time; the result equals the portable loop's.
#include "stamp.h"

#if defined(__x86_64__)
#include <immintrin.h>
#include <stddef.h>
#include <string.h>

#define WIDE __attribute__((target("avx2"), always_inline)) static inline

/// Divides by 255, rounded; exact for products of two bytes. (v + v / 256) / 256 is v * 257 / 65536.
WIDE __m256i divided(__m256i value) { return _mm256_mulhi_epu16(_mm256_add_epi16(value, _mm256_set1_epi16(128)), _mm256_set1_epi16(257)); }

/// Known properties of a colour: its alpha is 1; or each component is 0 or 1, as in black and white text.
enum Kind { ANY, OPAQUE, PURE };

/// Draws a colour over half of eight pixels, with each component in a word.
WIDE __m256i over(__m256i under, __m256i coverage, __m256i color, enum Kind kind) {
    __m256i source = kind == PURE ? _mm256_and_si256(color, coverage) : divided(_mm256_mullo_epi16(color, coverage)), alpha = coverage;
    if (kind == ANY) alpha = _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(source, 0xFF), 0xFF);
    __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(255), alpha);
    return _mm256_add_epi16(source, divided(_mm256_mullo_epi16(under, rest)));
}

/// - Parameter color: the four components as words, twice.
WIDE __m256i over_eight(__m256i under, uint64_t coverage, __m256i color, enum Kind kind) {
    // Moves byte n of the coverage, as a word, below each component of pixel n. Each half of a register holds two of the first four pixels and two
    // of the last four, because that is how pixels unpack.
    const __m256i low = _mm256_setr_epi8(0, -1, 0, -1, 0, -1, 0, -1, 1, -1, 1, -1, 1, -1, 1, -1, 4, -1, 4, -1, 4, -1, 4, -1, 5, -1, 5, -1, 5, -1, 5, -1);
    const __m256i high = _mm256_setr_epi8(2, -1, 2, -1, 2, -1, 2, -1, 3, -1, 3, -1, 3, -1, 3, -1, 6, -1, 6, -1, 6, -1, 6, -1, 7, -1, 7, -1, 7, -1, 7, -1);
    __m256i bytes = _mm256_set1_epi64x((int64_t)coverage), zero = _mm256_setzero_si256();
    __m256i first = over(_mm256_unpacklo_epi8(under, zero), _mm256_shuffle_epi8(bytes, low), color, kind);
    __m256i second = over(_mm256_unpackhi_epi8(under, zero), _mm256_shuffle_epi8(bytes, high), color, kind);
    return _mm256_packus_epi16(first, second);
}

/// Draws fewer than eight pixels.
WIDE void paint_rest(uint32_t *pixels, const uint8_t *mask, int count, StampRows rows, __m256i color, enum Kind kind) {
    if (count >= 4) {
        uint32_t coverage;
        memcpy(&coverage, mask, 4);
        if (coverage) {
            __m128i *place = (__m128i *)(void *)pixels;
            __m256i under = _mm256_castsi128_si256(_mm_loadu_si128(place));
            _mm_storeu_si128(place, _mm256_castsi256_si128(over_eight(under, coverage, color, kind)));
        }
        pixels += 4;
        mask += 4;
        count -= 4;
    }
    for (int x = 0; x < count; x++)
        if (mask[x]) pixels[x] = painted(pixels[x], rows.color, mask[x]);
}

WIDE void paint_rows(StampRows rows, enum Kind kind, bool isNarrow) {
    __m256i colors = _mm256_set1_epi32((int)rows.color), color = _mm256_unpacklo_epi8(colors, _mm256_setzero_si256());
    for (int y = 0; y < rows.height; y++) {
        uint32_t *row = (uint32_t *)(void *)(rows.pixels + (ptrdiff_t)y * rows.stride);
        const uint8_t *mask = rows.mask + (ptrdiff_t)y * rows.mask_stride;
        int x = 0;
        for (; x + 8 <= rows.width; x += 8) {
            uint64_t coverage;
            memcpy(&coverage, mask + x, 8);
            __m256i *place = (__m256i *)(void *)(row + x);
            // Branches inside glyphs are unpredictable, and a misprediction costs more than eight pixels.
            if (!isNarrow && coverage == 0) continue;
            if (!isNarrow && kind != ANY && coverage == UINT64_MAX) _mm256_storeu_si256(place, colors);
            else _mm256_storeu_si256(place, over_eight(_mm256_loadu_si256(place), coverage, color, kind));
        }
        if (x < rows.width) paint_rest(row + x, mask + x, rows.width - x, rows, color, kind);
    }
}

WIDE void fill_rows(StampRows rows) {
    __m256i colors = _mm256_set1_epi32((int)rows.color), color = _mm256_unpacklo_epi8(colors, _mm256_setzero_si256());
    for (int y = 0; y < rows.height; y++) {
        uint32_t *row = (uint32_t *)(void *)(rows.pixels + (ptrdiff_t)y * rows.stride);
        int x = 0;
        for (; x + 8 <= rows.width; x += 8) {
            __m256i *place = (__m256i *)(void *)(row + x);
            _mm256_storeu_si256(place, over_eight(_mm256_loadu_si256(place), UINT64_MAX, color, ANY));
        }
        for (; x < rows.width; x++) row[x] = painted(row[x], rows.color, 255);
    }
}

/// Draws eight premultiplied pixels over eight others.
WIDE __m256i cover_eight(__m256i under, __m256i picture) {
    __m256i zero = _mm256_setzero_si256(), full = _mm256_set1_epi16(255);
    __m256i low = _mm256_unpacklo_epi8(picture, zero), high = _mm256_unpackhi_epi8(picture, zero);
    __m256i restLow = _mm256_sub_epi16(full, _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(low, 0xFF), 0xFF));
    __m256i restHigh = _mm256_sub_epi16(full, _mm256_shufflehi_epi16(_mm256_shufflelo_epi16(high, 0xFF), 0xFF));
    __m256i first = _mm256_add_epi16(low, divided(_mm256_mullo_epi16(_mm256_unpacklo_epi8(under, zero), restLow)));
    __m256i second = _mm256_add_epi16(high, divided(_mm256_mullo_epi16(_mm256_unpackhi_epi8(under, zero), restHigh)));
    return _mm256_packus_epi16(first, second);
}

WIDE void picture_rows(StampRows rows) {
    const __m256i alpha = _mm256_set1_epi32((int)0xFF000000);
    for (int y = 0; y < rows.height; y++) {
        uint32_t *row = (uint32_t *)(void *)(rows.pixels + (ptrdiff_t)y * rows.stride);
        const uint32_t *picture = (const uint32_t *)(const void *)(rows.mask + (ptrdiff_t)y * rows.mask_stride);
        int x = 0;
        for (; x + 8 <= rows.width; x += 8) {
            __m256i over = _mm256_loadu_si256((const __m256i *)(const void *)(picture + x)), *place = (__m256i *)(void *)(row + x);
            if (_mm256_testc_si256(over, alpha)) _mm256_storeu_si256(place, over);
            else if (!_mm256_testz_si256(over, over)) _mm256_storeu_si256(place, cover_eight(_mm256_loadu_si256(place), over));
        }
        for (; x < rows.width; x++) row[x] = covered(row[x], picture[x]);
    }
}

__attribute__((target("avx2"))) void stamp_rows_avx2(StampRows rows) {
    if (rows.is_picture) return picture_rows(rows);
    bool opaque = rows.color >> 24 == 255, pure = opaque && (rows.color & 0x01010101) * 255 == rows.color;
    // Most text is black or white, which justifies separate loops.
    if (rows.mask && pure && rows.width <= 16) paint_rows(rows, PURE, true);
    else if (rows.mask && pure) paint_rows(rows, PURE, false);
    else if (rows.mask && opaque) paint_rows(rows, OPAQUE, false);
    else if (rows.mask) paint_rows(rows, ANY, false);
    else if (opaque) stamp_rows_plain(rows);
    else fill_rows(rows);
}
#endif
