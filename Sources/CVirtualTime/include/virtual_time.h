// Time that stands still until it is told to move on, for this process's main thread.
//
// While virtual time runs, the clocks that the main thread reads, run-loop timers, dispatch_after and Task.sleep follow it, and
// all Swift tasks run on the main thread, one after the other. So a program does the same at the same virtual time in every run.
#ifndef WAGGLE_VIRTUAL_TIME_H
#define WAGGLE_VIRTUAL_TIME_H
#include <stdint.h>

/// Begins virtual time at 0, on the calling thread, which must be the main one. Wall-clock time then begins at `epoch` seconds since 1970.
void waggle_time_begin(double epoch);
/// Virtual time by turns, for tests: until `waggle_time_leave` the calling thread is on virtual time, which stands still in between,
/// and what it starts meanwhile waits for virtual time. Other threads and their tasks go on as ever. Turns may be within one another.
/// The wall clock then shows `wall` seconds since 1970. Not to be used with `waggle_time_begin`.
void waggle_time_enter(double wall);
void waggle_time_leave(void);
/// Nanoseconds of virtual time since it began.
int64_t waggle_time_now(void);
/// Seconds of the real monotonic clock, on every thread, while virtual time runs too.
double waggle_time_real(void);
/// Moves virtual time to `now`, never back. What is due becomes ready to run.
/// Returns how many timers of the run loop are due and wait for it to turn.
int waggle_time_set(int64_t now);
/// When the next thing is due; INT64_MAX when nothing waits.
int64_t waggle_time_next(void);
/// Runs every task that is ready, including those that become ready meanwhile, at most `limit`.
/// Returns how many ran.
int waggle_time_run_jobs(int limit);
#endif
