// A conic gradient, which Cairo lacks.
#ifndef FLOOR_CONE_H
#define FLOOR_CONE_H
#include <cairo.h>

/// A colour at a part of the turn, not premultiplied.
typedef struct { double place, red, green, blue, alpha; } ConeStop;

/// Sets a rectangle of the gradient as the source; it begins at `turn`, in radians.
void cone_source(cairo_t *cairo, double left, double top, int width, int height, double x, double y, double turn, const ConeStop *stops, int count);
#endif
