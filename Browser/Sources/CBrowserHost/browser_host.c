#define _GNU_SOURCE
#include "browser_host.h"
#include <errno.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/uio.h>

int waggle_send_descriptors(int socket, uint32_t number, int first, int second) {
    int descriptors[2] = {first, second};
    union { char bytes[CMSG_SPACE(sizeof descriptors)]; struct cmsghdr aligned; } control = {{0}};
    struct iovec part = {&number, sizeof number};
    struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof descriptors);
    memcpy(CMSG_DATA(header), descriptors, sizeof descriptors);
    ssize_t sent;
    do sent = sendmsg(socket, &message, MSG_NOSIGNAL | MSG_DONTWAIT); while (sent < 0 && errno == EINTR);
    return sent < 0 ? errno : 0;
}

void waggle_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1); }
