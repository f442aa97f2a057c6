// Common parts of the sprite loops.
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
    /// The midpoint between the edges, and the pixels per texel.
    float middle, per;
    /// The unclamped coverage of a pixel at the midpoint. Coverage decreases by one per pixel from there.
    float reach;
    /// The maximum coverage; less than one if the sprite is thinner than a pixel.
    float most;
} Edges;

/// - Parameters:
///   - low, high: the outermost texel centres.
static inline Edges edges(float low, float high, float per) {
    float thickness = (high - low + 1) * per;
    return (Edges){(low + high) / 2, per, thickness / 2 + 0.5f, thickness < 1 ? thickness : 1};
}

/// Rounds to the nearest integer, ties to even.
static inline int32_t nearest(float value) {
    // Floats of this size have no fractions.
    const float large = 12582912;
    return (int32_t)((value + large) - large);
}

// Colours keep seven fractional bits until they are blended. Factors in 0...1 are stored as 0...-32768, because a signed 16-bit word can represent -1 but not 1.
// Two such factors are applied to each component, tint and coverage, so the signs cancel out.

/// A component of a tint as a factor.
static inline int32_t factor(uint32_t component) { return -(int32_t)((component * 32768 + 127) / 255); }

void sprite_plain(const PixelsSprite *sprite, SpriteArea area);
#if defined(__x86_64__)
/// For processors with AVX2; draws the same pixels.
void sprite_avx2(const PixelsSprite *sprite, SpriteArea area);
#endif
#endif
