// Small transformed and tinted pictures, as particles are: each pixel is sampled from the image, tinted, and blended.
#include "sprite.h"
#include "stamp.h"
#include <stddef.h>

/// The share of a pixel between two edges, from its distance to them in pixels, which is 0.5 at an edge through its centre.
static inline float between(float first, float second) {
    float sum = (first < 1 ? first : 1) + (second < 1 ? second : 1) - 1;
    return sum > 0 ? sum : 0;
}

static inline float clamped(float value, float low, float high) {
    value = value > low ? value : low;
    return value < high ? value : high;
}

static inline uint32_t texel(const PixelsSprite *sprite, int x, int y) {
    return ((const uint32_t *)(const void *)sprite->texels)[(ptrdiff_t)y * sprite->stride + x];
}

static inline uint32_t mixed(uint32_t a, uint32_t b, uint32_t part) { return (a * (256 - part) + b * part + 128) >> 8; }

/// The image's color at a place between texels; `u` and `v` are whole at texel centres.
static uint32_t sampled(const PixelsSprite *sprite, float u, float v) {
    u = clamped(u, sprite->low_u, sprite->high_u);
    v = clamped(v, sprite->low_v, sprite->high_v);
    if (sprite->is_nearest) return texel(sprite, (int)(u + 0.5f), (int)(v + 0.5f));
    int x = (int)u, y = (int)v, nextX = x + 1 < sprite->width ? x + 1 : sprite->width - 1, nextY = y + 1 < sprite->height ? y + 1 : sprite->height - 1;
    uint32_t partX = (uint32_t)((u - (float)x) * 256), partY = (uint32_t)((v - (float)y) * 256), color = 0;
    uint32_t a = texel(sprite, x, y), b = texel(sprite, nextX, y), c = texel(sprite, x, nextY), d = texel(sprite, nextX, nextY);
    for (int shift = 0; shift < 32; shift += 8) {
        uint32_t top = mixed(a >> shift & 255, b >> shift & 255, partX), bottom = mixed(c >> shift & 255, d >> shift & 255, partX);
        color |= mixed(top, bottom, partY) << shift;
    }
    return color;
}

static inline uint32_t blended(uint32_t s, uint32_t d, uint32_t alpha, uint32_t coverage, int blend) {
    uint32_t rest = component(d, 255 - alpha), sum;
    switch (blend) {
    case SPRITE_ADD: sum = s + d; break;
    case SPRITE_SUBTRACT: sum = d > s ? d - s : 0; break;
    case SPRITE_MULTIPLY: sum = component(s, d) + rest; break;
    case SPRITE_MULTIPLY_TWICE: sum = 2 * component(s, d) + rest; break;
    case SPRITE_SCREEN: sum = s + component(d, 255 - s); break;
    case SPRITE_REPLACE: sum = s + component(d, 255 - coverage); break;
    default: sum = s + rest; break;
    }
    return sum < 255 ? sum : 255;
}

void sprite_plain(const PixelsSprite *sprite, SpriteArea area) {
    bool keepsAlpha = sprite->blend == SPRITE_SUBTRACT || sprite->blend == SPRITE_MULTIPLY || sprite->blend == SPRITE_MULTIPLY_TWICE;
    float room_u = 0.5f * sprite->per_u + 0.5f, room_v = 0.5f * sprite->per_v + 0.5f;
    for (int y = area.top; y < area.bottom; y++) {
        uint32_t *row = (uint32_t *)(void *)(area.pixels + (ptrdiff_t)y * area.stride);
        float down = (float)(y - sprite->top), row_u = sprite->u + down * sprite->u_y, row_v = sprite->v + down * sprite->v_y;
        for (int x = area.left; x < area.right; x++) {
            float across = (float)(x - sprite->left), u = row_u + across * sprite->u_x, v = row_v + across * sprite->v_x;
            float share = between((u - sprite->low_u) * sprite->per_u + room_u, (sprite->high_u - u) * sprite->per_u + room_u)
                * between((v - sprite->low_v) * sprite->per_v + room_v, (sprite->high_v - v) * sprite->per_v + room_v);
            uint32_t coverage = (uint32_t)(share * 255 + 0.5f);
            if (coverage == 0) continue;
            uint32_t color = sampled(sprite, u, v), alpha = component(component(color >> 24, sprite->tint >> 24), coverage), result = 0;
            for (int shift = 0; shift < 32; shift += 8) {
                uint32_t source = component(component(color >> shift & 255, sprite->tint >> shift & 255), coverage);
                result |= blended(source, row[x] >> shift & 255, alpha, coverage, sprite->blend) << shift;
            }
            row[x] = keepsAlpha ? (result & 0xFFFFFF) | (row[x] & 0xFF000000) : result;
        }
    }
}
