// Small transformed and tinted pictures, such as particles: each pixel is sampled from the image, tinted and blended.
#include "sprite.h"
#include "stamp.h"
#include <math.h>
#include <stddef.h>

/// The coverage of a pixel between two edges.
static inline float share(float place, Edges edges) {
    float share = edges.reach - fabsf(place - edges.middle) * edges.per;
    share = share < edges.most ? share : edges.most;
    return share > 0 ? share : 0;
}

static inline float clamped(float value, float low, float high) {
    value = value > low ? value : low;
    return value < high ? value : high;
}

static inline uint32_t texel(const PixelsSprite *sprite, int x, int y) {
    return ((const uint32_t *)(const void *)sprite->texels)[(ptrdiff_t)y * sprite->stride + x];
}

/// Interpolates a component between four neighbouring texels; times 128.
static inline int32_t between(const uint32_t texels[4], int shift, int32_t part_x, int32_t part_y) {
    int32_t a = texels[0] >> shift & 255, b = texels[1] >> shift & 255, c = texels[2] >> shift & 255, d = texels[3] >> shift & 255;
    int32_t top = a * (128 - part_x) + b * part_x, bottom = c * (128 - part_x) + d * part_x;
    return top + (((bottom - top) * part_y + 0x4000) >> 15);
}

/// Samples the image at a position between texels. Components are times 128; `u` and `v` are integers at texel centres.
static void sample(const PixelsSprite *sprite, float u, float v, int32_t components[4]) {
    u = clamped(u, sprite->low_u, sprite->high_u);
    v = clamped(v, sprite->low_v, sprite->high_v);
    if (sprite->is_nearest) {
        uint32_t color = texel(sprite, (int)(u + 0.5f), (int)(v + 0.5f));
        for (int i = 0; i < 4; i++) components[i] = (int32_t)(color >> 8 * i & 255) * 128;
        return;
    }
    // If there are at least two texels, the last one is read as the second-to-last one interpolated all the way to its neighbour.
    int last_left = sprite->width > 1 ? sprite->width - 2 : 0, last_top = sprite->height > 1 ? sprite->height - 2 : 0;
    int x = (int)u < last_left ? (int)u : last_left, y = (int)v < last_top ? (int)v : last_top;
    int next_x = x + 1 < sprite->width ? x + 1 : x, next_y = y + 1 < sprite->height ? y + 1 : y;
    int32_t part_x = nearest((u - (float)x) * 128), part_y = nearest((v - (float)y) * 32767);
    const uint32_t texels[4] = {texel(sprite, x, y), texel(sprite, next_x, y), texel(sprite, x, next_y), texel(sprite, next_x, next_y)};
    for (int i = 0; i < 4; i++) components[i] = between(texels, 8 * i, part_x, part_y);
}

/// Multiplies by a factor and rounds; the sign is the opposite of the value's.
static inline int32_t product(int32_t value, int32_t factor) { return (value * factor + 0x4000) >> 15; }

static inline uint32_t blended(uint32_t s, uint32_t d, uint32_t alpha, int32_t coverage, int blend) {
    uint32_t rest = component(d, 255 - alpha), sum;
    switch (blend) {
    case SPRITE_ADD: sum = s + d; break;
    case SPRITE_SUBTRACT: sum = d > s ? d - s : 0; break;
    case SPRITE_MULTIPLY: sum = component(s, d) + rest; break;
    case SPRITE_MULTIPLY_TWICE: sum = 2 * component(s, d) + rest; break;
    case SPRITE_SCREEN: sum = s + component(d, 255 - s); break;
    case SPRITE_REPLACE: sum = s + (uint32_t)((int32_t)d + product((int32_t)d, coverage)); break;
    default: sum = s + rest; break;
    }
    return sum < 255 ? sum : 255;
}

void sprite_plain(const PixelsSprite *sprite, SpriteArea area) {
    bool keeps_alpha = sprite->blend == SPRITE_SUBTRACT || sprite->blend == SPRITE_MULTIPLY || sprite->blend == SPRITE_MULTIPLY_TWICE;
    const Edges edges_u = edges(sprite->low_u, sprite->high_u, sprite->per_u), edges_v = edges(sprite->low_v, sprite->high_v, sprite->per_v);
    for (int y = area.top; y < area.bottom; y++) {
        uint32_t *row = (uint32_t *)(void *)(area.pixels + (ptrdiff_t)y * area.stride);
        float down = (float)(y - sprite->top), row_u = sprite->u + down * sprite->u_y, row_v = sprite->v + down * sprite->v_y;
        for (int x = area.left; x < area.right; x++) {
            float across = (float)(x - sprite->left), u = row_u + across * sprite->u_x, v = row_v + across * sprite->v_x;
            int32_t coverage = nearest(share(u, edges_u) * share(v, edges_v) * -32768), components[4];
            if (coverage == 0) continue;
            sample(sprite, u, v, components);
            for (int i = 0; i < 4; i++) components[i] = (product(product(components[i], factor(sprite->tint >> 8 * i & 255)), coverage) + 64) >> 7;
            uint32_t result = 0;
            for (int i = 0; i < 4; i++)
                result |= blended((uint32_t)components[i], row[x] >> 8 * i & 255, (uint32_t)components[3], coverage, sprite->blend) << 8 * i;
            row[x] = keeps_alpha ? (result & 0xFFFFFF) | (row[x] & 0xFF000000) : result;
        }
    }
}
