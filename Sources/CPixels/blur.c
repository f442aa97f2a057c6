// Gaussian blur as three box filters a direction, with fractional box ends so that the radius can change smoothly.
#include "CPixels.h"
#include <math.h>
#include <stdlib.h>

typedef int32_t ints __attribute__((vector_size(16)));
typedef float floats __attribute__((vector_size(16)));

/// A box of 2 * radius + 1 whole pixels and one of weight `end` on each side. Three in a row have the variance of the Gaussian.
typedef struct { int radius; float end, scale; } Box;

static Box box_for(double sigma) {
    double variance = sigma * sigma / 3;
    int radius = (int)floor((sqrt(12 * variance + 1) - 1) / 2);
    double next = radius + 1;
    double end = (2 * radius + 1) * (radius * next - 3 * variance) / (6 * (variance - next * next));
    return (Box){radius, (float)end, (float)(1 / (2 * radius + 1 + 2 * end))};
}

/// One box over a line whose neighbours reach `margin` past both ends.
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

/// Blurs `line[margin ..< margin + count]`; the values are shifted left by 8 bits so that passes lose nothing.
static void blur_line(ints *line, ints *spare, int count, int margin, Box box, bool clamp) {
    // Each pass widens the part that is known by itself, so the margin holds real values of the pass before.
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

static inline uint8_t byte_of(int32_t value) {
    int32_t byte = (value + 128) >> 8;
    return byte < 0 ? 0 : byte > 255 ? 255 : (uint8_t)byte;
}

static void blur_argb_lines(uint8_t *pixels, int lines, int count, long line_step, long pixel_step, double sigma, bool clamp) {
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
            for (int k = 0; k < 4; k++) p[k] = byte_of(v[k]);
        }
    }
    free(s.line);
}

void pixels_blur_argb(uint8_t *pixels, int width, int height, int stride, double sigma_x, double sigma_y, bool clamp) {
    blur_argb_lines(pixels, height, width, stride, 4, sigma_x, clamp);
    blur_argb_lines(pixels, width, height, 4, stride, sigma_y, clamp);
}

/// Four lines of coverage go through the filter side by side.
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
            for (int k = 0; k < together; k++) p[k * line_step] = byte_of(v[k]);
        }
    }
    free(s.line);
}

void pixels_blur_a8(uint8_t *pixels, int width, int height, int stride, double sigma_x, double sigma_y) {
    blur_a8_lines(pixels, height, width, stride, 1, sigma_x);
    blur_a8_lines(pixels, width, height, 1, stride, sigma_y);
}
