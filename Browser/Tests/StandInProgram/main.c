// A stand-in for a program: starts sessions as a warm program does, and does in them what messages say.
//
// The first byte of a message: 'e' echoes the message, 'c' crashes after a line on standard error, 'x' ends with code 3, 'm' takes 64 MB, 'h' hangs, 's' stops taking
// input for two seconds, 'p' answers with its process ID, 'f' floods with messages of 64 KB until the next message. The host's own words (0xF0) are answered with 'w' and the word, `attached` with itself before.
#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

static int wake[2];
static void child_ended(int number) { (void)number; int saved = errno; (void)!write(wake[1], "", 1); errno = saved; }

static int read_all(void *to, size_t count) {
    for (char *at = to; count > 0;) {
        ssize_t got = read(0, at, count);
        if (got < 0 && errno == EINTR) continue;
        if (got <= 0) return 0;
        at += got; count -= (size_t)got;
    }
    return 1;
}
static void send_all(const void *from, size_t count) {
    for (const char *at = from; count > 0;) {
        ssize_t sent = send(0, at, count, MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) continue;
        if (sent <= 0) exit(0);
        at += sent; count -= (size_t)sent;
    }
}
static void answer(char first, const void *bytes, uint32_t count) {
    uint32_t length = count + 1;
    send_all(&length, 4); send_all(&first, 1); send_all(bytes, count);
}

static void session(void) {
    uint32_t length;
    while (read_all(&length, 4)) {
        unsigned char *bytes = malloc(length + 1);
        if (!read_all(bytes, length)) break;
        switch (length ? bytes[0] : 0) {
        case 0xF0: if (strstr((bytes[length] = 0, (char *)bytes + 1), "\"close\"")) exit(0); if (strstr((char *)bytes + 1, "\"attached\"")) answer((char)0xF0, bytes + 1, length - 1); answer('w', bytes + 1, length - 1); break;
        // A page's first word, answered by what passes for a picture.
        case 0x10: answer(1, bytes + 1, length - 1); break;
        case 'e': answer('e', bytes + 1, length - 1); break;
        case 'p': { char text[16]; answer('p', text, (uint32_t)sprintf(text, "%d", getpid())); break; }
        case 'c': fprintf(stderr, "Fatal error: asked to crash\nand a line of the trace\n"); signal(SIGSEGV, SIG_DFL); raise(SIGSEGV); break;
        case 'x': fprintf(stderr, "The last word.\n"); exit(3);
        case 'm': { size_t size = 64 << 20; memset(malloc(size), 7, size); break; }
        case 'h': for (;;) pause();
        case 's': sleep(2); break;
        case 'f': {
            static char flood[1 << 16];
            struct pollfd input = {0, POLLIN, 0};
            while (poll(&input, 1, 0) == 0) answer('f', flood, sizeof flood);
            break;
        }
        }
        free(bytes);
    }
    exit(0);
}

int main(int count, char **arguments) {
    if (count > 1 && strcmp(arguments[1], "fails") == 0) { fprintf(stderr, "No font was found.\n"); return 4; }
    if (pipe(wake) != 0) return 1;
    struct sigaction action = {.sa_handler = child_ended, .sa_flags = SA_RESTART};
    sigaction(SIGCHLD, &action, 0);
    struct { pid_t process; uint32_t number; } *children = calloc(4096, sizeof *children);
    int used = 0;
    (void)!write(0, "ready\n", 6);
    for (;;) {
        struct pollfd entries[2] = {{0, POLLIN, 0}, {wake[0], POLLIN, 0}};
        if (poll(entries, 2, -1) < 0) { if (errno == EINTR) continue; return 1; }
        if (entries[1].revents) {
            char byte; (void)!read(wake[0], &byte, 1);
            int status; pid_t ended;
            while ((ended = waitpid(-1, &status, WNOHANG)) > 0) for (int i = 0; i < used; i++) if (children[i].process == ended) {
                char line[64];
                int length = WIFSIGNALED(status) ? sprintf(line, "ended %u signal %d\n", children[i].number, WTERMSIG(status)) : sprintf(line, "ended %u code %d\n", children[i].number, WEXITSTATUS(status));
                (void)!write(0, line, (size_t)length);
                children[i] = children[--used];
                break;
            }
        }
        if (!entries[0].revents) continue;
        uint32_t number; int descriptors[2];
        union { char bytes[CMSG_SPACE(sizeof descriptors)]; struct cmsghdr aligned; } control;
        struct iovec part = {&number, sizeof number};
        struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
        ssize_t got = recvmsg(0, &message, MSG_CMSG_CLOEXEC);
        if (got < 0 && errno == EINTR) continue;
        if (got != sizeof number || !CMSG_FIRSTHDR(&message)) return 0;
        memcpy(descriptors, CMSG_DATA(CMSG_FIRSTHDR(&message)), sizeof descriptors);
        pid_t process = fork();
        if (process == 0) { dup2(descriptors[0], 0); dup2(descriptors[1], 2); signal(SIGCHLD, SIG_DFL); close(wake[0]); close(wake[1]); session(); }
        close(descriptors[0]); close(descriptors[1]);
        children[used].process = process; children[used++].number = number;
        char line[64];
        (void)!write(0, line, (size_t)sprintf(line, "started %u %d\n", number, process));
    }
}
