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
    public var velocity: CGFloat { CGFloat(samples.velocity) }
    private var pair = TouchPair()
    private var samples = VelocityEstimator<Double>()
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
            samples.add(Double(scale), at: event.timestamp)
            return state = .began
        }
        pair.last = now
        scale *= length / lengthBefore
        samples.add(Double(scale), at: event.timestamp)
        state = .changed
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endPair(&pair, touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .cancelled }
    open override func reset() { (scale, pair, samples, trackpadScale) = (1, TouchPair(), VelocityEstimator(), 1) }

    override func trackpadDidMagnify(_ phase: InputPhase, _ scale: CGFloat, _ time: TimeInterval) {
        defer { trackpadScale = scale }
        switch phase {
        case .began: state = .began
        case .moved:
            if trackpadScale > 0 { self.scale *= scale / trackpadScale }
            samples.add(Double(self.scale), at: time)
            state = .changed
        case .ended: state = .ended
        case .cancelled: state = .cancelled
        }
    }
}

/// Recognizes two fingers that turn around each other.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Clockwise, in radians, since the beginning or since it was last set.
    open var rotation: CGFloat = 0
    /// In radians per second.
    public var velocity: CGFloat { CGFloat(samples.velocity) }
    private var pair = TouchPair()
    private var samples = VelocityEstimator<Double>()
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
            samples.add(Double(rotation), at: event.timestamp)
            return state = .began
        }
        pair.last = now
        rotation += CGFloat(turn)
        samples.add(Double(rotation), at: event.timestamp)
        state = .changed
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { endPair(&pair, touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .cancelled }
    open override func reset() { (rotation, pair, samples, trackpadAngle) = (0, TouchPair(), VelocityEstimator(), 0) }

    override func trackpadDidRotate(_ phase: InputPhase, _ angle: Angle, _ time: TimeInterval) {
        defer { trackpadAngle = angle.radians }
        switch phase {
        case .began: state = .began
        case .moved:
            rotation += CGFloat(angle.radians - trackpadAngle)
            samples.add(Double(rotation), at: time)
            state = .changed
        case .ended: state = .ended
        case .cancelled: state = .cancelled
        }
    }
}

extension UIGestureRecognizer {
    /// One of two fingers lifts.
    fileprivate func endPair(_ pair: inout TouchPair, _ touches: Set<UITouch>) {
        let rest = gesture.touches.filter { !touches.contains($0) }
        if state != .possible, pair.isEnded(by: touches) { return state = .ended }
        if rest.isEmpty { state = .failed } else { pair.hold(rest) }
    }
}

/// The first two fingers that are down.
@MainActor
private struct TouchPair {
    private var touches: (UITouch, UITouch)?
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
