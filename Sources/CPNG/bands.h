// Rows in bands that are compressed by themselves, on several threads. Their number depends on the picture alone, and so does the file.
#ifndef CPNG_BANDS_H
#define CPNG_BANDS_H

#include "rows.h"

/// The room for zlib's header before a band, and for its checksum after it.
enum { STREAM_HEADER = 2, STREAM_SUM = 4 };

/// The rows `first ..< last`.
typedef struct {
    int first, last;
    /// `size` bytes of deflate, after the room for a header; null until they are there.
    uint8_t *out;
    size_t size;
    /// Of the bytes before compression.
    size_t stored;
    uint32_t sum;
} Band;

typedef struct { Band *bands; int count; } Bands;

/// The bands of a picture, not yet compressed; null if memory is short.
Bands bands_of(const Rows *rows);

/// Compresses all bands on as many threads as there are processors.
/// - Returns: false if memory is short.
bool bands_compress(Bands *bands, const Rows *rows);

void bands_free(Bands *bands);

#endif
