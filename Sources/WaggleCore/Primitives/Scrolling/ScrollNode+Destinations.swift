// Scroll destinations: those of programs, and the resting positions of target behaviors.

import Foundation
import WaggleGeometry
import WaggleMotion

extension ScrollNode {
    /// The content's position for a destination, as far as known; nil if the destination is not in the content.
    func position(for destination: ScrollDestination) -> CGPoint? {
        switch destination {
        case .point(let x, let y): return clamped(CGPoint(x: x ?? position.x, y: y ?? position.y))
        case .edge(let edge):
            let isRightToLeft = environment.layoutDirection == .rightToLeft
            switch edge {
            case .top: return CGPoint(x: position.x, y: limits(.vertical).lowerBound)
            case .bottom: return CGPoint(x: position.x, y: limits(.vertical).upperBound)
            case .leading: return CGPoint(x: isRightToLeft ? limits(.horizontal).upperBound : limits(.horizontal).lowerBound, y: position.y)
            case .trailing:
                return CGPoint(x: isRightToLeft ? limits(.horizontal).lowerBound : limits(.horizontal).upperBound, y: position.y)
            }
        case .initialPosition: return initialPosition
        case .view(let id, let anchor): return frame(ofView: id).map { position(showing: $0, anchor: anchor) }
        }
    }
    /// The content's position that aligns a frame's anchor with the same anchor of the viewport.
    ///
    /// - Parameter anchor: nil moves as little as needed to show the frame.
    func position(showing frame: CGRect, anchor: UnitPoint?) -> CGPoint {
        var target = position
        // By then, a collapsing bar has collapsed, unless the content is at its start.
        let seen = visibleBounds(at: anchor == nil ? position.y : frame.minY - margins.top > 0.5 ? .infinity : 0)
        for axis in [Axis.horizontal, .vertical] where axes.contains(axis) {
            let start = seen.origin[axis], length = seen.size[axis]
            if let anchor {
                let fraction = axis == .vertical ? anchor.y : environment.layoutDirection == .rightToLeft ? 1 - anchor.x : anchor.x
                target[axis] = frame.origin[axis] + fraction * frame.size[axis] - start - fraction * length
            } else if frame.origin[axis] - position[axis] < start {
                target[axis] = frame.origin[axis] - start
            } else if frame.origin[axis] + frame.size[axis] - position[axis] > start + length {
                target[axis] = frame.origin[axis] + frame.size[axis] - start - length
            }
        }
        return clamped(target)
    }
    /// The frame of the first view with an id in the content's coordinates; nil if there is none.
    func frame(ofView id: AnyHashable) -> CGRect? {
        guard let inner else { return nil }
        return ScrollSearch(id).frame(in: inner, of: self)
    }
    /// False while the destination is based on estimates.
    func knowsPosition(of destination: ScrollDestination) -> Bool { !hasLayoutToDo }

    /// Where content released with a velocity, in points per second, settles; nil for where the velocity takes it.
    /// - Parameter start: its position at touch-down.
    func target(forVelocity velocity: CGVector, from start: CGPoint) -> CGPoint? {
        let properties = behaviors.target?.properties(
            context: ScrollTargetBehaviorPropertiesContext(environment: untrackedEnvironment, axes: axes))
        let rate: ScrollDeceleration.Rate = properties?.limitsScrolls == true ? .fast : .normal
        func end(_ axis: Axis, _ speed: CGFloat) -> CGFloat {
            axes.contains(axis) ? ScrollDeceleration(position: position[axis], velocity: speed, rate: rate).destination : position[axis]
        }
        return restingPosition(
            near: clamped(CGPoint(x: end(.horizontal, velocity.dx), y: end(.vertical, velocity.dy))), from: start, velocity: velocity)
    }
    private var untrackedEnvironment: EnvironmentValues {
        var environment = environment.values
        environment.tracker = nil
        return environment
    }
    /// Where content that moves to `end` settles instead; nil if it may rest there.
    /// - Parameters:
    ///   - start: its position when the movement began.
    ///   - velocity: of the movement, in points per second.
    func restingPosition(near end: CGPoint, from start: CGPoint, velocity: CGVector) -> CGPoint? {
        guard let behavior = behaviors.target else { return uncollapsedPosition(near: end) }
        let seen = visibleContent, begun = seen.offsetBy(dx: start.x - position.x, dy: start.y - position.y)
        let original = ScrollTarget(rect: seen.offsetBy(dx: end.x - position.x, dy: end.y - position.y))
        var target = original, targets: [CGRect] = []
        forEachTarget { targets.append($1) }
        behavior.updateTarget(&target, context: ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: begun), velocity: velocity, contentSize: contentSize, containerSize: seen.size, axes: axes,
            environment: untrackedEnvironment,
            released: seen, targets: targets))
        guard target != original else { return nil }
        let anchor = target.anchor ?? .topLeading
        return clamped(CGPoint(
            x: target.rect.minX + anchor.x * (target.rect.width - seen.width) - margins.leading,
            y: target.rect.minY + anchor.y * (target.rect.height - seen.height) - margins.top))
    }

    /// The position that shows all of a frame with as little movement as possible, and leaves no bar half collapsed.
    func restingPosition(showing frame: CGRect) -> CGPoint {
        let target = position(showing: frame, anchor: nil)
        guard let (low, high) = stops(around: target.y) else { return target }
        let nearest = uncollapsedPosition(near: target) ?? target
        let candidates: [CGFloat] = [nearest.y, high, low].filter { $0 <= limits(.vertical).upperBound }
        func shows(_ y: CGFloat) -> Bool {
            let seen = visibleBounds(at: y)
            return frame.minY - y >= seen.minY - 0.5 && frame.maxY - y <= seen.maxY + 0.5
        }
        return CGPoint(x: target.x, y: candidates.first { shows($0) } ?? target.y)
    }

    /// The resting offsets of the bar above on both sides of an offset; nil if it rests at the offset itself, or beyond the last one.
    private func stops(around y: CGFloat) -> (low: CGFloat, high: CGFloat)? {
        let stops = collapsingStops
        assert(zip(stops, stops.dropFirst()).allSatisfy { $0 < $1 }, "The offsets at which a bar rests are not ascending.")
        guard let above = stops.lastIndex(where: { $0 <= y }), above + 1 < stops.count, y > stops[above] else { return nil }
        return (stops[above], stops[above + 1])
    }

    /// Where content that would leave the bar above it half collapsed settles instead; nil for other content.
    private func uncollapsedPosition(near end: CGPoint) -> CGPoint? {
        guard let (low, high) = stops(around: end.y) else { return nil }
        // Short content cannot scroll as far as the next stop.
        let y = end.y - low < (high - low) / 2 || high > limits(.vertical).upperBound ? low : high
        return CGPoint(x: end.x, y: y)
    }
}
