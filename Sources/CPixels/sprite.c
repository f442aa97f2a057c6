// Small transformed and tinted pictures, as particles are: each pixel is sampled from the image, tinted, and blended.
#include "sprite.h"
#include "stamp.h"
#include <math.h>
#include <stddef.h>

/// The share of a pixel between two edges.
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

/// The image's color at a place between texels; `u` and `v` are whole at texel centres.
static uint32_t sampled(const PixelsSprite *sprite, float u, float v) {
    u = clamped(u, sprite->low_u, sprite->high_u);
    v = clamped(v, sprite->low_v, sprite->high_v);
    if (sprite->is_nearest) return texel(sprite, (int)(u + 0.5f), (int)(v + 0.5f));
    // Where there are two, the last texel is the whole way from the last but one.
    int acrossLast = sprite->width > 1 ? sprite->width - 2 : 0, downLast = sprite->height > 1 ? sprite->height - 2 : 0;
    int x = (int)u < acrossLast ? (int)u : acrossLast, y = (int)v < downLast ? (int)v : downLast;
    int nextX = x + 1 < sprite->width ? x + 1 : x, nextY = y + 1 < sprite->height ? y + 1 : y;
    int32_t partX = (int32_t)((u - (float)x) * 128 + 0.5f), partY = (int32_t)((v - (float)y) * 32767 + 0.5f);
    uint32_t a = texel(sprite, x, y), b = texel(sprite, nextX, y), c = texel(sprite, x, nextY), d = texel(sprite, nextX, nextY), color = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        int32_t top = (int32_t)(a >> shift & 255) * (128 - partX) + (int32_t)(b >> shift & 255) * partX;
        int32_t bottom = (int32_t)(c >> shift & 255) * (128 - partX) + (int32_t)(d >> shift & 255) * partX;
        color |= (uint32_t)((top + (((bottom - top) * partY + 0x4000) >> 15) + 64) >> 7) << shift;
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
    const Edges edges_u = edges(sprite->low_u, sprite->high_u, sprite->per_u), edges_v = edges(sprite->low_v, sprite->high_v, sprite->per_v);
    for (int y = area.top; y < area.bottom; y++) {
        uint32_t *row = (uint32_t *)(void *)(area.pixels + (ptrdiff_t)y * area.stride);
        float down = (float)(y - sprite->top), row_u = sprite->u + down * sprite->u_y, row_v = sprite->v + down * sprite->v_y;
        for (int x = area.left; x < area.right; x++) {
            float across = (float)(x - sprite->left), u = row_u + across * sprite->u_x, v = row_v + across * sprite->v_x;
            uint32_t coverage = (uint32_t)(share(u, edges_u) * share(v, edges_v) * 255 + 0.5f);
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
