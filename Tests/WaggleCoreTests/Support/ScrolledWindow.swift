// A window with a scroll view, and simulated input.

import Foundation
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

extension HeadlessWindow {
    /// The scroll views, outer ones first, in source order.
    var scrolls: [ScrollNode] {
        var found: [ScrollNode] = []
        func visit(_ item: ItemNode) {
            if let node = item as? ScrollNode { found.append(node) }
            item.forEachItem(visit)
        }
        visit(graph.root)
        return found
    }
}

extension Hand {
    var scroll: ScrollNode { window.scrolls[0] }
    var y: CGFloat { scroll.position.y }
    var x: CGFloat { scroll.position.x }

    /// Moves at a constant speed in points per second and lifts without resting.
    func fling(from start: CGPoint, by distance: CGSize, in seconds: TimeInterval) {
        down(start.x, start.y)
        drag(to: start.x + distance.width, start.y + distance.height, in: seconds)
        up()
    }
    func wheel(_ delta: CGVector, at point: CGPoint = CGPoint(x: 50, y: 50), precise: Bool = false, phase: ScrollEvent.Phase? = nil, momentum: InputPhase? = nil, velocity: CGVector = .zero) {
        window.graph.send(.scroll(ScrollEvent(phase: phase, momentum: momentum, delta: delta, isPrecise: precise, velocity: velocity, location: point, time: time)))
        window.advance(to: time)
    }
}

/// A bar of a given height.
struct Bar: View {
    let color: Color, height: CGFloat
    init(_ color: Color, _ height: CGFloat) { (self.color, self.height) = (color, height) }
    var body: some View { Rectangle().fill(color).frame(height: height) }
}
