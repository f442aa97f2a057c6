// Draws sprites eight pixels at a time; the result equals the portable loop's.
#include "sprite.h"

#if defined(__x86_64__)
#include <immintrin.h>
#include <math.h>
#include <stddef.h>

#define WIDE __attribute__((target("avx2"), always_inline)) static inline

/// Divides by 255, rounded; exact for products of two bytes.
WIDE __m256i divided(__m256i value) { return _mm256_mulhi_epu16(_mm256_add_epi16(value, _mm256_set1_epi16(128)), _mm256_set1_epi16(257)); }

/// Eight pixels as words: blue and red of each, and green and alpha.
typedef struct { __m256i even, odd; } Pixels;

WIDE Pixels unpacked(__m256i pixels) {
    const __m256i low = _mm256_set1_epi32(0x00FF00FF);
    return (Pixels){_mm256_and_si256(pixels, low), _mm256_and_si256(_mm256_srli_epi32(pixels, 8), low)};
}

/// A number per pixel, in both of its words.
WIDE __m256i twice(__m256i value) { return _mm256_or_si256(value, _mm256_slli_epi32(value, 16)); }

WIDE __m256i mixed(__m256i a, __m256i b, __m256i part) {
    __m256i rest = _mm256_sub_epi16(_mm256_set1_epi16(256), part);
    __m256i sum = _mm256_add_epi16(_mm256_mullo_epi16(a, rest), _mm256_mullo_epi16(b, part));
    return _mm256_srli_epi16(_mm256_add_epi16(sum, _mm256_set1_epi16(128)), 8);
}

WIDE __m256 between(__m256 first, __m256 second) {
    const __m256 one = _mm256_set1_ps(1);
    return _mm256_max_ps(_mm256_sub_ps(_mm256_add_ps(_mm256_min_ps(first, one), _mm256_min_ps(second, one)), one), _mm256_setzero_ps());
}

WIDE __m256i multiplied(__m256i a, __m256i b) { return divided(_mm256_mullo_epi16(a, b)); }

WIDE __m256i blended(__m256i s, __m256i d, __m256i alpha, __m256i coverage, int blend) {
    const __m256i full = _mm256_set1_epi16(255);
    __m256i sum;
    switch (blend) {
    case SPRITE_ADD: sum = _mm256_add_epi16(s, d); break;
    case SPRITE_SUBTRACT: return _mm256_subs_epu16(d, s);
    case SPRITE_MULTIPLY: sum = _mm256_add_epi16(multiplied(s, d), multiplied(d, _mm256_sub_epi16(full, alpha))); break;
    case SPRITE_MULTIPLY_TWICE:
        sum = _mm256_add_epi16(_mm256_slli_epi16(multiplied(s, d), 1), multiplied(d, _mm256_sub_epi16(full, alpha)));
        break;
    case SPRITE_SCREEN: sum = _mm256_add_epi16(s, multiplied(d, _mm256_sub_epi16(full, s))); break;
    case SPRITE_REPLACE: sum = _mm256_add_epi16(s, multiplied(d, _mm256_sub_epi16(full, coverage))); break;
    default: sum = _mm256_add_epi16(s, multiplied(d, _mm256_sub_epi16(full, alpha))); break;
    }
    return _mm256_min_epu16(sum, full);
}

/// The texels at eight places, and those to the right of them.
typedef struct { __m256i left, right; } Neighbours;

/// Loads pairs of texels one by one: the processor's own instruction for it is several times slower on many machines.
WIDE Neighbours neighbours(const int *texels, __m256i places) {
    int32_t place[8] __attribute__((aligned(32)));
    _mm256_store_si256((__m256i *)(void *)place, places);
    #define PAIRS(i, j) _mm_castpd_si128(_mm_loadh_pd(_mm_load_sd((const double *)(const void *)(texels + place[i])), (const double *)(const void *)(texels + place[j])))
    __m256 outer = _mm256_castsi256_ps(_mm256_set_m128i(PAIRS(4, 5), PAIRS(0, 1))), inner = _mm256_castsi256_ps(_mm256_set_m128i(PAIRS(6, 7), PAIRS(2, 3)));
    #undef PAIRS
    return (Neighbours){_mm256_castps_si256(_mm256_shuffle_ps(outer, inner, 0x88)), _mm256_castps_si256(_mm256_shuffle_ps(outer, inner, 0xDD))};
}

/// A part of a row, in pixels from the sprite's left edge.
typedef struct { float from, to; } Span;

/// Two limits of a value that grows along rows; `entry` is the one that it reaches first.
typedef struct { float entry, exit, per_slope; } Limits;

/// - Parameter slope: the growth per pixel.
WIDE Limits limits(float low, float high, float slope) {
    // An edge along the row: the value crosses the limits far away or not at all.
    if (fabsf(slope) < 1e-6f) return (Limits){low, high, 1e6f};
    return slope > 0 ? (Limits){low, high, 1 / slope} : (Limits){high, low, 1 / slope};
}

/// The part of a span in which the value is between the limits, one pixel wider at both ends.
/// - Parameter start: the value at pixel 0.
WIDE Span within(Span span, float start, Limits limits) {
    float from = (limits.entry - start) * limits.per_slope - 1, to = (limits.exit - start) * limits.per_slope + 1;
    return (Span){from > span.from ? from : span.from, to < span.to ? to : span.to};
}

/// - Parameter blend: constant, so that each mode has a loop of its own.
WIDE void draw(const PixelsSprite *sprite, SpriteArea area, int blend) {
    const __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7), full = _mm256_set1_epi16(255);
    const __m256 steps = _mm256_cvtepi32_ps(lanes), half = _mm256_set1_ps(0.5f), scale = _mm256_set1_ps(256);
    const __m256 low_u = _mm256_set1_ps(sprite->low_u), high_u = _mm256_set1_ps(sprite->high_u), per_u = _mm256_set1_ps(sprite->per_u);
    const __m256 low_v = _mm256_set1_ps(sprite->low_v), high_v = _mm256_set1_ps(sprite->high_v), per_v = _mm256_set1_ps(sprite->per_v);
    const __m256 room_u = _mm256_set1_ps(0.5f * sprite->per_u + 0.5f), room_v = _mm256_set1_ps(0.5f * sprite->per_v + 0.5f);
    const __m256 u_x = _mm256_set1_ps(sprite->u_x), v_x = _mm256_set1_ps(sprite->v_x);
    const __m256i last_left = _mm256_set1_epi32(sprite->width - 2), last_top = _mm256_set1_epi32(sprite->height - 2);
    const __m256i texel_row = _mm256_set1_epi32(sprite->stride);
    const int *texels = (const int *)(const void *)sprite->texels;
    // Beyond this distance from the outermost texel centres, a sprite covers nothing; rounding is given room.
    const float reach_u = 0.5f + 0.5f / sprite->per_u + 0.01f, reach_v = 0.5f + 0.5f / sprite->per_v + 0.01f;
    const Limits limits_u = limits(sprite->low_u - reach_u, sprite->high_u + reach_u, sprite->u_x);
    const Limits limits_v = limits(sprite->low_v - reach_v, sprite->high_v + reach_v, sprite->v_x);
    const Pixels tint = unpacked(_mm256_set1_epi32((int)sprite->tint));
    for (int y = area.top; y < area.bottom; y++) {
        uint32_t *row = (uint32_t *)(void *)(area.pixels + (ptrdiff_t)y * area.stride);
        float down = (float)(y - sprite->top);
        float start_u = sprite->u + down * sprite->u_y, start_v = sprite->v + down * sprite->v_y;
        // What of the row lies between the image's sides. The corners of a turned sprite's bounds are most of what it does not touch.
        Span span = {(float)(area.left - sprite->left), (float)(area.right - sprite->left)};
        span = within(within(span, start_u, limits_u), start_v, limits_v);
        if (!(span.from < span.to)) continue;
        __m256 row_u = _mm256_set1_ps(start_u), row_v = _mm256_set1_ps(start_v);
        for (int x = sprite->left + (int)floorf(span.from), right = sprite->left + (int)ceilf(span.to); x < right; x += 8) {
            __m256 across = _mm256_add_ps(_mm256_set1_ps((float)(x - sprite->left)), steps);
            __m256 u = _mm256_add_ps(row_u, _mm256_mul_ps(across, u_x)), v = _mm256_add_ps(row_v, _mm256_mul_ps(across, v_x));
            __m256 share = _mm256_mul_ps(
                between(_mm256_add_ps(_mm256_mul_ps(_mm256_sub_ps(u, low_u), per_u), room_u), _mm256_add_ps(_mm256_mul_ps(_mm256_sub_ps(high_u, u), per_u), room_u)),
                between(_mm256_add_ps(_mm256_mul_ps(_mm256_sub_ps(v, low_v), per_v), room_v), _mm256_add_ps(_mm256_mul_ps(_mm256_sub_ps(high_v, v), per_v), room_v)));
            __m256i coverage = _mm256_cvttps_epi32(_mm256_add_ps(_mm256_mul_ps(share, _mm256_set1_ps(255)), half));
            __m256i inside = _mm256_cmpgt_epi32(_mm256_set1_epi32(right - x), lanes);
            coverage = _mm256_and_si256(coverage, inside);
            if (_mm256_testz_si256(coverage, coverage)) continue;

            u = _mm256_min_ps(_mm256_max_ps(u, low_u), high_u);
            v = _mm256_min_ps(_mm256_max_ps(v, low_v), high_v);
            // The last but one texel and the whole way to the next are the last texel, so that pairs of texels never reach beyond the image.
            __m256i left = _mm256_min_epi32(_mm256_cvttps_epi32(u), last_left), top = _mm256_min_epi32(_mm256_cvttps_epi32(v), last_top);
            __m256i upper = _mm256_add_epi32(_mm256_mullo_epi32(top, texel_row), left);
            Neighbours above = neighbours(texels, upper), below = neighbours(texels, _mm256_add_epi32(upper, texel_row));
            __m256i first = above.left, second = above.right, third = below.left, fourth = below.right;
            if (blend != SPRITE_REPLACE) {
                __m256i any = _mm256_or_si256(_mm256_or_si256(first, second), _mm256_or_si256(third, fourth));
                if (_mm256_testz_si256(any, any)) continue;
            }
            __m256i part_u = twice(_mm256_cvttps_epi32(_mm256_mul_ps(_mm256_sub_ps(u, _mm256_cvtepi32_ps(left)), scale)));
            __m256i part_v = twice(_mm256_cvttps_epi32(_mm256_mul_ps(_mm256_sub_ps(v, _mm256_cvtepi32_ps(top)), scale)));
            Pixels a = unpacked(first), b = unpacked(second), c = unpacked(third), d = unpacked(fourth);
            Pixels s;
            s.even = mixed(mixed(a.even, b.even, part_u), mixed(c.even, d.even, part_u), part_v);
            s.odd = mixed(mixed(a.odd, b.odd, part_u), mixed(c.odd, d.odd, part_u), part_v);
            coverage = twice(coverage);
            s.even = multiplied(s.even, tint.even);
            s.odd = multiplied(s.odd, tint.odd);
            if (!_mm256_testc_si256(coverage, full)) {
                s.even = multiplied(s.even, coverage);
                s.odd = multiplied(s.odd, coverage);
            }
            int *place = (int *)(void *)(row + x);
            bool whole = right - x >= 8;
            Pixels under = unpacked(whole ? _mm256_loadu_si256((const __m256i *)(const void *)place) : _mm256_maskload_epi32(place, inside));
            __m256i alpha = twice(_mm256_srli_epi32(s.odd, 16));
            __m256i even = blended(s.even, under.even, alpha, coverage, blend), odd = blended(s.odd, under.odd, alpha, coverage, blend);
            if (blend == SPRITE_SUBTRACT || blend == SPRITE_MULTIPLY || blend == SPRITE_MULTIPLY_TWICE) odd = _mm256_blend_epi16(odd, under.odd, 0xAA);
            __m256i result = _mm256_or_si256(even, _mm256_slli_epi16(odd, 8));
            if (whole) _mm256_storeu_si256((__m256i *)(void *)place, result);
            else _mm256_maskstore_epi32(place, inside, result);
        }
    }
}

__attribute__((target("avx2"))) void sprite_avx2(const PixelsSprite *sprite, SpriteArea area) {
    // Rare, and not worth loops of their own.
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
