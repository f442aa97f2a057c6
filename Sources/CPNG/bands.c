#include "bands.h"
#include "deflate.h"
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <unistd.h>

enum { BAND_BYTES = 1 << 20, THREADS_MOST = 8 };

Bands bands_of(const Rows *rows) {
    size_t length = rows_length(rows);
    int together = length < BAND_BYTES ? (int)(BAND_BYTES / length) : 1, count = (rows->height + together - 1) / together;
    Band *bands = calloc((size_t)count, sizeof(Band));
    for (int k = 0; bands && k < count; k++) {
        bands[k].first = k * together;
        bands[k].last = k == count - 1 ? rows->height : (k + 1) * together;
    }
    return (Bands){bands, bands ? count : 0};
}

void bands_free(Bands *bands) {
    for (int k = 0; k < bands->count; k++) free(bands->bands[k].out);
    free(bands->bands);
}

/// What the threads share: each takes the next band.
typedef struct { const Rows *rows; Bands *all; atomic_int next; atomic_bool failed; } Job;

/// - Returns: false if memory is short.
static bool compress_band(const Rows *rows, Band *band, bool is_last) {
    band->stored = rows_length(rows) * (size_t)(band->last - band->first);
    uint8_t *stored = malloc(band->stored), *out = malloc(deflate_bound(band->stored) + STREAM_HEADER + STREAM_SUM);
    if (stored && out && rows_store(rows, band->first, band->last, stored)) {
        band->sum = adler_of(stored, band->stored);
        band->size = deflate_bytes(stored, band->stored, is_last, out + STREAM_HEADER);
    }
    free(stored);
    // What is kept until it is written is as small as it can be.
    uint8_t *kept = out && band->size ? realloc(out, band->size + STREAM_HEADER + STREAM_SUM) : NULL;
    if (!kept) free(out);
    band->out = kept;
    return kept != NULL;
}

static void *compress_bands(void *context) {
    Job *job = context;
    int count = job->all->count;
    for (int k; (k = atomic_fetch_add(&job->next, 1)) < count;)
        if (!compress_band(job->rows, &job->all->bands[k], k == count - 1)) atomic_store(&job->failed, true);
    return NULL;
}

bool bands_compress(Bands *bands, const Rows *rows) {
    Job job = {.rows = rows, .all = bands};
    long processors = sysconf(_SC_NPROCESSORS_ONLN);
    int helpers = (int)(processors < THREADS_MOST ? processors : THREADS_MOST) - 1, started = 0;
    if (helpers > bands->count - 1) helpers = bands->count - 1;
    pthread_t threads[THREADS_MOST];
    // Signals are the program's threads' to take.
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    while (started < helpers && pthread_create(&threads[started], NULL, compress_bands, &job) == 0) started++;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    compress_bands(&job);
    for (int k = 0; k < started; k++) pthread_join(threads[k], NULL);
    return !atomic_load(&job.failed);
}
