// What the loops for sprites have in common.
#ifndef CPIXELS_SPRITE_H
#define CPIXELS_SPRITE_H
#include "CPixels.h"

/// The order of `SpriteBatch.Blend`.
enum SpriteBlend { SPRITE_ALPHA, SPRITE_ADD, SPRITE_SUBTRACT, SPRITE_MULTIPLY, SPRITE_MULTIPLY_TWICE, SPRITE_SCREEN, SPRITE_REPLACE };

/// A rectangle of the canvas to draw a sprite on. `pixels` is the canvas's first row.
typedef struct {
    uint8_t *pixels;
    int stride, left, top, right, bottom;
} SpriteArea;

void sprite_plain(const PixelsSprite *sprite, SpriteArea area);
#if defined(__x86_64__)
/// For processors with AVX2; draws the same pixels.
void sprite_avx2(const PixelsSprite *sprite, SpriteArea area);
#endif
#endif
