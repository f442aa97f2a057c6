import Foundation
import WaggleCore
import WaggleGeometry
import WaggleMotion

/// Recognizes two fingers that move together or apart.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// The fingers' distance as a factor of that at the beginning, or of that when it was last set; 1 is unchanged.
    open var scale: CGFloat = 1
    /// In units of the scale per second.
    public var velocity: CGFloat { CGFloat(pair.samples.velocity) }
    private var pair = TouchPair()
    private var trackpadScale: CGFloat = 1

    /// How far the fingers' distance changes before a pinch begins, in points.
    private static let slop: CGFloat = 8

    override var beginsBeforeItEnds: Bool { true }
    override var claim: OutsideClaim { .asPan }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { pair.hold(gesture.touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let now = pair.vector, let before = pair.last else { return }
        let length = hypot(now.dx, now.dy), lengthBefore = hypot(before.dx, before.dy)
        guard lengthBefore > 0, length > 0 else { return }
        if state == .possible {
            guard abs(length - lengthBefore) >= Self.slop else { return }
            pair.last = now
            pair.samples.add(Double(scale), at: event.timestamp)
            return state = .began
        }
        pair.last = now
        scale *= length / lengthBefore
        pair.samples.add(Double(scale), at: event.timestamp)
        state = .changed
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if let rest = didEnd(pair, touches) { pair.hold(rest) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .cancelled }
    open override func reset() { (scale, pair, trackpadScale) = (1, TouchPair(), 1) }

    override func trackpadDidMagnify(_ phase: InputPhase, _ scale: CGFloat, _ time: TimeInterval) {
        defer { trackpadScale = scale }
        if phase == .moved {
            if trackpadScale > 0 { self.scale *= scale / trackpadScale }
            pair.samples.add(Double(self.scale), at: time)
        }
        follow(phase)
    }
}

/// Recognizes two fingers that turn around each other.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Clockwise, in radians, since the beginning or since it was last set.
    open var rotation: CGFloat = 0
    /// In radians per second.
    public var velocity: CGFloat { CGFloat(pair.samples.velocity) }
    private var pair = TouchPair()
    private var trackpadAngle = 0.0

    /// How far the fingers turn before a rotation begins, in radians.
    private static let slop = 0.09

    override var beginsBeforeItEnds: Bool { true }
    override var claim: OutsideClaim { .asPan }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { pair.hold(gesture.touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let now = pair.vector, let before = pair.last else { return }
        // The shorter way around.
        let turn = remainder(atan2(Double(now.dy), Double(now.dx)) - atan2(Double(before.dy), Double(before.dx)), 2 * .pi)
        guard turn.isFinite else { return }
        if state == .possible {
            guard abs(turn) >= Self.slop else { return }
            pair.last = now
            pair.samples.add(Double(rotation), at: event.timestamp)
            return state = .began
        }
        pair.last = now
        rotation += CGFloat(turn)
        pair.samples.add(Double(rotation), at: event.timestamp)
        state = .changed
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if let rest = didEnd(pair, touches) { pair.hold(rest) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .cancelled }
    open override func reset() { (rotation, pair, trackpadAngle) = (0, TouchPair(), 0) }

    override func trackpadDidRotate(_ phase: InputPhase, _ angle: Angle, _ time: TimeInterval) {
        defer { trackpadAngle = angle.radians }
        if phase == .moved {
            rotation += CGFloat(angle.radians - trackpadAngle)
            pair.samples.add(Double(rotation), at: time)
        }
        follow(phase)
    }
}

extension UIGestureRecognizer {
    /// Takes the state from the phase of a trackpad's gesture.
    fileprivate func follow(_ phase: InputPhase) {
        state = switch phase {
        case .began: .began
        case .moved: .changed
        case .ended: .ended
        case .cancelled: .cancelled
        }
    }
    /// One of two fingers lifts. A subclass that observes the state may read the pair's velocity, so the pair is not changed here.
    /// - Returns: the fingers for the pair to hold; nil if the gesture is over.
    fileprivate func didEnd(_ pair: TouchPair, _ touches: Set<UITouch>) -> [UITouch]? {
        let rest = gesture.touches.filter { !touches.contains($0) }
        if state != .possible, pair.isEnded(by: touches) {
            state = .ended
            return nil
        }
        if rest.isEmpty {
            state = .failed
            return nil
        }
        return rest
    }
}

/// The first two fingers that are down, and how fast what they measure changes.
@MainActor
private struct TouchPair {
    private var touches: (UITouch, UITouch)?
    var samples = VelocityEstimator<Double>()
    /// The vector between them when it was last looked at, in window points.
    var last: CGVector?

    mutating func hold(_ all: [UITouch]) {
        guard touches == nil || all.count < 2 else { return }
        touches = all.count >= 2 ? (all[0], all[1]) : nil
        last = vector
    }
    func isEnded(by over: Set<UITouch>) -> Bool { touches.map { over.contains($0.0) || over.contains($0.1) } ?? false }
    var vector: CGVector? {
        touches.map { a, b in
            let (from, to) = (a.location(in: nil), b.location(in: nil))
            return CGVector(dx: to.x - from.x, dy: to.y - from.y)
        }
    }
}
