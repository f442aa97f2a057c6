#include "CPNG.h"
#include "bands.h"
#include <png.h>
#include <string.h>
#include <zlib.h>

typedef struct { png_sink sink; void *context; char *message; } target;

static void put(png_structp png, png_bytep bytes, png_size_t count) {
    target *to = png_get_io_ptr(png);
    if (!to->sink(to->context, bytes, count)) png_error(png, "write error");
}
static void flush(png_structp png) { (void)png; }

static void fail(png_structp png, png_const_charp reason) {
    target *to = png_get_error_ptr(png);
    strncpy(to->message, reason, 127);
    to->message[127] = 0;
    png_longjmp(png, 1);
}
static void warn(png_structp png, png_const_charp reason) { (void)png; (void)reason; }

/// One chunk for each band. The first begins with the stream's header (a window of 32 KB, quickly compressed), the last ends with its sum.
static void write_bands(png_structp png, const Bands *all) {
    uLong sum = adler32(0, NULL, 0);
    for (int k = 0; k < all->count; k++) {
        Band *band = &all->bands[k];
        uint8_t *from = band->out + STREAM_HEADER;
        size_t size = band->size;
        sum = adler32_combine(sum, band->sum, (z_off_t)band->stored);
        if (k == 0) {
            from -= STREAM_HEADER;
            size += STREAM_HEADER;
            from[0] = 0x78;
            from[1] = 0x01;
        }
        if (k == all->count - 1) {
            png_save_uint_32(from + size, (png_uint_32)sum);
            size += STREAM_SUM;
        }
        png_write_chunk(png, (png_const_bytep)"IDAT", from, size);
    }
}

bool png_encode(const uint8_t *pixels, int width, int height, size_t stride, png_sink sink, void *context, char message[128]) {
    target to = { sink, context, message };
    strcpy(message, "out of memory");
    Rows rows = {pixels, width, height, stride, rows_are_opaque(pixels, width, height, stride)};
    Bands bands = bands_of(&rows);
    png_structp png = bands.bands ? png_create_write_struct(PNG_LIBPNG_VER_STRING, &to, fail, warn) : NULL;
    png_infop info = png ? png_create_info_struct(png) : NULL;
    volatile bool done = false;
    if (info && !setjmp(png_jmpbuf(png))) {
        png_set_write_fn(png, &to, put, flush);
        png_set_IHDR(png, info, (png_uint_32)width, (png_uint_32)height, 8, rows.is_opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGBA,
                     PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
        png_write_info(png, info);
        if (!bands_compress(&bands, &rows)) png_error(png, "out of memory");
        write_bands(png, &bands);
        png_write_chunk(png, (png_const_bytep)"IEND", NULL, 0);
        done = true;
    }
    png_destroy_write_struct(&png, &info);
    bands_free(&bands);
    return done;
}
