#include "CGtk.h"
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

void waggle_keep_picture_memory(void) {
#ifdef __GLIBC__
    // Cairo and GTK allocate several images of the window's size per frame. By default the allocator requests each from the system, and faulting in
    // fresh pages costs more than drawing: a fifth of a frame's time. 32 MB is the largest block size that the setting accepts; it holds a window
    // of 3840 by 2160 pixels.
    const int most = 32 << 20;
    mallopt(M_MMAP_THRESHOLD, most);
    mallopt(M_TRIM_THRESHOLD, 2 * most);
#endif
}
