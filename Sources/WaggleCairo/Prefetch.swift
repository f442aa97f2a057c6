// Prefetching of what the items of a display list refer to.

import CPrefetch
import WaggleDisplayList

extension UnsafePointer<DisplayList.Item> {
    /// Prefetches what the next items refer to. The contents of a large list are scattered in memory, beyond the processor's caches.
    @inline(__always)
    func prefetchNext(before end: UnsafePointer<DisplayList.Item>) {
        // Each step dereferences what an earlier step prefetched.
        if self + 8 < end { (self + 8).prefetchContent() }
        if self + 5 < end { (self + 5).prefetchInnerContents() }
        if self + 3 < end { (self + 3).prefetchLayouts() }
        if self + 2 < end { (self + 2).prefetchRuns() }
        if self + 1 < end { (self + 1).prefetchGlyphs() }
    }

    private func prefetchContent() {
        switch pointee.content {
        case .list: prefetch_lines(object(0), 3)
        case .effect:
            prefetch_lines(object(0), 2)
            prefetch_lines(object(1), 3)
        case .fill, .stroke, .text, .image, .sprites: prefetch_lines(object(0), 3)
        }
    }

    private func prefetchInnerContents() {
        forEachInner { $0.prefetchContent() }
    }

    private func prefetchLayouts() {
        forEachInnerText { prefetch_lines($0.toOpaque(), 2) }
    }

    private func prefetchRuns() {
        forEachInnerText { layout in
            layout._withUnsafeGuaranteedRef { $0.runs.withUnsafeBufferPointer { prefetch_lines($0.baseAddress, 2) } }
        }
    }

    private func prefetchGlyphs() {
        forEachInnerText { layout in
            layout._withUnsafeGuaranteedRef {
                $0.runs.withUnsafeBufferPointer { runs in
                    guard let run = runs.baseAddress, !runs.isEmpty else { return }
                    run.pointee.glyphs.withUnsafeBufferPointer { prefetch_lines($0.baseAddress, 1) }
                    run.pointee.positions.withUnsafeBufferPointer { prefetch_lines($0.baseAddress, 2) }
                }
            }
        }
    }

    @inline(__always)
    private func forEachInnerText(_ body: (Unmanaged<TextLayout>) -> Void) {
        forEachInner { item in if let layout = item.layout { body(layout) } }
    }

    /// The layout of a text. A copy of the content would retain it and wait for its memory.
    @inline(__always)
    var layout: Unmanaged<TextLayout>? {
        // It comes first in the content's box, behind the header of an object.
        guard case .text = pointee.content, let layout = object(0)?.load(fromByteOffset: 16, as: UnsafeRawPointer.self) else { return nil }
        return Unmanaged.fromOpaque(layout)
    }

    @inline(__always)
    private func forEachInner(_ body: (UnsafePointer) -> Void) {
        switch pointee.content {
        case .list(let list, _, _), .effect(_, let list):
            list.items.withUnsafeBufferPointer { items in
                guard let first = items.baseAddress else { return }
                // Of a long inner list, the rest is loaded while it is drawn.
                for index in 0..<Swift.min(items.count, 3) { body(first + index) }
            }
        case .fill, .stroke, .text, .image, .sprites: break
        }
    }

    /// The address in one of the content's first words, without the bits that tell the cases apart. The content is the first field
    /// of an item.
    @inline(__always)
    func object(_ index: Int) -> UnsafeRawPointer? {
        UnsafeRawPointer(
            bitPattern: UnsafeRawPointer(self).load(fromByteOffset: index * MemoryLayout<UInt>.size, as: UInt.self) & 0xFFFF_FFFF_FFF0)
    }
}
