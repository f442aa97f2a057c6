// Colours through coverage, which draws glyphs, discs, rectangles and shadows; and unscaled images.
#include "sprite.h"
#include "stamp.h"
#include <stddef.h>
#include <string.h>

// Compiler vector types: all supported processors have registers of this width. Two pixels of four components fill one.
typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef uint8_t bytes8 __attribute__((vector_size(8)));
typedef uint16_t words8 __attribute__((vector_size(16)));

/// Divides by 255, rounded; exact for products of two bytes.
static inline words8 divided(words8 value) {
    value += 128;
    return (value + (value >> 8)) >> 8;
}

static inline void paint_two(uint32_t *pixels, bytes8 coverage, words8 color) {
    words8 source = divided(color * __builtin_convertvector(coverage, words8));
    words8 rest = 255 - __builtin_shufflevector(source, source, 3, 3, 3, 3, 7, 7, 7, 7);
    bytes8 under;
    memcpy(&under, pixels, 8);
    words8 sum = source + divided(__builtin_convertvector(under, words8) * rest);
    // Premultiplied components exceed their alpha only by rounding; hence a sum may exceed 255.
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

static void fill_rows(StampRows rows, words8 color) {
    bool opaque = rows.color >> 24 == 255, even = rows.color == (rows.color & 255) * 0x01010101u;
    for (int y = 0; y < rows.height; y++) {
        uint32_t *row = (uint32_t *)(void *)(rows.pixels + (ptrdiff_t)y * rows.stride);
        if (opaque && even) {
            memset(row, (int)(rows.color & 255), (size_t)rows.width * 4);
        } else if (opaque) {
            for (int x = 0; x < rows.width; x++) row[x] = rows.color;
        } else {
            int x = 0;
            for (; x + 4 <= rows.width; x += 4) paint_four(row + x, 0xFFFFFFFF, color);
            for (; x < rows.width; x++) row[x] = painted(row[x], rows.color, 255);
        }
    }
}

/// Draws two premultiplied pixels over two others.
static inline void cover_two(uint32_t *pixels, const uint32_t *picture) {
    bytes8 over, under;
    memcpy(&over, picture, 8);
    memcpy(&under, pixels, 8);
    words8 source = __builtin_convertvector(over, words8);
    words8 rest = 255 - __builtin_shufflevector(source, source, 3, 3, 3, 3, 7, 7, 7, 7);
    words8 sum = source + divided(__builtin_convertvector(under, words8) * rest);
    words8 high = (words8)(sum > 255);
    under = __builtin_convertvector((sum & ~high) | (high & 255), bytes8);
    memcpy(pixels, &under, 8);
}

static void picture_rows(StampRows rows) {
    for (int y = 0; y < rows.height; y++) {
        uint32_t *row = (uint32_t *)(void *)(rows.pixels + (ptrdiff_t)y * rows.stride);
        const uint32_t *picture = (const uint32_t *)(const void *)(rows.mask + (ptrdiff_t)y * rows.mask_stride);
        int x = 0;
        for (; x + 4 <= rows.width; x += 4) {
            const uint32_t *four = picture + x;
            if ((four[0] & four[1] & four[2] & four[3]) >> 24 == 255) {
                memcpy(row + x, four, 16);
            } else if (four[0] | four[1] | four[2] | four[3]) {
                cover_two(row + x, four);
                cover_two(row + x + 2, four + 2);
            }
        }
        for (; x < rows.width; x++) row[x] = covered(row[x], picture[x]);
    }
}

void stamp_rows_plain(StampRows rows) {
    if (rows.is_picture) return picture_rows(rows);
    uint32_t four[4] = {rows.color, rows.color, rows.color, rows.color};
    bytes16 colors;
    memcpy(&colors, four, 16);
    words8 wide = __builtin_convertvector(__builtin_shufflevector(colors, colors, 0, 1, 2, 3, 4, 5, 6, 7), words8);
    if (!rows.mask) return fill_rows(rows, wide);
    bool opaque = rows.color >> 24 == 255;
    for (int y = 0; y < rows.height; y++) {
        uint32_t *row = (uint32_t *)(void *)(rows.pixels + (ptrdiff_t)y * rows.stride);
        const uint8_t *coverage = rows.mask + (ptrdiff_t)y * rows.mask_stride;
        int x = 0;
        for (; x + 4 <= rows.width; x += 4) {
            uint32_t four_of;
            memcpy(&four_of, coverage + x, 4);
            if (four_of == 0) continue;
            if (four_of == 0xFFFFFFFF && opaque) memcpy(row + x, &colors, 16);
            else paint_four(row + x, four_of, wide);
        }
        for (; x < rows.width; x++)
            if (coverage[x]) row[x] = painted(row[x], rows.color, coverage[x]);
    }
}

void pixels_stamp_band(const PixelsStamping *stamping, int band, int first, int last) {
    void (*draw)(StampRows) = stamp_rows_plain;
    void (*draw_sprite)(const PixelsSprite *, SpriteArea) = sprite_plain;
#if defined(__x86_64__)
    if (!stamping->plain && __builtin_cpu_supports("avx2")) {
        draw = stamp_rows_avx2;
        draw_sprite = sprite_avx2;
    }
#endif
    int top = band * stamping->band, bottom = top + stamping->band;
    if (bottom > stamping->bottom) bottom = stamping->bottom;
    for (int i = first; i < last; i++) {
        const PixelsStamp *stamp = stamping->stamps + i;
        int from = stamp->top > top ? stamp->top : top, to = stamp->bottom < bottom ? stamp->bottom : bottom;
        if (from >= to) continue;
        // Masks are scattered in memory, so the next ones are prefetched.
        if (i + 4 < last) __builtin_prefetch(stamp[4].mask);
        if (stamp->is_sprite) {
            draw_sprite((const PixelsSprite *)(const void *)stamp->mask, (SpriteArea){
                .pixels = stamping->pixels, .stride = stamping->stride, .left = stamp->left, .top = from, .right = stamp->right, .bottom = to,
                .width = stamping->stride / 4});
            continue;
        }
        draw((StampRows){
            .pixels = stamping->pixels + (ptrdiff_t)from * stamping->stride + stamp->left * 4,
            .mask = stamp->mask ? stamp->mask + (ptrdiff_t)(from - stamp->top) * stamp->mask_stride : NULL,
            .stride = stamping->stride, .mask_stride = stamp->mask_stride,
            .width = stamp->right - stamp->left, .height = to - from, .color = stamp->color, .is_picture = stamp->is_picture});
    }
}
