// Measures the latency from a move of the finger to the first changed pixel, in a window under Xvfb.
// usage: latency FRAMEBUFFER MOVES; the window is at the top left of DISPLAY's screen and pans under the finger.
//
// The X libraries are loaded at run time, as by the window itself: nothing has to be installed to build this.
#include <dlfcn.h>
#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { width = 440, height = 760, middle_x = 220, middle_y = 420, reach = 60 };

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void fail(const char *what) {
    fprintf(stderr, "latency: %s\n", what);
    exit(1);
}

// The 32-bit numbers in the header of an X Window Dump are big-endian.
static uint32_t number(const uint8_t *head, int place) {
    uint32_t value;
    memcpy(&value, head + place, sizeof value);
    return __builtin_bswap32(value);
}

static const uint8_t *pixels;
static size_t row_bytes;

// One of eight by four pixels of the window: moving the comb changes many of them, and a check takes some 10 microseconds.
static uint64_t picture(void) {
    uint64_t sum = 1469598103934665603u;
    for (int y = 100; y < height - 60; y += 4) {
        const volatile uint32_t *row = (const volatile uint32_t *)(pixels + (size_t)y * row_bytes);
        for (int x = 0; x < width; x += 8) sum = (sum ^ row[x]) * 1099511628211u;
    }
    return sum;
}

// Waits until nothing has changed for a while.
static void settle(double quiet) {
    uint64_t last = picture();
    for (double since = now(); now() - since < quiet; usleep(1000)) {
        uint64_t next = picture();
        if (next != last) since = now();
        last = next;
    }
}

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(int count, char **words) {
    int moves = count == 3 ? atoi(words[2]) : 0;
    if (moves < 1) fail("usage: latency FRAMEBUFFER MOVES");
    int file = open(words[1], O_RDONLY);
    struct stat info;
    if (file < 0 || fstat(file, &info) != 0) fail("the framebuffer's file cannot be opened");
    const uint8_t *head = mmap(NULL, (size_t)info.st_size, PROT_READ, MAP_SHARED, file, 0);
    if (head == MAP_FAILED) fail("the framebuffer's file cannot be read");
    pixels = head + number(head, 0) + number(head, 76) * 12;
    row_bytes = number(head, 48);

    void *x11 = dlopen("libX11.so.6", RTLD_NOW | RTLD_GLOBAL), *xtest = dlopen("libXtst.so.6", RTLD_NOW);
    if (!x11 || !xtest) fail(dlerror());
    void *(*open_display)(const char *) = (void *(*)(const char *))dlsym(x11, "XOpenDisplay");
    int (*flush)(void *) = (int (*)(void *))dlsym(x11, "XFlush");
    int (*move)(void *, int, int, int, unsigned long) = (int (*)(void *, int, int, int, unsigned long))dlsym(xtest, "XTestFakeMotionEvent");
    int (*press)(void *, unsigned, int, unsigned long) = (int (*)(void *, unsigned, int, unsigned long))dlsym(xtest, "XTestFakeButtonEvent");
    if (!open_display || !flush || !move || !press) fail("the X libraries lack a function");
    void *display = open_display(NULL);
    if (!display) fail("there is no display");

    settle(1);
    move(display, 0, middle_x, middle_y, 0);
    press(display, 1, 1, 0);
    // Beyond the distance at which a touch becomes a drag.
    for (int step = 1; step <= 10; step++, usleep(16000)) {
        move(display, 0, middle_x, middle_y - 3 * step, 0);
        flush(display);
    }
    settle(0.3);

    double *times = calloc((size_t)moves, sizeof *times);
    if (!times) fail("there is no memory left");
    int lost = 0;
    srand(1);
    for (int index = 0; index < moves; index++) {
        // At a random time within a frame: the next move comes up to three frames after the previous one was seen.
        usleep((useconds_t)(rand() % 50000));
        uint64_t before = picture();
        int x = middle_x + rand() % (2 * reach) - reach, y = middle_y - 30 + (index % 2 ? 5 : -5) + rand() % reach;
        double sent = now();
        move(display, 0, x, y, 0);
        flush(display);
        while (picture() == before && now() - sent < 1) {}
        times[index] = now() - sent;
        if (times[index] >= 1 && ++lost == 5) fail("the window does not follow the finger: five moves changed nothing within a second each");
        // The rest of the picture, which may still be copied.
        usleep(3000);
    }
    press(display, 1, 0, 0);
    flush(display);

    qsort(times, (size_t)moves, sizeof *times, compare);
    printf("%d moves of a finger, until the first pixel follows: median %.1f ms, 95 of 100 within %.1f ms, worst %.1f ms",
           moves, times[moves / 2] * 1e3, times[moves * 95 / 100] * 1e3, times[moves - 1] * 1e3);
    if (lost) printf("; %d were not followed within a second", lost);
    printf("\n");
    return lost ? 1 : 0;
}
