// Draws sprites eight pixels at a time; the result equals the portable loop's.
#include "sprite.h"

#if defined(__x86_64__)
#include <immintrin.h>
#include <math.h>
#include <stddef.h>
#include <string.h>

#define WIDE __attribute__((target("avx2"), always_inline)) static inline

/// Divides by 255, rounded; exact for products of two bytes.
WIDE __m256i divided(__m256i value) { return _mm256_mulhi_epu16(_mm256_add_epi16(value, _mm256_set1_epi16(128)), _mm256_set1_epi16(257)); }

/// Eight pixels as words: the first two pixels of each half of a vector, and the last two.
typedef struct { __m256i first, second; } Pixels;

WIDE Pixels unpacked(__m256i pixels) {
    return (Pixels){_mm256_unpacklo_epi8(pixels, _mm256_setzero_si256()), _mm256_unpackhi_epi8(pixels, _mm256_setzero_si256())};
}

/// A number per pixel, in all of its words.
WIDE Pixels spread(__m256i values) {
    const __m256i first = _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 1, 0, 1, 0, 1, 0, 1, 4, 5, 4, 5, 4, 5, 4, 5));
    return (Pixels){_mm256_shuffle_epi8(values, first), _mm256_shuffle_epi8(values, _mm256_add_epi8(first, _mm256_set1_epi8(8)))};
}

/// The coverage of eight pixels between two edges; see `share` in the portable loop.
WIDE __m256 shared(__m256 place, Edges edges) {
    __m256 distance = _mm256_andnot_ps(_mm256_set1_ps(-0.0f), _mm256_sub_ps(place, _mm256_set1_ps(edges.middle)));
    __m256 share = _mm256_sub_ps(_mm256_set1_ps(edges.reach), _mm256_mul_ps(distance, _mm256_set1_ps(edges.per)));
    return _mm256_max_ps(_mm256_min_ps(share, _mm256_set1_ps(edges.most)), _mm256_setzero_ps());
}

/// Each pixel's alpha, in all of its words.
WIDE __m256i alpha(__m256i pixels) {
    return _mm256_shuffle_epi8(pixels, _mm256_broadcastsi128_si256(_mm_setr_epi8(6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15)));
}

WIDE __m256i multiplied(__m256i a, __m256i b) { return divided(_mm256_mullo_epi16(a, b)); }

/// Sums may exceed 255; packing clamps them.
WIDE __m256i blended(__m256i s, __m256i d, __m256i coverage, int blend) {
    const __m256i full = _mm256_set1_epi16(255);
    switch (blend) {
    case SPRITE_ADD: return _mm256_add_epi16(s, d);
    case SPRITE_SUBTRACT: return _mm256_subs_epu16(d, s);
    case SPRITE_SCREEN: return _mm256_add_epi16(s, multiplied(d, _mm256_sub_epi16(full, s)));
    case SPRITE_REPLACE: return _mm256_add_epi16(s, _mm256_add_epi16(d, _mm256_mulhrs_epi16(d, coverage)));
    }
    __m256i rest = multiplied(d, _mm256_sub_epi16(full, alpha(s)));
    switch (blend) {
    case SPRITE_MULTIPLY: return _mm256_add_epi16(multiplied(s, d), rest);
    case SPRITE_MULTIPLY_TWICE: return _mm256_add_epi16(_mm256_slli_epi16(multiplied(s, d), 1), rest);
    default: return _mm256_add_epi16(s, rest);
    }
}

/// Four neighbouring texels for each of eight pixels, as bytes. The channels of horizontal neighbours are interleaved.
typedef struct { Pixels above, below; } Neighbours;

/// - Parameters:
///   - places: the indices of the upper left texels.
///   - row: the number of texels from one row to the next.
///
/// Loads pairs of texels one by one, because the processor's gather instruction is several times slower on many machines.
WIDE Neighbours neighbours(const int *texels, __m256i places, ptrdiff_t row) {
    const __m256i order = _mm256_broadcastsi128_si256(_mm_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15));
    int32_t place[8] __attribute__((aligned(32)));
    _mm256_store_si256((__m256i *)(void *)place, places);
    const int *texel[8];
    for (int i = 0; i < 8; i++) texel[i] = texels + place[i];
    #define PAIRS(i, j, row) _mm_castpd_si128(_mm_loadh_pd(_mm_load_sd((const double *)(const void *)(texel[i] + (row))), (const double *)(const void *)(texel[j] + (row))))
    #define FOUR(i, j, k, l, row) _mm256_shuffle_epi8(_mm256_set_m128i(PAIRS(k, l, row), PAIRS(i, j, row)), order)
    return (Neighbours){{FOUR(0, 1, 4, 5, 0), FOUR(2, 3, 6, 7, 0)}, {FOUR(0, 1, 4, 5, row), FOUR(2, 3, 6, 7, row)}};
    #undef FOUR
    #undef PAIRS
}

/// Interpolates between horizontal neighbours; times 128.
/// - Parameter weights: of the left and the right one, as bytes. A weight of 128 is read as -128, but the other is then 0, so only the sign is wrong.
WIDE __m256i between_columns(__m256i pair, __m256i weights) { return _mm256_abs_epi16(_mm256_maddubs_epi16(pair, weights)); }

/// Interpolates between two rows.
WIDE __m256i between_rows(__m256i top, __m256i bottom, __m256i part) {
    return _mm256_add_epi16(top, _mm256_mulhrs_epi16(_mm256_sub_epi16(bottom, top), part));
}

/// A part of a row, in pixels from the sprite's left edge.
typedef struct { float from, to; } Span;

/// Two limits of a value that grows along rows; `entry` is the one that it reaches first.
typedef struct { float entry, exit, per_slope; } Limits;

/// - Parameter slope: the growth per pixel.
WIDE Limits limits(float low, float high, float slope) {
    // The edge is parallel to the row: the value crosses the limits far away or not at all.
    if (fabsf(slope) < 1e-6f) return (Limits){low, high, 1e6f};
    return slope > 0 ? (Limits){low, high, 1 / slope} : (Limits){high, low, 1 / slope};
}

/// The part of a span in which the value is between the limits.
/// - Parameter start: the value at pixel 0.
WIDE Span within(Span span, float start, Limits limits) {
    float from = (limits.entry - start) * limits.per_slope, to = (limits.exit - start) * limits.per_slope;
    return (Span){from > span.from ? from : span.from, to < span.to ? to : span.to};
}

/// The source to blend: the components times 128, tinted, multiplied by coverage and rounded.
WIDE __m256i source(__m256i components, __m256i tint, __m256i coverage) {
    __m256i product = _mm256_mulhrs_epi16(_mm256_mulhrs_epi16(components, tint), coverage);
    return _mm256_srli_epi16(_mm256_add_epi16(product, _mm256_set1_epi16(64)), 7);
}

/// - Parameter blend: constant, so that each mode has a loop of its own.
WIDE void draw(const PixelsSprite *sprite, SpriteArea area, int blend) {
    const __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
    const __m256 steps = _mm256_cvtepi32_ps(lanes);
    const __m256 low_u = _mm256_set1_ps(sprite->low_u), high_u = _mm256_set1_ps(sprite->high_u);
    const __m256 low_v = _mm256_set1_ps(sprite->low_v), high_v = _mm256_set1_ps(sprite->high_v);
    const Edges edges_u = edges(sprite->low_u, sprite->high_u, sprite->per_u), edges_v = edges(sprite->low_v, sprite->high_v, sprite->per_v);
    const __m256 u_x = _mm256_set1_ps(sprite->u_x), v_x = _mm256_set1_ps(sprite->v_x);
    const __m256i last_left = _mm256_set1_epi32(sprite->width - 2), last_top = _mm256_set1_epi32(sprite->height - 2);
    const __m256i row_places = _mm256_set1_epi32(sprite->stride);
    const int *texels = (const int *)(const void *)sprite->texels;
    // Beyond this distance from the outermost texel centres, a sprite covers nothing. It includes a tolerance for rounding.
    const float reach_u = 0.5f + 0.5f / sprite->per_u + 0.01f, reach_v = 0.5f + 0.5f / sprite->per_v + 0.01f;
    const Limits limits_u = limits(sprite->low_u - reach_u, sprite->high_u + reach_u, sprite->u_x);
    const Limits limits_v = limits(sprite->low_v - reach_v, sprite->high_v + reach_v, sprite->v_x);
    // In narrow sprites, looking for transparent parts costs more than drawing them.
    const bool isWide = area.right - area.left > 32;
    int16_t factors[4];
    for (int i = 0; i < 4; i++) factors[i] = (int16_t)factor(sprite->tint >> 8 * i & 255);
    int64_t four;
    memcpy(&four, factors, 8);
    const __m256i tint = _mm256_set1_epi64x(four);
    for (int y = area.top; y < area.bottom; y++) {
        uint32_t *row = (uint32_t *)(void *)(area.pixels + (ptrdiff_t)y * area.stride);
        float down = (float)(y - sprite->top);
        float start_u = sprite->u + down * sprite->u_y, start_v = sprite->v + down * sprite->v_y;
        // The part of the row between the image's sides. It skips the corners of a rotated sprite's bounds.
        Span span = {(float)(area.left - sprite->left), (float)(area.right - 1 - sprite->left)};
        span = within(within(span, start_u, limits_u), start_v, limits_v);
        if (!(span.from <= span.to)) continue;
        __m256 row_u = _mm256_set1_ps(start_u), row_v = _mm256_set1_ps(start_v);
        for (int x = sprite->left + (int)ceilf(span.from), right = sprite->left + (int)floorf(span.to) + 1; x < right; x += 8) {
            __m256 across = _mm256_add_ps(_mm256_set1_ps((float)(x - sprite->left)), steps);
            __m256 u = _mm256_add_ps(row_u, _mm256_mul_ps(across, u_x)), v = _mm256_add_ps(row_v, _mm256_mul_ps(across, v_x));
            __m256 share = _mm256_mul_ps(shared(u, edges_u), shared(v, edges_v));
            __m256i inside = _mm256_cmpgt_epi32(_mm256_set1_epi32(right - x), lanes);
            __m256i shares = _mm256_and_si256(_mm256_cvtps_epi32(_mm256_mul_ps(share, _mm256_set1_ps(-32768))), inside);

            u = _mm256_min_ps(_mm256_max_ps(u, low_u), high_u);
            v = _mm256_min_ps(_mm256_max_ps(v, low_v), high_v);
            // The last texel is read as the second-to-last one interpolated all the way to its neighbour, so that pairs stay within the image.
            __m256i left = _mm256_min_epi32(_mm256_cvttps_epi32(u), last_left), top = _mm256_min_epi32(_mm256_cvttps_epi32(v), last_top);
            __m256i places = _mm256_add_epi32(_mm256_mullo_epi32(top, row_places), left);
            Neighbours near = neighbours(texels, places, sprite->stride);
            if (isWide && blend != SPRITE_REPLACE) {
                __m256i any = _mm256_or_si256(_mm256_or_si256(near.above.first, near.above.second), _mm256_or_si256(near.below.first, near.below.second));
                if (_mm256_testz_si256(any, any)) continue;
            }
            __m256i part_u = _mm256_cvtps_epi32(_mm256_mul_ps(_mm256_sub_ps(u, _mm256_cvtepi32_ps(left)), _mm256_set1_ps(128)));
            __m256i part_v = _mm256_cvtps_epi32(_mm256_mul_ps(_mm256_sub_ps(v, _mm256_cvtepi32_ps(top)), _mm256_set1_ps(32767)));
            // The lower byte is 128 minus the fraction, the upper byte the fraction.
            Pixels across_part = spread(_mm256_add_epi32(_mm256_sub_epi32(_mm256_slli_epi32(part_u, 8), part_u), _mm256_set1_epi32(128)));
            Pixels down_part = spread(part_v), coverage = spread(shares);
            __m256i first = between_rows(between_columns(near.above.first, across_part.first), between_columns(near.below.first, across_part.first), down_part.first);
            __m256i second = between_rows(between_columns(near.above.second, across_part.second), between_columns(near.below.second, across_part.second), down_part.second);
            first = source(first, tint, coverage.first);
            second = source(second, tint, coverage.second);

            int *place = (int *)(void *)(row + x);
            // If the row has room, pixels beside the sprite are written back unchanged, which costs less than a masked store.
            bool whole = area.width - x >= 8;
            Pixels under = unpacked(whole ? _mm256_loadu_si256((const __m256i *)(const void *)place) : _mm256_maskload_epi32(place, inside));
            first = blended(first, under.first, coverage.first, blend);
            second = blended(second, under.second, coverage.second, blend);
            if (blend == SPRITE_SUBTRACT || blend == SPRITE_MULTIPLY || blend == SPRITE_MULTIPLY_TWICE) {
                first = _mm256_blend_epi16(first, under.first, 0x88);
                second = _mm256_blend_epi16(second, under.second, 0x88);
            }
            __m256i result = _mm256_packus_epi16(first, second);
            if (whole) _mm256_storeu_si256((__m256i *)(void *)place, result);
            else _mm256_maskstore_epi32(place, inside, result);
        }
    }
}

__attribute__((target("avx2"))) void sprite_avx2(const PixelsSprite *sprite, SpriteArea area) {
    // These cases are too rare for their own loops.
    if (sprite->is_nearest || sprite->width < 2 || sprite->height < 2) return sprite_plain(sprite, area);
    switch (sprite->blend) {
    case SPRITE_ADD: return draw(sprite, area, SPRITE_ADD);
    case SPRITE_SUBTRACT: return draw(sprite, area, SPRITE_SUBTRACT);
    case SPRITE_MULTIPLY: return draw(sprite, area, SPRITE_MULTIPLY);
    case SPRITE_MULTIPLY_TWICE: return draw(sprite, area, SPRITE_MULTIPLY_TWICE);
    case SPRITE_SCREEN: return draw(sprite, area, SPRITE_SCREEN);
    case SPRITE_REPLACE: return draw(sprite, area, SPRITE_REPLACE);
    default: return draw(sprite, area, SPRITE_ALPHA);
    }
}
#endif
