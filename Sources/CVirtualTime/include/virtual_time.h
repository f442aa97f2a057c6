// Time that stands still until it is advanced, for this process's main thread.
//
// In virtual time, the clocks that the main thread reads, run-loop timers, dispatch_after and Task.sleep follow it, and all Swift tasks run on the
// main thread, one after the other. A program therefore does the same at the same virtual time in every run.
#ifndef WAGGLE_VIRTUAL_TIME_H
#define WAGGLE_VIRTUAL_TIME_H
#include <stdint.h>

/// Begins virtual time at 0, on the calling thread, which must be the main thread. The wall clock then starts at `epoch` seconds since 1970.
void waggle_time_begin(double epoch);
/// Virtual time in turns, for tests: until `waggle_time_leave`, the calling thread is in virtual time, which stands still in between, and what it
/// starts waits for virtual time. Other threads and their tasks are unaffected. Turns may be nested. The wall clock then shows `wall` seconds since
/// 1970. Not to be combined with `waggle_time_begin`.
void waggle_time_enter(double wall);
void waggle_time_leave(void);
/// Nanoseconds of virtual time since it began.
int64_t waggle_time_now(void);
/// Seconds of the real monotonic clock, on every thread, also in virtual time.
double waggle_time_real(void);
/// Advances virtual time to `now`, never backward. Items that are due become ready. Returns how many run-loop timers are due and wait for the loop to
/// turn.
int waggle_time_set(int64_t now);
/// When the next item is due; INT64_MAX if nothing waits.
int64_t waggle_time_next(void);
/// Runs every ready task, including those that become ready meanwhile, at most `limit`. Returns how many ran.
int waggle_time_run_jobs(int limit);
#endif
