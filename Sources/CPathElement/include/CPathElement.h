// One step of an outline. It is C's, because blocks and C functions take only pointers to C's structures.

#ifndef CPATHELEMENT_H
#define CPATHELEMENT_H

#include <stdint.h>

/// One step of an outline, for `applyWithBlock` and `apply`.
typedef struct CGPathElement {
    /// What the step is, as a number of `CGPathElementType`.
    int32_t typeNumber;
    /// Its points, which are valid during the call.
    void *_Nonnull pointMemory;
} CGPathElement;

#endif
