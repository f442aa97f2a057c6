import Foundation
import WaggleCore
import WaggleGeometry

/// Recognizes one or more taps with one or more fingers.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// The number of taps; less than 1 counts as 1.
    open var numberOfTapsRequired = 1
    /// The number of fingers of each tap.
    open var numberOfTouchesRequired = 1
    private var taps = TapCount()

    override var isDiscrete: Bool { true }
    override var wake: TimeInterval? { taps.deadline }
    override func timeDidCome(_ time: TimeInterval) { if taps.isLate(at: time) { state = .failed } }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if !taps.begin(touches, event.timestamp, fingers: numberOfTouchesRequired) { state = .failed }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { if taps.hasMoved(touches) { state = .failed } }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        switch taps.end(touches, event.timestamp, fingers: numberOfTouchesRequired) {
        case .goesOn: break
        case .hasFailed: state = .failed
        case .hasTapped(let count): if count >= numberOfTapsRequired { state = .ended }
        }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func reset() { taps = TapCount() }
    /// A single tap leaves a double tap its chance.
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        ((preventedGestureRecognizer as? UITapGestureRecognizer)?.numberOfTapsRequired ?? 0) <= numberOfTapsRequired
    }
}

/// Counts taps of several fingers.
@MainActor
struct TapCount {
    enum Result {
        case goesOn, hasFailed
        case hasTapped(count: Int)
    }
    private(set) var count = 0
    private var starts: [ObjectIdentifier: CGPoint] = [:]
    private var down = 0, most = 0
    /// When the taps fail unless something happens before.
    private(set) var deadline: TimeInterval?

    func isLate(at time: TimeInterval) -> Bool { deadline.map { time >= $0 } ?? false }
    /// - Returns: False if there are too many fingers.
    mutating func begin(_ touches: Set<UITouch>, _ time: TimeInterval, fingers: Int) -> Bool {
        if down == 0 {
            most = 0
            deadline = time + TapLimits.longest
        }
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.location(in: nil) }
        down += touches.count
        most = max(most, down)
        return most <= max(fingers, 1)
    }
    func hasMoved(_ touches: Set<UITouch>) -> Bool {
        touches.contains { touch in starts[ObjectIdentifier(touch)].map {
            hypot($0.x - touch.location(in: nil).x, $0.y - touch.location(in: nil).y) >= TapLimits.reach
        } ?? false }
    }
    mutating func end(_ touches: Set<UITouch>, _ time: TimeInterval, fingers: Int) -> Result {
        if hasMoved(touches) { return .hasFailed }
        down -= touches.count
        guard down <= 0 else { return .goesOn }
        guard most >= max(fingers, 1) else { return .hasFailed }
        count += 1
        deadline = time + TapLimits.longestPause
        starts = [:]
        return .hasTapped(count: count)
    }
}
