// Autoscrolling while a drag is held near the edge of a scroll view.

import Foundation
import WaggleGeometry

/// Scrolls the scroll views under a drag while it is held near one of their edges. One per graph.
@MainActor
final class EdgeScroll {
    /// The distance from an edge within which a drag scrolls, in points.
    private static let reach: CGFloat = 48
    /// The speed at the edge, in points per second.
    private static let topSpeed: CGFloat = 700
    /// The time between two steps, in seconds. Independent of the frame rate, so that the same drag always scrolls equally far.
    private static let step: TimeInterval = 1.0 / 60

    private unowned let graph: ViewGraph
    private var location = CGPoint.zero
    private var last: TimeInterval = 0
    /// Called after each step, at its time.
    private var didScroll: (@MainActor (TimeInterval) -> Void)?
    private var isScrolling = false
    /// The only scroll view to scroll; nil for those under the location.
    private weak var scroll: ScrollResponder?
    private var isBound = false

    init(_ graph: ViewGraph) { self.graph = graph }

    /// The time of the next step; nil while nothing scrolls.
    var wake: TimeInterval? { isScrolling ? last + Self.step : nil }

    /// Updates the location of the drag, in window coordinates.
    /// - Parameter scroll: The only scroll view to scroll; nil for those under the location.
    func follow(
        _ location: CGPoint, in scroll: ScrollResponder? = nil, at time: TimeInterval,
        didScroll: @escaping @MainActor (TimeInterval) -> Void
    ) {
        (self.location, self.didScroll) = (location, didScroll)
        (self.scroll, isBound) = (scroll, scroll != nil)
        if !isScrolling { last = time }
        isScrolling = pull != nil
    }
    func stop() { (didScroll, isScrolling) = (nil, false) }

    /// Takes the steps due by `time`.
    func advance(to time: TimeInterval) {
        while let due = wake, due <= time + 1e-6 {
            last = due
            guard let (scroll, speed) = pull else {
                isScrolling = false
                return
            }
            let delta = CGVector(dx: speed.dx * Self.step, dy: speed.dy * Self.step)
            // Points without a phase, so that scrolling stops at the ends without bouncing.
            scroll.scroll(ScrollEvent(delta: delta, location: location, time: due))
            graph.needsFrame()
            didScroll?(due)
        }
    }

    /// The innermost scroll view that can scroll past the nearby edge, and its content's velocity.
    private var pull: (ScrollResponder, CGVector)? {
        var item = isBound ? scroll : graph.hitTest(location)
        while let current = item {
            if let scroll = current as? ScrollResponder, scroll.isScrollView, !scroll.isPulled, let speed = speed(in: scroll) {
                return (scroll, speed)
            }
            item = isBound ? nil : current.layoutParent
        }
        return nil
    }
    private func speed(in scroll: ScrollResponder) -> CGVector? {
        let frame = scroll.convert(scroll.visibleArea, to: .global)
        var speed = CGVector.zero
        for axis in [Axis.horizontal, .vertical] where scroll.scrollAxes.contains(axis) {
            let position = axis == .horizontal ? location.x : location.y
            let ends = axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
            let reach = min(Self.reach, (ends.1 - ends.0) / 4)
            guard reach > 0 else { continue }
            let share = max(1 - (position - ends.0) / reach, 0) - max(1 - (ends.1 - position) / reach, 0)
            guard share != 0, scroll.response(toPull: share, along: axis) == .moves else { continue }
            let pull = min(max(share, -1), 1) * Self.topSpeed
            if axis == .horizontal { speed.dx = pull } else { speed.dy = pull }
        }
        return speed == .zero ? nil : speed
    }
}
