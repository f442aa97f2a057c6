// A Gaussian blur by three boxes.
#ifndef FLOOR_BLUR_H
#define FLOOR_BLUR_H
#include <cairo.h>
#include <stdint.h>

/// Blurs rows of bytes, 1 or 4 to a pixel. What is outside is as the edge.
void box_blur(uint8_t *pixels, int width, int height, int stride, int channels, double sigma);

/// A picture of the surface's pixels from `left`, `top` on, shrunk `factor` times and then blurred.
/// - Parameters:
///   - width, height: of the result without its margin.
///   - margin: the pixels around the result that are white before the blur; what comes out of the picture is blurred there.
///   - sigma: in pixels of the result.
cairo_surface_t *shrunk_and_blurred(cairo_surface_t *surface, int left, int top, int width, int height, int margin, int factor, double sigma);
#endif
