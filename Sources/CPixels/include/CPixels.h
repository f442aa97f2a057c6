// Loops over pixels, in C because they must be fast even in debug builds.
//
// ARGB pixels are premultiplied native-endian 32-bit words, as in Cairo; A8 is one byte of coverage. Strides are in bytes.
#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdint.h>
#include <stdbool.h>

/// Applies a Gaussian blur with the given standard deviations in pixels. Pixels outside are transparent, or equal to those at the edge if `clamp`. With `dither`,
/// rounding errors are spread over neighbouring pixels in a fixed pattern.
void pixels_blur_argb(uint8_t *pixels, int width, int height, int stride, double sigma_x, double sigma_y, bool clamp, bool dither);
/// Like `pixels_blur_argb`, with a margin around the image, which is at `left`, `top` in a blurred image of `width` by `height` pixels. Only the rectangle of
/// `to_width` by `to_height` pixels at `to_left`, `to_top` is computed; its first pixel is written to `to`.
void pixels_blur_argb_outward(const uint8_t *from, int from_width, int from_height, int from_stride, int left, int top, int width, int height,
                              uint8_t *to, int to_left, int to_top, int to_width, int to_height, int to_stride, double sigma_x, double sigma_y, bool dither);
/// Like `pixels_blur_argb`, for coverage.
void pixels_blur_a8(uint8_t *pixels, int width, int height, int stride, double sigma_x, double sigma_y);

/// One colour (red, green, blue, opacity, 0 to 1, not premultiplied) where the alpha is from `low` to `high`, transparent
/// elsewhere. A `low` of 0 or less, or a `high` of 1 or more, is no limit. Edges are antialiased.
/// - Returns: false if out of memory.
bool pixels_alpha_threshold(uint8_t *pixels, int width, int height, int stride, float low, float high, const float color[4]);

/// Like `pixels_color_matrix`, in linear light.
void pixels_linear_color_matrix(uint8_t *pixels, int width, int height, int stride, const float matrix[20]);

/// Composites with a Porter-Duff operator inside a shape, and leaves the rest unchanged.
/// - Parameters:
///   - source: drawn alone, so its alpha includes the shape's coverage.
///   - coverage: an image with the shape in its alpha.
///   - rule: 0 in, 1 out, 2 destination in, 3 destination atop.
void pixels_composite_within(const uint8_t *source, int source_stride, const uint8_t *coverage, int coverage_stride, uint8_t *destination, int destination_stride,
                             int width, int height, int rule);

/// Copies the alpha of an ARGB image.
void pixels_copy_alpha(const uint8_t *argb, int argb_stride, uint8_t *alpha, int alpha_stride, int width, int height);

/// A transformed and tinted image. Positions in the image are integers at the centres of its pixels (texels).
typedef struct {
    /// Premultiplied ARGB words, `stride` words a row.
    const uint8_t *texels;
    int32_t stride, width, height;
    /// The pixel of the canvas whose centre is at `u`, `v` in the image.
    int32_t left, top;
    float u, v;
    /// The change of the position per pixel to the right, and per pixel down.
    float u_x, v_x, u_y, v_y;
    /// The outermost visible texel centres; within the image.
    float low_u, high_u, low_v, high_v;
    /// Pixels per texel, across the left and right edges and across the top and bottom edges.
    float per_u, per_v;
    /// Multiplies the texels; premultiplied.
    uint32_t tint;
    /// The number of the blend mode, in the order of `SpriteBatch.Blend`.
    uint8_t blend;
    /// Shows texels as squares.
    bool is_nearest;
} PixelsSprite;

/// A colour through a mask, an image or a sprite, to be drawn over a rectangle of pixels.
typedef struct {
    /// The coverage of the pixels from `left`, `top` on, one byte each; null for full coverage. For an image, its ARGB words; for a sprite, the `PixelsSprite`.
    const uint8_t *mask;
    int32_t mask_stride;
    /// Premultiplied; unused for images and sprites.
    uint32_t color;
    int16_t left, top, right, bottom;
    bool is_picture, is_sprite;
} PixelsStamp;

/// Stamps for a canvas of `bottom` rows, drawn in bands of `band` rows.
typedef struct {
    uint8_t *pixels;
    const PixelsStamp *stamps;
    int32_t stride, bottom, band;
    /// Avoids instructions that some processors lack.
    bool plain;
} PixelsStamping;

/// Draws the stamps `first ..< last` in order, clipped to a band.
void pixels_stamp_band(const PixelsStamping *stamping, int band, int first, int last);

/// Helper threads that draw stamps together with the caller, and sleep between drawings. They start with the first drawing. For use by one thread;
/// each pixel receives its stamps in order.
typedef struct PixelsCrew PixelsCrew;
/// - Returns: null if out of memory.
PixelsCrew *pixels_crew_make(int helpers);
void pixels_crew_free(PixelsCrew *crew);
/// Begins a drawing. Stamps may still be added, up to the end of their memory.
/// - Returns: false if the helpers pause because the machine has no processor to spare; the caller then draws alone.
bool pixels_crew_begin(PixelsCrew *crew, PixelsStamping drawing);
/// Announces the first `count` stamps. They may be drawn from now on, and must not change.
void pixels_crew_offer(PixelsCrew *crew, int count);
/// Draws the rest of `count` stamps. After that, no thread accesses them or the pixels.
void pixels_crew_finish(PixelsCrew *crew, int count);

/// Adds coverage to a mask as if one were painted over the other.
void pixels_join_masks(uint8_t *mask, int stride, const uint8_t *other, int other_stride, int width, int height);

/// Applies a colour matrix with the rows R, G, B, A and the columns r, g, b, a, constant, to unpremultiplied values 0...1.
void pixels_color_matrix(uint8_t *pixels, int width, int height, int stride, const float matrix[20]);

/// Draws `source` over `destination` in plusDarker mode: max(0, s + d - 1) where both are opaque.
void pixels_plus_darker(const uint8_t *source, int source_stride, uint8_t *destination, int destination_stride, int width, int height);

/// Draws `source` through a projection with bilinear sampling. `inverse` maps destination pixels to source pixels, row by row.
void pixels_warp(const uint8_t *source, int source_width, int source_height, int source_stride,
                 uint8_t *destination, int width, int height, int stride, const double inverse[9]);

/// Fills an image with colours by the angle around a centre. `inverse` (a, b, c, d, tx, ty) maps pixels to the gradient's coordinates; `colors` are
/// `count` premultiplied colours from start to end.
void pixels_cone(uint8_t *pixels, int width, int height, int stride, const double inverse[6], double center_x, double center_y,
                 double start, double end, const uint32_t *colors, int count);

/// Fills a grid of cells, two triangles each, with colours mixed between their corners. `points` are x, y and premultiplied red, green, blue and alpha (0...1) of each corner, row by
/// row. Later cells cover earlier ones; pixels outside of all stay.
void pixels_mesh(uint8_t *pixels, int width, int height, int stride, const float *points, int columns, int rows);

/// Halves an image: each pixel is the average of two by two. If a side is odd, the last column or row counts twice. `half` has (width + 1) / 2 by
/// (height + 1) / 2 pixels.
void pixels_halve(const uint8_t *source, int width, int height, int source_stride, uint8_t *half, int half_stride);

/// Converts rows of RGB or RGBA bytes to premultiplied ARGB words.
void pixels_premultiply(const uint8_t *rgba, int channels, int rgba_stride, uint8_t *argb, int argb_stride, int width, int height);

/// Makes the process keep the memory of a frame's images for the next frame, instead of returning it to the system and faulting it in again. Does
/// nothing if the system's allocator has no such setting.
void pixels_keep_memory(void);

#endif
