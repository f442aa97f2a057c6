import Foundation
import WaggleGeometry

/// The keys that scroll: arrows, Page Up and Page Down, Home, End and space.
extension ScrollNode: KeyHandler {
    /// The points that an arrow key scrolls: two thirds of a wheel notch.
    private static var arrowStep: CGFloat { 40 }
    /// The fraction of a page that stays visible after a page key.
    private static var pageOverlap: CGFloat { 0.1 }

    func handle(_ key: KeyEvent) -> Bool {
        guard key.phase != .up, settings.isEnabled, key.modifiers.isSubset(of: [.shift, .capsLock, .numericPad]) else { return false }
        let page = 1 - Self.pageOverlap, isShifted = key.modifiers.contains(.shift)
        switch KeyEquivalent(key.key) {
        case .upArrow: return step(.vertical, -Self.arrowStep)
        case .downArrow: return step(.vertical, Self.arrowStep)
        case .leftArrow: return step(.horizontal, -Self.arrowStep)
        case .rightArrow: return step(.horizontal, Self.arrowStep)
        case .pageUp: return step(pageAxis, -size[pageAxis] * page)
        case .pageDown: return step(pageAxis, size[pageAxis] * page)
        case .space: return step(pageAxis, size[pageAxis] * (isShifted ? -page : page))
        case .home: return step(pageAxis, -.infinity)
        case .end: return step(pageAxis, .infinity)
        default: return false
        }
    }
    /// True if some of the content is out of view.
    var canScroll: Bool { [Axis.vertical, .horizontal].contains {
        axes.contains(Axis.Set($0)) && limits($0).upperBound > limits($0).lowerBound
    } && settings.isEnabled }
    /// Scrolls a page toward an edge, as the page keys do.
    /// - Returns: false if there is no room that way.
    func scrollPage(toward edge: Edge) -> Bool {
        let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
        let page = size[axis] * (1 - Self.pageOverlap)
        return step(axis, edge == .top || edge == .leading ? -page : page)
    }
    private var pageAxis: Axis { axes.contains(.vertical) ? .vertical : .horizontal }

    /// - Returns: false if there is no room that way, so that the enclosing view may scroll.
    private func step(_ axis: Axis, _ length: CGFloat) -> Bool {
        guard axes.contains(axis) else { return false }
        let limits = limits(axis), current = movement.target(self)[axis]
        guard length > 0 ? current < limits.upperBound : current > limits.lowerBound else { return false }
        let start = movement.target(self)
        var end = start
        end[axis] = min(max(current + length, limits.lowerBound), limits.upperBound)
        if length.isFinite {
            movement.step(by: axis == .horizontal ? CGVector(dx: length, dy: 0) : CGVector(dx: 0, dy: length), to: end, from: start, self)
        } else {
            movement.step(to: end, self)
        }
        return true
    }
}
