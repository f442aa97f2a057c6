// How a scroll view's content moves: under a finger, by momentum, or on the program's request.

import Foundation
import WaggleGeometry
import WaggleMotion

/// Where a program scrolls the content to.
enum ScrollDestination: Equatable {
    /// A position; nil along an axis that keeps its own.
    case point(x: CGFloat?, y: CGFloat?)
    case edge(Edge)
    /// The anchor's position for content that has never been moved.
    case initialPosition
    /// A view inside the content, whose anchor is aligned with the same anchor of the viewport; nil moves as little as needed to show all
    /// of it.
    case view(AnyHashable, anchor: UnitPoint?)
}

/// The movement of one scroll view: none, a pull, a fling along each axis, or an animation to a destination.
@MainActor
final class ScrollMovement {
    private(set) var phase = ScrollPhase.idle
    /// True from when the user moves the content until the program does.
    private(set) var isUserDriven = false
    /// The content's position when the pull began, without resistance, and how far it has been pulled since.
    private var pull: (start: CGPoint, length: CGSize)?
    private var fling: (x: ScrollFling, y: ScrollFling, start: TimeInterval)?
    private var travel: Travel?
    /// The program's request, until the next layout has finished.
    private var order: Order?
    private struct Order {
        let destination: ScrollDestination
        let animation: Animation?
        let completions: [AnimationCompletion]
    }
    /// The target of the last jump, until the views there have been laid out.
    private var jump: ScrollDestination?
    /// The wheel turn whose animation is running.
    private var turn: WheelTurn?

    /// Consecutive wheel notches in one direction, which scroll as one movement. A pause that lets the content come to rest ends it.
    private struct WheelTurn {
        /// The content's position at the beginning.
        var start: CGPoint
        /// The end position of content that may rest anywhere.
        var end: CGPoint
        var direction: CGVector

        func goesOn(by length: CGVector) -> Bool { direction.dx * length.dx + direction.dy * length.dy >= 0 }
    }

    /// An animation to a destination, which may change on the way.
    private final class Travel {
        private(set) var destination: ScrollDestination
        let animation: Animation
        private(set) var model: CGPoint
        let attribute: AnimatedAttribute<CGPoint.AnimatableData>

        /// - Parameter earlier: a running animation that this one continues with its velocity.
        init(_ destination: ScrollDestination, _ animation: Animation, from position: CGPoint, after earlier: Travel?) {
            (self.destination, self.animation) = (destination, animation)
            model = earlier?.model ?? position
            attribute = earlier?.attribute ?? AnimatedAttribute()
        }
        @MainActor func go(to target: CGPoint, at time: TimeInterval, _ node: ScrollNode, _ completions: [AnimationCompletion] = []) {
            attribute.retarget(from: model.animatableData, to: target.animatableData, animation: animation, at: time,
                               environment: node.environment.values,
                               completions: completions)
            model = target
        }
        func shift(by distance: CGVector) {
            model = CGPoint(x: model.x + distance.dx, y: model.y + distance.dy)
            if case .point(let x, let y) = destination {
                destination = .point(x: x.map { $0 + distance.dx }, y: y.map { $0 + distance.dy })
            }
        }
    }

    /// True while the user holds the content.
    var isPulled: Bool { pull != nil }
    /// True while the content moves or is held.
    var isBusy: Bool { pull != nil || isCoasting || order != nil }
    /// True while the content moves by itself.
    var isCoasting: Bool { fling != nil || travel != nil }

    /// Points per second along both axes; nil while nothing moves by itself.
    func velocity(at time: TimeInterval) -> CGVector? {
        guard let fling else { return nil }
        return CGVector(dx: fling.x.velocity(at: time - fling.start), dy: fling.y.velocity(at: time - fling.start))
    }

    // MARK: Pulling

    func pan(_ phase: InputPhase, _ pan: Pan, _ node: ScrollNode) {
        // A key press or the program has ended this drag; the rest of the gesture has no effect.
        if phase != .began, pull == nil { return }
        if let axis = pan.grip { return dragIndicator(axis, phase, pan, node) }
        switch phase {
        case .began:
            beginPull(node)
            self.phase = pan.isCatch && pan.translation == .zero ? .tracking : .interacting
            pulled(by: pan.translation, node)
        case .moved:
            if pan.translation != .zero { self.phase = .interacting }
            pulled(by: pan.translation, node)
        case .ended: letGo(CGVector(dx: -pan.velocity.width, dy: -pan.velocity.height), at: pan.time, node)
        case .cancelled: letGo(.zero, at: pan.time, node)
        }
        node.phaseMayChange()
    }

    /// Moves the content so that the indicator stays under the pointer.
    private func dragIndicator(_ axis: Axis, _ phase: InputPhase, _ pan: Pan, _ node: ScrollNode) {
        if phase == .began { beginPull(node) }
        if let start = pull?.start, let ratio = ScrollIndicators.contentPerBar(along: axis, node) {
            var position = node.position
            position[axis] = start[axis] + pan.translation[axis] * ratio
            node.setPosition(node.clamped(position))
        }
        let isOver = phase == .ended || phase == .cancelled
        if isOver { pull = nil }
        self.phase = isOver ? .idle : .interacting
        node.indicators.show(node)
        node.phaseMayChange()
    }

    func scroll(_ event: ScrollEvent, _ node: ScrollNode) {
        defer { node.phaseMayChange() }
        switch event.phase {
        case .rested: stop(node)
        case .began, .moved:
            if pull == nil { beginPull(node) }
            phase = .interacting
            guard let length = pull?.length else { return }
            pulled(by: CGSize(width: length.width + event.points.dx, height: length.height + event.points.dy), node)
        case .ended: if pull != nil { letGo(CGVector(dx: -event.velocity.dx, dy: -event.velocity.dy), at: event.time, node) }
        case .cancelled: if pull != nil { letGo(.zero, at: event.time, node) }
        case nil:
            let points = event.points
            if event.isPrecise {
                // The system's momentum stops at the edge.
                stop(node)
                takeOver(node)
                node.setPosition(node.clamped(CGPoint(x: node.position.x - points.dx, y: node.position.y - points.dy)))
                if let momentum = event.momentum { phase = momentum == .began || momentum == .moved ? .decelerating : .idle }
            } else {
                turnWheel(by: points, node)
            }
        }
    }

    private func beginPull(_ node: ScrollNode) {
        end()
        takeOver(node)
        var start = node.position
        for axis in [Axis.horizontal, .vertical] {
            let limits = node.limits(axis), end = min(max(start[axis], limits.lowerBound), limits.upperBound)
            start[axis] = end + RubberBand.drag(displacement: start[axis] - end, viewport: node.size[axis])
        }
        pull = (start, .zero)
    }
    /// The user takes over the movement. Notifies observers of the position, because an interrupted animation may not have moved the
    /// content yet.
    private func takeOver(_ node: ScrollNode) {
        isUserDriven = true
        node.leaveInitialPosition()
        node.graph.geometry.ask(node)
    }
    private func pulled(by length: CGSize, _ node: ScrollNode) {
        guard let start = pull?.start else { return }
        pull?.length = length
        var position = node.position
        for axis in [Axis.horizontal, .vertical] where node.scrollAxes.contains(axis) {
            let limits = node.limits(axis), free = start[axis] - length[axis], end = min(max(free, limits.lowerBound), limits.upperBound)
            position[axis] = free == end || !node.bounces(axis) ? end : end + RubberBand.displacement(
                drag: free - end, viewport: node.size[axis])
        }
        node.setPosition(position)
    }

    private func letGo(_ velocity: CGVector, at time: TimeInterval, _ node: ScrollNode) {
        assert(pull != nil, "Only content that is being pulled can be released.")
        let start = pull?.start ?? node.position
        pull = nil
        throwContent(velocity, from: start, at: time, node)
    }

    /// Releases the content with a velocity in points per second, positive towards its end.
    /// - Parameter start: the position when the pull began.
    private func throwContent(_ velocity: CGVector, from start: CGPoint, at time: TimeInterval, _ node: ScrollNode) {
        assert(!isCoasting, "Content that already coasts cannot be thrown.")
        let target = node.target(forVelocity: velocity, from: start)
        func fling(_ axis: Axis) -> ScrollFling {
            let speed = node.scrollAxes.contains(axis) ? (velocity.length(along: axis)) : 0
            if let target, node.limits(axis).contains(node.position[axis]) {
                return ScrollFling(position: node.position[axis], velocity: speed, target: target[axis])
            }
            return ScrollFling(position: node.position[axis], velocity: speed, limits: node.limits(axis), bounces: node.bounces(axis))
        }
        let (x, y) = (fling(.horizontal), fling(.vertical))
        guard max(x.duration, y.duration) > 0 else {
            phase = .idle
            return
        }
        self.fling = (x, y, time)
        phase = .decelerating
        node.graph.startAnimating(node)
    }

    // MARK: Moving to a destination

    /// Successive turns of a wheel merge into one movement.
    private static let wheelAnimation = Animation.smooth(duration: wheelAnimationDuration)
    private static let wheelAnimationDuration: TimeInterval = 0.2

    private func turnWheel(by points: CGVector, _ node: ScrollNode) {
        let length = CGVector(dx: 0 - points.dx, dy: 0 - points.dy), target = target(node)
        var next = WheelTurn(start: target, end: target, direction: length)
        if let turn, turn.goesOn(by: length) { (next.start, next.end) = (turn.start, turn.end) }
        next.end = node.clamped(CGPoint(x: next.end.x + length.dx, y: next.end.y + length.dy))
        step(by: length, to: next.end, from: next.start, node)
        turn = next
    }
    /// The target of the current wheel or key steps, otherwise the content's position.
    func target(_ node: ScrollNode) -> CGPoint {
        if let travel, case .point = travel.destination { return travel.model }
        return node.position
    }
    /// The user moves the content by one step, to a resting position of its target behavior.
    /// - Parameters:
    ///   - length: the last step. Its speed decides, as a swipe's does, between the nearest resting position and the next one.
    ///   - start: where the content was before the first of several steps.
    func step(by length: CGVector, to end: CGPoint, from start: CGPoint, _ node: ScrollNode) {
        let seconds = Self.wheelAnimationDuration, velocity = CGVector(dx: length.dx / seconds, dy: length.dy / seconds)
        func rest(near end: CGPoint) -> CGPoint { node.restingPosition(near: end, from: start, velocity: velocity) ?? end }
        func isBackAtStart(_ point: CGPoint) -> Bool { (point.x - start.x) * length.dx + (point.y - start.y) * length.dy <= 0 }
        var end = end, landing = rest(near: end)
        // A rule may undo a short step. The step is then extended, by a page at most, so that single steps can move the content.
        while isBackAtStart(landing), abs(end.x - start.x) < node.size.width, abs(end.y - start.y) < node.size.height {
            let next = node.clamped(CGPoint(x: end.x + length.dx, y: end.y + length.dy))
            guard next != end else { break }
            (end, landing) = (next, rest(near: next))
        }
        step(to: landing, node)
    }
    /// The user moves the content to a position.
    func step(to target: CGPoint, _ node: ScrollNode) {
        takeOver(node)
        (pull, fling, turn) = (nil, nil, nil)
        carryOut(Order(destination: .point(x: target.x, y: target.y), animation: Self.wheelAnimation, completions: []), node)
        phase = .interacting
        node.phaseMayChange()
    }

    /// Moves the content to a destination, animated or immediately, as soon as all changes have been laid out.
    /// - Parameter keepsVelocity: true if coasting content keeps coasting from there.
    func go(
        to destination: ScrollDestination, animation: Animation?, completions: [AnimationCompletion] = [], keepsVelocity: Bool = false,
        _ node: ScrollNode
    ) {
        (pull, turn) = (nil, nil)
        if !keepsVelocity { fling = nil }
        isUserDriven = false
        node.leaveInitialPosition()
        order = Order(destination: destination, animation: animation, completions: completions)
        node.markNeedsPlacement()
        node.invalidate()
    }
    private func carryOut(_ order: Order, _ node: ScrollNode) {
        assert(pull == nil, "Content is moved to a destination while it is held.")
        guard let animation = order.animation else {
            travel?.attribute.end()
            (travel, jump) = (nil, order.destination)
            let before = node.position
            jumpIfPossible(node)
            if let fling {
                self.fling = (fling.x.moved(by: node.position.x - before.x), fling.y.moved(by: node.position.y - before.y), fling.start)
            } else {
                phase = .idle
            }
            return node.phaseMayChange()
        }
        guard let target = node.position(for: order.destination) else { return }
        jump = nil
        // A running animation continues with its velocity.
        let next = Travel(order.destination, animation, from: node.position, after: travel)
        next.go(to: target, at: node.graph.time, node, order.completions)
        travel = next
        phase = .animating
        node.graph.startAnimating(node)
        node.phaseMayChange()
    }

    /// Follows content that has grown in an animated change, with the same animation.
    /// - Returns: false if the user is moving the content, or the program has requested another destination.
    func glide(to destination: ScrollDestination, _ animation: Animation, _ node: ScrollNode) -> Bool {
        guard pull == nil, fling == nil, order == nil, let target = node.position(for: destination) else { return false }
        if let travel, travel.destination == destination, travel.model == target { return true }
        let next = Travel(destination, animation, from: node.position, after: travel)
        next.go(to: target, at: node.graph.time, node)
        (travel, jump) = (next, nil)
        phase = .animating
        node.graph.startAnimating(node)
        node.phaseMayChange()
        return true
    }
    /// True while the content moves to its anchor's position.
    var isGlidingToInitialPosition: Bool { travel?.destination == .initialPosition }

    /// Repeats the last jump, whose target may have moved during layout.
    private func jumpIfPossible(_ node: ScrollNode) {
        guard let jump, let target = node.position(for: jump) else { return }
        node.setPosition(target)
    }

    /// Stops the content where it is.
    func stop(_ node: ScrollNode) {
        guard isCoasting else { return }
        end()
        phase = .idle
        node.setPosition(node.clamped(node.position))
        node.phaseMayChange()
    }
    private func end() {
        travel?.attribute.end()
        (fling, travel, turn, jump, order) = (nil, nil, nil, nil, nil)
    }

    // MARK: Frames

    /// - Returns: true while the content moves by itself.
    func sample(_ node: ScrollNode) -> Bool {
        assert(pull == nil || !isCoasting, "Content that is held moves by itself.")
        let time = node.graph.time
        if let fling {
            let elapsed = time - fling.start
            node.setPosition(CGPoint(x: fling.x.position(at: elapsed), y: fling.y.position(at: elapsed)))
            if elapsed >= max(fling.x.duration, fling.y.duration) {
                self.fling = nil
                phase = .idle
                node.phaseMayChange()
            }
        } else if let travel {
            if let target = node.position(for: travel.destination), target != travel.model { travel.go(to: target, at: time, node) }
            let offset = travel.attribute.offset(at: time)
            node.setPosition(CGPoint(x: travel.model.x + offset.first, y: travel.model.y + offset.second))
            if !travel.attribute.isAnimating {
                (self.travel, turn) = (nil, nil)
                phase = .idle
                // From here on, the anchor holds it.
                jump = travel.destination == .initialPosition ? nil : travel.destination
                node.markNeedsPlacement()
                node.phaseMayChange()
            }
        }
        return isCoasting
    }

    /// Adjusts the movement to new limits and positions; called at the end of a layout.
    func layoutDidEnd(_ node: ScrollNode) {
        let time = node.graph.time
        if let order {
            self.order = nil
            carryOut(order, node)
        }
        if let jump {
            jumpIfPossible(node)
            if node.knowsPosition(of: jump) { self.jump = nil }
        } else if let length = pull?.length {
            pulled(by: length, node)
        } else if let fling {
            let elapsed = max(time - fling.start, 0)
            func adjusted(_ fling: ScrollFling, _ axis: Axis) -> ScrollFling {
                let limits = node.limits(axis)
                if limits.contains(fling.destination), fling.stays(within: limits) { return fling }
                return ScrollFling(
                    position: node.position[axis], velocity: fling.velocity(at: elapsed), limits: limits, bounces: node.bounces(axis))
            }
            let (x, y) = (adjusted(fling.x, .horizontal), adjusted(fling.y, .vertical))
            if x != fling.x || y != fling.y {
                self.fling = (x == fling.x ? x.from(elapsed) : x, y == fling.y ? y.from(elapsed) : y, max(time, fling.start))
            }
        } else if travel == nil {
            node.setPosition(node.clamped(node.position))
        }
    }

    /// Shifts every position of the movement after the content's coordinates have shifted.
    func shift(by distance: CGVector) {
        if let start = pull?.start { pull?.start = CGPoint(x: start.x + distance.dx, y: start.y + distance.dy) }
        if let fling { self.fling = (fling.x.moved(by: distance.dx), fling.y.moved(by: distance.dy), fling.start) }
        travel?.shift(by: distance)
        for point in [\WheelTurn.start, \.end] {
            turn?[keyPath: point].x += distance.dx
            turn?[keyPath: point].y += distance.dy
        }
    }
}
