// Threads that draw stamps while more are being added.
//
// A drawing is divided into bands of rows. A band has the number of its stamps drawn so far, and a try-lock. A thread that finds a band with
// missing stamps and gets its lock draws them in order, so the result does not depend on which thread draws what. Only the caller ever waits for
// locks: before a drawing, for threads still reading the previous one, and after it, for threads drawing its last bands.
//
// On a busy machine, a helper may be preempted while it holds a band, and the caller waits. After such a wait, the next drawings do without
// helpers.
#define _GNU_SOURCE
#include "stamp.h"
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum {
    MOST_BANDS = 64, MOST_HELPERS = 15,
    // The number of iterations that an idle helper spins: some tens of microseconds, about as long as waking up takes.
    PATIENCE = 2000,
    // The wait in nanoseconds that only preemption can explain, and the number of drawings without helpers after it.
    LONG_WAIT = 2000000, REST = 120
};

typedef struct {
    _Atomic bool taken;
    _Atomic int32_t drawn;
    // Other threads draw the neighbouring bands, so each band has its own cache line.
    char apart[56];
} Band;

struct PixelsCrew {
    // The current drawing; written only while no band has missing stamps.
    PixelsStamping drawing;
    _Atomic int bands;
    Band band[MOST_BANDS];
    /// The number of stamps that may be drawn.
    _Atomic int32_t offered;
    /// Whether more stamps may follow.
    _Atomic bool open;

    /// Counts offers, so that no thread misses one while falling asleep.
    _Atomic uint32_t calls;
    _Atomic int sleeping;
    bool ended;
    pthread_mutex_t lock;
    pthread_cond_t called;
    pthread_t helper[MOST_HELPERS];
    int wanted, helpers;
    /// The number of further drawings without helpers.
    int rest;
};

static inline void pause_briefly(void) {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    __asm__ volatile("yield");
#endif
}

/// Draws the missing stamps of every band that no other thread has locked.
/// - Returns: whether there were any.
static bool work(PixelsCrew *crew, bool fromMiddle) {
    bool worked = false;
    int bands = atomic_load(&crew->bands);
    for (int i = 0; i < bands; i++) {
        int number = (i + (fromMiddle ? bands / 2 : 0)) % bands;
        Band *band = &crew->band[number];
        if (atomic_load(&band->drawn) >= atomic_load(&crew->offered) || atomic_exchange(&band->taken, true)) continue;
        int drawn = atomic_load(&band->drawn), offered = atomic_load(&crew->offered);
        if (drawn < offered) {
            pixels_stamp_band(&crew->drawing, number, drawn, offered);
            atomic_store(&band->drawn, offered);
            worked = true;
        }
        atomic_store(&band->taken, false);
    }
    return worked;
}

static void *help(void *context) {
    PixelsCrew *crew = context;
    int idle = 0;
    for (;;) {
        uint32_t seen = atomic_load(&crew->calls);
        if (work(crew, true)) {
            idle = 0;
        } else if (atomic_load(&crew->open) && idle < PATIENCE) {
            idle++;
            pause_briefly();
        } else {
            pthread_mutex_lock(&crew->lock);
            atomic_fetch_add(&crew->sleeping, 1);
            while (!crew->ended && atomic_load(&crew->calls) == seen) pthread_cond_wait(&crew->called, &crew->lock);
            atomic_fetch_sub(&crew->sleeping, 1);
            bool ended = crew->ended;
            pthread_mutex_unlock(&crew->lock);
            if (ended) return NULL;
            idle = 0;
        }
    }
}

PixelsCrew *pixels_crew_make(int helpers) {
    PixelsCrew *crew = calloc(1, sizeof *crew);
    if (!crew) return NULL;
    crew->wanted = helpers < MOST_HELPERS ? helpers : MOST_HELPERS;
    pthread_mutex_init(&crew->lock, NULL);
    pthread_cond_init(&crew->called, NULL);
    return crew;
}

void pixels_crew_free(PixelsCrew *crew) {
    if (!crew) return;
    pthread_mutex_lock(&crew->lock);
    crew->ended = true;
    pthread_cond_broadcast(&crew->called);
    pthread_mutex_unlock(&crew->lock);
    for (int i = 0; i < crew->helpers; i++) pthread_join(crew->helper[i], NULL);
    pthread_cond_destroy(&crew->called);
    pthread_mutex_destroy(&crew->lock);
    free(crew);
}

/// Starts the helpers with all signals blocked; the program's own threads handle signals.
static void call_helpers(PixelsCrew *crew) {
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    for (; crew->helpers < crew->wanted; crew->helpers++)
        if (pthread_create(&crew->helper[crew->helpers], NULL, help, crew)) break;
    crew->wanted = crew->helpers;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

/// The machine's time; the program's clock may be virtual.
static int64_t nanoseconds(void) {
    struct timespec now = {0};
    syscall(SYS_clock_gettime, CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/// Waits briefly: first for an instant, later by yielding the processor.
static void wait_a_little(int tries) {
    if (tries < PATIENCE) pause_briefly();
    else sched_yield();
}

bool pixels_crew_begin(PixelsCrew *crew, PixelsStamping drawing) {
    if (crew->rest > 0) {
        crew->rest--;
        return false;
    }
    int least = (drawing.bottom + MOST_BANDS - 1) / MOST_BANDS;
    if (drawing.band < least) drawing.band = least;
    // A helper that took a band before the drawing began compares it with the previous drawing's numbers; it must not mix the two.
    for (int i = 0; i < MOST_BANDS; i++)
        for (int tries = 0; atomic_exchange(&crew->band[i].taken, true); tries++) wait_a_little(tries);
    atomic_store(&crew->offered, 0);
    crew->drawing = drawing;
    int bands = (drawing.bottom + drawing.band - 1) / drawing.band;
    for (int i = 0; i < MOST_BANDS; i++) atomic_store(&crew->band[i].drawn, i < bands ? 0 : INT32_MAX);
    atomic_store(&crew->bands, bands);
    atomic_store(&crew->open, true);
    for (int i = 0; i < MOST_BANDS; i++) atomic_store(&crew->band[i].taken, false);
    if (crew->helpers < crew->wanted) call_helpers(crew);
    return true;
}

void pixels_crew_offer(PixelsCrew *crew, int count) {
    atomic_store(&crew->offered, count);
    atomic_fetch_add(&crew->calls, 1);
    if (atomic_load(&crew->sleeping) == 0) return;
    pthread_mutex_lock(&crew->lock);
    pthread_cond_broadcast(&crew->called);
    pthread_mutex_unlock(&crew->lock);
}

void pixels_crew_finish(PixelsCrew *crew, int count) {
    pixels_crew_offer(crew, count);
    atomic_store(&crew->open, false);
    int64_t since = 0;
    for (int tries = 0;; tries++) {
        if (work(crew, false)) tries = 0;
        int behind = 0;
        for (int i = 0, bands = atomic_load(&crew->bands); i < bands; i++) behind += atomic_load(&crew->band[i].drawn) < count;
        if (behind == 0) break;
        // Another thread is drawing the last bands. On a busy machine, it may need this thread's processor.
        if (tries == PATIENCE && since == 0) since = nanoseconds();
        wait_a_little(tries);
    }
    if (since && nanoseconds() - since > LONG_WAIT) crew->rest = REST;
}
