// What the parts of virtual time know of one another.
#ifndef WAGGLE_WAITS_H
#define WAGGLE_WAITS_H
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <time.h>

#define SECOND 1000000000LL

/// True on the thread that is in virtual time.
bool waggle_time_is_virtual(void);
/// True in temporary virtual time.
bool waggle_time_is_shared(void);
/// The main thread did something other than reading the clock.
void waggle_time_rest(void);
/// Runs ready tasks outside the main actor, which on other systems have threads of their own.
void waggle_time_run_others(void);
bool waggle_time_has_others(void);
/// Between the two the program waits; its steps there are no progress.
void waggle_time_begin_wait(void);
void waggle_time_end_wait(void);
/// When the next item is due that does not need the main thread; INT64_MAX if nothing is pending.
int64_t waggle_time_next_of_others(void);
/// What was given to other threads since it was last asked: nothing, a block, or a timer's handler, which first goes through dispatch's own thread.
int waggle_time_take_given(void);
enum { GIVEN_NOTHING, GIVEN_BLOCK, GIVEN_TIMER };
/// Advances virtual time to `time` while the main thread is blocked: only what does not need the main thread becomes ready.
void waggle_time_pass(int64_t time);
/// The virtual time of an absolute time of a clock, or of a dispatch time, and the reverse.
int64_t waggle_time_of(clockid_t clock, const struct timespec *time);
int64_t waggle_time_of_dispatch(uint64_t when);
uint64_t waggle_time_dispatch(int64_t time);
/// Nanoseconds of the real monotonic clock.
int64_t waggle_time_real_ns(void);
/// Waits in real time until the file is readable, at most so many milliseconds.
void waggle_real_poll(int file, int milliseconds);
/// Sleeps in real time.
void waggle_real_sleep(int64_t ns);

/// Begins to watch that the thread, the calling one, makes progress in virtual time, and notes that it does.
void waggle_time_watch(pthread_t thread);
void waggle_time_progress(void);
/// True if virtual time is on and its thread is not in a wait of the host's own.
bool waggle_time_is_running(void);
bool waggle_time_is_host_waiting(void);
#endif
