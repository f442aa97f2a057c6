// Clocks, command line and the line of JSON that each floor prints.
#ifndef FLOOR_REPORT_H
#define FLOOR_REPORT_H
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static inline double floor_milliseconds(clockid_t clock) {
    struct timespec time;
    clock_gettime(clock, &time);
    return (double)time.tv_sec * 1e3 + (double)time.tv_nsec / 1e6;
}

/// Wall clock, in milliseconds.
static inline double floor_wall(void) { return floor_milliseconds(CLOCK_MONOTONIC); }
/// Processor time of this process, in milliseconds: steadier than the wall clock on a busy machine.
static inline double floor_processor(void) { return floor_milliseconds(CLOCK_PROCESS_CPUTIME_ID); }

/// The value that follows `name` on the command line, or null.
static inline const char *floor_option(int count, char **arguments, const char *name) {
    for (int i = 1; i + 1 < count; i++)
        if (!strcmp(arguments[i], name)) return arguments[i + 1];
    return NULL;
}

static inline int floor_number(int count, char **arguments, const char *name, int otherwise) {
    const char *text = floor_option(count, arguments, name);
    int value = text ? atoi(text) : otherwise;
    if (value >= 1) return value;
    fprintf(stderr, "%s takes a number from 1 on, not %s\n", name, text ? text : "nothing");
    exit(2);
}

static int floor_ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/// Of sorted values; the fraction is 0...1.
static inline double floor_percentile(const double *sorted, int count, double fraction) {
    return sorted[(int)(fraction * (count - 1) + 0.5)];
}
#endif
