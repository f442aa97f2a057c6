// The real time within which a program's code must come back to the host.
#define _GNU_SOURCE
#include "virtual_time.h"
#include "waits.h"
#include <dlfcn.h>
#include <elf.h>
#include <execinfo.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#define MOST_FRAMES 256
#define SHOWN_FRAMES 8
#define PLACE_SIGNAL (SIGRTMAX - 3)

static atomic_llong last_progress;
static pthread_t watched;
static int64_t limit;

void waggle_time_progress(void) { atomic_store(&last_progress, waggle_time_real_ns()); }

// MARK: Where the main thread is

static void *frames[MOST_FRAMES];
static atomic_int frame_count;
static void note_frames(int signal) { atomic_store(&frame_count, backtrace(frames, MOST_FRAMES)); }

extern char *swift_demangle(const char *name, size_t length, char *buffer, size_t *size, uint32_t flags);

/// The program's own file, whose table names more functions than the dynamic linker knows.
typedef struct { const char *bytes; size_t size; uintptr_t base; } File;

static File own_file(void) {
    File file = { NULL, 0, 0 };
    Dl_info info;
    if (dladdr((void *)getauxval(AT_PHDR), &info)) file.base = (uintptr_t)info.dli_fbase;
    int descriptor = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    struct stat status;
    if (descriptor >= 0 && fstat(descriptor, &status) == 0 && (size_t)status.st_size > sizeof(Elf64_Ehdr)) {
        void *bytes = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
        if (bytes != MAP_FAILED) {
            file.bytes = bytes;
            file.size = (size_t)status.st_size;
        }
    }
    if (descriptor >= 0) close(descriptor);
    return file;
}

/// The name of the function at an address; nil if the address is outside the file's functions.
static const char *name_at(File file, void *address) {
    if (!file.bytes) return NULL;
    const Elf64_Ehdr *header = (const Elf64_Ehdr *)file.bytes;
    uintptr_t place = (uintptr_t)address - (header->e_type == ET_DYN ? file.base : 0);
    if (header->e_shoff == 0 || header->e_shoff + header->e_shnum * sizeof(Elf64_Shdr) > file.size) return NULL;
    const Elf64_Shdr *sections = (const Elf64_Shdr *)(file.bytes + header->e_shoff);
    for (int i = 0; i < header->e_shnum; i++) {
        if (sections[i].sh_type != SHT_SYMTAB || sections[i].sh_link >= header->e_shnum) continue;
        const Elf64_Shdr *names = &sections[sections[i].sh_link];
        if (sections[i].sh_offset + sections[i].sh_size > file.size || names->sh_offset + names->sh_size > file.size) continue;
        const Elf64_Sym *symbols = (const Elf64_Sym *)(file.bytes + sections[i].sh_offset);
        for (size_t k = 0; k < sections[i].sh_size / sizeof *symbols; k++) {
            if (ELF64_ST_TYPE(symbols[k].st_info) != STT_FUNC || symbols[k].st_name >= names->sh_size) continue;
            if (place >= symbols[k].st_value && place < symbols[k].st_value + symbols[k].st_size) return file.bytes + names->sh_offset + symbols[k].st_name;
        }
    }
    return NULL;
}

/// Writes the program's innermost functions to standard error.
static void tell_frames(void) {
    struct sigaction action = { .sa_handler = note_frames, .sa_flags = SA_RESTART };
    atomic_store(&frame_count, 0);
    sigaction(PLACE_SIGNAL, &action, NULL);
    pthread_kill(watched, PLACE_SIGNAL);
    for (int i = 0; i < 100 && atomic_load(&frame_count) == 0; i++) waggle_real_sleep(10000000);
    File file = own_file();
    int shown = 0, count = atomic_load(&frame_count);
    for (int i = 0; i < count && shown < SHOWN_FRAMES; i++) {
        // The address after a call may already belong to the next function.
        const char *name = name_at(file, (char *)frames[i] - 1);
        if (!name || name[0] != '$') continue;
        char *plain = swift_demangle(name, strlen(name), NULL, NULL, 0);
        // The compiler's own functions say nothing.
        if (!plain || !(strstr(plain, "thunk") || strstr(plain, "partial apply")))
            dprintf(STDERR_FILENO, "%s%s\n", shown++ == 0 ? "  in " : "  called by ", plain ? plain : name);
        free(plain);
    }
}

// MARK: Watching

static void *watch(void *unused) {
    for (;;) {
        waggle_real_sleep(limit / 8);
        int64_t last = atomic_load(&last_progress);
        if (!waggle_time_is_running() || waggle_time_real_ns() - last < limit) continue;
        dprintf(STDERR_FILENO, "waggle: The main thread has not come back from the program's code for %g s of real time, so the program ends. It waits for what cannot come while it waits, "
                "or needs longer; the environment variable WAGGLE_TIME_LIMIT sets another limit in seconds. The main thread is\n", (double)limit / 1e9);
        tell_frames();
        _exit(1);
    }
    return NULL;
}

void waggle_time_watch(pthread_t thread) {
    watched = thread;
    // Threads of queues, on which tests may run, block signals.
    sigset_t place;
    sigemptyset(&place);
    sigaddset(&place, PLACE_SIGNAL);
    pthread_sigmask(SIG_UNBLOCK, &place, NULL);
    if (limit > 0) return;
    const char *asked = getenv("WAGGLE_TIME_LIMIT");
    double seconds = asked ? atof(asked) : 0;
    limit = (int64_t)((seconds > 0 && seconds < 1e9 ? seconds : 60) * 1e9);
    // Loads what a signal handler must not.
    void *frame;
    backtrace(&frame, 1);
    waggle_time_progress();
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    pthread_t watcher;
    if (pthread_create(&watcher, NULL, watch, NULL) == 0) pthread_detach(watcher);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}
