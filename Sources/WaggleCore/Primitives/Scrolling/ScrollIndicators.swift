import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The bars at the edges of a scroll view that show the position of its content.
///
/// Sizes and times are measured on iOS 17. The bars shrink while the content is beyond its ends.
@MainActor
struct ScrollIndicators {
    static let thickness: CGFloat = 3
    static let distanceToEdge: CGFloat = 3
    static let minimumLength: CGFloat = 36
    static let minimumStretchedLength: CGFloat = 8
    /// The seconds from the last movement until they begin to fade, and the duration of the fade.
    static let timeToRest: TimeInterval = 1.2
    static let fadeDuration: TimeInterval = 0.25

    /// The time of the last movement; nil if nothing is shown.
    private var lastMovement: TimeInterval?
    private(set) var opacity: CGFloat = 0

    mutating func contentDidMove(_ node: ScrollNode) { show(node) }

    mutating func show(_ node: ScrollNode) {
        guard node.showsIndicators(along: .vertical) || node.showsIndicators(along: .horizontal) else { return }
        lastMovement = node.graph.time
        opacity = 1
        node.graph.wake(node, at: node.graph.time + Self.timeToRest)
    }
    /// Called when the time they waited for may have come.
    mutating func timeDidCome(_ node: ScrollNode) {
        guard let lastMovement else { return }
        let rest = lastMovement + Self.timeToRest
        if node.graph.time < rest - 1e-6 { return node.graph.wake(node, at: rest) }
        // They stay while the content is held.
        if node.movement.isPulled { return node.graph.wake(node, at: node.graph.time + Self.timeToRest) }
        node.graph.startAnimating(node)
    }
    /// - Returns: true while they fade.
    mutating func sample(_ node: ScrollNode) -> Bool {
        guard let lastMovement, !node.movement.isPulled else { return false }
        let faded = (node.graph.time - lastMovement - Self.timeToRest) / Self.fadeDuration
        guard faded > -1e-6 else { return false }
        opacity = max(1 - faded, 0)
        node.setNeedsDisplay()
        if opacity == 0 { self.lastMovement = nil }
        return opacity > 0
    }

    /// The bar along an axis in the scroll view's coordinates; nil if there is none.
    static func bar(along axis: Axis, _ node: ScrollNode) -> CGRect? { measures(along: axis, node)?.bar }

    /// How far the content moves per point of the bar; nil if there is no bar.
    static func contentPerBar(along axis: Axis, _ node: ScrollNode) -> CGFloat? {
        guard let measures = measures(along: axis, node), measures.way > 0 else { return nil }
        let limits = node.limits(axis)
        return (limits.upperBound - limits.lowerBound) / measures.way
    }
    /// The distance from a bar, in points, within which a pointer still grabs it.
    private static let reach: CGFloat = 5
    /// The axis of the bar at a point, if a pointer rather than a finger is there.
    func grip(at point: CGPoint, _ node: ScrollNode) -> Axis? {
        guard opacity > 0, let pointer = node.graph.input.hover.pointer, let location = node.point(fromWindow: pointer),
              location.distance(to: point) < 2 else { return nil }
        return [Axis.vertical, .horizontal].first { axis in
            node.showsIndicators(along: axis) && Self.bar(along: axis, node)?.insetBy(dx: -Self.reach, dy: -Self.reach)
                .contains(point) == true
        }
    }

    /// The bar, and how far it can move.
    private static func measures(along axis: Axis, _ node: ScrollNode) -> (bar: CGRect, way: CGFloat)? {
        let limits = node.limits(axis), room = limits.upperBound - limits.lowerBound
        guard room > 0 else { return nil }
        let margins = node.settings.indicatorMargins.mirrored(node.environment.layoutDirection), bounds = node.bounds
        let track = CGRect(x: bounds.minX + margins.leading, y: bounds.minY + margins.top,
                           width: bounds.width - margins.leading - margins.trailing,
                           height: bounds.height - margins.top - margins.bottom)
        let ends = distanceToEdge, length = track.size[axis] - 2 * ends - (crosses(axis, node) ? thickness + distanceToEdge : 0)
        guard length > minimumStretchedLength else { return nil }
        let visible = node.size[axis], whole = room + visible
        let stretch = max(limits.lowerBound - node.position[axis], node.position[axis] - limits.upperBound, 0)
        var size = max(length * visible / whole, min(minimumLength, length))
        if stretch > 0 { size = max(size - stretch, minimumStretchedLength) }
        let part = min(max((node.position[axis] - limits.lowerBound) / room, 0), 1),
            start = track.origin[axis] + ends + part * (length - size)
        if axis == .vertical {
            let x = node.environment.layoutDirection == .rightToLeft ? track.minX + distanceToEdge : track.maxX - distanceToEdge - thickness
            return (CGRect(x: x, y: start, width: thickness, height: size), length - size)
        }
        return (CGRect(x: start, y: track.maxY - distanceToEdge - thickness, width: size, height: thickness), length - size)
    }
    private static func crosses(_ axis: Axis, _ node: ScrollNode) -> Bool {
        let other: Axis = axis == .vertical ? .horizontal : .vertical, limits = node.limits(other)
        return limits.upperBound > limits.lowerBound && node.showsIndicators(along: other)
    }

    func append(to items: inout [DisplayList.Item], _ node: ScrollNode) {
        guard opacity > 0 else { return }
        let isDark = node.environment.values.colorScheme == .dark
        let color = isDark ? ResolvedColor(red: 1, green: 1, blue: 1, opacity: Float(0.5 * opacity)) : ResolvedColor(
            red: 0, green: 0, blue: 0, opacity: Float(0.35 * opacity))
        for axis in [Axis.vertical, .horizontal] where node.showsIndicators(along: axis) {
            guard let bar = Self.bar(along: axis, node) else { continue }
            let radius = Self.thickness / 2
            items.append(DisplayList.Item(identity: node.number, version: node.nextVersion(), bounds: bar,
                                          content: .fill(
                                              .roundedRectangle(bar, CGSize(width: radius, height: radius), continuous: false), .nonZero,
                                              .color(color), antialiased: true)))
        }
    }
}

extension ScrollNode {
    func showsIndicators(along axis: Axis) -> Bool {
        guard axes.contains(axis), showsIndicators else { return false }
        let visibility = axis == .horizontal ? settings.horizontalIndicators : settings.verticalIndicators
        return visibility == .automatic || visibility == .visible
    }
}
