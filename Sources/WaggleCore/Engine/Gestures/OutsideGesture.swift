// Gestures that another framework recognizes (UIKit's gesture recognizers and controls), arbitrated with the views' own.

import Foundation
import WaggleGeometry

/// A gesture of another framework. It follows touches and says how far it is; arbitration says when it may act.
@MainActor
package protocol OutsideGesture: AnyObject {
    var progress: OutsideProgress { get }
    /// The time at which it needs a time event; nil if it waits only for input.
    var wake: TimeInterval? { get }
    /// True for taps, which yield to gestures recognized in the meantime.
    var isDiscrete: Bool { get }
    /// When it takes touches from the views' gestures.
    var claim: OutsideClaim { get }
    /// True if touches that it has recognized are cancelled for the views that follow them.
    var takesTouches: Bool { get }

    func begin()
    /// Determines the progress after an event. Not called once the gesture is over.
    func handle(_ event: OutsideEvent)
    /// Runs the program's actions for what has been handled.
    func report()
    /// Ends the gesture without success; `report` then tells the program.
    func fail()
    /// Called when the gesture is over and everything has been reported.
    func reset()

    // MARK: Other gestures

    /// True if the gesture, once recognized, makes another one of its framework fail.
    func prevents(_ other: any OutsideGesture) -> Bool
    /// True if the gesture may be recognized only after another one of its framework has failed.
    func waits(for other: any OutsideGesture) -> Bool
    /// True if the gesture and one of a view may both be recognized.
    func allowsViewGesture(_ kind: ViewGestureKind) -> Bool
}

package enum OutsideProgress { case possible, active, ended, failed }

/// How a gesture takes touches.
package enum OutsideClaim {
    /// As the gestures of views do.
    case whenRecognized
    /// As a scroll view does: also from gestures inside that have not claimed them.
    case asPan
    /// As a button does: when the finger lifts.
    case whenEnded
}

/// What is known of a view's gesture.
package enum ViewGestureKind { case pan, tap, other }

/// An event for a gesture of another framework.
package struct OutsideEvent {
    package enum Kind {
        case touches
        /// Only time has passed.
        case time
        case magnify(InputPhase, scale: CGFloat)
        case rotate(InputPhase, angle: Angle)
    }
    package struct Finger {
        package let id: Int
        /// Nil for a finger at rest.
        package let phase: InputPhase?
        /// In the view that has the gesture or hosts its framework's views.
        package let location: CGPoint
        package let windowLocation: CGPoint
    }
    package let kind: Kind
    package let time: TimeInterval
    package let fingers: [Finger]
    /// The location of a trackpad's gesture.
    package let location: CGPoint?
}

/// The responder of an outside gesture among the views' gestures.
@MainActor
final class OutsideGestureResponder: GestureResponder {
    let gesture: any OutsideGesture
    /// The view whose framework finds the gesture by itself; nil if the gesture belongs to this very view.
    unowned(unsafe) private(set) var host: TouchReceiverNode?
    /// True once the gesture has been recognized and others have made way.
    private(set) var hasPrevailed = false

    init(_ gesture: any OutsideGesture, _ inputs: ViewInputs) {
        self.gesture = gesture
        super.init(.normal, .all, inputs)
    }
    /// A responder beside the tree.
    init(_ gesture: any OutsideGesture, in host: TouchReceiverNode, _ inputs: ViewInputs) {
        (self.gesture, self.host) = (gesture, host)
        super.init(.normal, .all, inputs)
        layoutParent = host
    }
    /// The host ends.
    func leaveHost() { (layoutParent, host) = (nil, nil) }
    override var isReachable: Bool { host?.isReachable ?? super.isReachable }
    override var area: ItemNode { host ?? self }
    override func makeRecognizer() -> _AnyGestureRecognizer { OutsideRecognizer(self) }
    override func begin() {
        hasPrevailed = false
        super.begin()
    }
    override func endGesture() {
        super.endGesture()
        gesture.reset()
    }

    /// True once the touches belong to the gesture alone.
    var takesTouches: Bool { hasPrevailed && gesture.takesTouches }

    // MARK: Arbitration

    override func isExclusive(with other: GestureResponder) -> Bool {
        if other is OutsideGestureResponder { return false }
        return !gesture.allowsViewGesture(other.viewKind) && super.isExclusive(with: other)
    }
    /// True while a gesture that has to fail first may still be recognized. If that one is recognized, this one fails.
    override func waits(among responders: [GestureResponder]) -> Bool {
        guard progress.isRecognized, !hasPrevailed else { return false }
        for case let other as OutsideGestureResponder in responders where other !== self && gesture.waits(for: other.gesture) {
            if other.progress == .possible || other.progress.isRecognized && !other.hasPrevailed { return true }
            if other.hasPrevailed {
                fail()
                return false
            }
        }
        return false
    }
    override func didReport(among responders: [GestureResponder], _ continuous: Transaction) {
        guard progress.isRecognized, !hasPrevailed else { return }
        hasPrevailed = true
        for case let other as OutsideGestureResponder in responders
            where other !== self && other.progress != .failed && gesture.prevents(other.gesture) {
            other.fail()
            other.report(continuous)
        }
    }
}

extension GestureResponder {
    fileprivate var viewKind: ViewGestureKind { self is ScrollResponder ? .pan : recognizer?.isDiscrete == true ? .tap : .other }
}

@MainActor
private final class OutsideRecognizer: _GestureRecognizer<Void> {
    private unowned let responder: OutsideGestureResponder
    private var gesture: any OutsideGesture { responder.gesture }
    init(_ responder: OutsideGestureResponder) { self.responder = responder }

    override var phase: GesturePhase<Void> {
        switch gesture.progress {
        case .possible: .possible(nil)
        case .active: .active(())
        case .ended: .ended(())
        case .failed: .failed
        }
    }
    override var wake: TimeInterval? { progress.isOver ? nil : gesture.wake }
    override var isDiscrete: Bool { gesture.isDiscrete }
    override var claim: GestureClaim {
        switch gesture.claim {
        case .whenRecognized: GestureClaim()
        case .asPan: GestureClaim(reach: .unclaimedWithin)
        case .whenEnded: GestureClaim(moment: .whenEnded)
        }
    }
    override func begin() { gesture.begin() }
    override func handle(_ event: GestureEvent) {
        func localPoint(_ point: CGPoint) -> CGPoint { responder.area.point(fromWindow: point) ?? point }
        var location: CGPoint?
        let kind: OutsideEvent.Kind
        switch event.kind {
        case .touches: kind = .touches
        case .time: kind = .time
        case .magnify(let phase, let scale, let point): (kind, location) = (.magnify(phase, scale: scale), localPoint(point))
        case .rotate(let phase, let angle, let point): (kind, location) = (.rotate(phase, angle: angle), localPoint(point))
        }
        let fingers = event.touches.map { touch in
            let phase: InputPhase? = switch touch.phase {
            case .began: .began
            case .moved: .moved
            case .stationary: nil
            case .ended: .ended
            case .cancelled: .cancelled
            }
            return OutsideEvent.Finger(id: touch.id, phase: phase, location: localPoint(touch.location), windowLocation: touch.location)
        }
        gesture.handle(OutsideEvent(kind: kind, time: event.time, fingers: fingers, location: location))
    }
    override func fail() { gesture.fail() }
    override func report(_ continuous: Transaction) {
        if progress.isOver { gesture.report() } else { withOpenTransaction(continuous) { gesture.report() } }
    }
}

// MARK: A gesture of one view

/// Where the view with an outside gesture is.
@MainActor
package final class GestureContextLink {
    fileprivate weak var responder: OutsideGestureResponder?
    package init() {}
    /// A window point in a coordinate space visible from the view.
    package func point(_ windowPoint: CGPoint, in space: CoordinateSpace) -> CGPoint {
        responder?.point(fromWindow: windowPoint, in: space) ?? windowPoint
    }
    /// A vector of the window in the view's own coordinates.
    package func vector(_ vector: CGPoint) -> CGPoint {
        let start = point(.zero, in: .local), end = point(vector, in: .local)
        return CGPoint(x: end.x - start.x, y: end.y - start.y)
    }
    /// A point of the view in the window. The view's transform is taken as that of its own coordinates.
    package func windowPoint(_ point: CGPoint) -> CGPoint {
        let origin = self.point(.zero, in: .local), x = vector(CGPoint(x: 1, y: 0)), y = vector(CGPoint(x: 0, y: 1))
        let transform = CGAffineTransform(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y)
        guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12 else { return point }
        return point.applying(transform.inverted())
    }
}

extension View {
    /// Adds a gesture of another framework.
    package nonisolated func outsideGesture(_ gesture: any OutsideGesture, at link: GestureContextLink) -> some View {
        modifier(OutsideGestureModifier(gesture: gesture, link: link))
    }
}

nonisolated struct OutsideGestureModifier: ItemModifier, @unchecked Sendable {
    let gesture: any OutsideGesture
    let link: GestureContextLink
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> OutsideGestureResponder {
        let responder = OutsideGestureResponder(modifier.gesture, inputs)
        modifier.link.responder = responder
        return responder
    }
    @MainActor static func update(_ wrapper: OutsideGestureResponder, with modifier: Self) {
        assert(wrapper.gesture === modifier.gesture, "A view keeps its outside gesture.")
    }
}
