// Keeps what is visible in place while lengths turn out different and subviews come and go.

import Foundation
import WaggleGeometry

extension LazyLayoutNode {
    // MARK: Changes of the subviews

    /// Makes the line of a cell keep its position through a structural change.
    /// - Parameters:
    ///   - before: the index of the cell before the change.
    ///   - count: the number of cells before the change.
    func adoptAnchor(_ cell: Int, before: Int, _ count: Int, start: CGFloat) {
        viewport.anchor = (cell, start)
        viewport.anchorIsOfChange = true
        metrics.lengths.pivot = cell
        guard let lastLength = corrections.lastLength else { return }
        // The insertions and removals before and after the cell. The rest of the change in length does not change the content.
        let inFront = CGFloat(metrics.lengths.front.length) - start - viewport.base
        let behind = CGFloat((cells.count - cell) - (count - before)) * metrics.lengths.average
        corrections.structureDidChange(inFront: inFront, anew: length(for: placedProposal) - lastLength - inFront - behind)
    }
    /// Keeps the anchor's visible position after something was inserted or removed before it.
    func adoptChange() {
        guard viewport.anchorIsOfChange, let old = viewport.anchor, cells.count > 0, LazyViewport.isSeen(seenRange()) else { return }
        viewport.anchorIsOfChange = false
        let cell = lineStart(min(old.cell, cells.count - 1))
        viewport.anchor?.cell = cell
        metrics.lengths.pivot = cell
        let (exact, distance) = distance(to: old.start)
        guard abs(distance) > 1e-6 else { return }
        // The content has already grown by this much, apart from rounding.
        let growth = corrections.lastLength.map { size[axis] - $0 - corrections.estimatedAnew } ?? exact
        if currentTransaction().scrollContentOffsetAdjustmentBehavior.isDisabled {
            viewport.anchor?.start += distance
        } else {
            moveBase(by: distance, measured: abs(growth - exact) < 1.01 ? growth : exact)
        }
    }

    // MARK: Lengths

    /// Keeps the visible position of the content after this container when hidden lengths change.
    func keepPositionOfWhatFollows() {
        guard let scroll, let lastLength = corrections.lastLength, viewport.lines.isEmpty, viewport.anchor == nil,
              !(cells.leaving.contains { $0.item.isPlaced }) else { return }
        let length = length(for: placedProposal)
        guard length != lastLength, viewport.seen.lowerBound + viewport.base >= lastLength else { return }
        scroll.contentDidGrow(inFront: length - lastLength, of: self, axis, measured: length - lastLength)
    }
    /// Adopts the new lengths of the visible lines: the scroll view moves so that they keep their positions.
    /// - Returns: false if other lines are visible now.
    func adoptLengths() -> Bool {
        guard let first = viewport.lines.first else { return true }
        metrics.lengths.pivot = first.cells.lowerBound
        let distance = distance(to: first.start).rounded
        guard abs(distance) > 1e-6 else { return true }
        let seen = seenRange()
        moveBase(by: distance, measured: nil)
        return abs(seenRange().lowerBound - seen.lowerBound) < 1
    }
    /// How far the own space must move so that the pivot, which stays in that space, begins at the sum of the lengths before it.
    private func distance(to start: CGFloat) -> (exact: CGFloat, rounded: CGFloat) {
        let front = metrics.lengths.front, distance = CGFloat(front.length) - start - viewport.base
        if front.isKnown {
            metrics.lengths.spreadEvenly()
            return (distance, distance)
        }
        // A position halfway between two pixels stays on its current one.
        let rounded = abs(distance) * environment.displayScale < 0.5 + 1e-6 ? 0 : roundedToPixels(distance)
        metrics.lengths.standPivot(at: Double(start + viewport.base + rounded), front)
        return (distance, rounded)
    }
    /// - Parameter measured: the part already included in the container's size; nil if none is, because it has just become known.
    private func moveBase(by distance: CGFloat, measured: CGFloat?) {
        if measured == nil { corrections.learn(inFront: distance) }
        baseDidMove(by: distance)
        scroll?.contentDidGrow(inFront: distance, of: self, axis, measured: measured)
    }
    private func baseDidMove(by distance: CGFloat) {
        viewport.base += distance
        setNeedsDisplay()
        didMove()
    }

    // MARK: The scroll view

    /// Asks to be measured again if the length differs from the measured one.
    func tellLength() {
        let showsEnd = viewport.lines.last?.cells.upperBound == cells.count
        let isOther = corrections.didPlace(length: length(for: placedProposal), measured: size[axis], showsEnd: showsEnd)
        viewport.didPlace(seenRange())
        guard isOther else { return }
        if let scroll { scroll.lengthDidChange(of: self) } else { setNeedsLayout() }
    }
    func takeGrowth() -> (outOfSight: CGSize, inFront: CGSize) {
        var growth = (outOfSight: CGSize.zero, inFront: CGSize.zero)
        (growth.outOfSight[axis], growth.inFront[axis]) = corrections.take()
        return growth
    }
    func contentBesideDidGrow(inFront distance: CGFloat, _ axis: Axis) {
        guard axis == self.axis, let first = viewport.lines.first else { return }
        metrics.lengths.pivot = first.cells.lowerBound
        guard metrics.lengths.stretchFront(by: Double(distance)) else { return }
        baseDidMove(by: distance)
        markNeedsPlacement()
    }
}
