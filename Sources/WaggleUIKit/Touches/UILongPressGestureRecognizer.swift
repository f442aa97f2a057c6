import Foundation
import WaggleCore
import WaggleGeometry

/// Recognizes fingers that stay down in one place. It begins after a time, changes as they move, and ends as they lift.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// In seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// The number of fingers that must be down; less than 1 counts as 1.
    open var numberOfTouchesRequired = 1
    /// The number of taps that precede the press; 0 by default.
    open var numberOfTapsRequired = 0
    /// How far the fingers may move before the press begins, in points.
    open var allowableMovement: CGFloat = 10
    private var taps = TapCount()
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    /// When the press begins.
    private var due: TimeInterval?

    override var beginsBeforeItEnds: Bool { true }
    override var wake: TimeInterval? { due ?? (state == .possible && numberOfTapsRequired > 0 ? taps.deadline : nil) }
    override func timeDidCome(_ time: TimeInterval) {
        if let due, time >= due {
            self.due = nil
            state = .began
        } else if due == nil, state == .possible, taps.isLate(at: time) {
            state = .failed
        }
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        guard taps.begin(touches, event.timestamp, fingers: numberOfTouchesRequired) else { return state = .failed }
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: nil) }
        guard taps.count >= numberOfTapsRequired, numberOfTouches >= max(numberOfTouchesRequired, 1) else { return }
        due = event.timestamp + max(minimumPressDuration, 0)
        if minimumPressDuration <= 0 { timeDidCome(event.timestamp) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return state = .changed }
        let isFar = touches.contains { touch in
            starts[ObjectIdentifier(touch)].map {
                hypot($0.x - touch.location(in: nil).x, $0.y - touch.location(in: nil).y) > allowableMovement
            } ?? false
        }
        if isFar { state = .failed }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return state = .ended }
        guard due == nil, taps.count < numberOfTapsRequired else { return state = .failed }
        if case .hasFailed = taps.end(touches, event.timestamp, fingers: numberOfTouchesRequired) { state = .failed }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .cancelled }
    open override func reset() { (taps, starts, due) = (TapCount(), [:], nil) }
}
