// Deflate (RFC 1951), made for rows of filtered pixels: long runs are found at once, and everything else gets one look.
#ifndef CPNG_DEFLATE_H
#define CPNG_DEFLATE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// The most bytes that `deflate_bytes` writes for `count` bytes.
static inline size_t deflate_bound(size_t count) { return count + count / 1024 + 64; }

/// Compresses bytes into blocks that end on a whole byte and refer to nothing before them, so that streams can be joined.
/// - Parameters:
///   - count: less than 2^31.
///   - is_last: ends the stream.
///   - out: has room for `deflate_bound(count)` bytes.
/// - Returns: the number of bytes written; 0 if memory is short.
size_t deflate_bytes(const uint8_t *bytes, size_t count, bool is_last, uint8_t *out);

#endif
