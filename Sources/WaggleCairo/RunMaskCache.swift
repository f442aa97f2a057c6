// Coverage of whole glyph runs that are drawn again and again.

import CPixels
import Foundation
import WaggleDisplayList

/// The coverage of a run, relative to the pixel of its layout's corner.
final class RunMask {
    let bounds: PixelRect
    let bytes: UnsafeMutablePointer<UInt8>

    init(_ bounds: PixelRect) {
        self.bounds = bounds
        bytes = .allocate(capacity: bounds.width * bounds.height)
        bytes.initialize(repeating: 0, count: bounds.width * bounds.height)
    }
    deinit { bytes.deallocate() }

    /// Adds a glyph. Painted over one another glyphs leave the same as painted one after the other, to the rounding of a step of colour.
    func add(_ glyph: UnsafePointer<UInt8>, _ part: PixelRect) {
        let start = bytes + (part.top - bounds.top) * bounds.width + part.left - bounds.left
        pixels_join_masks(start, Int32(bounds.width), glyph, Int32(part.width), Int32(min(part.width, bounds.right - part.left)), Int32(part.height))
    }
}

/// Keeps the coverage of runs that nothing scales, from their second drawing at one phase on: a label is then one mask and not a row of glyphs.
///
/// Text that is scaled changes its size from frame to frame and seldom comes back; it is drawn by its glyphs.
final class RunMaskCache {
    private struct Key: Hashable {
        let layout: ObjectIdentifier
        let run: Int32
        /// Where between two pixels the layout's corner lies, in quarters across and down.
        let phase: Int32
    }
    private enum Entry {
        /// Drawn once, by its glyphs.
        case seen
        /// nil: too large to be kept.
        case mask(RunMask?)
    }

    private var entries: [Key: Entry] = [:]
    /// The layouts stay alive while they stand for keys.
    private var layouts: [ObjectIdentifier: TextLayout] = [:]
    private var bytes = 0
    private let limit = 16 << 20

    func removeAll() {
        entries = [:]
        layouts = [:]
        bytes = 0
    }

    /// The run's coverage at the phase; nil the first time, and for very large ones.
    func mask(_ layout: TextLayout, run: Int, phase: Int, make: () -> RunMask?) -> RunMask? {
        let id = ObjectIdentifier(layout)
        let key = Key(layout: id, run: Int32(truncatingIfNeeded: run), phase: Int32(phase))
        switch entries[key] {
        case .mask(let mask): return mask
        case nil:
            add(100)
            layouts[id] = layout
            entries[key] = .seen
            return nil
        case .seen:
            let mask = make()
            add((mask?.bounds.width ?? 0) * (mask?.bounds.height ?? 0) + 100)
            layouts[id] = layout
            entries[key] = .mask(mask)
            return mask
        }
    }

    private func add(_ count: Int) {
        bytes += count
        guard bytes > limit else { return }
        removeAll()
        bytes = count
    }
}
