#include "deflate.h"
#include "huffman.h"
#include <stdlib.h>

enum {
    MATCH_LEAST = 3, MATCH_MOST = 258, DISTANCE_MOST = 32768,
    HASH_BITS = 15,
    /// A block ends with either of these.
    BLOCK_STEPS = 16384, BLOCK_LITERALS = 65536,
    /// After 1 << PATIENCE bytes without a match, every second place is passed over, and so on.
    PATIENCE = 8,
    /// A match of this length is good enough.
    GOOD = 32,
    STORED_MOST = 65535,
    END_OF_BLOCK = 256, LITERALS = 286, DISTANCES = 30, LENGTHS = 19,
};

/// Literals, and a match that follows them.
typedef struct { uint32_t literals; uint16_t length, distance; } Step;

typedef struct {
    Step steps[BLOCK_STEPS + 1];
    /// For each hash of four bytes, the last two places where they began.
    int32_t places[2 << HASH_BITS];
} Work;

static inline uint32_t load4(const uint8_t *p) { uint32_t v; memcpy(&v, p, 4); return v; }
static inline uint64_t load8(const uint8_t *p) { uint64_t v; memcpy(&v, p, 8); return v; }
static inline uint32_t hash(uint32_t v) { return v * 0x9e3779b1u >> (32 - HASH_BITS); }

/// The number of equal bytes at two places.
static inline size_t equal_bytes(const uint8_t *a, const uint8_t *b, const uint8_t *end) {
    const uint8_t *start = a;
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    for (; a + 8 <= end; a += 8, b += 8) {
        uint64_t differs = load8(a) ^ load8(b);
        if (differs) return (size_t)(a - start) + (size_t)(__builtin_ctzll(differs) >> 3);
    }
#endif
    while (a < end && *a == *b) a++, b++;
    return (size_t)(a - start);
}

// MARK: Symbols

/// The symbol of a length or a distance, and the bits that follow it.
typedef struct { int symbol, count; uint32_t bits; } Coded;

static inline int highest(uint32_t v) { return 31 - __builtin_clz(v); }
static inline Coded coded_length(uint32_t length) {
    uint32_t v = length - MATCH_LEAST;
    if (length == MATCH_MOST) return (Coded){285, 0, 0};
    if (v < 8) return (Coded){257 + (int)v, 0, 0};
    int high = highest(v), count = high - 2;
    return (Coded){257 + 4 * (high - 1) + (int)(v >> count & 3), count, v & ((1u << count) - 1)};
}
static inline Coded coded_distance(uint32_t distance) {
    uint32_t v = distance - 1;
    if (v < 4) return (Coded){(int)v, 0, 0};
    int high = highest(v), count = high - 1;
    return (Coded){2 * high + (int)(v >> count & 1), count, v & ((1u << count) - 1)};
}

// MARK: Blocks

typedef struct { uint32_t literals[LITERALS], distances[DISTANCES]; } Frequencies;

/// Counts the block's symbols.
/// - Returns: the bits that follow symbols.
static uint64_t count_symbols(const uint8_t *bytes, const Step *steps, int count, Frequencies *all) {
    memset(all, 0, sizeof *all);
    uint64_t extra = 0;
    for (int k = 0; k < count; k++) {
        for (uint32_t i = 0; i < steps[k].literals; i++) all->literals[*bytes++]++;
        if (!steps[k].length) continue;
        bytes += steps[k].length;
        // A distance of 0 stands for the largest, which does not fit.
        Coded length = coded_length(steps[k].length), distance = coded_distance(steps[k].distance ? steps[k].distance : DISTANCE_MOST);
        all->literals[length.symbol]++;
        all->distances[distance.symbol]++;
        extra += (uint64_t)(length.count + distance.count);
    }
    all->literals[END_OF_BLOCK]++;
    // Two codes at least: some readers refuse fewer.
    for (int k = 0; k < 2; k++) {
        if (!all->literals[k]) all->literals[k] = 1;
        if (!all->distances[k]) all->distances[k] = 1;
    }
    return extra;
}

/// The lengths of both codes, runs shortened.
typedef struct {
    uint8_t symbols[LITERALS + DISTANCES], extra[LITERALS + DISTANCES];
    int count, literals, distances;
    uint32_t frequencies[LENGTHS];
} Header;

static void add(Header *header, int symbol, int extra) {
    header->symbols[header->count] = (uint8_t)symbol;
    header->extra[header->count++] = (uint8_t)extra;
    header->frequencies[symbol]++;
}

static void make_header(Header *header, const Huffman *literals, const Huffman *distances) {
    uint8_t lengths[LITERALS + DISTANCES];
    memset(header, 0, sizeof *header);
    header->literals = LITERALS;
    header->distances = DISTANCES;
    while (header->literals > 257 && !literals->length[header->literals - 1]) header->literals--;
    while (header->distances > 1 && !distances->length[header->distances - 1]) header->distances--;
    memcpy(lengths, literals->length, (size_t)header->literals);
    memcpy(lengths + header->literals, distances->length, (size_t)header->distances);
    int all = header->literals + header->distances;
    for (int i = 0; i < all;) {
        int value = lengths[i], run = 1;
        while (i + run < all && lengths[i + run] == value) run++;
        i += run;
        if (value) {
            add(header, value, 0);
            run--;
        }
        while (run >= 3) {
            int most = value ? 6 : 138, part = run < most ? run : most;
            if (value) add(header, 16, part - 3);
            else if (part <= 10) add(header, 17, part - 3);
            else add(header, 18, part - 11);
            run -= part;
        }
        for (; run > 0; run--) add(header, value, 0);
    }
    // The code of these needs two symbols, too.
    if (!header->frequencies[0]) header->frequencies[0] = 1;
    if (!header->frequencies[18]) header->frequencies[18] = 1;
}

static int header_extra(int symbol) { return symbol < 16 ? 0 : symbol == 16 ? 2 : symbol == 17 ? 3 : 7; }

static const uint8_t length_order[LENGTHS] = {16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

static int lengths_in_order(const Huffman *lengths) {
    int count = LENGTHS;
    while (count > 4 && !lengths->length[length_order[count - 1]]) count--;
    return count;
}

static uint64_t cost(const Huffman *huffman, const uint32_t *frequencies, int count) {
    uint64_t bits = 0;
    for (int k = 0; k < count; k++) bits += (uint64_t)frequencies[k] * huffman->length[k];
    return bits;
}

static void write_header(Bits *bits, const Header *header, const Huffman *lengths, bool is_last) {
    int count = lengths_in_order(lengths);
    bits_add(bits, is_last, 1);
    bits_add(bits, 2, 2);
    bits_add(bits, (uint64_t)header->literals - 257, 5);
    bits_add(bits, (uint64_t)header->distances - 1, 5);
    bits_add(bits, (uint64_t)count - 4, 4);
    bits_flush(bits);
    for (int k = 0; k < count; k++) {
        bits_add(bits, lengths->length[length_order[k]], 3);
        bits_flush(bits);
    }
    for (int k = 0; k < header->count; k++) {
        int symbol = header->symbols[k];
        bits_add(bits, lengths->code[symbol], lengths->length[symbol]);
        bits_add(bits, header->extra[k], header_extra(symbol));
        bits_flush(bits);
    }
}

static void write_stored(Bits *bits, const uint8_t *bytes, size_t count, bool is_last) {
    do {
        size_t part = count < STORED_MOST ? count : STORED_MOST;
        bits_add(bits, is_last && part == count, 1);
        bits_add(bits, 0, 2);
        bits_align(bits);
        bits_add(bits, part | (~part & 0xffff) << 16, 32);
        bits_flush(bits);
        memcpy(bits->out, bytes, part);
        bits->out += part;
        bytes += part;
        count -= part;
    } while (count > 0);
}

static void write_steps(Bits *bits, const uint8_t *bytes, const Step *steps, int count, const Huffman *literals, const Huffman *distances) {
    // Lengths with the bits that follow them, at most 20 bits.
    struct { uint32_t code; int count; } lengths[MATCH_MOST + 1];
    for (uint32_t length = MATCH_LEAST; length <= MATCH_MOST; length++) {
        Coded coded = coded_length(length);
        int own = literals->length[coded.symbol];
        lengths[length].code = literals->code[coded.symbol] | coded.bits << own;
        lengths[length].count = own + coded.count;
    }
    Bits local = *bits;
    for (int k = 0; k < count; k++) {
        uint32_t rest = steps[k].literals;
        for (; rest >= 3; rest -= 3, bytes += 3) {
            bits_add(&local, literals->code[bytes[0]], literals->length[bytes[0]]);
            bits_add(&local, literals->code[bytes[1]], literals->length[bytes[1]]);
            bits_add(&local, literals->code[bytes[2]], literals->length[bytes[2]]);
            bits_flush(&local);
        }
        for (; rest > 0; rest--, bytes++) bits_add(&local, literals->code[*bytes], literals->length[*bytes]);
        bits_flush(&local);
        uint32_t length = steps[k].length;
        if (!length) continue;
        bytes += length;
        Coded distance = coded_distance(steps[k].distance ? steps[k].distance : DISTANCE_MOST);
        bits_add(&local, lengths[length].code, lengths[length].count);
        bits_add(&local, distances->code[distance.symbol], distances->length[distance.symbol]);
        bits_add(&local, distance.bits, distance.count);
        bits_flush(&local);
    }
    bits_add(&local, literals->code[END_OF_BLOCK], literals->length[END_OF_BLOCK]);
    bits_flush(&local);
    *bits = local;
}

static void write_block(Bits *bits, const uint8_t *bytes, size_t size, const Step *steps, int count, bool is_last) {
    Frequencies frequencies;
    Huffman literals, distances, lengths;
    Header header;
    uint64_t total = 17 + count_symbols(bytes, steps, count, &frequencies);
    huffman_make(&literals, frequencies.literals, LITERALS, 15);
    huffman_make(&distances, frequencies.distances, DISTANCES, 15);
    make_header(&header, &literals, &distances);
    huffman_make(&lengths, header.frequencies, LENGTHS, 7);
    total += (uint64_t)lengths_in_order(&lengths) * 3 + cost(&lengths, header.frequencies, LENGTHS);
    for (int k = 0; k < header.count; k++) total += (uint64_t)header_extra(header.symbols[k]);
    total += cost(&literals, frequencies.literals, LITERALS) + cost(&distances, frequencies.distances, DISTANCES);
    if (total / 8 >= size) return write_stored(bits, bytes, size, is_last);
    write_header(bits, &header, &lengths, is_last);
    write_steps(bits, bytes, steps, count, &literals, &distances);
}

// MARK: Matches

/// Adds a match of any length in parts that deflate has.
/// - Returns: the bytes that became part of it: all but two at most.
static size_t add_match(Step *steps, int *count, uint32_t literals, size_t length, uint32_t distance) {
    size_t done = 0;
    while (length - done >= MATCH_LEAST && *count < BLOCK_STEPS) {
        size_t part = length - done < MATCH_MOST ? length - done : MATCH_MOST;
        steps[(*count)++] = (Step){literals, (uint16_t)part, (uint16_t)(distance & (DISTANCE_MOST - 1))};
        literals = 0;
        done += part;
    }
    return done;
}

size_t deflate_bytes(const uint8_t *bytes, size_t count, bool is_last, uint8_t *out) {
    Work *work = malloc(sizeof *work);
    if (!work) return 0;
    // Too far away from anything.
    for (int k = 0; k < 2 << HASH_BITS; k++) work->places[k] = -DISTANCE_MOST - 1;
    Bits bits = {0, 0, out};
    const uint8_t *end = bytes + count;
    size_t block = 0, i = 0, literals = 0, misses = 0, last = count >= 4 ? count - 4 : 0;
    int steps = 0;
    while (i < count) {
        size_t length = 0;
        uint32_t distance = 0;
        if (i <= last && count >= 4) {
            uint32_t next = load4(bytes + i);
            int32_t *place = &work->places[2 * hash(next)], before = *place, older = place[1], here = (int32_t)i;
            place[1] = before;
            *place = here;
            // A run is a match with the byte before.
            if (i > 0 && load4(bytes + i - 1) == next) distance = 1;
            else if (here - before <= DISTANCE_MOST && load4(bytes + before) == next) distance = (uint32_t)(here - before);
            if (distance) length = 4 + equal_bytes(bytes + i + 4, bytes + i + 4 - distance, end);
            if (length < GOOD && here - older <= DISTANCE_MOST && load4(bytes + older) == next) {
                size_t other = 4 + equal_bytes(bytes + i + 4, bytes + older + 4, end);
                if (other > length) length = other, distance = (uint32_t)(here - older);
            }
        }
        if (length) {
            while (literals > 0 && i > distance && bytes[i - 1] == bytes[i - 1 - distance]) i--, literals--, length++;
            size_t done = add_match(work->steps, &steps, (uint32_t)literals, length, distance);
            i += done;
            literals = misses = 0;
        } else {
            size_t step = 1 + (misses++ >> PATIENCE);
            if (step > count - i) step = count - i;
            i += step;
            literals += step;
        }
        if (steps == BLOCK_STEPS || literals >= BLOCK_LITERALS || i == count) {
            if (literals > 0) work->steps[steps++] = (Step){(uint32_t)literals, 0, 0};
            write_block(&bits, bytes + block, i - block, work->steps, steps, is_last && i == count);
            block = i;
            literals = 0;
            steps = 0;
        }
    }
    if (count == 0 && is_last) write_stored(&bits, bytes, 0, true);
    // An empty stored block ends on a whole byte.
    if (!is_last) write_stored(&bits, bytes, 0, false);
    bits_align(&bits);
    free(work);
    return (size_t)(bits.out - out);
}
