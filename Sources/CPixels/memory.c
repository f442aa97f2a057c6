// The memory of images that live for one frame.
#include "CPixels.h"
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

void pixels_keep_memory(void) {
#ifdef __GLIBC__
    // Cairo, GTK and our effects allocate several images of the window's size per frame. By default the allocator requests each from the system, and faulting in
    // fresh pages costs more than drawing: a fifth of a window's frame, and three fifths of a wide blur's. 32 MB is the largest block size that the setting accepts; it holds a window
    // of 3840 by 2160 pixels.
    const int most = 32 << 20;
    mallopt(M_MMAP_THRESHOLD, most);
    mallopt(M_TRIM_THRESHOLD, 2 * most);
#endif
}
