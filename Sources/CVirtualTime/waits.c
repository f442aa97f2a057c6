// Waits of the main thread in virtual time: they move the clock.
//
// A sleep takes no real time unless other threads are at work. Locks, semaphores and groups, which another thread may release at any time, and
// files, which another process may write, are waited for in real time; the clock moves only if that was in vain. What falls due meanwhile and does
// not need the main thread runs at its time.
#define _GNU_SOURCE
#include "virtual_time.h"
#include "waits.h"
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <semaphore.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/select.h>
#include <sys/syscall.h>
#include <unistd.h>

#define MILLISECOND 1000000LL
#define FOREVER INT64_MAX

// Looked up by whichever thread comes first.
#define REAL(result, name, ...)                                       \
    static result (*_Atomic real)(__VA_ARGS__);                       \
    if (!real) real = dlsym(RTLD_NEXT, #name)
// Functions that glibc has in two versions, of which a plain look-up may give the older.
static void *newer(const char *name) {
    void *found = dlvsym(RTLD_NEXT, name, "GLIBC_2.3.2");
    return found ? found : dlsym(RTLD_NEXT, name);
}

// Waits of the host's own, on the thread in virtual time.
static atomic_int host_waits;
void waggle_time_begin_host_wait(void) { if (waggle_time_is_virtual()) atomic_fetch_add(&host_waits, 1); }
void waggle_time_end_host_wait(void) {
    if (!waggle_time_is_virtual()) return;
    waggle_time_rest();
    atomic_fetch_sub(&host_waits, 1);
}
bool waggle_time_is_host_waiting(void) { return atomic_load(&host_waits) > 0; }
static bool moves_clock(void) { return waggle_time_is_virtual() && !waggle_time_is_host_waiting(); }

static struct timespec span(int64_t ns) { return (struct timespec){ ns / SECOND, ns % SECOND }; }
static struct timespec real_end(int64_t ns) {
    int64_t now = waggle_time_real_ns();
    return span(ns > FOREVER - now ? FOREVER : now + ns);
}

// MARK: Other threads

// Threads that sleep for a time are at work as well.
static atomic_int sleepers;

void waggle_real_sleep(int64_t ns) {
    struct timespec time = span(ns);
    syscall(SYS_nanosleep, &time, NULL);
}

/// True if a thread other than this one runs or sleeps for a time.
static bool others_are_at_work(void) {
    if (atomic_load(&sleepers) > 0) return true;
    DIR *threads = opendir("/proc/self/task");
    if (!threads) return false;
    bool found = false;
    pid_t own = (pid_t)syscall(SYS_gettid);
    for (struct dirent *entry; !found && (entry = readdir(threads));) {
        if (entry->d_name[0] == '.' || atoi(entry->d_name) == own) continue;
        char path[64], status[512];
        snprintf(path, sizeof path, "/proc/self/task/%.20s/stat", entry->d_name);
        int file = open(path, O_RDONLY | O_CLOEXEC);
        if (file < 0) continue;
        ssize_t length = read(file, status, sizeof status - 1);
        close(file);
        if (length <= 0) continue;
        status[length] = 0;
        // The thread's name is in parentheses, which it may contain as well.
        char *name = strrchr(status, ')');
        found = name && name[1] == ' ' && (name[2] == 'R' || name[2] == 'D');
    }
    closedir(threads);
    return found;
}

// MARK: Waiting

/// Waits in real time for at most so many nanoseconds; true if what was waited for has come.
typedef bool (*Attempt)(void *what, int64_t ns);
enum { SLEEPING, BLOCKED, RESTING };

/// Runs the others' tasks. The lock of a condition is open meanwhile; a condition may be over for no reason, so it is over, true, if any ran.
static bool run_others(pthread_mutex_t *lock) {
    if (!waggle_time_has_others()) return false;
    if (lock) pthread_mutex_unlock(lock);
    waggle_time_run_others();
    if (lock) pthread_mutex_lock(lock);
    return lock != NULL;
}

/// Waits until the attempt succeeds or virtual time reaches `due`.
/// - Parameters:
///   - kind: SLEEPING if nothing can end it early, BLOCKED if others can, RESTING if the run loop waits, so that all that is due may run.
///   - lock: The lock of a condition.
static bool wait_blocked(int64_t due, int kind, Attempt attempt, void *what, pthread_mutex_t *lock) {
    // Short enough to notice tasks that other threads make ready, long enough to cost nothing.
    const int64_t slice = 20 * MILLISECOND, settling = MILLISECOND / 5;
    for (;;) {
        if (kind == RESTING) waggle_time_run_jobs(10000);
        else if (run_others(lock)) return true;
        if (attempt && attempt(what, 0)) return true;
        int64_t now = waggle_time_now();
        if (now >= due) return false;
        int64_t next = kind == RESTING ? waggle_time_next() : waggle_time_next_of_others(), goal = next < due ? next : due;
        if (goal == FOREVER) {
            if (attempt ? attempt(what, slice) : (waggle_real_sleep(slice), false)) return true;
            continue;
        }
        // A lock's time limit is the exception, so others have all the time that it grants. A sleep or a date is the rule.
        bool is_limit = kind == BLOCKED && goal == due;
        int64_t left = goal - now, start = waggle_time_real_ns();
        // In a test, the others may work for other tests.
        if (!is_limit && waggle_time_is_shared() && left > 20 * MILLISECOND) left = 20 * MILLISECOND;
        int64_t end = left > FOREVER - start ? FOREVER : start + left;
        for (;;) {
            left = end - waggle_time_real_ns();
            if (left <= 0 || !(is_limit || others_are_at_work())) {
                if (is_limit || !attempt) break;
                // What was just begun may still be about to start.
                if (attempt(what, settling)) return true;
                if (left <= 0 || !others_are_at_work()) break;
            }
            int64_t most = is_limit ? slice : 2 * MILLISECOND;
            if (left > most) left = most;
            if (attempt ? attempt(what, left) : (waggle_real_sleep(left), false)) return true;
            if (run_others(lock)) return true;
        }
        if (kind == RESTING) waggle_time_set(goal); else waggle_time_pass(goal);
        // What other threads were just given is done before the clock goes on, as far as that shows.
        int given = waggle_time_take_given();
        int64_t patience = waggle_time_real_ns() + 200 * MILLISECOND;
        while (attempt && given && waggle_time_real_ns() < patience) {
            if (attempt(what, MILLISECOND)) return true;
            if (given == GIVEN_BLOCK && !others_are_at_work()) break;
        }
    }
}

static bool wait_until(int64_t due, int kind, Attempt attempt, void *what, pthread_mutex_t *lock) {
    waggle_time_begin_wait();
    bool has_come = wait_blocked(due, kind, attempt, what, lock);
    waggle_time_end_wait();
    return has_come;
}

static int64_t after(int64_t ns) {
    int64_t now = waggle_time_now();
    return ns > FOREVER - now ? FOREVER : now + ns;
}
static int64_t length(const struct timespec *time) { return time->tv_sec >= FOREVER / SECOND ? FOREVER : time->tv_sec * SECOND + time->tv_nsec; }
static bool is_valid(const struct timespec *time) { return time->tv_sec >= 0 && time->tv_nsec >= 0 && time->tv_nsec < SECOND; }

// MARK: Sleeps

static void pause_for(int64_t ns) {
    // A loop that yields for no time waits for something, too.
    wait_until(after(ns > 0 ? ns : 1000), SLEEPING, NULL, NULL, NULL);
}

int nanosleep(const struct timespec *time, struct timespec *left) {
    REAL(int, nanosleep, const struct timespec *, struct timespec *);
    if (!is_valid(time)) { errno = EINVAL; return -1; }
    if (moves_clock()) { pause_for(length(time)); return 0; }
    atomic_fetch_add(&sleepers, 1);
    int result = real(time, left);
    atomic_fetch_sub(&sleepers, 1);
    return result;
}

int clock_nanosleep(clockid_t clock, int flags, const struct timespec *time, struct timespec *left) {
    REAL(int, clock_nanosleep, clockid_t, int, const struct timespec *, struct timespec *);
    if (moves_clock() && is_valid(time) && (clock == CLOCK_REALTIME || clock == CLOCK_MONOTONIC || clock == CLOCK_BOOTTIME || clock == CLOCK_TAI)) {
        if (flags & TIMER_ABSTIME) wait_until(waggle_time_of(clock, time), SLEEPING, NULL, NULL, NULL);
        else pause_for(length(time));
        return 0;
    }
    atomic_fetch_add(&sleepers, 1);
    int result = real(clock, flags, time, left);
    atomic_fetch_sub(&sleepers, 1);
    return result;
}

int usleep(useconds_t microseconds) {
    struct timespec time = span((int64_t)microseconds * 1000);
    return nanosleep(&time, NULL);
}

unsigned sleep(unsigned seconds) {
    struct timespec left = { 0, 0 }, time = { seconds, 0 };
    return nanosleep(&time, &left) == 0 ? 0 : (unsigned)left.tv_sec + (left.tv_nsec > 0);
}

// MARK: Files

void waggle_real_poll(int file, int milliseconds) {
    struct timespec time = span(milliseconds * MILLISECOND);
    syscall(SYS_ppoll, &(struct pollfd){ .fd = file, .events = POLLIN }, 1, &time, NULL, 0);
}

typedef struct { struct pollfd *files; nfds_t count; const sigset_t *signals; int result; } Polling;
static bool poll_for(void *what, int64_t ns) {
    Polling *polling = what;
    struct timespec time = span(ns);
    polling->result = (int)syscall(SYS_ppoll, polling->files, polling->count, &time, polling->signals, 8);
    return polling->result != 0;
}

int ppoll(struct pollfd *files, nfds_t count, const struct timespec *time, const sigset_t *signals) {
    REAL(int, ppoll, struct pollfd *, nfds_t, const struct timespec *, const sigset_t *);
    if (!moves_clock() || (time && length(time) == 0)) return real(files, count, time, signals);
    Polling polling = { files, count, signals, 0 };
    // Without a limit this is the run loop's wait for whatever comes.
    return wait_until(time ? after(length(time)) : FOREVER, time ? (count > 0 ? BLOCKED : SLEEPING) : RESTING, poll_for, &polling, NULL) ? polling.result : 0;
}

int poll(struct pollfd *files, nfds_t count, int milliseconds) {
    REAL(int, poll, struct pollfd *, nfds_t, int);
    if (milliseconds <= 0 || !moves_clock()) return real(files, count, milliseconds);
    Polling polling = { files, count, NULL, 0 };
    return wait_until(after(milliseconds * MILLISECOND), count > 0 ? BLOCKED : SLEEPING, poll_for, &polling, NULL) ? polling.result : 0;
}

typedef struct { int file, most, result; struct epoll_event *events; } Epolling;
static bool epoll_for(void *what, int64_t ns) {
    Epolling *polling = what;
    struct timespec time = span(ns);
    if (syscall(SYS_ppoll, &(struct pollfd){ .fd = polling->file, .events = POLLIN }, 1, &time, NULL, 0) == 0) return false;
    polling->result = (int)syscall(SYS_epoll_pwait, polling->file, polling->events, polling->most, 0, NULL, 8);
    return polling->result != 0;
}

int epoll_wait(int file, struct epoll_event *events, int most, int milliseconds) {
    REAL(int, epoll_wait, int, struct epoll_event *, int, int);
    if (milliseconds <= 0 || !moves_clock()) return real(file, events, most, milliseconds);
    Epolling polling = { file, most, 0, events };
    return wait_until(after(milliseconds * MILLISECOND), BLOCKED, epoll_for, &polling, NULL) ? polling.result : 0;
}

typedef struct { int count; fd_set *sets[3], wanted[3]; const sigset_t *signals; int result; } Selecting;
static bool select_for(void *what, int64_t ns) {
    Selecting *selecting = what;
    fd_set found[3];
    memcpy(found, selecting->wanted, sizeof found);
    struct timespec time = span(ns);
    struct { const sigset_t *signals; size_t size; } mask = { selecting->signals, 8 };
    selecting->result = (int)syscall(SYS_pselect6, selecting->count, selecting->sets[0] ? &found[0] : NULL, selecting->sets[1] ? &found[1] : NULL,
                                     selecting->sets[2] ? &found[2] : NULL, &time, &mask);
    if (selecting->result < 0) return true;
    for (int i = 0; i < 3; i++) if (selecting->sets[i]) *selecting->sets[i] = found[i];
    return selecting->result > 0;
}

static int select_in_time(int count, fd_set *sets[3], int64_t ns, const sigset_t *signals) {
    Selecting selecting = { .count = count, .signals = signals };
    bool has_files = false;
    for (int i = 0; i < 3; i++) {
        selecting.sets[i] = sets[i];
        if (sets[i]) selecting.wanted[i] = *sets[i];
        has_files = has_files || sets[i];
    }
    return wait_until(after(ns), has_files && count > 0 ? BLOCKED : SLEEPING, select_for, &selecting, NULL) ? selecting.result : 0;
}

int select(int count, fd_set *reading, fd_set *writing, fd_set *failing, struct timeval *time) {
    REAL(int, select, int, fd_set *, fd_set *, fd_set *, struct timeval *);
    if (!time || (time->tv_sec == 0 && time->tv_usec == 0) || !moves_clock()) return real(count, reading, writing, failing, time);
    return select_in_time(count, (fd_set *[]){ reading, writing, failing }, time->tv_sec * SECOND + time->tv_usec * 1000, NULL);
}

int pselect(int count, fd_set *reading, fd_set *writing, fd_set *failing, const struct timespec *time, const sigset_t *signals) {
    REAL(int, pselect, int, fd_set *, fd_set *, fd_set *, const struct timespec *, const sigset_t *);
    if (!time || length(time) == 0 || !moves_clock()) return real(count, reading, writing, failing, time, signals);
    return select_in_time(count, (fd_set *[]){ reading, writing, failing }, length(time), signals);
}

// MARK: Semaphores, conditions, locks

// The limit of a condition may be by either clock; no machine has been up since 2001.
static int64_t limit_of(const struct timespec *end) { return waggle_time_of(end->tv_sec > 1000000000 ? CLOCK_REALTIME : CLOCK_MONOTONIC, end); }

static bool take_semaphore(void *semaphore, int64_t ns) {
    if (ns == 0) return sem_trywait(semaphore) == 0;
    struct timespec end = real_end(ns);
    return sem_clockwait(semaphore, CLOCK_MONOTONIC, &end) == 0;
}

int sem_timedwait(sem_t *semaphore, const struct timespec *end) {
    REAL(int, sem_timedwait, sem_t *, const struct timespec *);
    if (!moves_clock()) return real(semaphore, end);
    if (wait_until(waggle_time_of(CLOCK_REALTIME, end), BLOCKED, take_semaphore, semaphore, NULL)) return 0;
    errno = ETIMEDOUT;
    return -1;
}

int sem_wait(sem_t *semaphore) {
    REAL(int, sem_wait, sem_t *);
    if (!moves_clock()) return real(semaphore);
    wait_until(FOREVER, BLOCKED, take_semaphore, semaphore, NULL);
    return 0;
}

typedef struct { pthread_cond_t *condition; pthread_mutex_t *lock; int result; } Condition;
static bool await_condition(void *what, int64_t ns) {
    Condition *waited = what;
    // It cannot be asked, only waited for.
    if (ns == 0) return false;
    struct timespec end = real_end(ns);
    waited->result = pthread_cond_clockwait(waited->condition, waited->lock, CLOCK_MONOTONIC, &end);
    return waited->result != ETIMEDOUT;
}

int pthread_cond_timedwait(pthread_cond_t *condition, pthread_mutex_t *lock, const struct timespec *end) {
    static int (*_Atomic real)(pthread_cond_t *, pthread_mutex_t *, const struct timespec *);
    if (!real) real = newer("pthread_cond_timedwait");
    if (!moves_clock()) return real(condition, lock, end);
    Condition waited = { condition, lock, 0 };
    return wait_until(limit_of(end), BLOCKED, await_condition, &waited, lock) ? waited.result : ETIMEDOUT;
}

int pthread_cond_wait(pthread_cond_t *condition, pthread_mutex_t *lock) {
    static int (*_Atomic real)(pthread_cond_t *, pthread_mutex_t *);
    if (!real) real = newer("pthread_cond_wait");
    if (!moves_clock()) return real(condition, lock);
    Condition waited = { condition, lock, 0 };
    wait_until(FOREVER, BLOCKED, await_condition, &waited, lock);
    return waited.result;
}

typedef struct { pthread_mutex_t *lock; int result; } Lock;
static bool take_lock(void *what, int64_t ns) {
    Lock *taken = what;
    struct timespec end = real_end(ns);
    taken->result = ns == 0 ? pthread_mutex_trylock(taken->lock) : pthread_mutex_clocklock(taken->lock, CLOCK_MONOTONIC, &end);
    return taken->result != ETIMEDOUT && taken->result != EBUSY;
}

int pthread_mutex_timedlock(pthread_mutex_t *lock, const struct timespec *end) {
    REAL(int, pthread_mutex_timedlock, pthread_mutex_t *, const struct timespec *);
    if (!moves_clock()) return real(lock, end);
    Lock taken = { lock, 0 };
    return wait_until(waggle_time_of(CLOCK_REALTIME, end), BLOCKED, take_lock, &taken, NULL) ? taken.result : ETIMEDOUT;
}

// Groups and blocks wait on numbers, not on semaphores.
typedef struct { void *subject; long (*real)(void *, uint64_t); } Subject;
static bool await_subject(void *what, int64_t ns) {
    Subject *waited = what;
    return waited->real(waited->subject, ns == 0 ? 0 : waggle_time_dispatch(waggle_time_now() + ns)) == 0;
}

static long wait_for_subject(void *subject, uint64_t when, long (*real)(void *, uint64_t)) {
    if (when == 0 || !moves_clock()) return real(subject, when);
    Subject waited = { subject, real };
    return wait_until(waggle_time_of_dispatch(when), BLOCKED, await_subject, &waited, NULL) ? 0 : 1;
}

long dispatch_group_wait(void *group, uint64_t when) {
    REAL(long, dispatch_group_wait, void *, uint64_t);
    return wait_for_subject(group, when, real);
}

long dispatch_block_wait(void *block, uint64_t when) {
    REAL(long, dispatch_block_wait, void *, uint64_t);
    return wait_for_subject(block, when, real);
}
