// Masks by number.

import CPixels

/// Coverage: rows of `width` bytes. `left` and `top` lead from the pixel of what is drawn to the first one.
struct Coverage {
    private(set) var bytes: UnsafeMutablePointer<UInt8>?
    private(set) var left: Int16 = 0, top: Int16 = 0
    private(set) var width: Int16 = 0, height: Int16 = 0

    /// Nothing to draw.
    static var none: Coverage { Coverage() }
    /// Nothing is known yet but that somebody asked.
    static var wanted: Coverage {
        var coverage = Coverage()
        coverage.width = -1
        return coverage
    }
    var isWanted: Bool { width < 0 }
    private init() {}

    /// Empty coverage to be drawn on, for a table that lets go of it. Rows are made of four bytes each, the way they are drawn.
    init(left: Int, top: Int, width: Int, height: Int) {
        let (width, height) = ((max(1, width) + 3) & ~3, max(1, height))
        let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: width * height)
        bytes.initialize(repeating: 0, count: width * height)
        self.bytes = bytes
        (self.left, self.top, self.width, self.height) = (Int16(left), Int16(top), Int16(width), Int16(height))
    }

    /// The pixels that it belongs to, when what is drawn lies at a pixel.
    @inline(__always)
    func bounds(x: Int, y: Int) -> PixelRect {
        PixelRect(left: x + Int(left), top: y + Int(top), right: x + Int(left) + Int(width), bottom: y + Int(top) + Int(height))
    }
}

/// Keeps masks by numbers that say what they show. A table of its own, because a frame looks up thousands.
final class CoverageTable {
    private struct Place {
        /// 0: empty.
        var key: UInt64 = 0
        var coverage = Coverage.none
    }

    /// Open addressing; a power of two, at most half full.
    private var places = UnsafeMutableBufferPointer<Place>.allocate(capacity: 4096)
    private var count = 0
    private var bytes = 0
    private let limit: Int
    private let queue: StampQueue

    /// - Parameters:
    ///   - limit: how many bytes are kept. When they are more everything goes: what a frame needs is soon back.
    ///   - queue: draws what waits before its masks go.
    init(limit: Int, _ queue: StampQueue) {
        (self.limit, self.queue) = (limit, queue)
        places.initialize(repeating: Place())
    }

    deinit {
        for place in places { place.coverage.bytes?.deallocate() }
        places.deallocate()
    }

    func removeAll() {
        queue.finish()
        for index in places.indices where places[index].key != 0 {
            places[index].coverage.bytes?.deallocate()
            places[index] = Place()
        }
        (count, bytes) = (0, 0)
    }

    /// What is kept under a number, which is not 0.
    @inline(__always)
    subscript(key: UInt64) -> Coverage? {
        let place = places[find(key)]
        return place.key == key ? place.coverage : nil
    }

    /// Says that a number will be asked for soon: the table is larger than the processor's caches.
    @inline(__always)
    func prefetch(_ key: UInt64) {
        if let base = places.baseAddress { pixels_prefetch(base + start(key)) }
    }

    /// Keeps a mask. One that was kept under the number has no bytes.
    /// - Returns: whether everything else went to make room.
    @discardableResult
    func insert(_ coverage: Coverage, _ key: UInt64) -> Bool {
        let size = Int(coverage.width) * Int(coverage.height) + 64, isFull = bytes + size > limit
        if isFull { removeAll() }
        bytes += size
        var place = find(key)
        if places[place].key == 0 {
            count += 1
            if count * 2 > places.count {
                grow()
                place = find(key)
            }
        }
        places[place] = Place(key: key, coverage: coverage)
        return isFull
    }

    /// The place of the key, or the empty one where it belongs.
    @inline(__always)
    private func find(_ key: UInt64) -> Int {
        let places = places, limit = places.count - 1
        var place = start(key)
        while places[place].key != 0, places[place].key != key { place = (place + 1) & limit }
        return place
    }

    @inline(__always)
    private func start(_ key: UInt64) -> Int { Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 32) & (places.count - 1) }

    private func grow() {
        let old = places
        places = .allocate(capacity: old.count * 2)
        places.initialize(repeating: Place())
        for place in old where place.key != 0 { places[find(place.key)] = place }
        old.deallocate()
    }
}
