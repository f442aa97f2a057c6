// Virtual time for this process's main thread: it stands still until it is advanced.
//
// The clocks that the main thread reads, run-loop timers, dispatch_after and Task.sleep follow virtual time, and all Swift tasks run on the main
// thread, one after another. A program therefore does the same at the same virtual time in every run.
//
// If the program blocks the main thread (sleeps, waits with a time limit, runs the run loop, or reads the clock again and again), the clock goes on.
// If it does not come back to the host within a minute of real time, the process ends with a message on standard error that says where the main
// thread is. The environment variable WAGGLE_TIME_LIMIT sets another number of seconds.
#ifndef WAGGLE_VIRTUAL_TIME_H
#define WAGGLE_VIRTUAL_TIME_H
#include <stdint.h>

/// Begins virtual time at 0, on the calling thread, which must be the main thread. The wall clock then starts at `epoch` seconds since 1970.
void waggle_time_begin(double epoch);
/// Temporary virtual time, for tests: until `waggle_time_leave`, the calling thread is in virtual time, and what it starts waits for virtual time,
/// which stands still between the calls. Other threads and their tasks are unaffected. Calls may be nested. The wall clock shows `wall` seconds
/// since 1970. Not to be combined with `waggle_time_begin`.
void waggle_time_enter(double wall);
void waggle_time_leave(void);
/// Nanoseconds of virtual time since it began.
int64_t waggle_time_now(void);
/// Seconds of the real monotonic clock, on every thread, even in virtual time.
double waggle_time_real(void);
/// Advances virtual time to `now`, never backward. Due items become ready. Returns the number of run-loop timers that are due and wait for the run
/// loop.
int waggle_time_set(int64_t now);
/// The time at which the next item is due; INT64_MAX if nothing is pending.
int64_t waggle_time_next(void);
/// Runs all ready tasks, including those that become ready meanwhile, at most `limit`. Returns the number of tasks run.
int waggle_time_run_jobs(int limit);
/// Between the two, the calling thread's waits are the host's own: they take real time and do not move the clock. Calls may be nested.
void waggle_time_begin_host_wait(void);
void waggle_time_end_host_wait(void);
#endif
