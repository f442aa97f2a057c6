// Pieces of a zlib stream, by ISA-L.
#ifndef CPNG_DEFLATE_H
#define CPNG_DEFLATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The most bytes that `deflate_bytes` writes for `count` bytes: blocks that do not shrink are stored as they are.
static inline size_t deflate_bound(size_t count) { return count + count / 1024 + 1024; }

/// Compresses bytes into blocks that end on a whole byte and refer to nothing before them, so that pieces can be joined.
/// - Parameters:
///   - count: less than 2^31.
///   - is_last: ends the stream.
///   - out: has room for `deflate_bound(count)` bytes.
/// - Returns: the number of bytes written; 0 if memory is short.
size_t deflate_bytes(const uint8_t *bytes, size_t count, bool is_last, uint8_t *out);

/// Adler's checksum of a piece, with which zlib's streams end.
uint32_t adler_of(const uint8_t *bytes, size_t count);

#endif
