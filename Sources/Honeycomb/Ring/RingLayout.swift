import SwiftUI

/// Places views on a ring or on an arc, one after the other at equal angles.
///
///     RingLayout(radius: .noOverlap, spacing: 8) {
///         ForEach(options) { OptionButton($0) }
///     }
///
/// Angles are SwiftUI's: 0 is to the right, and they run clockwise on the screen. Right-to-left layouts are mirrored. The first child
/// stands at the start angle. On a whole turn the others divide it; on less, the last one stands at the end angle. Children have their own
/// sizes, and are taken for discs of their longer side.
///
/// The layout's size is the square around a ring, and the rectangle around the children of an arc. Without children it has none; a single
/// child has its own size.
public struct RingLayout: Layout {
    /// How large the ring is, from its centre to those of the children.
    public enum Radius: Hashable, Sendable {
        /// In points.
        case fixed(CGFloat)
        /// As large as the proposal allows; without one as with `noOverlap`.
        case fit
        /// As small as neighbours do not overlap, with the spacing between them.
        case noOverlap
    }

    public var radius: Radius
    /// Where the first child stands: 0 degrees at the right, clockwise. An angle that is not finite counts as the top.
    public var startAngle: Angle
    /// At most a turn away from the start; what is beyond counts as a whole turn.
    public var endAngle: Angle
    public var isClockwise: Bool
    /// Between neighbours, in points; they overlap if it is negative.
    public var spacing: CGFloat

    /// - Parameters:
    ///   - startAngle: The top if nothing is given.
    ///   - endAngle: In the direction of travel; nil for a whole turn.
    ///   - spacing: Between neighbours, in points.
    public init(
        radius: Radius = .fit, from startAngle: Angle = .degrees(-90), to endAngle: Angle? = nil, isClockwise: Bool = true,
        spacing: CGFloat = 0
    ) {
        (self.radius, self.startAngle, self.isClockwise, self.spacing) = (radius, startAngle, isClockwise, spacing)
        self.endAngle = endAngle ?? startAngle + .degrees(isClockwise ? 360 : -360)
    }

    /// The angle from the start to the end, at most a turn; positive in the direction of travel.
    var span: Double {
        let degrees = (endAngle.degrees - startAngle.degrees) * (isClockwise ? 1 : -1)
        guard degrees.isFinite else { return 360 }
        if degrees >= 360 { return 360 }
        return degrees >= 0 ? degrees : degrees.truncatingRemainder(dividingBy: 360) + 360
    }

    var isWhole: Bool { span >= 360 }

    /// The angles of a number of children, clockwise from the right; none for 0 or less.
    public func angles(count: Int) -> [Angle] {
        guard count > 0 else { return [] }
        let start = startAngle.degrees.isFinite ? startAngle.degrees : -90, step = step(count: count) * (isClockwise ? 1 : -1)
        return (0..<count).map { .degrees(start + Double($0) * step) }
    }

    /// Degrees between neighbours.
    private func step(count: Int) -> Double {
        if isWhole { return 360 / Double(count) }
        return count > 1 ? span / Double(count - 1) : 0
    }

    /// The least radius, in points, with which discs of a diameter do not overlap; 0 for a single one.
    ///
    /// Neighbours are two radii apart times the sine of half their angle.
    public func leastRadius(count: Int, diameter: CGFloat) -> CGFloat {
        guard count > 1 else { return 0 }
        // On an arc the first one and the last one may be nearer to each other, across the gap.
        let step = isWhole ? step(count: count) : min(step(count: count), max(360 - span, 0)), sine = sin(step / 2 * .pi / 180)
        return sine > 1e-9 ? CGFloat(max(0, Double(diameter + space) / (2 * sine))) : 0
    }

    private var space: CGFloat { spacing.usable ?? 0 }

    /// Sizes of the children, in their own terms.
    public struct Cache {
        var sizes: [CGSize]
        var diameter: CGFloat
    }

    public func makeCache(subviews: Subviews) -> Cache {
        let sizes = subviews.map { subview in
            let size = subview.sizeThatFits(.unspecified)
            return CGSize(width: max(0, size.width.usable ?? 0), height: max(0, size.height.usable ?? 0))
        }
        return Cache(sizes: sizes, diameter: sizes.reduce(0) { max($0, $1.width, $1.height) })
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        frame(in: proposal, cache).size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let frame = frame(in: proposal, cache), radius = radius(in: proposal, cache)
        // The ring's centre is the zero of the frame.
        let center = CGPoint(x: bounds.midX - frame.midX, y: bounds.midY - frame.midY)
        for (number, (subview, unit)) in zip(subviews, units(count: subviews.count)).enumerated() {
            subview.place(
                at: CGPoint(x: center.x + unit.x * radius, y: center.y + unit.y * radius), anchor: .center,
                proposal: ProposedViewSize(cache.sizes[number]))
        }
    }

    /// The children's directions from the centre.
    private func units(count: Int) -> [CGPoint] { angles(count: count).map { CGPoint(x: cos($0.radians), y: sin($0.radians)) } }

    /// The rectangle that is taken, with the ring's centre at (0, 0).
    private func frame(in proposal: ProposedViewSize, _ cache: Cache) -> CGRect {
        guard !cache.sizes.isEmpty else { return .zero }
        let radius = radius(in: proposal, cache)
        if isWhole, cache.sizes.count > 1 {
            let side = 2 * radius + cache.diameter
            return CGRect(x: -side / 2, y: -side / 2, width: side, height: side)
        }
        return zip(units(count: cache.sizes.count), cache.sizes).reduce(CGRect.null) { frame, child in
            let (unit, size) = child
            return frame.union(
                CGRect(x: unit.x * radius - size.width / 2, y: unit.y * radius - size.height / 2, width: size.width, height: size.height))
        }
    }

    private func radius(in proposal: ProposedViewSize, _ cache: Cache) -> CGFloat {
        let count = cache.sizes.count
        switch radius {
        case .fixed(let radius): return min(max(0, radius.usable ?? 0), 1e9)
        case .noOverlap: return leastRadius(count: count, diameter: cache.diameter)
        case .fit:
            let units = units(count: count)
            // How far centres reach for each point of the radius; of a ring both ways.
            func extent(_ coordinate: KeyPath<CGPoint, CGFloat>) -> CGFloat {
                isWhole ? 2 : (units.map { $0[keyPath: coordinate] }.max() ?? 0) - (units.map { $0[keyPath: coordinate] }.min() ?? 0)
            }
            guard count > 1 else { return 0 }
            let limits = [(proposal.width, extent(\.x)), (proposal.height, extent(\.y))].compactMap { room, extent in
                room.flatMap(\.usable).flatMap { extent > 1e-6 ? max(0, $0 - cache.diameter) / extent : nil }
            }
            return min(limits.min() ?? leastRadius(count: count, diameter: cache.diameter), 1e9)
        }
    }
}
