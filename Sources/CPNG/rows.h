// Rows of a picture as PNG stores them.
#ifndef CPNG_ROWS_H
#define CPNG_ROWS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Premultiplied native-endian ARGB words.
typedef struct { const uint8_t *pixels; int width, height; size_t stride; bool is_opaque; } Rows;

bool rows_are_opaque(const uint8_t *pixels, int width, int height, size_t stride);

/// The bytes of a stored row, its filter's number included.
static inline size_t rows_length(const Rows *rows) { return (size_t)rows->width * (rows->is_opaque ? 3 : 4) + 1; }

/// Stores the rows `first ..< last`, each as its difference from the row above.
/// - Parameter out: has room for the rows.
/// - Returns: false if memory is short.
bool rows_store(const Rows *rows, int first, int last, uint8_t *out);

#endif
