import Foundation
import WaggleCore
import WaggleGeometry

/// Recognizes fingers that move. It begins after ten points, and its translation is measured from there.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The least number of fingers.
    open var minimumNumberOfTouches = 1
    /// The greatest number of fingers; more before it begins make it fail.
    open var maximumNumberOfTouches = Int.max
    private var start: CGPoint?
    /// The middle of the touches at the last event, in window points.
    private var last = CGPoint.zero
    private var moved = CGSize.zero
    private var samples = FingerVelocity()

    /// How far fingers move before a pan begins, in points; the same as for scroll views.
    private static let slop: CGFloat = 10

    override var beginsBeforeItEnds: Bool { true }
    override var claim: OutsideClaim { .asPan }

    /// How far the fingers have moved, in a view's coordinates.
    open func translation(in view: UIView?) -> CGPoint { (view ?? self.view).inside(CGVector(dx: moved.width, dy: moved.height)) }
    /// Measures the translation from a point on. The velocity stays.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let outside = (view ?? self.view).outside(CGVector(dx: translation.x, dy: translation.y))
        moved = CGSize(width: outside.x, height: outside.y)
    }
    /// In points per second.
    open func velocity(in view: UIView?) -> CGPoint {
        let velocity = samples.velocity
        return (view ?? self.view).inside(CGVector(dx: velocity.width, dy: velocity.height))
    }
    /// True if a pan may begin with a movement from one window point to another.
    func mayBegin(from start: CGPoint, to end: CGPoint) -> Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > maximumNumberOfTouches, state == .possible { return state = .failed }
        hold(event)
    }
    /// The middle jumps as fingers come and go, which is no movement.
    private func hold(_ event: UIEvent) {
        let middle = location(in: nil)
        if let start { self.start = CGPoint(x: start.x + middle.x - last.x, y: start.y + middle.y - last.y) } else { start = middle }
        last = middle
        samples = FingerVelocity()
        samples.add(middle, at: event.timestamp)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let middle = location(in: nil)
        defer { last = middle }
        samples.add(middle, at: event.timestamp)
        if state != .possible {
            moved.width += middle.x - last.x
            moved.height += middle.y - last.y
            return state = .changed
        }
        guard let start, numberOfTouches >= minimumNumberOfTouches else { return }
        let distance = hypot(middle.x - start.x, middle.y - start.y)
        guard distance >= Self.slop else { return }
        guard mayBegin(from: start, to: middle) else { return state = .failed }
        let part = 1 - Self.slop / distance
        moved = CGSize(width: (middle.x - start.x) * part, height: (middle.y - start.y) * part)
        state = .began
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let rest = gesture.touches.filter { $0.phase != .ended && $0.phase != .cancelled }
        guard rest.isEmpty else { return gesture.afterTouches { [weak self] in self?.hold(event) } }
        guard state != .possible else { return state = .failed }
        samples.end(location(in: nil), at: event.timestamp)
        state = .ended
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .cancelled }
    open override func reset() { (start, moved, samples) = (nil, .zero, FingerVelocity()) }
}

extension UIView? {
    /// A vector of the window in the view's coordinates.
    @MainActor func inside(_ vector: CGVector) -> CGPoint {
        guard let transform = turn else { return CGPoint(x: vector.dx, y: vector.dy) }
        return CGPoint(x: vector.dx, y: vector.dy).applying(transform)
    }
    @MainActor func outside(_ vector: CGVector) -> CGPoint {
        guard let transform = turn else { return CGPoint(x: vector.dx, y: vector.dy) }
        return CGPoint(x: vector.dx, y: vector.dy).applying(transform.inverted())
    }
    /// The transform of vectors from the outermost view; nil if there is none.
    @MainActor private var turn: CGAffineTransform? {
        guard let self, let whole = self.root.transform(to: self) else { return nil }
        return CGAffineTransform(a: whole.a, b: whole.b, c: whole.c, d: whole.d, tx: 0, ty: 0)
    }
}

/// Recognizes a pan that begins near an edge of the window and moves inward.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    open var edges: UIRectEdge = []

    /// How near the edge a finger goes down, in points; the same as for going back in a navigation stack.
    private static let reach: CGFloat = 20

    override func mayBegin(from start: CGPoint, to end: CGPoint) -> Bool {
        let size = MainScreen.size, dx = end.x - start.x, dy = end.y - start.y
        if edges.contains(.left), start.x <= Self.reach, dx > abs(dy) { return true }
        if edges.contains(.right), start.x >= size.width - Self.reach, -dx > abs(dy) { return true }
        if edges.contains(.top), start.y <= Self.reach, dy > abs(dx) { return true }
        if edges.contains(.bottom), start.y >= size.height - Self.reach, -dy > abs(dx) { return true }
        return false
    }
}
