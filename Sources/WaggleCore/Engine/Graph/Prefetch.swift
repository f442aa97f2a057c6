// Prefetching of nodes.

import CPrefetch

/// Prefetches a part of an object, in cache lines of 64 bytes. A large tree exceeds the processor's caches, and a loop over many of
/// its nodes would wait for each in turn.
@inline(__always)
func prefetch(_ object: AnyObject, from first: Int = 0, lines: Int) {
    prefetch_lines(UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + 64 * first, Int32(truncatingIfNeeded: lines))
}

/// The addresses of the first objects that an update of a view accesses, so that they can be prefetched together.
///
/// The addresses are never dereferenced: an object may have been freed, which only makes prefetching it useless.
struct PrefetchPath {
    private var addresses: (UInt, UInt, UInt, UInt, UInt, UInt) = (0, 0, 0, 0, 0, 0)
    private var count: UInt8 = 0

    init() {}

    @MainActor
    init(from node: ViewNode) { node.collectPrefetches(&self) }

    /// Appends an object unless the path is full.
    mutating func append(_ object: AnyObject) {
        let address = UInt(bitPattern: Unmanaged.passUnretained(object).toOpaque())
        switch count {
        case 0: addresses.0 = address
        case 1: addresses.1 = address
        case 2: addresses.2 = address
        case 3: addresses.3 = address
        case 4: addresses.4 = address
        case 5: addresses.5 = address
        default: return
        }
        count += 1
    }

    @inline(__always)
    func prefetch() {
        // Outer nodes are mostly conditions and effects of up to 640 bytes; a view with a body and its properties are smaller.
        prefetchObject(addresses.0, 10)
        prefetchObject(addresses.1, 10)
        prefetchObject(addresses.2, 10)
        prefetchObject(addresses.3, 4)
        prefetchObject(addresses.4, 4)
        prefetchObject(addresses.5, 4)
    }
}

/// The addresses of the item that a wrapper wraps, and of the one that this wraps in turn. Like those of a `PrefetchPath`, they
/// are never dereferenced.
struct DrawingPath {
    private var addresses: (UInt, UInt) = (0, 0)

    init() {}

    @MainActor
    init(to item: ItemNode?) {
        if let item { addresses = (UInt(bitPattern: Unmanaged.passUnretained(item).toOpaque()), item.drawingPath.addresses.0) }
    }

    @inline(__always)
    func prefetch() {
        prefetchObject(addresses.0, 10)
        prefetchObject(addresses.1, 5)
    }
}

@inline(__always)
private func prefetchObject(_ address: UInt, _ lines: Int32) {
    if let pointer = UnsafeRawPointer(bitPattern: address) { prefetch_lines(pointer, lines) }
}
