// PNG files: libpng writes the header and the chunks, whose errors are jumps that only C can catch; ISA-L compresses the rows.
#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Takes the next bytes of a file.
/// - Returns: false to stop writing.
typedef bool (*png_sink)(void *context, const uint8_t *bytes, size_t count);

/// Encodes premultiplied native-endian ARGB words. Opaque pictures have no alpha channel in the file.
/// - Parameters:
///   - stride: the bytes of a row.
///   - message: receives the reason of a failure, ended by a zero.
/// - Returns: false if the sink stopped, memory is short or libpng refuses the size.
bool png_encode(const uint8_t *pixels, int width, int height, size_t stride, png_sink sink, void *context, char message[128]);

#endif
