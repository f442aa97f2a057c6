import Foundation

/// By how much the length of a lazy container differs from what the scroll view has measured, and where.
struct LazyCorrections {
    /// The length at the last placement; nil before the first.
    private(set) var lastLength: CGFloat?
    /// How much longer than measured the part before the visible lines, and everything outside the viewport, have turned out to be. While
    /// the end is visible, corrections there are visible.
    private var learntInFront: CGFloat = 0
    private var learntOutOfSight: CGFloat = 0
    /// How much longer a structural change has made the part before the visible lines.
    private var grownInFront: CGFloat = 0
    /// The part of the growth since the last placement that comes from new estimates of existing cells.
    private(set) var estimatedAnew: CGFloat = 0

    /// Subviews were inserted, removed or moved.
    /// - Parameters:
    ///   - inFront: how much longer that makes the part before the visible lines.
    ///   - anew: how much longer existing cells are estimated to be now.
    mutating func structureDidChange(inFront: CGFloat, anew: CGFloat) {
        grownInFront += inFront
        estimatedAnew += anew
        learntOutOfSight += anew
    }
    /// The visible lines begin later than measured.
    mutating func learn(inFront distance: CGFloat) { learntInFront += distance }
    /// The lines are placed.
    /// - Parameters:
    ///   - showsEnd: true if the last line is visible.
    /// - Returns: true if the container must be measured again.
    mutating func didPlace(length: CGFloat, measured: CGFloat, showsEnd: Bool) -> Bool {
        lastLength = length
        let growth = length - measured
        learntOutOfSight = showsEnd ? learntInFront - estimatedAnew : growth
        estimatedAnew = 0
        // Also false for the difference of two infinite lengths, which is no number.
        if abs(growth) > 1e-6 { return true }
        // The scroll view does not query so small a growth.
        (learntInFront, learntOutOfSight) = (0, 0)
        return false
    }
    /// What the scroll view adds as it measures the container again.
    mutating func take() -> (outOfSight: CGFloat, inFront: CGFloat) {
        defer { (learntInFront, learntOutOfSight, grownInFront) = (0, 0, 0) }
        return (learntOutOfSight, grownInFront)
    }
}
