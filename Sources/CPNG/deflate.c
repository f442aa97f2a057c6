#include "deflate.h"
#include <isa-l.h>
#include <stdlib.h>
#if defined(__x86_64__)
#include <immintrin.h>

__attribute__((target("avx"))) static void clear_upper_halves(void) { _mm256_zeroupper(); }
#endif

/// ISA-L leaves the upper halves of vector registers in use, and older instructions, such as pixman's, then take more than twice as long.
static void leave_vectors(void) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx")) clear_upper_halves();
#endif
}

/// Compresses what comes next of a stream, all of it if the output has room.
static bool continue_stream(struct isal_zstream *stream, const uint8_t *bytes, size_t count, int flush, bool is_last) {
    stream->next_in = (uint8_t *)(uintptr_t)bytes;
    stream->avail_in = (uint32_t)count;
    stream->flush = (uint16_t)flush;
    stream->end_of_stream = is_last;
    return isal_deflate(stream) == COMP_OK && stream->avail_in == 0;
}

size_t deflate_bytes(const uint8_t *bytes, size_t count, bool is_last, uint8_t *out) {
    // Higher levels take longer for files that are hardly smaller.
    enum { LEVEL = 1, OPENING = 8 };
    uint8_t *work = malloc(ISAL_DEF_LVL1_DEFAULT);
    if (!work) return 0;
    struct isal_zstream stream;
    isal_deflate_init(&stream);
    stream.level = LEVEL;
    stream.level_buf = work;
    stream.level_buf_size = ISAL_DEF_LVL1_DEFAULT;
    stream.next_out = out;
    stream.avail_out = (uint32_t)deflate_bound(count);
    // A stream that ISA-L's fast loop begins (2.30) depends on where its memory lies: of two matches of equal length now one is taken, now the other.
    // Its other loop does not, so the first few bytes go through that one.
    size_t opening = count > OPENING ? OPENING : 0;
    bool is_done = opening == 0 || continue_stream(&stream, bytes, opening, SYNC_FLUSH, false);
    // A full flush ends on a whole byte, and what follows refers to nothing before it.
    is_done = is_done && continue_stream(&stream, bytes + opening, count - opening, FULL_FLUSH, is_last);
    leave_vectors();
    free(work);
    return is_done ? stream.total_out : 0;
}

uint32_t adler_of(const uint8_t *bytes, size_t count) {
    uint32_t sum = isal_adler32(1, bytes, count);
    leave_vectors();
    return sum;
}
