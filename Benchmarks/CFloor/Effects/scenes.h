// The scenes of effects. Each makes what it keeps on its first frame.
#ifndef FLOOR_SCENES_H
#define FLOOR_SCENES_H
#include <cairo.h>

/// Cards that move below one wide blur.
void draw_blur(cairo_t *cairo, int frame, double time, void *scene);
/// Squares that turn, each above its shadow, which is blurred once and turned.
void draw_shadows(cairo_t *cairo, int frame, double time, void *scene);
/// Lines of text in gradients that pass over them.
void draw_masks(cairo_t *cairo, int frame, double time, void *scene);
/// A feed that moves below a sheet of glass.
void draw_material(cairo_t *cairo, int frame, double time, void *scene);
/// Translucent waves, one behind the other.
void draw_waves(cairo_t *cairo, int frame, double time, void *scene);
#endif
