// Gaussian blur as three box filters per direction, with fractional box ends so that the radius can change smoothly.
#include "CPixels.h"
#include <math.h>
#include <stdlib.h>

typedef int32_t ints __attribute__((vector_size(16)));
typedef float floats __attribute__((vector_size(16)));

/// A box of 2 * radius + 1 whole pixels and one of weight `end` on each side. Three of them have the variance of the Gaussian.
typedef struct { int radius; float end, scale; } Box;

static Box box_for(double sigma) {
    double variance = sigma * sigma / 3;
    int radius = (int)floor((sqrt(12 * variance + 1) - 1) / 2);
    double next = radius + 1;
    double end = (2 * radius + 1) * (radius * next - 3 * variance) / (6 * (variance - next * next));
    return (Box){radius, (float)end, (float)(1 / (2 * radius + 1 + 2 * end))};
}

/// Applies one box filter to a line that extends `margin` beyond both ends.
static void box_pass(const ints *from, ints *to, int count, Box box) {
    int r = box.radius;
    ints sum = {0};
    for (int i = -r; i <= r; i++) sum += from[i];
    for (int i = 0; i < count; i++) {
        ints ends = from[i - r - 1] + from[i + r + 1];
        floats value = (__builtin_convertvector(sum, floats) + __builtin_convertvector(ends, floats) * box.end) * box.scale + 0.5f;
        to[i] = __builtin_convertvector(value, ints);
        sum += from[i + r + 1] - from[i - r];
    }
}

/// Blurs `line[margin ..< margin + count]`; the values are shifted left by 8 bits so that passes lose no precision.
static void blur_line(ints *line, ints *spare, int count, int margin, Box box, bool clamp) {
    // Each pass shrinks the valid range by `reach` on both sides; the margin is three times that.
    int reach = box.radius + 1;
    for (int i = 0; i < margin; i++) {
        line[i] = clamp ? line[margin] : (ints){0};
        line[margin + count + i] = clamp ? line[margin + count - 1] : (ints){0};
    }
    box_pass(line + reach, spare + reach, count + 2 * margin - 2 * reach, box);
    box_pass(spare + 2 * reach, line + 2 * reach, count + 2 * margin - 4 * reach, box);
    box_pass(line + 3 * reach, spare + 3 * reach, count + 2 * margin - 6 * reach, box);
}

typedef struct { ints *line, *spare; int margin; Box box; } Scratch;

static bool scratch_make(Scratch *scratch, int count, double sigma) {
    scratch->box = box_for(sigma);
    scratch->margin = 3 * (scratch->box.radius + 1);
    size_t length = (size_t)(count + 2 * scratch->margin);
    scratch->line = calloc(length * 2, sizeof(ints));
    scratch->spare = scratch->line ? scratch->line + length : NULL;
    return scratch->line != NULL;
}

/// - Parameter half: what is added before rounding down: 128 to round to the nearest byte.
static inline uint8_t byte_of(int32_t value, int32_t half) {
    int32_t byte = (value + half) >> 8;
    return byte < 0 ? 0 : byte > 255 ? 255 : (uint8_t)byte;
}

/// Thresholds of ordered dithering in 1/256 of a byte's step; equal steps, their mean is that of rounding.
static const uint8_t thresholds[8][8] = {
    {2, 130, 34, 162, 10, 138, 42, 170}, {194, 66, 226, 98, 202, 74, 234, 106}, {50, 178, 18, 146, 58, 186, 26, 154}, {242, 114, 210, 82, 250, 122, 218, 90},
    {14, 142, 46, 174, 6, 134, 38, 166}, {206, 78, 238, 110, 198, 70, 230, 102}, {62, 190, 30, 158, 54, 182, 22, 150}, {254, 126, 222, 94, 246, 118, 214, 86}};

static void blur_argb_lines(uint8_t *pixels, int lines, int count, long line_step, long pixel_step, double sigma, bool clamp, bool dither) {
    Scratch s;
    if (sigma <= 0.01 || count < 1 || !scratch_make(&s, count, sigma)) return;
    for (int y = 0; y < lines; y++) {
        uint8_t *p = pixels + y * line_step;
        for (int x = 0; x < count; x++, p += pixel_step)
            s.line[s.margin + x] = (ints){p[0] << 8, p[1] << 8, p[2] << 8, p[3] << 8};
        blur_line(s.line, s.spare, count, s.margin, s.box, clamp);
        p = pixels + y * line_step;
        for (int x = 0; x < count; x++, p += pixel_step) {
            ints v = s.spare[s.margin + x];
            int32_t half = dither ? thresholds[y & 7][x & 7] : 128;
            for (int k = 0; k < 4; k++) p[k] = byte_of(v[k], half);
        }
    }
    free(s.line);
}

static void blur_argb(uint8_t *pixels, int width, int height, int stride, double sigma_x, double sigma_y, bool clamp, bool dither) {
    blur_argb_lines(pixels, height, width, stride, 4, sigma_x, clamp, false);
    blur_argb_lines(pixels, width, height, 4, stride, sigma_y, clamp, dither);
}

/// Blurs lines of coverage, four in parallel.
static void blur_a8_lines(uint8_t *pixels, int lines, int count, long line_step, long pixel_step, double sigma) {
    Scratch s;
    if (sigma <= 0.01 || count < 1 || !scratch_make(&s, count, sigma)) return;
    for (int y = 0; y < lines; y += 4) {
        int together = lines - y < 4 ? lines - y : 4;
        uint8_t *p = pixels + y * line_step;
        for (int x = 0; x < count; x++, p += pixel_step) {
            ints v = {0};
            for (int k = 0; k < together; k++) v[k] = p[k * line_step] << 8;
            s.line[s.margin + x] = v;
        }
        blur_line(s.line, s.spare, count, s.margin, s.box, false);
        p = pixels + y * line_step;
        for (int x = 0; x < count; x++, p += pixel_step) {
            ints v = s.spare[s.margin + x];
            for (int k = 0; k < together; k++) p[k * line_step] = byte_of(v[k], 128);
        }
    }
    free(s.line);
}

static void blur_a8(uint8_t *pixels, int width, int height, int stride, double sigma_x, double sigma_y) {
    blur_a8_lines(pixels, height, width, stride, 1, sigma_x);
    blur_a8_lines(pixels, width, height, 1, stride, sigma_y);
}

// A wide blur is computed on a smaller image: there is no detail to lose.

/// With a constant number of channels, the inner loops are unrolled.
#define inlined static inline __attribute__((always_inline))

/// Averages blocks of `factor` by `factor` pixels; pixels outside are transparent, or ignored if `clamp`.
inlined void shrink(const uint8_t *from, int width, int height, int stride, int channels, int factor, uint8_t *to, int small_width, int small_height, bool clamp) {
    for (int y = 0; y < small_height; y++)
        for (int x = 0; x < small_width; x++) {
            int right = (x + 1) * factor < width ? (x + 1) * factor : width, bottom = (y + 1) * factor < height ? (y + 1) * factor : height;
            int count = clamp ? (right - x * factor) * (bottom - y * factor) : factor * factor;
            int sums[4] = {0};
            for (int v = y * factor; v < bottom; v++) {
                const uint8_t *p = from + (long)v * stride + (long)x * factor * channels;
                for (int u = x * factor; u < right; u++, p += channels)
                    for (int k = 0; k < channels; k++) sums[k] += p[k];
            }
            for (int k = 0; k < channels; k++) to[((long)y * small_width + x) * channels + k] = (uint8_t)((sums[k] + count / 2) / count);
        }
}

/// The two pixels of the small image that surround a pixel of the large one; the fraction is in 1/256.
static inline int between(int position, int shift, int count, int *part) {
    int place = ((2 * position + 1) * 128 >> shift) - 128;
    int low = place >> 8;
    if (low < 0) { *part = 0; return 0; }
    if (low >= count - 1) { *part = 0; return count - 1; }
    *part = place & 255;
    return low;
}

/// `row` has space for a line of the small picture.
inlined void enlarge(const uint8_t *from, int small_width, int small_height, int channels, int shift, uint8_t *to, int width, int height, int stride, uint16_t *row, bool dither) {
    for (int y = 0; y < height; y++) {
        int down, top = between(y, shift, small_height, &down), count = small_width * channels;
        const uint8_t *upper = from + (long)top * count, *lower = down ? upper + count : upper;
        for (int i = 0; i < count; i++) row[i] = (uint16_t)(upper[i] * (256 - down) + lower[i] * down);
        uint8_t *p = to + (long)y * stride;
        for (int x = 0; x < width; x++) {
            int across, left = between(x, shift, small_width, &across) * channels, right = across ? left + channels : left;
            uint32_t half = dither ? (uint32_t)thresholds[y & 7][x & 7] << 8 : 32768;
            for (int k = 0; k < channels; k++) *p++ = (uint8_t)((row[left + k] * (256u - (uint32_t)across) + row[right + k] * (uint32_t)across + half) >> 16);
        }
    }
}

static void blur(uint8_t *pixels, int width, int height, int stride, int channels, double sigma_x, double sigma_y, bool clamp, bool dither) {
    int shift = 0;
    while (fmin(sigma_x, sigma_y) > 8 << shift && shift < 6) shift++;
    int factor = 1 << shift;
    int small_width = (width + factor - 1) / factor, small_height = (height + factor - 1) / factor;
    // The small image, followed by a line of 16-bit values at an even address.
    size_t size = ((size_t)small_width * small_height * channels + 1) & ~(size_t)1;
    uint8_t *small = factor > 1 ? malloc(size + (size_t)small_width * channels * 2) : NULL;
    if (!small) {
        if (channels == 4) blur_argb(pixels, width, height, stride, sigma_x, sigma_y, clamp, dither);
        else blur_a8(pixels, width, height, stride, sigma_x, sigma_y);
        return;
    }
    if (channels == 4) shrink(pixels, width, height, stride, 4, factor, small, small_width, small_height, clamp);
    else shrink(pixels, width, height, stride, 1, factor, small, small_width, small_height, clamp);
    // Averaging and enlarging blur, too, with variances of (f^2 - 1) / 12 and (f^2 - 1) / 6.
    double own = (factor * factor - 1) / 4.0, x = sqrt(sigma_x * sigma_x - own) / factor, y = sqrt(sigma_y * sigma_y - own) / factor;
    if (channels == 4) {
        blur_argb(small, small_width, small_height, small_width * 4, x, y, clamp, false);
        enlarge(small, small_width, small_height, 4, shift, pixels, width, height, stride, (uint16_t *)(small + size), dither);
    } else {
        blur_a8(small, small_width, small_height, small_width, x, y);
        enlarge(small, small_width, small_height, 1, shift, pixels, width, height, stride, (uint16_t *)(small + size), dither);
    }
    free(small);
}

void pixels_blur_argb(uint8_t *pixels, int width, int height, int stride, double sigma_x, double sigma_y, bool clamp) {
    blur(pixels, width, height, stride, 4, sigma_x, sigma_y, clamp, false);
}

void pixels_blur_argb_dithered(uint8_t *pixels, int width, int height, int stride, double sigma_x, double sigma_y, bool clamp) {
    blur(pixels, width, height, stride, 4, sigma_x, sigma_y, clamp, true);
}

void pixels_blur_a8(uint8_t *pixels, int width, int height, int stride, double sigma_x, double sigma_y) {
    blur(pixels, width, height, stride, 1, sigma_x, sigma_y, false, false);
}
