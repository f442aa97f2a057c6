import Foundation

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
