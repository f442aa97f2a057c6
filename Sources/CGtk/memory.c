#include "CGtk.h"
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

void waggle_keep_picture_memory(void) {
#ifdef __GLIBC__
    // Cairo and GTK make several pictures of the window's size in each frame. By itself the allocator asks the system for each of them, and
    // a fresh page costs more than what is drawn on it: of a frame's time that was a fifth. 32 MB is the largest block that the setting takes, and
    // holds a window of 3840 by 2160 pixels.
    const int most = 32 << 20;
    mallopt(M_MMAP_THRESHOLD, most);
    mallopt(M_TRIM_THRESHOLD, 2 * most);
#endif
}
