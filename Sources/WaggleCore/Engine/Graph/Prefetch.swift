// Prefetching of nodes.

import CPrefetch

/// Prefetches a part of an object, in cache lines of 64 bytes. A large tree exceeds the processor's caches, and a loop over many of
/// its nodes would wait for each in turn.
@inline(__always)
func prefetch(_ object: AnyObject, from first: Int = 0, lines: Int) {
    prefetch_lines(UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + 64 * first, Int32(truncatingIfNeeded: lines))
}
