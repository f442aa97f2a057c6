// Combines coverage masks.
#include "CPixels.h"
#include "stamp.h"
#include <stddef.h>

void pixels_join_masks(uint8_t *mask, int stride, const uint8_t *other, int other_stride, int width, int height) {
    for (int y = 0; y < height; y++) {
        uint8_t *row = mask + (ptrdiff_t)y * stride;
        const uint8_t *added = other + (ptrdiff_t)y * other_stride;
        for (int x = 0; x < width; x++) row[x] = (uint8_t)(added[x] + component(row[x], 255u - added[x]));
    }
}
