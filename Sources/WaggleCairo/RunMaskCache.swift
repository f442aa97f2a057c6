// Coverage of glyph runs that are drawn repeatedly.

import CPixels
import Foundation
import WaggleDisplayList

/// Caches the coverage of unscaled runs from their second drawing at one phase on, so that a label is one mask instead of many glyphs.
///
/// Scaled text changes its size every frame and seldom recurs; it is drawn glyph by glyph.
final class RunMaskCache {
    /// Entries of runs drawn once have no mask yet.
    private let masks: CoverageTable
    /// Keeps the layouts alive whose addresses are keys.
    private var layouts: [TextLayout] = []

    init(_ queue: StampQueue) { masks = CoverageTable(limit: 16 << 20, queue) }

    func removeAll() {
        masks.removeAll()
        layouts = []
    }

    /// The run's coverage at the phase, relative to the pixel of its layout's corner; nil the first time and for very large runs.
    func mask(_ layout: TextLayout, run: Int, phase: Int, make: () -> Coverage?) -> Coverage? {
        guard run < 1 << 16 else { return nil }
        // Objects are 16-byte aligned, and addresses do not use the top bits.
        let address = UInt64(UInt(bitPattern: Unmanaged.passUnretained(layout).toOpaque()))
        let key = address << 16 | UInt64(run) << 4 | UInt64(phase)
        guard let kept = masks[key] else {
            keep(.wanted, key, layout)
            return nil
        }
        if !kept.isWanted { return kept.bytes == nil ? nil : kept }
        let mask = make() ?? .none
        keep(mask, key, layout)
        return mask.bytes == nil ? nil : mask
    }

    private func keep(_ mask: Coverage, _ key: UInt64, _ layout: TextLayout) {
        let othersWent = masks.insert(mask, key)
        if othersWent { layouts = [] }
        if othersWent || mask.isWanted { layouts.append(layout) }
    }
}
