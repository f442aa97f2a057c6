// Huffman codes of limited length, and bits in the order of deflate.
#ifndef CPNG_HUFFMAN_H
#define CPNG_HUFFMAN_H

#include <stdint.h>
#include <string.h>

/// Bits that wait to be written, the first in the lowest place; at most 7 after `bits_flush`.
typedef struct { uint64_t waiting; int count; uint8_t *out; } Bits;

/// Up to 57 bits may be added between two flushes.
static inline void bits_add(Bits *bits, uint64_t value, int count) {
    bits->waiting |= value << bits->count;
    bits->count += count;
}
/// Writes whole bytes; up to seven bytes after them are overwritten.
static inline void bits_flush(Bits *bits) {
    // Byte by byte where the processor's order is another one.
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    memcpy(bits->out, &bits->waiting, 8);
#else
    for (int k = 0; k < 8; k++) bits->out[k] = (uint8_t)(bits->waiting >> (8 * k));
#endif
    bits->out += bits->count >> 3;
    bits->waiting >>= bits->count & ~7;
    bits->count &= 7;
}
/// Fills the last byte with zeros.
static inline void bits_align(Bits *bits) {
    bits->count = (bits->count + 7) & ~7;
    bits_flush(bits);
}

enum { HUFFMAN_SYMBOLS = 288 };

/// A code for each symbol, reversed as deflate writes it, with its length in bits; 0 for symbols that do not occur.
typedef struct { uint16_t code[HUFFMAN_SYMBOLS]; uint8_t length[HUFFMAN_SYMBOLS]; } Huffman;

/// Makes the shortest code for these frequencies.
/// - Parameters:
///   - count: the number of symbols; at least two of them occur.
///   - longest: no code has more bits.
void huffman_make(Huffman *huffman, const uint32_t *frequencies, int count, int longest);

#endif
