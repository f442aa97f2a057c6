#define _GNU_SOURCE
#include "virtual_time.h"
#include "waits.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/timerfd.h>
#include <time.h>

static atomic_bool active;
static pthread_t main_thread;
static atomic_llong now_ns;
static int64_t monotonic_base, wall_base;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

// True in temporary virtual time, for one thread's work in tests that share the process with others.
static atomic_bool confined;
static int turns;

static bool on_virtual_time(void) { return atomic_load(&active) && pthread_equal(pthread_self(), main_thread); }
bool waggle_time_is_virtual(void) { return on_virtual_time(); }
bool waggle_time_is_shared(void) { return atomic_load(&confined); }
bool waggle_time_is_running(void) { return atomic_load(&active) && !waggle_time_is_host_waiting(); }

static void *next_symbol(const char *name) { return dlsym(RTLD_NEXT, name); }

// MARK: Pending work

typedef struct { void *identity, *implementation; } Executor;
enum Kind { JOB, BLOCK, FUNCTION, WAKE, TIMER_SOURCE };
typedef struct {
    int64_t due;
    uint64_t order;
    enum Kind kind;
    void *subject;   // job, block, function or source
    void *context;   // of a function or wake
    void *queue;     // of a block, function or wake
    uint64_t interval;  // of a source
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

// A task's next part; the main actor's can run only while the main thread rests.
typedef struct { void *job; bool is_main; } Ready;
static Ready *ready;
static size_t ready_first, ready_count, ready_room;

static void make_ready(void *job, bool is_main) {
    pthread_mutex_lock(&lock);
    if (ready_first > 0 && ready_first == ready_count) ready_first = ready_count = 0;
    ready = grown(ready, ready_count, &ready_room, sizeof *ready);
    ready[ready_count++] = (Ready){ job, is_main };
    pthread_mutex_unlock(&lock);
}

// Removes the first task that is ready, of all or of those outside the main actor.
static void *take_ready(bool main_too) {
    void *job = NULL;
    pthread_mutex_lock(&lock);
    for (size_t i = ready_first; i < ready_count && !job; i++) {
        if (ready[i].is_main && !main_too) continue;
        job = ready[i].job;
        memmove(&ready[ready_first + 1], &ready[ready_first], (i - ready_first) * sizeof *ready);
        ready_first++;
    }
    pthread_mutex_unlock(&lock);
    return job;
}

// Hooks stay installed, because other threads may be calling them.
static bool takes_jobs(void) { return atomic_load(&confined) ? on_virtual_time() : atomic_load(&active); }

typedef __attribute__((swiftcall)) void (*Original)(void *);
static __attribute__((swiftcall)) void enqueue(void *job, Original original) {
    if (takes_jobs()) make_ready(job, false); else original(job);
}
static __attribute__((swiftcall)) void enqueue_main(void *job, Original original) {
    if (takes_jobs()) make_ready(job, true); else original(job);
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

static int run_jobs(int limit, bool main_too) {
    int ran = 0;
    for (void *job; ran < limit && (job = take_ready(main_too)); ran++) {
        waggle_time_rest();
        // While the main thread is blocked, a task must not go on as the main actor.
        swift_job_run(job, main_too ? swift_task_getMainExecutor() : (Executor){ NULL, NULL });
    }
    return ran;
}

int waggle_time_run_jobs(int limit) { return run_jobs(limit, true); }

bool waggle_time_has_others(void) {
    bool found = false;
    pthread_mutex_lock(&lock);
    for (size_t i = ready_first; i < ready_count && !found; i++) found = !ready[i].is_main;
    pthread_mutex_unlock(&lock);
    return found;
}

void waggle_time_run_others(void) {
    // Tasks that block in turn run further ones, on the same stack.
    static int depth;
    if (depth >= 64) return;
    depth++;
    run_jobs(10000, false);
    depth--;
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
    wait_until((Waiting){ .due = due_of(when), .kind = WAKE, .subject = function, .context = context, .queue = queue });
}

extern int _dispatch_get_main_queue_port_4CF(void);
extern void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway);
#define NEVER (~0ULL)
// By the real clock, which may be behind the virtual one.
#define LONG_AGO 1ULL

static void set_real_timer(void *source, uint64_t start) {
    static void (*_Atomic real)(void *, uint64_t, uint64_t, uint64_t);
    if (!real) real = next_symbol("dispatch_source_set_timer");
    real(source, start, NEVER, 0);
}

// True if the program has dropped a source, which then stops. The header of dispatch's objects is a table, then two counts, of which the second
// is that of the references beyond the first.
static bool is_only_ours(void *source) {
    struct { void *table; atomic_int inner, outer; } *object = source;
    return atomic_load(&object->outer) == 0;
}

// Removes a source from the waiting work. The list retains what it holds.
static void forget_timer(void *source) {
    bool found = false;
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < waiting_count && !found; i++) {
        if (waiting[i].kind != TIMER_SOURCE || waiting[i].subject != source) continue;
        waiting[i] = waiting[--waiting_count];
        found = true;
    }
    pthread_mutex_unlock(&lock);
    if (found) dispatch_release(source);
}

// The run loop's own time limit is such a timer.
void dispatch_source_set_timer(void *source, uint64_t start, uint64_t interval, uint64_t leeway) {
    if (!on_virtual_time()) {
        void (*real)(void *, uint64_t, uint64_t, uint64_t) = next_symbol("dispatch_source_set_timer");
        real(source, start, interval, leeway);
        return;
    }
    forget_timer(source);
    set_real_timer(source, NEVER);
    if (start == NEVER) return;
    dispatch_retain(source);
    wait_until((Waiting){ .due = due_of(start), .kind = TIMER_SOURCE, .subject = source, .interval = interval });
}

void dispatch_source_cancel(void *source) {
    static void (*_Atomic real)(void *);
    if (!real) real = next_symbol("dispatch_source_cancel");
    if (atomic_load(&active) || waiting_count) forget_timer(source);
    real(source);
}

// MARK: Clocks

static int real_gettime(clockid_t clock, struct timespec *time) {
    static int (*_Atomic real)(clockid_t, struct timespec *);
    if (!real) real = next_symbol("clock_gettime");
    return real(clock, time);
}

static int64_t readings;
static int waits;
void waggle_time_rest(void) {
    readings = 0;
    if (waits == 0) waggle_time_progress();
}
void waggle_time_begin_wait(void) { waits++; }
void waggle_time_end_wait(void) {
    waits--;
    readings = 0;
}

// A loop that only reads the clock waits for it, so after so many readings without a rest the clock goes on, first about as fast as it is read, then ever faster. Only the
// number of readings counts, so that the same happens in every run.
static void note_reading(void) {
    const int64_t free = 50000, natural = 50000, step = 100, most = 200000;
    int64_t extra = ++readings - free;
    if (extra <= 0) return;
    atomic_fetch_add(&now_ns, extra < natural ? step : extra - natural < 8 * most ? step + (extra - natural) / 8 : most);
    if (extra % 1024 != 0) return;
    int64_t before = readings;
    waits++;
    waggle_time_run_others();
    if (waggle_time_next_of_others() <= atomic_load(&now_ns)) waggle_time_pass(atomic_load(&now_ns));
    waits--;
    readings = before;
}

int clock_gettime(clockid_t clock, struct timespec *time) {
    bool wall = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE || clock == CLOCK_TAI;
    bool steady = clock == CLOCK_MONOTONIC || clock == CLOCK_MONOTONIC_RAW || clock == CLOCK_MONOTONIC_COARSE || clock == CLOCK_BOOTTIME;
    if (!(wall || steady) || !on_virtual_time()) return real_gettime(clock, time);
    note_reading();
    int64_t ns = atomic_load(&now_ns) + (wall ? wall_base : monotonic_base);
    time->tv_sec = ns / SECOND;
    time->tv_nsec = ns % SECOND;
    return 0;
}

int64_t waggle_time_real_ns(void) {
    struct timespec time = { 0, 0 };
    real_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * SECOND + time.tv_nsec;
}

double waggle_time_real(void) { return (double)waggle_time_real_ns() / 1e9; }

int64_t waggle_time_of(clockid_t clock, const struct timespec *time) {
    int64_t base = clock == CLOCK_REALTIME || clock == CLOCK_TAI ? wall_base : monotonic_base;
    if (time->tv_sec >= INT64_MAX / SECOND) return INT64_MAX;
    return time->tv_sec * SECOND + time->tv_nsec - base;
}
int64_t waggle_time_of_dispatch(uint64_t when) { return due_of(when); }
uint64_t waggle_time_dispatch(int64_t time) { return (uint64_t)(time + monotonic_base); }

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
    // Timers that never fire have dates in the distant future, or as far as the run loop's go.
    const int64_t years = 10 * 365 * 86400 * SECOND;
    if (timer->due - atomic_load(&now_ns) > years) timer->due = INT64_MAX;
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
    set_hook("swift_task_enqueueMainExecutor_hook", (void *)enqueue_main);
    set_hook("swift_task_enqueueGlobalWithDelay_hook", (void *)enqueue_delayed);
    set_hook("swift_task_enqueueGlobalWithDeadline_hook", (void *)enqueue_deadline);
    waggle_time_watch(main_thread);
}

void waggle_time_begin(double epoch) {
    begin(epoch);
    waggle_time_rest();
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
    waggle_time_watch(main_thread);
    waggle_time_rest();
    atomic_store(&active, true);
}

void waggle_time_leave(void) {
    if (--turns == 0) atomic_store(&active, false);
}

int64_t waggle_time_now(void) { return atomic_load(&now_ns); }

// Work that runs on other threads, or would if there were not only one.
static bool is_of_others(const Waiting *item) { return item->kind == JOB || item->kind == WAKE || item->kind == TIMER_SOURCE || item->queue != (void *)&_dispatch_main_q; }

static int64_t next_due(bool main_too) {
    int64_t next = INT64_MAX;
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < waiting_count; i++) if (waiting[i].due < next && (main_too || is_of_others(&waiting[i]))) next = waiting[i].due;
    for (size_t i = 0; main_too && i < timer_count; i++) if (timers[i].due < next) next = timers[i].due;
    pthread_mutex_unlock(&lock);
    return next;
}
int64_t waggle_time_next(void) { return next_due(true); }
int64_t waggle_time_next_of_others(void) { return next_due(false); }

// Removes the earliest due item, by time, then by arrival.
static bool take_due(int64_t now, bool main_too, Waiting *item) {
    pthread_mutex_lock(&lock);
    size_t best = waiting_count;
    for (size_t i = 0; i < waiting_count; i++) {
        if (waiting[i].due > now || !(main_too || is_of_others(&waiting[i]))) continue;
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

static int given;
int waggle_time_take_given(void) {
    int result = given;
    given = GIVEN_NOTHING;
    return result;
}

static int64_t move_to(int64_t time, bool main_too) {
    if (time > atomic_load(&now_ns)) atomic_store(&now_ns, time);
    waggle_time_rest();
    int64_t now = atomic_load(&now_ns);
    Waiting item;
    while (take_due(now, main_too, &item)) {
        switch (item.kind) {
        case JOB: make_ready(item.subject, false); break;
        case BLOCK:
            // In a test, the main queue may contain other tests' work, so it is not drained there.
            if (atomic_load(&confined) && item.queue == (void *)&_dispatch_main_q) ((struct Block *)item.subject)->invoke(item.subject);
            else dispatch_async(item.queue, item.subject);
            if (item.queue != (void *)&_dispatch_main_q && given < GIVEN_BLOCK) given = GIVEN_BLOCK;
            _Block_release(item.subject);
            dispatch_release(item.queue);
            break;
        case FUNCTION:
        case WAKE:
            // Sleeping tasks use this path to wait for a thread. They wake on this thread, so that their order is deterministic; waking makes the
            // task ready.
            if (main_too && item.queue == (void *)&_dispatch_main_q && !atomic_load(&confined)) dispatch_async_f(item.queue, item.context, item.subject);
            else ((void (*)(void *))item.subject)(item.context);
            dispatch_release(item.queue);
            break;
        case TIMER_SOURCE:
            if (is_only_ours(item.subject)) {
                dispatch_release(item.subject);
                break;
            }
            set_real_timer(item.subject, LONG_AGO);
            given = GIVEN_TIMER;
            // Usually its handler is for the main queue, and comes there by another thread.
            if (main_too && !atomic_load(&confined)) waggle_real_poll((int)_dispatch_get_main_queue_port_4CF(), 5);
            if (item.interval > 0 && item.interval <= INT64_MAX) {
                item.due += (int64_t)item.interval;
                wait_until(item);
            } else {
                dispatch_release(item.subject);
            }
            break;
        }
    }
    return now;
}

void waggle_time_pass(int64_t time) { move_to(time, false); }

int waggle_time_set(int64_t time) {
    int64_t now = move_to(time, true);
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
        waggle_real_poll(timers[i].file, 100);
    }
    pthread_mutex_unlock(&lock);
    return fired;
}
