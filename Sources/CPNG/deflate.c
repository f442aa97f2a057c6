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

size_t deflate_bytes(const uint8_t *bytes, size_t count, bool is_last, uint8_t *out) {
    // Higher levels take longer for files that are hardly smaller.
    enum { LEVEL = 1 };
    uint8_t *work = malloc(ISAL_DEF_LVL1_DEFAULT);
    if (!work) return 0;
    struct isal_zstream stream;
    isal_deflate_init(&stream);
    stream.level = LEVEL;
    stream.level_buf = work;
    stream.level_buf_size = ISAL_DEF_LVL1_DEFAULT;
    // A full flush ends on a whole byte, and what follows refers to nothing before it.
    stream.flush = FULL_FLUSH;
    stream.end_of_stream = is_last;
    stream.next_in = (uint8_t *)(uintptr_t)bytes;
    stream.avail_in = (uint32_t)count;
    stream.next_out = out;
    stream.avail_out = (uint32_t)deflate_bound(count);
    int result = isal_deflate(&stream);
    leave_vectors();
    size_t size = result == COMP_OK && stream.avail_in == 0 ? stream.total_out : 0;
    free(work);
    return size;
}

uint32_t adler_of(const uint8_t *bytes, size_t count) {
    uint32_t sum = isal_adler32(1, bytes, count);
    leave_vectors();
    return sum;
}
