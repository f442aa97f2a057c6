// A hash table of coverage masks.

import CPrefetch

/// A mask: rows of `width` coverage bytes. `left` and `top` are the first byte's offset from the drawing's origin in pixels.
struct Coverage {
    private(set) var bytes: UnsafeMutablePointer<UInt8>?
    private(set) var left: Int16 = 0, top: Int16 = 0
    private(set) var width: Int16 = 0, height: Int16 = 0

    /// Nothing to draw.
    static var none: Coverage { Coverage() }
    /// Not rasterized yet; requested once.
    static var wanted: Coverage {
        var coverage = Coverage()
        coverage.width = -1
        return coverage
    }
    var isWanted: Bool { width < 0 }
    private init() {}

    /// Empty coverage to draw on, owned by the table it is added to. Rows are padded to four bytes for the drawing loops.
    init(left: Int, top: Int, width: Int, height: Int) {
        let (width, height) = ((max(1, width) + 3) & ~3, max(1, height))
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height)
        bytes.initialize(repeating: 0, count: width * height)
        self.bytes = bytes
        (self.left, self.top, self.width, self.height) = (Int16(left), Int16(top), Int16(width), Int16(height))
    }

    /// The covered pixels of a drawing at a pixel.
    @inline(__always)
    func bounds(x: Int, y: Int) -> PixelRect {
        PixelRect(left: x + Int(left), top: y + Int(top), right: x + Int(left) + Int(width), bottom: y + Int(top) + Int(height))
    }
}

/// Caches masks by numeric keys. A custom hash table, because a frame looks up thousands.
final class CoverageTable {
    private struct Slot {
        /// 0 means empty.
        var key: UInt64 = 0
        var coverage = Coverage.none
    }

    /// Open addressing; the capacity is a power of two, at most half used.
    private var slots = UnsafeMutableBufferPointer<Slot>.allocate(capacity: 4096)
    private var count = 0
    private var bytes = 0
    private let limit: Int
    private let queue: StampQueue

    /// - Parameters:
    ///   - limit: the cache size in bytes. Beyond it all entries are dropped; the next frame recreates those it needs.
    ///   - queue: draws queued stamps before their masks are freed.
    init(limit: Int, _ queue: StampQueue) {
        (self.limit, self.queue) = (limit, queue)
        slots.initialize(repeating: Slot())
    }

    deinit {
        for slot in slots { slot.coverage.bytes?.deallocate() }
        slots.deallocate()
    }

    func removeAll() {
        queue.finish()
        for index in slots.indices where slots[index].key != 0 {
            slots[index].coverage.bytes?.deallocate()
            slots[index] = Slot()
        }
        (count, bytes) = (0, 0)
    }

    /// The entry for a nonzero key.
    @inline(__always)
    subscript(key: UInt64) -> Coverage? {
        assert(key != 0, "A mask's key must not be 0, which marks an empty place.")
        let slot = slots[find(key)]
        return slot.key == key ? slot.coverage : nil
    }

    /// Prefetches an entry: the table exceeds the processor caches.
    @inline(__always)
    func prefetch(_ key: UInt64) {
        if let base = slots.baseAddress { prefetch_lines(base + start(key), 1) }
    }

    /// Adds a mask. An existing entry for the key must have no bytes.
    /// - Returns: whether all other entries were dropped to make room.
    @discardableResult
    func insert(_ coverage: Coverage, _ key: UInt64) -> Bool {
        let size = Int(coverage.width) * Int(coverage.height) + 64, isFull = bytes + size > limit
        if isFull { removeAll() }
        bytes += size
        var slot = find(key)
        if slots[slot].key == 0 {
            count += 1
            if count * 2 > slots.count {
                grow()
                slot = find(key)
            }
        }
        assert(key != 0 && slots[slot].coverage.bytes == nil, "A mask's key is 0 or has a mask already.")
        assert(count * 2 <= slots.count, "The table is more than half full.")
        slots[slot] = Slot(key: key, coverage: coverage)
        return isFull
    }

    /// The slot of the key, or the empty slot to insert it in.
    @inline(__always)
    private func find(_ key: UInt64) -> Int {
        let slots = slots, limit = slots.count - 1
        var slot = start(key)
        while slots[slot].key != 0, slots[slot].key != key { slot = (slot + 1) & limit }
        return slot
    }

    @inline(__always)
    private func start(_ key: UInt64) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (slots.count - 1) }

    private func grow() {
        let old = slots
        slots = .allocate(capacity: old.count * 2)
        slots.initialize(repeating: Slot())
        for slot in old where slot.key != 0 { slots[find(slot.key)] = slot }
        old.deallocate()
    }
}
