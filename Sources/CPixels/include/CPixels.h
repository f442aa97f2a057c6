// Loops over pixels, in C because they must be fast in debug builds of a program too.
//
// ARGB pixels are premultiplied native-endian 32-bit words, as Cairo's; A8 is one byte of coverage. Strides are in bytes.
#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdint.h>
#include <stdbool.h>

/// Blurs with a Gaussian of the given standard deviations in pixels. Outside counts as transparent, or as the edge's own pixels when `clamp`.
void pixels_blur_argb(uint8_t *pixels, int width, int height, int stride, double sigma_x, double sigma_y, bool clamp);
/// The same for coverage only.
void pixels_blur_a8(uint8_t *pixels, int width, int height, int stride, double sigma_x, double sigma_y);

/// Copies the alpha of an ARGB picture.
void pixels_copy_alpha(const uint8_t *argb, int argb_stride, uint8_t *alpha, int alpha_stride, int width, int height);

/// A colour drawn over a rectangle of pixels, as far as a mask says.
typedef struct {
    /// The coverage of the pixel at `left`, `top`, and of all others after it, one byte each; null: everything is covered.
    const uint8_t *mask;
    int32_t mask_stride;
    /// Premultiplied.
    uint32_t color;
    int16_t left, top, right, bottom;
} PixelsStamp;

/// Stamps that wait for one picture, in order, and how far they have been drawn.
///
/// The rows are drawn in bands of `band` rows. `next` is the first row that nobody has begun.
typedef struct {
    uint8_t *pixels;
    const PixelsStamp *stamps;
    int32_t stride, count;
    int32_t bottom, band, next;
    /// Without instructions that not every processor has.
    bool plain;
} PixelsStamping;

/// Draws bands until none is left. Any number of threads may do so at once: a pixel takes all its stamps from one thread, in their order.
void pixels_stamp(PixelsStamping *stamping);

/// Tells the processor that what lies there is wanted soon.
static inline void pixels_prefetch(const void *place) { __builtin_prefetch(place); }

/// Adds coverage to a mask as if both were painted one over the other.
void pixels_join_masks(uint8_t *mask, int stride, const uint8_t *other, int other_stride, int width, int height);

/// Rows R, G, B, A; columns r, g, b, a, constant; on unpremultiplied values 0...1.
void pixels_color_matrix(uint8_t *pixels, int width, int height, int stride, const float matrix[20]);

/// Draws `source` over `destination` so that darkness adds up: max(0, s + d - 1) where both are opaque.
void pixels_plus_darker(const uint8_t *source, int source_stride, uint8_t *destination, int destination_stride, int width, int height);

/// Draws `source` through a projection with smooth sampling. `inverse` takes destination pixels to source pixels, by rows.
void pixels_warp(const uint8_t *source, int source_width, int source_height, int source_stride,
                 uint8_t *destination, int width, int height, int stride, const double inverse[9]);

/// Fills a picture with colours that change with the angle around a centre.
/// `inverse` (a, b, c, d, tx, ty) takes pixels to the gradient's coordinates; `colors` are `count` premultiplied colours from start to end.
void pixels_cone(uint8_t *pixels, int width, int height, int stride, const double inverse[6], double center_x, double center_y,
                 double start, double end, const uint32_t *colors, int count);

/// Halves a picture: each pixel is the average of two by two. Of an odd width or height the last column or row counts twice.
/// `half` has (width + 1) / 2 by (height + 1) / 2 pixels.
void pixels_halve(const uint8_t *source, int width, int height, int source_stride, uint8_t *half, int half_stride);

/// Turns rows of RGB or RGBA bytes into premultiplied ARGB words.
void pixels_premultiply(const uint8_t *rgba, int channels, int rgba_stride, uint8_t *argb, int argb_stride, int width, int height);

#endif
