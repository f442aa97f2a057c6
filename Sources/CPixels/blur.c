// Gaussian blur as three box filters per direction, with fractional box ends so that the radius can change smoothly.
#include "CPixels.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef int32_t ints __attribute__((vector_size(16)));
typedef int32_t ints8 __attribute__((vector_size(32)));
typedef float floats8 __attribute__((vector_size(32)));
typedef uint8_t bytes8 __attribute__((vector_size(8)));

// Functions with vectors of 32 bytes are always inlined, so how they would be passed does not matter.
#pragma clang diagnostic ignored "-Wpsabi"

/// With constant arguments the inner loops are unrolled, and the code takes the instructions of the function around it.
#define inlined static inline __attribute__((always_inline))

/// A box of 2 * radius + 1 whole pixels and one of weight `end` on each side. Three of them have the variance of the Gaussian.
typedef struct { int radius; float end, scale; } Box;

static Box box_for(double sigma) {
    double variance = sigma * sigma / 3;
    int radius = (int)floor((sqrt(12 * variance + 1) - 1) / 2);
    double next = radius + 1;
    double end = (2 * radius + 1) * (radius * next - 3 * variance) / (6 * (variance - next * next));
    return (Box){radius, (float)end, (float)(1 / (2 * radius + 1 + 2 * end))};
}

/// Applies one box filter to eight lines side by side that extend `margin` beyond both ends.
inlined void box_pass(const ints8 *from, ints8 *to, int count, Box box) {
    int r = box.radius;
    ints8 sum = {0};
    for (int i = -r; i <= r; i++) sum += from[i];
    for (int i = 0; i < count; i++) {
        ints8 ends = from[i - r - 1] + from[i + r + 1];
        floats8 value = (__builtin_convertvector(sum, floats8) + __builtin_convertvector(ends, floats8) * box.end) * box.scale + 0.5f;
        to[i] = __builtin_convertvector(value, ints8);
        sum += from[i + r + 1] - from[i - r];
    }
}

/// Blurs `line[margin ..< margin + count]`; the values are shifted left by 8 bits so that passes lose no precision.
inlined void blur_line(ints8 *line, ints8 *spare, int count, int margin, Box box, bool clamp) {
    // Each pass shrinks the valid range by `reach` on both sides; the margin is three times that.
    int reach = box.radius + 1;
    for (int i = 0; i < margin; i++) {
        line[i] = clamp ? line[margin] : (ints8){0};
        line[margin + count + i] = clamp ? line[margin + count - 1] : (ints8){0};
    }
    box_pass(line + reach, spare + reach, count + 2 * margin - 2 * reach, box);
    box_pass(spare + 2 * reach, line + 2 * reach, count + 2 * margin - 4 * reach, box);
    box_pass(line + 3 * reach, spare + 3 * reach, count + 2 * margin - 6 * reach, box);
}

typedef struct { ints8 *line, *spare; int margin; Box box; } Scratch;

static bool scratch_make(Scratch *scratch, int count, double sigma) {
    scratch->box = box_for(sigma);
    scratch->margin = 3 * (scratch->box.radius + 1);
    size_t length = (size_t)(count + 2 * scratch->margin);
    scratch->line = aligned_alloc(sizeof(ints8), length * 2 * sizeof(ints8));
    scratch->spare = scratch->line ? scratch->line + length : NULL;
    return scratch->line != NULL;
}

inlined bytes8 bytes_of(ints8 value) {
    ints8 over = value > 255;
    value = (value & ~over & ~(value >> 31)) | (over & 255);
    return __builtin_convertvector(value, bytes8);
}

/// Thresholds of ordered dithering in 1/256 of a byte's step; equal steps, their mean is that of rounding.
static const uint8_t thresholds[8][8] = {
    {2, 130, 34, 162, 10, 138, 42, 170}, {194, 66, 226, 98, 202, 74, 234, 106}, {50, 178, 18, 146, 58, 186, 26, 154}, {242, 114, 210, 82, 250, 122, 218, 90},
    {14, 142, 46, 174, 6, 134, 38, 166}, {206, 78, 238, 110, 198, 70, 230, 102}, {62, 190, 30, 158, 54, 182, 22, 150}, {254, 126, 222, 94, 246, 118, 214, 86}};

/// Blurs lines of pixels, two at a time.
inlined void blur_argb_lines(uint8_t *pixels, int lines, int count, long line_step, long pixel_step, double sigma, bool clamp, bool dither) {
    Scratch s;
    if (sigma <= 0.01 || count < 1 || !scratch_make(&s, count, sigma)) return;
    for (int y = 0; y < lines; y += 2) {
        // If the number of lines is odd, the last line is its own neighbour.
        uint8_t *first = pixels + y * line_step, *second = y + 1 < lines ? first + line_step : first;
        for (int x = 0; x < count; x++) {
            uint32_t a, b;
            memcpy(&a, first + x * pixel_step, 4);
            memcpy(&b, second + x * pixel_step, 4);
            uint64_t both = a | (uint64_t)b << 32;
            bytes8 bytes;
            memcpy(&bytes, &both, 8);
            s.line[s.margin + x] = __builtin_convertvector(bytes, ints8) << 8;
        }
        blur_line(s.line, s.spare, count, s.margin, s.box, clamp);
        for (int x = 0; x < count; x++) {
            int32_t a = dither ? thresholds[y & 7][x & 7] : 128, b = dither ? thresholds[(y + 1) & 7][x & 7] : 128;
            ints8 value = (s.spare[s.margin + x] + (ints8){a, a, a, a, b, b, b, b}) >> 8;
            bytes8 bytes = bytes_of(value);
            uint64_t both;
            memcpy(&both, &bytes, 8);
            uint32_t c = (uint32_t)both, d = (uint32_t)(both >> 32);
            memcpy(first + x * pixel_step, &c, 4);
            if (second != first) memcpy(second + x * pixel_step, &d, 4);
        }
    }
    free(s.line);
}

/// Blurs lines of coverage, eight at a time.
inlined void blur_a8_lines(uint8_t *pixels, int lines, int count, long line_step, long pixel_step, double sigma) {
    Scratch s;
    if (sigma <= 0.01 || count < 1 || !scratch_make(&s, count, sigma)) return;
    for (int y = 0; y < lines; y += 8) {
        int together = lines - y < 8 ? lines - y : 8;
        uint8_t *p = pixels + y * line_step;
        for (int x = 0; x < count; x++, p += pixel_step) {
            bytes8 v = {0};
            if (line_step == 1 && together == 8) memcpy(&v, p, 8);
            else for (int k = 0; k < together; k++) v[k] = p[k * line_step];
            s.line[s.margin + x] = __builtin_convertvector(v, ints8) << 8;
        }
        blur_line(s.line, s.spare, count, s.margin, s.box, false);
        p = pixels + y * line_step;
        for (int x = 0; x < count; x++, p += pixel_step) {
            ints8 value = (s.spare[s.margin + x] + 128) >> 8;
            bytes8 v = bytes_of(value);
            if (line_step == 1 && together == 8) memcpy(p, &v, 8);
            else for (int k = 0; k < together; k++) p[k * line_step] = v[k];
        }
    }
    free(s.line);
}

inlined void blur_image(uint8_t *pixels, int width, int height, int stride, int channels, double sigma_x, double sigma_y, bool clamp, bool dither) {
    if (channels == 4) {
        blur_argb_lines(pixels, height, width, stride, 4, sigma_x, clamp, false);
        blur_argb_lines(pixels, width, height, 4, stride, sigma_y, clamp, dither);
    } else {
        blur_a8_lines(pixels, height, width, stride, 1, sigma_x);
        blur_a8_lines(pixels, width, height, 1, stride, sigma_y);
    }
}

// A wide blur is computed on a smaller image: there is no detail to lose.

/// Averages blocks of `1 << shift` by `1 << shift` pixels of an image with margins of `left` and `top` pixels; pixels outside are transparent, or ignored if `clamp`.
/// - Parameter sums: space for a line of the image.
inlined void shrink(const uint8_t *from, int width, int height, int stride, int left, int top, int channels, int shift,
                    uint8_t *to, int small_width, int small_height, uint16_t *sums, bool clamp) {
    int factor = 1 << shift, half = factor * factor / 2;
    for (int y = 0; y < small_height; y++) {
        int first = y * factor - top, last = first + factor;
        if (first < 0) first = 0;
        if (last > height) last = height;
        uint8_t *out = to + (long)y * small_width * channels;
        if (first >= last) {
            memset(out, 0, (size_t)small_width * channels);
            continue;
        }
        memset(sums, 0, (size_t)width * channels * sizeof(uint16_t));
        for (int v = first; v < last; v++) {
            const uint8_t *line = from + (long)v * stride;
            for (int i = 0; i < width * channels; i++) sums[i] += line[i];
        }
        for (int x = 0; x < small_width; x++) {
            int begin = x * factor - left, end = begin + factor;
            if (begin < 0) begin = 0;
            if (end > width) end = width;
            int total[4] = {0}, count = (end - begin) * (last - first);
            for (int u = begin; u < end; u++)
                for (int k = 0; k < channels; k++) total[k] += sums[u * channels + k];
            // Divisions take as long as everything else, and only blocks at an edge need them.
            if (clamp && count < factor * factor) for (int k = 0; k < channels; k++) *out++ = (uint8_t)((total[k] + count / 2) / count);
            else for (int k = 0; k < channels; k++) *out++ = (uint8_t)((total[k] + half) >> (2 * shift));
        }
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

/// A line between two lines of the small image, in 1/256.
inlined void line_between(const uint8_t *from, int small_width, int small_height, int channels, int shift, int y, uint16_t *row) {
    int down, top = between(y, shift, small_height, &down), count = small_width * channels;
    const uint8_t *upper = from + (long)top * count, *lower = down ? upper + count : upper;
    for (int i = 0; i < count; i++) row[i] = (uint16_t)(upper[i] * (256 - down) + lower[i] * down);
}

/// Enlarges a line. Between the middles of two small pixels the weights of both are the same everywhere.
inlined void enlarge_a8_line(const uint16_t *row, int small_width, int shift, uint8_t *line, int width) {
    int factor = 1 << shift, lead = factor / 2, pairs = (width - lead) / factor;
    if (pairs > small_width - 1) pairs = small_width - 1;
    if (pairs < 0) pairs = 0;
    uint8_t *p = line + lead;
    for (int k = 0; k < pairs; k++, p += factor)
        for (int j = 0; j < factor; j++) {
            uint32_t across = (uint32_t)(2 * j + 1) * 128 >> shift;
            p[j] = (uint8_t)((row[k] * (256 - across) + row[k + 1] * across + 32768) >> 16);
        }
    for (int x = 0; x < width; x++) {
        if (x == lead) x += pairs * factor;
        if (x >= width) break;
        int part, left = between(x, shift, small_width, &part), right = part ? left + 1 : left;
        line[x] = (uint8_t)((row[left] * (256u - (uint32_t)part) + row[right] * (uint32_t)part + 32768) >> 16);
    }
}

inlined void enlarge_a8(const uint8_t *from, int small_width, int small_height, int shift, uint8_t *to, int width, int height, int stride, uint16_t *row) {
    for (int y = 0; y < height; y++) {
        line_between(from, small_width, small_height, 1, shift, y, row);
        uint8_t *line = to + (long)y * stride;
        switch (shift) {
            case 1: enlarge_a8_line(row, small_width, 1, line, width); break;
            case 2: enlarge_a8_line(row, small_width, 2, line, width); break;
            case 3: enlarge_a8_line(row, small_width, 3, line, width); break;
            default: enlarge_a8_line(row, small_width, shift, line, width);
        }
    }
}

typedef uint8_t bytes4 __attribute__((vector_size(4)));
typedef uint8_t bytes16 __attribute__((vector_size(16)));
typedef int32_t ints16 __attribute__((vector_size(64)));

static inline ints pixel_of(const uint16_t *row, int x) { return (ints){row[4 * x] << 8, row[4 * x + 1] << 8, row[4 * x + 2] << 8, row[4 * x + 3] << 8}; }

/// A rectangle of pixels in an image; `right` and `bottom` are excluded.
typedef struct { int left, top, right, bottom; } Window;

/// Enlarges the small image and writes the window of the result, from `to` on.
inlined void enlarge_argb(const uint8_t *from, int small_width, int small_height, int shift, uint8_t *to, Window window, int stride, uint16_t *row, bool dither) {
    int factor = 1 << shift, lead = factor / 2;
    int first = window.left < lead ? -1 : (window.left - lead) / factor;
    if (first > small_width - 1) first = small_width - 1;
    for (int y = window.top; y < window.bottom; y++) {
        line_between(from, small_width, small_height, 4, shift, y, row);
        ints half[8];
        for (int k = 0; k < 8; k++) half[k] = (ints){0} + (dither ? thresholds[y & 7][k] << 8 : 32768);
        uint8_t *p = to + (long)(y - window.top) * stride;
        // Before the middle of the first small pixel, and after that of the last one, the value is constant; between two middles it changes by equal steps.
        for (int x = window.left, small = first; x < window.right; small++) {
            int start = small < 0 ? 0 : lead + small * factor, end = small < 0 ? lead : start + factor;
            if (end > window.right || small + 1 >= small_width) end = window.right;
            ints value = pixel_of(row, small < 0 ? 0 : small), step = {0};
            if (small >= 0 && small + 1 < small_width) {
                step = (pixel_of(row, small + 1) - value) >> shift;
                value += (step >> 1) + step * (x - start);
            }
            for (; x < end && (x & 3); x++, p += 4, value += step) {
                bytes4 pixel = __builtin_convertvector((value + half[x & 7]) >> 16, bytes4);
                memcpy(p, &pixel, 4);
            }
            ints steps[4] = {{0}, step, step + step, step + step + step}, stride4 = step << 2;
            for (; x + 4 <= end; x += 4, p += 16, value += stride4) {
                const ints *h = half + (x & 7);
                ints a = (value + h[0]) >> 16, b = (value + steps[1] + h[1]) >> 16, c = (value + steps[2] + h[2]) >> 16, d = (value + steps[3] + h[3]) >> 16;
                ints8 ab = __builtin_shufflevector(a, b, 0, 1, 2, 3, 4, 5, 6, 7), cd = __builtin_shufflevector(c, d, 0, 1, 2, 3, 4, 5, 6, 7);
                ints16 all = __builtin_shufflevector(ab, cd, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
                bytes16 pixels = __builtin_convertvector(all, bytes16);
                memcpy(p, &pixels, 16);
            }
            for (; x < end; x++, p += 4, value += step) {
                bytes4 pixel = __builtin_convertvector((value + half[x & 7]) >> 16, bytes4);
                memcpy(p, &pixel, 4);
            }
        }
    }
}

/// An image and its position in the blurred one.
typedef struct { const uint8_t *pixels; int width, height, stride, left, top; } Source;

static void copy_with_margins(Source source, uint8_t *to, int width, int height, int stride, int channels) {
    if (source.pixels == to) return;
    size_t before = (size_t)source.left * channels, inside = (size_t)source.width * channels, after = (size_t)(width - source.left - source.width) * channels;
    for (int y = 0; y < height; y++) {
        uint8_t *line = to + (long)y * stride;
        int v = y - source.top;
        if (v < 0 || v >= source.height) { memset(line, 0, (size_t)width * channels); continue; }
        memset(line, 0, before);
        memcpy(line + before, source.pixels + (long)v * source.stride, inside);
        memset(line + before + inside, 0, after);
    }
}

/// Blurs at full size: in the result itself if the window is the whole image, otherwise in a temporary copy. Without memory for the copy, the result is unset.
inlined void blur_in_place(Source source, uint8_t *to, int width, int height, Window window, int stride, int channels, double sigma_x, double sigma_y, bool clamp, bool dither) {
    if (window.right - window.left == width && window.bottom - window.top == height) {
        copy_with_margins(source, to, width, height, stride, channels);
        blur_image(to, width, height, stride, channels, sigma_x, sigma_y, clamp, dither);
        return;
    }
    long whole_stride = (long)width * channels;
    uint8_t *whole = malloc((size_t)whole_stride * height);
    if (!whole) return;
    copy_with_margins(source, whole, width, height, (int)whole_stride, channels);
    blur_image(whole, width, height, (int)whole_stride, channels, sigma_x, sigma_y, clamp, dither);
    for (int y = window.top; y < window.bottom; y++)
        memcpy(to + (long)(y - window.top) * stride, whole + y * whole_stride + (long)window.left * channels, (size_t)(window.right - window.left) * channels);
    free(whole);
}

/// Blurs into an image of `width` by `height` pixels, of which only the window is written.
/// - Parameters:
///   - to: the first pixel of the window.
///   - window: must be the whole image for coverage.
inlined void blur_with(Source source, uint8_t *to, int width, int height, Window window, int stride, int channels, double sigma_x, double sigma_y, bool clamp, bool dither) {
    int shift = 0;
    while (fmin(sigma_x, sigma_y) > 5 << shift && shift < 6) shift++;
    int factor = 1 << shift;
    int small_width = (width + factor - 1) / factor, small_height = (height + factor - 1) / factor;
    // The small image, followed by a line of 16-bit values at an even address.
    size_t size = ((size_t)small_width * small_height * channels + 1) & ~(size_t)1;
    size_t line = (size_t)(source.width > small_width ? source.width : small_width) * channels * 2;
    uint8_t *small = factor > 1 ? malloc(size + line) : NULL;
    if (!small) {
        blur_in_place(source, to, width, height, window, stride, channels, sigma_x, sigma_y, clamp, dither);
        return;
    }
    uint16_t *row = (uint16_t *)(small + size);
    shrink(source.pixels, source.width, source.height, source.stride, source.left, source.top, channels, shift, small, small_width, small_height, row, clamp);
    // Averaging and enlarging blur, too, with variances of (f^2 - 1) / 12 and (f^2 - 1) / 6.
    double own = (factor * factor - 1) / 4.0, x = sqrt(sigma_x * sigma_x - own) / factor, y = sqrt(sigma_y * sigma_y - own) / factor;
    blur_image(small, small_width, small_height, small_width * channels, channels, x, y, clamp, false);
    if (channels == 4) enlarge_argb(small, small_width, small_height, shift, to, window, stride, row, dither);
    else enlarge_a8(small, small_width, small_height, shift, to, width, height, stride, row);
    free(small);
}

static void blur_plain(Source source, uint8_t *to, int width, int height, Window window, int stride, double sigma_x, double sigma_y, bool clamp, bool dither) {
    blur_with(source, to, width, height, window, stride, 4, sigma_x, sigma_y, clamp, dither);
}
static void blur_a8_plain(uint8_t *pixels, int width, int height, int stride, double sigma_x, double sigma_y) {
    blur_with((Source){pixels, width, height, stride, 0, 0}, pixels, width, height, (Window){0, 0, width, height}, stride, 1, sigma_x, sigma_y, false, false);
}

// Processors of the last ten years take the same steps in half as many instructions.
#ifdef __x86_64__
__attribute__((target("avx2")))
static void blur_avx2(Source source, uint8_t *to, int width, int height, Window window, int stride, double sigma_x, double sigma_y, bool clamp, bool dither) {
    blur_with(source, to, width, height, window, stride, 4, sigma_x, sigma_y, clamp, dither);
}
__attribute__((target("avx2")))
static void blur_a8_avx2(uint8_t *pixels, int width, int height, int stride, double sigma_x, double sigma_y) {
    blur_with((Source){pixels, width, height, stride, 0, 0}, pixels, width, height, (Window){0, 0, width, height}, stride, 1, sigma_x, sigma_y, false, false);
}
static bool has_avx2(void) { return __builtin_cpu_supports("avx2"); }
#else
#define blur_avx2 blur_plain
#define blur_a8_avx2 blur_a8_plain
static bool has_avx2(void) { return false; }
#endif

void pixels_blur_argb(uint8_t *pixels, int width, int height, int stride, double sigma_x, double sigma_y, bool clamp, bool dither) {
    (has_avx2() ? blur_avx2 : blur_plain)((Source){pixels, width, height, stride, 0, 0}, pixels, width, height, (Window){0, 0, width, height}, stride, sigma_x, sigma_y, clamp, dither);
}

void pixels_blur_argb_outward(const uint8_t *from, int from_width, int from_height, int from_stride, int left, int top, int width, int height,
                              uint8_t *to, int to_left, int to_top, int to_width, int to_height, int to_stride, double sigma_x, double sigma_y, bool dither) {
    Source source = {from, from_width, from_height, from_stride, left, top};
    Window window = {to_left, to_top, to_left + to_width, to_top + to_height};
    (has_avx2() ? blur_avx2 : blur_plain)(source, to, width, height, window, to_stride, sigma_x, sigma_y, false, dither);
}

void pixels_blur_a8(uint8_t *pixels, int width, int height, int stride, double sigma_x, double sigma_y) {
    (has_avx2() ? blur_a8_avx2 : blur_a8_plain)(pixels, width, height, stride, sigma_x, sigma_y);
}
