import Foundation
import SwiftUI

// Where a mark is in one dimension.

extension ChartSceneBuilder {
    /// The ends of a mark in one dimension; nil if it has no place.
    /// - Parameter isBar: false for the middle of the mark's place only.
    func ends(
        _ position: MarkPosition, _ scale: PositionScale?, dimension: MarkDimension, isX: Bool, mark: Mark, isBar: Bool
    ) -> (Place, Place)? {
        switch position {
        case .none: return (Place(share: 0), Place(share: 1))
        case .fixed(let points): return points.isFinite ? (Place(share: 0, points: points), Place(share: 0, points: points)) : nil
        case .fixedRange(let start, let end):
            func place(_ points: CGFloat?, _ edge: Double) -> Place {
                points.flatMap { $0.isFinite ? Place(share: 0, points: Double($0)) : nil } ?? Place(share: edge)
            }
            return (place(start, 0), place(end, 1))
        case .range(let lower, let upper):
            guard let scale, let one = end(lower, scale, isStart: true), let other = end(upper, scale, isStart: false) else { return nil }
            return (one, other)
        case .value(let value):
            guard let scale else { return nil }
            return band(value, scale, dimension: dimension, isX: isX, mark: mark, isBar: isBar)
        }
    }
    /// The end of a range: a category is there as a whole.
    func end(_ value: Plotted, _ scale: PositionScale, isStart: Bool) -> Place? {
        if case .category(let name) = value.datum {
            return scale.indices[name].map { scale.place(share: Double($0 + (isStart ? 0 : 1)) * scale.step) }
        }
        if let interval = value.interval { return scale.place(share: scale.share(of: isStart ? interval.lowerBound : interval.upperBound)) }
        return scale.place(of: value.datum)
    }
    /// The middle of a value and the length of its band, as shares of the scale.
    func slot(_ value: Plotted, _ scale: PositionScale) -> (center: Double, step: Double)? {
        if let interval = value.interval, !scale.isCategory {
            let start = scale.share(of: interval.lowerBound), end = scale.share(of: interval.upperBound)
            return start.isFinite && end.isFinite ? ((start + end) / 2, end - start) : nil
        }
        let center = scale.share(of: scale.isCategory ? .category(value.datum.name) : value.datum)
        return center.isFinite ? (center, scale.step) : nil
    }
    func band(_ value: Plotted, _ scale: PositionScale, dimension: MarkDimension, isX: Bool, mark: Mark, isBar: Bool) -> (Place, Place)? {
        guard let slot = slot(value, scale) else { return nil }
        var center = slot.center, step = slot.step
        var inset = scale.isCategory ? Double(scale.bandInset) : 0
        let length = Double(isX ? size.width : size.height)
        var automatic = MarkDimension.Length(share: ChartLook.barRatio, points: 0)
        if mark.kind == .rectangle, value.isBinned, value.unitStart == nil { automatic.share = 1 }
        if step <= 0 {
            let gap = isX ? gaps.x : gaps.y
            step = gap > 0 ? gap : min(ChartLook.barPoints / ChartLook.barRatio / max(length, 1), 1)
            if gap <= 0 || gap * length * ChartLook.barRatio > ChartLook.barPoints {
                automatic = MarkDimension.Length(share: 0, points: ChartLook.barPoints)
            }
        }
        if let dodge = mark.traits.dodge, dodges(dodge, isX: isX, scale, mark), let lane = lanes[dodge.value.datum] {
            let span = dodge.span.length(automatic: MarkDimension.Length(share: ChartLook.barRatio, points: 0))
            let count = Double(max(lanes.count, 1)), inPoints = length > 0 ? span.points / length : 0
            let whole = max(span.share * (step - inset / max(length, 1)) + inPoints, 0)
            center += (-whole / 2 + whole / count * (Double(lane) + 0.5))
            center += scale.isCategory ? inset / max(length, 1) / 2 : 0
            (step, inset) = (whole / count, 0)
        }
        let extent = isBar ? dimension.length(automatic: automatic) : MarkDimension.Length(share: 0, points: 0)
        let half = extent.share * step / 2, points = (extent.points - extent.share * inset) / 2
        let one = scale.place(share: center - half), other = scale.place(share: center + half)
        // What is left free for labels is above, so the middle moves down.
        let shift = inset / 2
        let grows = one.share <= other.share && !(one.share == other.share && scale.isReversed != scale.isUpward)
        return grows ? (one + CGFloat(shift - points), other + CGFloat(shift + points)) : (one + CGFloat(shift + points),
            other + CGFloat(shift - points))
    }
    func dodges(_ dodge: MarkTraits.Dodge, isX: Bool, _ scale: PositionScale, _ mark: Mark) -> Bool {
        if let axis = dodge.axis { return (axis == .horizontal) == isX }
        if let vertical = Self.isVertical(mark) { return vertical == isX }
        // Points stand side by side along the axis of categories.
        if isX { return scale.isCategory || mark.x.isBand }
        return scale.isCategory && !(scene.xScale?.isCategory ?? false)
    }
    /// The middle of a mark in one dimension.
    func middle(_ position: MarkPosition, _ scale: PositionScale?, isX: Bool, mark: Mark) -> Place? {
        if case .none = position { return Place(share: 0.5) }
        guard let ends = ends(position, scale, dimension: .automatic, isX: isX, mark: mark, isBar: false) else { return nil }
        return Place(share: (ends.0.share + ends.1.share) / 2, points: (ends.0.points + ends.1.points) / 2)
    }
}
