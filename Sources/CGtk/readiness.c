#define _GNU_SOURCE
#include "CGtk.h"
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/timerfd.h>
#include <unistd.h>

// At most one per process: the one for GLib's main context.
static int timer = -1;
static int *watched;
static int watched_count;

static void watch(int readiness, int file, unsigned events) {
    struct epoll_event event = { .events = events, .data.fd = file };
    // A descriptor that was closed and reopened is no longer in the set, so it is added each time.
    if (epoll_ctl(readiness, EPOLL_CTL_ADD, file, &event) != 0 && errno == EEXIST) epoll_ctl(readiness, EPOLL_CTL_MOD, file, &event);
}

int waggle_readiness_make(void) {
    int readiness = epoll_create1(EPOLL_CLOEXEC);
    timer = timerfd_create(CLOCK_MONOTONIC, TFD_NONBLOCK | TFD_CLOEXEC);
    if (readiness < 0 || timer < 0) return -1;
    watch(readiness, timer, EPOLLIN);
    return readiness;
}

void waggle_readiness_set(int readiness, const WagglePollFile *files, int count, int timeout) {
    for (int i = 0; i < watched_count; i++) {
        bool stays = false;
        for (int j = 0; j < count; j++) stays |= files[j].fd == watched[i];
        if (!stays) epoll_ctl(readiness, EPOLL_CTL_DEL, watched[i], NULL);
    }
    int *room = realloc(watched, sizeof *watched * (size_t)(count + 1));
    if (!room) abort();
    watched = room;
    watched_count = count;
    for (int i = 0; i < count; i++) {
        // Several sources may wait for the same file. poll and epoll use the same bits.
        unsigned events = 0;
        for (int j = 0; j < count; j++) if (files[j].fd == files[i].fd) events |= files[j].events;
        watch(readiness, files[i].fd, events);
        watched[i] = files[i].fd;
    }
    struct itimerspec setting = { { 0, 0 }, { 0, 0 } };
    if (timeout >= 0) {
        setting.it_value.tv_sec = timeout / 1000;
        // Zero would disarm the timer.
        setting.it_value.tv_nsec = timeout == 0 ? 1 : timeout % 1000 * 1000000L;
    }
    timerfd_settime(timer, 0, &setting, NULL);
}

void waggle_readiness_ask(WagglePollFile *files, int count) {
    // The two structures have the same fields in the same order.
    _Static_assert(sizeof(WagglePollFile) == sizeof(struct pollfd), "GLib's files to poll are the system's");
    poll((struct pollfd *)files, (nfds_t)count, 0);
}
