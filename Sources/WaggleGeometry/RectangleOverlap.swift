import Foundation

extension CGRect {
    /// The part that both rectangles cover; null if there is none, or if an edge of either is not a number.
    ///
    /// Foundation's `intersection(_:)` stops the program in the latter case. Views without end have such edges: they lie at infinity minus infinity.
    package func overlap(_ other: CGRect) -> CGRect { hasEdges && other.hasEdges ? intersection(other) : .null }

    /// False if an edge is not a number.
    private var hasEdges: Bool { !(minX.isNaN || maxX.isNaN || minY.isNaN || maxY.isNaN) }
}
