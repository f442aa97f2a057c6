import Foundation

/// Some subviews of a lazy container that stand side by side: one in a stack, one for each track in a grid.
struct LazyLine {
    /// Which subviews these are, among those that do not leave.
    var cells: Range<Int>
    var items: [ItemNode]
    /// True for the header or footer of a section in a grid.
    var spansTracks = false
    /// Where the line begins, in the container's own space.
    var start: CGFloat = 0
    var length: CGFloat = 0
    var end: CGFloat { start + length }

    mutating func moveCells(by distance: Int) { cells = cells.lowerBound + distance..<cells.upperBound + distance }
}
