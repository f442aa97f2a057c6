// An item's cached measurements for its container's layout queries.

import Foundation
import WaggleGeometry

/// The measurements of an item since its last change: sizes by proposal, guides, spacing.
///
/// A container asks each subview for its minimum, maximum and final size, and nested containers ask in turn. Work stays linear in the
/// number of items only because each distinct query is computed once. An item with inner items caches many measurements, a leaf
/// the last three.
struct MeasurementCache {
    /// A proposal as bits. nil maps to a bit pattern that no proposal has.
    private struct Key: Hashable {
        var width, height: UInt64
        init(_ proposal: ProposedViewSize) {
            width = Self.bits(proposal.width)
            height = Self.bits(proposal.height)
        }
        /// 0 and -0 are equal here, and so are all NaNs.
        private static func bits(_ length: CGFloat?) -> UInt64 {
            guard let length else { return .max }
            return length.isNaN ? .max - 1 : Double(length + 0).bitPattern
        }
    }
    /// Rarely needed measurements, used only by containers and modifiers.
    private final class More {
        /// Newest last.
        @exclusivity(unchecked) var sizes: [(key: Key, size: CGSize)] = []
        /// Older measurements, evicted from `sizes`.
        @exclusivity(unchecked) var older: [Key: CGSize] = [:]
        @exclusivity(unchecked) var guides: [(key: AlignmentKey, size: CGSize, proposal: Key, value: CGFloat?)] = []
        var spacing: ViewSpacing?
    }
    /// Minimum, maximum, ideal and a few final lengths on each axis, in all combinations.
    private static let limit = 24
    /// Overflowing trees need more. Resizing a window adds measurements without end, so the cache is cleared when full.
    private static let limitOfOlder = 256

    private var keys: (Key, Key, Key)
    private var sizes: (CGSize, CGSize, CGSize) = (.zero, .zero, .zero)
    private var count: UInt8 = 0
    private var more: More?

    init() {
        let none = Key(.unspecified)
        keys = (none, none, none)
    }

    var isEmpty: Bool { count == 0 && more == nil }

    mutating func removeAll() {
        count = 0
        if more != nil { more = nil }
    }

    // MARK: Sizes

    subscript(proposal: ProposedViewSize) -> CGSize? {
        if count == 0 { return nil }
        let key = Key(proposal)
        if keys.0 == key { return sizes.0 }
        if count > 1, keys.1 == key { return sizes.1 }
        if count > 2, keys.2 == key { return sizes.2 }
        guard let more else { return nil }
        for known in more.sizes where known.key == key { return known.size }
        return more.older.isEmpty ? nil : more.older[key]
    }

    /// - Parameter remembersMany: if false, only the last three are kept.
    mutating func insert(_ size: CGSize, for proposal: ProposedViewSize, cachesMany: @autoclosure () -> Bool) {
        if count == 3, cachesMany() {
            let more = madeMore()
            if more.sizes.count == Self.limit {
                if more.older.count == Self.limitOfOlder { more.older.removeAll(keepingCapacity: true) }
                let oldest = more.sizes.removeFirst()
                more.older[oldest.key] = oldest.size
            }
            more.sizes.append((keys.2, sizes.2))
        }
        keys = (Key(proposal), keys.0, keys.1)
        sizes = (size, sizes.0, sizes.1)
        count = min(count + 1, 3)
    }

    private mutating func madeMore() -> More {
        if let more { return more }
        let made = More()
        more = made
        return made
    }

    // MARK: Guides and spacing

    /// The cached guide, or nil if it has not been computed.
    func guide(_ guide: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) -> (value: CGFloat?, Void)? {
        guard let more else { return nil }
        let key = Key(proposal)
        for known in more.guides where known.proposal == key && known.size == size && known.key == guide { return (known.value, ()) }
        return nil
    }
    mutating func insert(_ value: CGFloat?, guide: AlignmentKey, in size: CGSize, for proposal: ProposedViewSize) {
        let more = madeMore()
        if more.guides.count == Self.limit { more.guides.removeFirst() }
        more.guides.append((guide, size, Key(proposal), value))
    }

    var spacing: ViewSpacing? { more?.spacing }
    mutating func setSpacing(_ spacing: ViewSpacing) { madeMore().spacing = spacing }
}
