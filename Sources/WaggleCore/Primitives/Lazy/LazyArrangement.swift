import Foundation
import WaggleGeometry

/// How a lazy container arranges its subviews: in lines along an axis.
///
/// A stack is a grid with one subview per line.
struct LazyArrangement: Sendable, Equatable {
    /// The axis along which lines follow each other.
    let axis: Axis
    let alignment: Alignment
    /// Points between lines.
    let spacing: CGFloat
    /// The columns or rows of a grid; nil for a stack.
    let tracks: [GridItem]?
    let pinnedViews: PinnedScrollableViews
    /// True in lists, where a row's appearance depends on its position in its section.
    let tellsSections: Bool

    nonisolated init(
        axis: Axis, alignment: Alignment, spacing: CGFloat?, tracks: [GridItem]?, pinnedViews: PinnedScrollableViews,
        tellsSections: Bool = false
    ) {
        (self.axis, self.alignment, self.tracks, self.pinnedViews, self.tellsSections) =
            (axis, alignment, tracks, pinnedViews, tellsSections)
        self.spacing = spacing.map { $0.isFinite ? $0 : 8 } ?? 8
    }

    var crossAxis: Axis { axis == .vertical ? .horizontal : .vertical }
    var isGrid: Bool { tracks != nil }

    /// The tracks for a length across the lines.
    func tracks(in room: CGFloat?) -> LazyTracks {
        guard let tracks else { return LazyTracks(stackLength: room ?? 0) }
        return LazyTracks(tracks, room: room)
    }

    static func == (a: Self, b: Self) -> Bool {
        guard a.axis == b.axis, a.alignment == b.alignment, a.spacing == b.spacing, a.pinnedViews == b.pinnedViews else { return false }
        guard let items = a.tracks, let others = b.tracks else { return a.tracks == nil && b.tracks == nil }
        return items.count == others.count && zip(items, others).allSatisfy { $0.isSame(as: $1) }
    }
}

/// Subviews of a lazy container that are side by side: one in a stack, one per track in a grid.
struct LazyLine {
    /// Their indices among the subviews that are not leaving.
    var cells: Range<Int>
    var items: [ItemNode]
    /// True for the header or footer of a section in a grid.
    var spansTracks = false
    /// Where the line begins, in the container's own space.
    var start: CGFloat = 0
    var length: CGFloat = 0
    var end: CGFloat { start.plus(length) }

    mutating func moveCells(by distance: Int) { cells = cells.lowerBound + distance..<cells.upperBound + distance }
}
