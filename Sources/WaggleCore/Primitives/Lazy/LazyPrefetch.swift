import Foundation

/// The lines of a lazy container that were made before they scroll into view, and how many rows it keeps.
struct LazyPrefetch {
    /// How far lines have been made beyond the viewport, in one direction.
    struct Edge {
        let isForward: Bool
        /// Moving forward, the first cell that is not prepared; backward, the cell after that one.
        var cell: Int
        /// The end of the last prepared line in that direction, in the container's own space.
        var position: CGFloat
    }
    /// In a faster fling, rows are made as they scroll into view: preparing them all would delay the next frame just as much.
    static let mostLines = 4

    private var edge: Edge?
    /// Subviews placed ahead of time and not shown since.
    private var placed: Set<ObjectIdentifier> = []
    /// The number of rows made since rows were last released.
    private var madeRows = 0

    /// How far lines have been made in the direction of the last movement, if another would become visible were that movement repeated: at
    /// least to the end of the visible ones.
    func edge(_ viewport: LazyViewport, cellsPerLine: Int, cellCount: Int) -> Edge? {
        guard viewport.movement != 0, let first = viewport.lines.first, let last = viewport.lines.last else { return nil }
        let isForward = viewport.movement > 0, end = isForward ? last.cells.upperBound : first.cells.lowerBound
        var result = Edge(isForward: isForward, cell: end, position: isForward ? last.end : first.start)
        if let edge, edge.isForward == isForward,
           (0...Self.mostLines * cellsPerLine).contains(isForward ? edge.cell - end : end - edge.cell) { result = edge }
        guard isForward ? result.cell < cellCount : result.cell > 0 else { return nil }
        if result.cell == end { return result }
        let seen = viewport.seen, movement = viewport.movement
        return (isForward ? result.position < seen.upperBound + movement : result.position > seen.lowerBound + movement) ? result : nil
    }
    mutating func advance(to edge: Edge?) { self.edge = edge }

    func isPlacedAhead(_ item: ItemNode) -> Bool { placed.contains(ObjectIdentifier(item)) }
    mutating func didPlace(_ item: ItemNode) { placed.insert(ObjectIdentifier(item)) }
    mutating func didShow(_ items: [ItemNode]) {
        guard !placed.isEmpty else { return }
        for item in items { placed.remove(ObjectIdentifier(item)) }
    }

    mutating func didMakeRow() { madeRows += 1 }
    /// The cells to keep, if enough rows were made to be worth releasing the others.
    /// - Parameter fewest: how many rows beyond those to keep are worth it.
    mutating func cellsToKeep(around viewport: LazyViewport, releasing fewest: Int) -> Range<Int>? {
        guard let first = viewport.lines.first, let last = viewport.lines.last else { return nil }
        let margin = max(200, 4 * (last.cells.upperBound - first.cells.lowerBound))
        guard madeRows > margin + fewest else { return nil }
        (madeRows, placed) = (0, [])
        return max(first.cells.lowerBound - margin, 0)..<last.cells.upperBound + margin
    }
}
