import Foundation
import WaggleCore
import WaggleGeometry

/// Recognizes a quick movement in one direction.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }
    open var direction = Direction.right
    /// The number of fingers; less than 1 counts as 1, and more make it fail.
    open var numberOfTouchesRequired = 1
    private var start: CGPoint?
    private var deadline: TimeInterval?

    // As on iOS: in half a second at least 50 points along the direction, at most 50 across.
    private static let longest: TimeInterval = 0.5, shortestWay: CGFloat = 50, widestWay: CGFloat = 50

    override var isDiscrete: Bool { true }
    override var wake: TimeInterval? { deadline }
    override func timeDidCome(_ time: TimeInterval) { if let deadline, time >= deadline { state = .failed } }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches <= max(numberOfTouchesRequired, 1) else { return state = .failed }
        if deadline == nil { deadline = event.timestamp + Self.longest }
        start = location(in: nil)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let start, numberOfTouches >= max(numberOfTouchesRequired, 1) else { return }
        let end = location(in: nil), dx = end.x - start.x, dy = end.y - start.y
        let ways: [(Direction, CGFloat, CGFloat)] = [(.right, dx, dy), (.left, -dx, dy), (.down, dy, dx), (.up, -dy, dx)]
        let meant = ways.filter { direction.contains($0.0) && abs($0.2) <= Self.widestWay }
        if meant.contains(where: { $0.1 >= Self.shortestWay }) { return state = .ended }
        // A finger that has gone too far another way will not come back in time.
        if meant.isEmpty { state = .failed }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { if state == .possible { state = .failed } }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    open override func reset() { (start, deadline) = (nil, nil) }
}
