// The part of a picture that must be redrawn.

import Foundation
import WaggleGeometry

/// A few disjoint rectangles, in points of the list, that together contain everything that looks different.
///
/// Rectangles are merged if drawing one larger part is cheaper than drawing two: if they overlap or are close to each other, or if there
/// are many.
public struct DamageRegion: Sendable, Equatable {
    public private(set) var rects: [CGRect] = []

    /// The greatest number of rectangles: each requires another traversal of the list.
    public static let limit = 6
    /// The area, in square points, whose drawing costs about as much as a traversal.
    private static let walkArea: CGFloat = 2500

    public init() {}

    public var isEmpty: Bool { rects.isEmpty }
    /// The bounding box of all rectangles in points; null if there are none.
    public var bounds: CGRect { rects.reduce(.null) { $0.joined($1) } }

    /// Adds a rectangle to the region; one without finite bounds makes the region infinite.
    public mutating func add(_ rect: CGRect) {
        guard !rect.isNull else { return }
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else { return rects = [.infinite] }
        for known in rects where known.holds(rect) { return }
        if rects.isEmpty { rects.reserveCapacity(Self.limit + 1) }
        var whole = rect
        absorb(into: &whole)
        if rects.count >= Self.limit,
           let nearest = rects.indices.min(by: { rects[$0].growth(with: whole) < rects[$1].growth(with: whole) }) {
            whole = whole.joined(rects.remove(at: nearest))
            absorb(into: &whole)
        }
        rects.append(whole)
        assert(rects.count <= Self.limit, "A damage region has at most \(Self.limit) rectangles.")
    }

    /// Removes the rectangles that are better drawn together with `whole`, which grows to include them.
    private mutating func absorb(into whole: inout CGRect) {
        var index = 0
        while index < rects.count {
            guard rects[index].overlaps(whole) || rects[index].growth(with: whole) <= Self.walkArea else {
                index += 1
                continue
            }
            whole = whole.joined(rects.remove(at: index))
            index = 0
        }
    }
}

extension CGRect {
    fileprivate func holds(_ other: CGRect) -> Bool {
        origin.x <= other.origin.x && origin.y <= other.origin.y && origin.x + size.width >= other.origin.x + other.size.width
            && origin.y + size.height >= other.origin.y + other.size.height
    }
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
            && origin.y < other.origin.y + other.size.height
            && other.origin.y < origin.y + size.height
    }
    /// The additional area if both are drawn as one.
    fileprivate func growth(with other: CGRect) -> CGFloat {
        let whole = joined(other)
        return whole.size.width * whole.size.height - size.width * size.height - other.size.width * other.size.height
    }
}
