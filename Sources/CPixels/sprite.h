// What the loops for sprites have in common.
#ifndef CPIXELS_SPRITE_H
#define CPIXELS_SPRITE_H
#include "CPixels.h"

/// The order of `SpriteBatch.Blend`.
enum SpriteBlend { SPRITE_ALPHA, SPRITE_ADD, SPRITE_SUBTRACT, SPRITE_MULTIPLY, SPRITE_MULTIPLY_TWICE, SPRITE_SCREEN, SPRITE_REPLACE };

/// A rectangle of the canvas to draw a sprite on. `pixels` is the canvas's first row; rows have `width` pixels, or more.
typedef struct {
    uint8_t *pixels;
    int stride, left, top, right, bottom, width;
} SpriteArea;

/// The two edges of a sprite along one axis of its image.
typedef struct {
    /// The place between the edges, and the pixels per texel.
    float middle, per;
    /// The share of a pixel there, if pixels could have more than all of it; it decreases by one per pixel.
    float reach;
    /// The largest share: less than one of a sprite thinner than a pixel.
    float most;
} Edges;

/// - Parameters:
///   - low, high: the outermost texel centres.
static inline Edges edges(float low, float high, float per) {
    float thickness = (high - low + 1) * per;
    return (Edges){(low + high) / 2, per, thickness / 2 + 0.5f, thickness < 1 ? thickness : 1};
}

/// The nearest whole number, the even one of two.
static inline int32_t nearest(float value) {
    // Floats of this size have no fractions.
    const float large = 12582912;
    return (int32_t)((value + large) - large);
}

// Colours keep seven binary digits below the point until they are blended. Factors from 0 to 1 are the whole numbers from 0 to -32768: of words with a sign,
// only the negative ones hold all of one. Two such factors are applied to each component, tint and coverage, so the signs cancel out.

/// A component of a tint as a factor.
static inline int32_t factor(uint32_t component) { return -(int32_t)((component * 32768 + 127) / 255); }

void sprite_plain(const PixelsSprite *sprite, SpriteArea area);
#if defined(__x86_64__)
/// For processors with AVX2; draws the same pixels.
void sprite_avx2(const PixelsSprite *sprite, SpriteArea area);
#endif
#endif
