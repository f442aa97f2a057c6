#define _GNU_SOURCE
#include "virtual_time.h"
#include <dlfcn.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>

#define SECOND 1000000000LL

static atomic_bool active;
static pthread_t main_thread;
static atomic_llong now_ns;
static int64_t monotonic_base, wall_base;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

// True in temporary virtual time, for one thread's work in tests that share the process with others.
static atomic_bool confined;
static int turns;

static bool on_virtual_time(void) { return atomic_load(&active) && pthread_equal(pthread_self(), main_thread); }

static void *next_symbol(const char *name) { return dlsym(RTLD_NEXT, name); }

// MARK: Pending work

typedef struct { void *identity, *implementation; } Executor;
enum Kind { JOB, BLOCK, FUNCTION };
typedef struct {
    int64_t due;
    uint64_t order;
    enum Kind kind;
    void *subject;   // job, block or function
    void *context;   // of a function
    void *queue;     // of a block or function
} Waiting;

static Waiting *waiting;
static size_t waiting_count, waiting_room;
static uint64_t next_order;

static void *grown(void *array, size_t count, size_t *room, size_t size) {
    if (count < *room) return array;
    *room = *room ? *room * 2 : 32;
    void *larger = realloc(array, *room * size);
    if (!larger) abort();
    return larger;
}

static void wait_until(Waiting item) {
    pthread_mutex_lock(&lock);
    item.order = next_order++;
    waiting = grown(waiting, waiting_count, &waiting_room, sizeof *waiting);
    waiting[waiting_count++] = item;
    pthread_mutex_unlock(&lock);
}

// MARK: Tasks, in order of arrival

static void **ready;
static size_t ready_first, ready_count, ready_room;

static void make_ready(void *job) {
    pthread_mutex_lock(&lock);
    if (ready_first > 0 && ready_first == ready_count) ready_first = ready_count = 0;
    ready = grown(ready, ready_count, &ready_room, sizeof *ready);
    ready[ready_count++] = job;
    pthread_mutex_unlock(&lock);
}

// Hooks stay installed, because other threads may be calling them.
static bool takes_jobs(void) { return atomic_load(&confined) ? on_virtual_time() : atomic_load(&active); }

typedef __attribute__((swiftcall)) void (*Original)(void *);
static __attribute__((swiftcall)) void enqueue(void *job, Original original) {
    if (takes_jobs()) make_ready(job); else original(job);
}
typedef __attribute__((swiftcall)) void (*OriginalDelayed)(unsigned long long, void *);
static __attribute__((swiftcall)) void enqueue_delayed(unsigned long long delay, void *job, OriginalDelayed original) {
    if (!takes_jobs()) return original(delay, job);
    wait_until((Waiting){ .due = atomic_load(&now_ns) + (int64_t)delay, .kind = JOB, .subject = job });
}
typedef __attribute__((swiftcall)) void (*OriginalDeadline)(long long, long long, long long, long long, int, void *);
// The clocks of the concurrency runtime: 1 runs while the machine sleeps, 2 does not, 3 is the wall clock if there is one.
static __attribute__((swiftcall)) void enqueue_deadline(long long seconds, long long nanoseconds, long long tolerance_seconds,
                                                        long long tolerance_nanoseconds, int clock, void *job, OriginalDeadline original) {
    if (!takes_jobs()) return original(seconds, nanoseconds, tolerance_seconds, tolerance_nanoseconds, clock, job);
    int64_t base = clock == 3 ? wall_base : monotonic_base;
    wait_until((Waiting){ .due = seconds * SECOND + nanoseconds - base, .kind = JOB, .subject = job });
}

// Looked up at run time: an executable that names the concurrency library's variables would get its own, unused copies of them.
static void set_hook(const char *name, void *function) {
    void **hook = next_symbol(name);
    if (hook) *hook = function;
}
extern __attribute__((swiftcall)) void swift_job_run(void *job, Executor executor);
extern __attribute__((swiftcall)) Executor swift_task_getMainExecutor(void);

int waggle_time_run_jobs(int limit) {
    int ran = 0;
    while (ran < limit) {
        pthread_mutex_lock(&lock);
        void *job = ready_first < ready_count ? ready[ready_first++] : NULL;
        pthread_mutex_unlock(&lock);
        if (!job) break;
        swift_job_run(job, swift_task_getMainExecutor());
        ran++;
    }
    return ran;
}

// MARK: Dispatch

struct Block { void *isa; int flags, reserved; void (*invoke)(void *); };
extern void *_Block_copy(const void *);
extern void _Block_release(const void *);
extern void dispatch_retain(void *);
extern void dispatch_release(void *);
extern uint64_t dispatch_time(uint64_t, int64_t);
extern struct dispatch_queue_s _dispatch_main_q;

// Converts a dispatch time to virtual nanoseconds. On the main thread, dispatch times come from virtual clocks.
static int64_t due_of(uint64_t when) {
    if (when == ~0ULL) return INT64_MAX;
    if (when == 0) return atomic_load(&now_ns);
    // The highest bit marks clocks other than uptime: if the next bit is set, too, a negated wall-clock time; otherwise the clock that runs while
    // the machine sleeps.
    if (!(when >> 63)) return (int64_t)when - monotonic_base;
    if ((when >> 62) & 1) return -(int64_t)when - wall_base;
    return (int64_t)(when & ~(1ULL << 63)) - monotonic_base;
}

void dispatch_async(void *queue, void *block) {
    if (!(atomic_load(&confined) && queue == (void *)&_dispatch_main_q && on_virtual_time())) {
        static void (*_Atomic real)(void *, void *);
        if (!real) real = next_symbol("dispatch_async");
        real(queue, block);
        return;
    }
    dispatch_retain(queue);
    wait_until((Waiting){ .due = atomic_load(&now_ns), .kind = BLOCK, .subject = _Block_copy(block), .queue = queue });
}

// Receives tasks if the concurrency library does not call its hooks.
void dispatch_async_f(void *queue, void *context, void *function) {
    if (!(atomic_load(&confined) && on_virtual_time())) {
        static void (*_Atomic real)(void *, void *, void *);
        if (!real) real = next_symbol("dispatch_async_f");
        real(queue, context, function);
        return;
    }
    dispatch_retain(queue);
    wait_until((Waiting){ .due = atomic_load(&now_ns), .kind = FUNCTION, .subject = function, .context = context, .queue = queue });
}

void dispatch_after(uint64_t when, void *queue, void *block) {
    if (!on_virtual_time()) {
        void (*real)(uint64_t, void *, void *) = next_symbol("dispatch_after");
        real(when, queue, block);
        return;
    }
    dispatch_retain(queue);
    wait_until((Waiting){ .due = due_of(when), .kind = BLOCK, .subject = _Block_copy(block), .queue = queue });
}

void dispatch_after_f(uint64_t when, void *queue, void *context, void *function) {
    if (!on_virtual_time()) {
        void (*real)(uint64_t, void *, void *, void *) = next_symbol("dispatch_after_f");
        real(when, queue, context, function);
        return;
    }
    dispatch_retain(queue);
    wait_until((Waiting){ .due = due_of(when), .kind = FUNCTION, .subject = function, .context = context, .queue = queue });
}

// MARK: Clocks

static int real_gettime(clockid_t clock, struct timespec *time) {
    static int (*_Atomic real)(clockid_t, struct timespec *);
    if (!real) real = next_symbol("clock_gettime");
    return real(clock, time);
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    bool wall = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
    bool steady = clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_RAW || clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_BOOTTIME;
    if (!(wall || steady) || !on_virtual_time()) return real_gettime(clock, time);
    int64_t ns = atomic_load(&now_ns) + (wall ? wall_base : monotonic_base);
    time->tv_sec = ns / SECOND;
    time->tv_nsec = ns % SECOND;
    return 0;
}

double waggle_time_real(void) {
    struct timespec time = { 0, 0 };
    real_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

int gettimeofday(struct timeval *time, void *zone) {
    struct timespec now;
    int result = clock_gettime(CLOCK_REALTIME, &now);
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return result;
}

time_t time(time_t *result) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (result) *result = now.tv_sec;
    return now.tv_sec;
}

// MARK: Run-loop timers

typedef struct { int file; int64_t due, interval; } Timer;
static Timer *timers;
static size_t timer_count, timer_room;
// Looked up by whichever thread comes first, like the others.
static int (*_Atomic real_settime)(int, int, const struct itimerspec *, struct itimerspec *);

static Timer *timer_of(int file) {
    for (size_t i = 0; i < timer_count; i++) if (timers[i].file == file) return &timers[i];
    timers = grown(timers, timer_count, &timer_room, sizeof *timers);
    timers[timer_count] = (Timer){ file, INT64_MAX, 0 };
    return &timers[timer_count++];
}

int timerfd_settime(int file, int flags, const struct itimerspec *value, struct itimerspec *old) {
    if (!real_settime) real_settime = next_symbol("timerfd_settime");
    if (!on_virtual_time()) return real_settime(file, flags, value, old);
    pthread_mutex_lock(&lock);
    Timer *timer = timer_of(file);
    int64_t first = value->it_value.tv_sec * SECOND + value->it_value.tv_nsec;
    timer->interval = value->it_interval.tv_sec * SECOND + value->it_interval.tv_nsec;
    if (first == 0) timer->due = INT64_MAX;
    else timer->due = flags & TFD_TIMER_ABSTIME ? first - monotonic_base : first + atomic_load(&now_ns);
    pthread_mutex_unlock(&lock);
    struct itimerspec off = { { 0, 0 }, { 0, 0 } };
    return real_settime(file, 0, &off, old);
}

// MARK: Advancing

static void begin(double epoch) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    monotonic_base = time.tv_sec * SECOND + time.tv_nsec;
    wall_base = (int64_t)(epoch * 1e9);
    main_thread = pthread_self();
    set_hook("swift_task_enqueueGlobal_hook", (void *)enqueue);
    set_hook("swift_task_enqueueMainExecutor_hook", (void *)enqueue);
    set_hook("swift_task_enqueueGlobalWithDelay_hook", (void *)enqueue_delayed);
    set_hook("swift_task_enqueueGlobalWithDeadline_hook", (void *)enqueue_deadline);
}

void waggle_time_begin(double epoch) {
    begin(epoch);
    atomic_store(&active, true);
}

void waggle_time_enter(double wall) {
    if (turns++ > 0) return;
    if (!atomic_load(&confined)) {
        atomic_store(&confined, true);
        begin(wall);
    }
    wall_base = (int64_t)(wall * 1e9) - atomic_load(&now_ns);
    main_thread = pthread_self();
    atomic_store(&active, true);
}

void waggle_time_leave(void) {
    if (--turns == 0) atomic_store(&active, false);
}

int64_t waggle_time_now(void) { return atomic_load(&now_ns); }

int64_t waggle_time_next(void) {
    int64_t next = INT64_MAX;
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < waiting_count; i++) if (waiting[i].due < next) next = waiting[i].due;
    for (size_t i = 0; i < timer_count; i++) if (timers[i].due < next) next = timers[i].due;
    pthread_mutex_unlock(&lock);
    return next;
}

// Removes the earliest due item, by time, then by arrival.
static bool take_due(int64_t now, Waiting *item) {
    pthread_mutex_lock(&lock);
    size_t best = waiting_count;
    for (size_t i = 0; i < waiting_count; i++) {
        if (waiting[i].due > now) continue;
        if (best == waiting_count || waiting[i].due < waiting[best].due
            || (waiting[i].due == waiting[best].due && waiting[i].order < waiting[best].order)) best = i;
    }
    bool found = best < waiting_count;
    if (found) {
        *item = waiting[best];
        waiting[best] = waiting[--waiting_count];
    }
    pthread_mutex_unlock(&lock);
    return found;
}

int waggle_time_set(int64_t now) {
    if (now > atomic_load(&now_ns)) atomic_store(&now_ns, now);
    now = atomic_load(&now_ns);
    Waiting item;
    while (take_due(now, &item)) {
        switch (item.kind) {
        case JOB: make_ready(item.subject); break;
        case BLOCK:
            // In a test, the main queue may contain other tests' work, so it is not drained there.
            if (atomic_load(&confined) && item.queue == (void *)&_dispatch_main_q) ((struct Block *)item.subject)->invoke(item.subject);
            else dispatch_async(item.queue, item.subject);
            _Block_release(item.subject);
            dispatch_release(item.queue);
            break;
        case FUNCTION:
            // Sleeping tasks use this path to wait for a thread of the global queues. They wake on this thread, so that their order is
            // deterministic.
            if (item.queue == (void *)&_dispatch_main_q && !atomic_load(&confined)) dispatch_async_f(item.queue, item.context, item.subject);
            else ((void (*)(void *))item.subject)(item.context);
            dispatch_release(item.queue);
            break;
        }
    }
    struct itimerspec at_once = { { 0, 0 }, { 0, 1 } };
    int fired = 0;
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < timer_count; i++) {
        if (timers[i].due > now) continue;
        timers[i].due = timers[i].interval > 0 ? timers[i].due + timers[i].interval : INT64_MAX;
        fired++;
        if (!real_settime) continue;
        real_settime(timers[i].file, 0, &at_once, NULL);
        // Makes the timer visible to the next turn of the run loop.
        poll(&(struct pollfd){ .fd = timers[i].file, .events = POLLIN }, 1, 100);
    }
    pthread_mutex_unlock(&lock);
    return fired;
}
