// What Swift cannot call: functions with variable arguments, and messages with descriptors.
#ifndef WAGGLE_BROWSER_HOST_H
#define WAGGLE_BROWSER_HOST_H
#include <stdint.h>

/// Sends the number with two descriptors over a Unix socket, without waiting. Returns 0, or an error number.
int waggle_send_descriptors(int socket, uint32_t number, int first, int second);
/// Processes whose parent ends become this process's children, so that it learns how they end.
void waggle_adopt_orphans(void);
#endif
