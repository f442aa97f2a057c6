import Foundation
import WaggleCore
import WaggleGeometry

/// A finger, or a mouse with its button pressed, from touch-down to touch-up. The same object represents it throughout.
@MainActor @preconcurrency
open class UITouch: NSObject {
    /// The change of a touch since the last event.
    public enum Phase: Int, Sendable {
        case began, moved
        /// Down and not moved since the last event.
        case stationary
        case ended
        /// Something else, such as a scroll view, has taken over the touch.
        case cancelled
    }
    /// The source of a touch.
    public enum TouchType: Int, Sendable {
        /// A finger.
        case direct = 0
        case indirect = 1
        case pencil = 2
        /// A mouse or trackpad.
        case indirectPointer = 3
    }

    open internal(set) var phase: Phase
    /// The time of the last event, in seconds on the window's clock.
    open internal(set) var timestamp: TimeInterval
    /// The number of touches in quick succession at the same location; 1 for a single touch.
    open internal(set) var tapCount: Int
    public let type: TouchType
    /// The view in which the touch began.
    open internal(set) var view: UIView?
    open var window: UIWindow? { view?.window }

    /// The view from whose upper left corner `point` is measured: the outermost UIKit view around the touch.
    private weak var root: UIView?
    private var point, previousPoint: CGPoint
    /// In window coordinates.
    private var windowPoint, previousWindowPoint: CGPoint

    init(_ touch: Touch, at point: CGPoint, in root: UIView?, over view: UIView?, tapCount: Int) {
        (phase, timestamp, type, self.tapCount) = (.began, touch.time, touch.source == .mouse ? .indirectPointer : .direct, tapCount)
        (self.root, self.view) = (root, view)
        (self.point, previousPoint) = (point, point)
        (windowPoint, previousWindowPoint) = (touch.location, touch.location)
        super.init()
    }

    /// Called by each recognizer and the view; the first one moves the touch.
    func move(to point: CGPoint, inWindow windowPoint: CGPoint, at time: TimeInterval) {
        guard time != timestamp || windowPoint != self.windowPoint else { return }
        (previousPoint, previousWindowPoint) = (self.point, self.windowPoint)
        (self.point, self.windowPoint, timestamp) = (point, windowPoint, time)
    }

    /// The location in a view's coordinates, in points.
    /// - Parameter view: Nil, or a view outside the touched view's hierarchy, for window coordinates.
    open func location(in view: UIView?) -> CGPoint { convert(point, windowPoint, to: view) }
    /// The location at the previous event, in a view's coordinates.
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, previousWindowPoint, to: view) }

    private func convert(_ point: CGPoint, _ windowPoint: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let root, let transform = root.transform(to: view) else { return windowPoint }
        return root.inBounds(point).applying(transform)
    }
}

/// The changes of touches at one moment.
@MainActor @preconcurrency
open class UIEvent: NSObject {
    /// The kind of event. Only touch events exist.
    public enum EventType: Int, Sendable {
        case touches
    }
    open var type: EventType { .touches }
    /// In seconds on the window's clock.
    public let timestamp: TimeInterval
    /// All active touches, and those that have just ended.
    public let allTouches: Set<UITouch>?

    init(timestamp: TimeInterval, allTouches: Set<UITouch>) {
        (self.timestamp, self.allTouches) = (timestamp, allTouches)
        super.init()
    }

    /// The touches that began in a view; nil if there are none.
    open func touches(for view: UIView) -> Set<UITouch>? {
        let found = (allTouches ?? []).filter { $0.view === view }
        return found.isEmpty ? nil : found
    }
}
