import Foundation
import WaggleCore
import WaggleGeometry
import WaggleSelectors

/// The side of a gesture recognizer that arbitration sees.
@MainActor
final class RecognizedGesture: OutsideGesture {
    private unowned let recognizer: UIGestureRecognizer
    private(set) var state = UIGestureRecognizer.State.possible
    /// The touches that the gesture consists of, the oldest first, by their numbers.
    private var following: [(id: Int, touch: UITouch)] = []
    /// The touches whose last locations count when all have lifted.
    private var last: [UITouch] = []
    private(set) var modifiers: UIKeyModifierFlags = []
    private var needsAction = false
    /// True once the targets know that the gesture has begun.
    private var hasBegun = false

    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }

    var touches: [UITouch] { following.isEmpty ? last : following.map(\.touch) }
    func middle(_ location: (UITouch) -> CGPoint) -> CGPoint {
        let points = touches.map(location)
        guard !points.isEmpty else { return trackpadLocation ?? .zero }
        return CGPoint(x: points.reduce(0) { $0 + $1.x } / CGFloat(points.count), y: points.reduce(0) { $0 + $1.y } / CGFloat(points.count))
    }
    private var trackpadLocation: CGPoint?

    private var waiting: [() -> Void] = []
    /// True for a recognizer of a SwiftUI view, whose touches are over no view of UIKit.
    var makesTouches = false
    /// Runs a closure once the touches that end with the present event have left the gesture.
    func afterTouches(_ action: @escaping () -> Void) { waiting.append(action) }
    /// A touch joins the gesture.
    func follow(_ touch: UITouch, _ id: Int, _ modifiers: UIKeyModifierFlags) {
        following.removeAll { $0.id == id }
        following.append((id, touch))
        self.modifiers = modifiers
    }
    func ignore(_ touch: UITouch) { following.removeAll { $0.touch === touch } }
    func shares(touchesOf other: RecognizedGesture) -> Bool { touches.contains { touch in other.touches.contains { $0 === touch } } }

    // MARK: State

    func setState(_ new: UIGestureRecognizer.State) {
        switch new {
        case .possible: return state = .possible
        case .began, .changed, .ended:
            guard state == .possible || state == .began || state == .changed else { return }
            if state == .possible, !mayBegin { return state = .failed }
            state = state != .possible && new == .began ? .changed : new
        case .cancelled, .failed:
            guard state != .cancelled, state != .failed else { return }
            state = state == .possible ? .failed : .cancelled
        }
        needsAction = true
    }
    private var mayBegin: Bool {
        guard recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true else { return false }
        return recognizer.view?.gestureRecognizerShouldBegin(recognizer) ?? true
    }
    /// Ends the gesture because the recognizer was disabled or removed.
    func cancel() {
        fail()
        report()
    }

    // MARK: OutsideGesture

    var progress: OutsideProgress {
        switch state {
        case .possible: .possible
        case .began, .changed: .active
        case .ended: .ended
        case .cancelled, .failed: .failed
        }
    }
    var wake: TimeInterval? { recognizer.wake }
    var isDiscrete: Bool { recognizer.isDiscrete }
    var claim: OutsideClaim { recognizer.claim }
    var takesTouches: Bool { recognizer.cancelsTouchesInView }

    func begin() {
        (state, needsAction, hasBegun, trackpadLocation, last) = (.possible, false, false, nil, [])
    }
    func handle(_ event: OutsideEvent) {
        guard recognizer.isEnabled else { return fail() }
        switch event.kind {
        case .touches: handleTouches(event)
        case .time: recognizer.timeDidCome(event.time)
        case .magnify(let phase, let scale):
            trackpadLocation = event.location
            recognizer.trackpadDidMagnify(phase, scale, event.time)
        case .rotate(let phase, let angle):
            trackpadLocation = event.location
            recognizer.trackpadDidRotate(phase, angle, event.time)
        }
    }
    private func handleTouches(_ event: OutsideEvent) {
        var changed: [UITouch.Phase: Set<UITouch>] = [:]
        for finger in event.fingers {
            if makesTouches, finger.phase == .began, !following.contains(where: { $0.id == finger.id }) {
                let touch = Touch(id: finger.id, phase: .began, location: finger.windowLocation, time: event.time)
                follow(UITouch(touch, at: finger.location, in: nil, over: nil, tapCount: 1), finger.id, [])
            }
            guard let touch = following.first(where: { $0.id == finger.id })?.touch else { continue }
            let phase: UITouch.Phase? = switch finger.phase {
            case .began: .began
            case .moved: .moved
            case .ended: .ended
            case .cancelled: .cancelled
            case nil: nil
            }
            touch.phase = phase ?? .stationary
            touch.move(to: finger.location, inWindow: finger.windowLocation, at: event.time)
            if let phase { changed[phase, default: []].insert(touch) }
        }
        let all = UIEvent(timestamp: event.time, allTouches: Set(following.map(\.touch)))
        if let touches = changed[.began] { recognizer.touchesBegan(touches, with: all) }
        if let touches = changed[.moved] { recognizer.touchesMoved(touches, with: all) }
        if let touches = changed[.ended] { recognizer.touchesEnded(touches, with: all) }
        if let touches = changed[.cancelled] { recognizer.touchesCancelled(touches, with: all) }
        defer {
            let actions = waiting
            waiting = []
            for action in actions { action() }
        }
        let over = following.filter { $0.touch.phase == .ended || $0.touch.phase == .cancelled }
        guard !over.isEmpty else { return }
        if over.count == following.count { last = following.map(\.touch) }
        following.removeAll { one in over.contains { $0.id == one.id } }
    }
    func report() {
        guard needsAction else { return }
        needsAction = false
        switch state {
        case .possible, .failed: break
        case .began, .changed:
            if !hasBegun { state = .began }
            act()
        case .ended:
            // One that had to wait begins first.
            if !hasBegun, recognizer.beginsBeforeItEnds {
                state = .began
                act()
                state = .ended
            }
            act()
        case .cancelled: if hasBegun { act() }
        }
    }
    private func act() {
        hasBegun = true
        for target in recognizer.targets {
            if let object = target.target { target.action.perform(on: object, [recognizer]) }
        }
        for action in recognizer.closures { action() }
    }
    func fail() {
        switch state {
        case .possible: state = .failed
        case .ended: state = .failed
        case .began, .changed: (state, needsAction) = (.cancelled, true)
        case .cancelled, .failed: break
        }
    }
    func reset() {
        recognizer.reset()
        state = .possible
        following = []
    }

    // MARK: Other gestures

    func prevents(_ other: any OutsideGesture) -> Bool {
        if let control = other as? ControlTracking { return recognizer.cancelsTouchesInView && control.isTouched(by: touches) }
        guard let other = (other as? RecognizedGesture), !other.hasBegun, shares(touchesOf: other) else { return false }
        let (first, second) = (recognizer, other.recognizer)
        return first.canPrevent(second) && second.canBePrevented(by: first) && !first.recognizesTogether(with: second)
    }
    func waits(for other: any OutsideGesture) -> Bool {
        guard let other = (other as? RecognizedGesture)?.recognizer else { return false }
        return recognizer.awaitsFailure(of: other) || recognizer.shouldRequireFailure(of: other)
            || other.shouldBeRequiredToFail(by: recognizer)
    }
    /// The view of a single tap with one finger; nil for other gestures.
    var tapView: UIView? {
        guard let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired <= 1,
              tap.numberOfTouchesRequired <= 1 else { return nil }
        return tap.view
    }
    func allowsViewGesture(_ kind: ViewGestureKind) -> Bool {
        guard let delegate = recognizer.delegate else { return false }
        let other: UIGestureRecognizer = switch kind {
        case .pan: UIPanGestureRecognizer()
        case .tap: UITapGestureRecognizer()
        case .other: UIGestureRecognizer()
        }
        return delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
    }
}

extension UIGestureRecognizer {
    fileprivate func recognizesTogether(with other: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true || other.delegate?.gestureRecognizer(
            other, shouldRecognizeSimultaneouslyWith: self) == true
    }
}
