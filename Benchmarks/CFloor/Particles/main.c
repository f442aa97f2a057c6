// The floor for particles: as many rotated, tinted sprites of a small texture, composited one by one with pixman. Nothing is simulated.
#include "report.h"
#include <math.h>
#include <pixman.h>
#include <stdint.h>

enum { SIDE = 800, TEXTURE = 32, SPRITE = 10 };

static uint32_t texels[TEXTURE * TEXTURE], pixels[SIDE * SIDE];

/// A number in 0...1 that depends on the index only.
static double spread(uint32_t index) {
    index = (index ^ 61) ^ (index >> 16);
    index *= 9;
    index ^= index >> 4;
    index *= 0x27d4eb2d;
    return (index ^ (index >> 15)) / 4294967295.0;
}

static void draw(int count, int frame, pixman_op_t mode, pixman_image_t *target, pixman_image_t *texture) {
    for (int i = 0; i < SIDE * SIDE; i++) pixels[i] = 0xFF262626;
    for (int i = 0; i < count; i++) {
        double x = 20 + 760 * spread((uint32_t)i * 3) + frame % 60 / 6.0, y = 20 + 760 * spread((uint32_t)i * 3 + 1), angle = 6.28 * spread((uint32_t)i * 3 + 2) + frame / 60.0;
        double alpha = 0.4 + 0.4 * spread((uint32_t)i * 7), scale = (double)TEXTURE / SPRITE, reach = SPRITE * 0.7072;
        int left = (int)floor(x - reach), top = (int)floor(y - reach), side = (int)ceil(2 * reach) + 1;
        // From pixels of the sprite's box to texels.
        double c = cos(angle) * scale, s = sin(angle) * scale, dx = left - x, dy = top - y;
        pixman_transform_t transform = {{{pixman_double_to_fixed(c), pixman_double_to_fixed(s), pixman_double_to_fixed(c * dx + s * dy + TEXTURE / 2.0)},
                                         {pixman_double_to_fixed(-s), pixman_double_to_fixed(c), pixman_double_to_fixed(-s * dx + c * dy + TEXTURE / 2.0)},
                                         {0, 0, pixman_fixed_1}}};
        pixman_image_set_transform(texture, &transform);
        pixman_color_t tint = {(uint16_t)(65535 * alpha), (uint16_t)(32768 * alpha), 0, (uint16_t)(65535 * alpha)};
        pixman_image_t *mask = pixman_image_create_solid_fill(&tint);
        // A mask per component multiplies the colours.
        pixman_image_set_component_alpha(mask, 1);
        pixman_image_composite32(mode, texture, mask, target, 0, 0, 0, 0, left, top, side, side);
        pixman_image_unref(mask);
    }
}

int main(int count, char **arguments) {
    int sprites = floor_number(count, arguments, "--n", 10000), frames = floor_number(count, arguments, "--frames", 60);
    const char *name = floor_option(count, arguments, "--mode");
    pixman_op_t mode = name && !strcmp(name, "add") ? PIXMAN_OP_ADD : PIXMAN_OP_OVER;
    for (int i = 0; i < TEXTURE * TEXTURE; i++) {
        double middle = (TEXTURE - 1) / 2.0, rest = (middle - hypot(i % TEXTURE - middle, i / TEXTURE - middle)) / 4;
        texels[i] = (uint32_t)(255 * fmax(0, fmin(1, rest))) * 0x01010101u;
    }
    pixman_image_t *target = pixman_image_create_bits(PIXMAN_a8r8g8b8, SIDE, SIDE, pixels, SIDE * 4);
    pixman_image_t *texture = pixman_image_create_bits(PIXMAN_a8r8g8b8, TEXTURE, TEXTURE, texels, TEXTURE * 4);
    pixman_image_set_filter(texture, PIXMAN_FILTER_BILINEAR, NULL, 0);
    draw(sprites, 0, mode, target, texture);
    double begin = floor_wall(), worked = floor_processor();
    for (int frame = 1; frame <= frames; frame++) draw(sprites, frame, mode, target, texture);
    printf("{\"mean\": %.4f, \"processor\": %.4f}\n", (floor_wall() - begin) / frames, (floor_processor() - worked) / frames);
    return 0;
}
