import Foundation
import WaggleCore
import WaggleGeometry
import WaggleSelectors

/// Decides with a program which gesture recognizers receive touches and recognize them.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    /// - Returns: False to make the recognizer fail as it is about to begin.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
    /// - Returns: True to let both recognize at the same time. For a gesture of a SwiftUI view, the other recognizer is a stand-in of the
    ///   nearest class.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool
    /// - Returns: True if the recognizer waits until the other one has failed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool
    /// - Returns: True if the other recognizer waits until this one has failed.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool
    /// - Returns: False if the recognizer is not to see the touch.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
    /// - Returns: False if the recognizer is not to see the event.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool
}

extension UIGestureRecognizerDelegate {
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }
}

/// Recognizes a gesture in the touches on a view and its subviews, and calls methods of its targets.
///
/// Recognizers are arbitrated with the gestures of SwiftUI's views. Among recognizers, the first one that recognizes its gesture makes the
/// others fail, unless the delegates say otherwise; that of the innermost view sees each event first, and of one view the one that was
/// added last.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
    /// How far a gesture is.
    public enum State: Int, Sendable {
        case possible = 0, began, changed
        /// A gesture without duration, such as a tap, has been recognized in this state.
        case ended
        case cancelled, failed
        public static let recognized = State.ended
    }

    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// The view that the recognizer was added to.
    open internal(set) weak var view: UIView?
    open var isEnabled = true { didSet { if !isEnabled { gesture.cancel() } } }
    /// True cancels the view's touches once the gesture has been recognized.
    open var cancelsTouchesInView = true
    /// For source compatibility only; views see touches at once.
    open var delaysTouchesBegan = false
    /// For source compatibility only; views see the end of a touch once the recognizers of its view have seen it.
    open var delaysTouchesEnded = true
    /// The raw values of the `UITouch.TouchType`s that the recognizer sees.
    open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]
    /// True ignores touches of another type while one is down.
    open var requiresExclusiveTouchType = true
    open var name: String?

    private(set) var targets: [TargetAction] = []
    private(set) lazy var gesture = RecognizedGesture(self)
    fileprivate var failuresAwaited: [Weak<UIGestureRecognizer>] = []

    /// - Parameters:
    ///   - target: Not retained.
    ///   - action: A method that may take the recognizer.
    public init(target: Any?, action: Selector?) {
        super.init()
        if let target, let action { addTarget(target, action: action) }
    }
    public convenience override init() { self.init(target: nil, action: nil) }
    /// For subclasses that declare it; recognizers are never unarchived.
    public init?(coder: NSCoder) { super.init() }

    open func addTarget(_ target: Any, action: Selector) {
        guard !targets.contains(where: { $0.isMeant(by: target, action) }) else { return }
        targets.append(TargetAction(target, action))
    }
    /// Nil stands for any target or action.
    open func removeTarget(_ target: Any?, action: Selector?) { targets.removeAll { $0.isMeant(by: target, action) } }

    // MARK: State

    /// Set by the recognizer's class as touches come.
    open var state: State {
        get { gesture.state }
        set { gesture.setState(newValue) }
    }
    /// Makes this recognizer wait until another one has failed.
    open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
        guard !failuresAwaited.contains(where: { $0.object === otherGestureRecognizer }) else { return }
        failuresAwaited = failuresAwaited.filter { $0.object != nil } + [Weak(otherGestureRecognizer)]
    }
    func awaitsFailure(of other: UIGestureRecognizer) -> Bool { failuresAwaited.contains { $0.object === other } }

    /// True for gestures without duration.
    var isDiscrete: Bool { false }
    var claim: OutsideClaim { .whenRecognized }
    /// True for gestures that last, whose targets hear of the beginning before the end.
    var beginsBeforeItEnds: Bool { false }
    /// Called after the targets.
    var closures: [() -> Void] = []
    /// The time at which the gesture changes by itself; nil if it does not.
    var wake: TimeInterval? { nil }
    /// Called when the time of `wake` has come.
    func timeDidCome(_ time: TimeInterval) {}
    /// Called for a pinch on a trackpad.
    func trackpadDidMagnify(_ phase: InputPhase, _ scale: CGFloat, _ time: TimeInterval) {}
    /// Called for a rotation on a trackpad.
    func trackpadDidRotate(_ phase: InputPhase, _ angle: Angle, _ time: TimeInterval) {}

    // MARK: Touches

    /// The number of fingers that the recognizer follows.
    open var numberOfTouches: Int { gesture.touches.count }
    /// The middle of the touches, in a view's coordinates.
    /// - Parameter view: Nil for window coordinates.
    open func location(in view: UIView?) -> CGPoint { gesture.middle { $0.location(in: view) } }
    /// The location of one touch by its index from 0, in points; that of the recognizer's middle if there is no such touch.
    open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
        gesture.touches.indices.contains(touchIndex) ? gesture.touches[touchIndex].location(in: view) : location(in: view)
    }
    /// The keys held with the last touch.
    open var modifierFlags: UIKeyModifierFlags { gesture.modifiers }

    // MARK: For subclasses

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
    /// Called when the gesture is over, before the next one.
    open func reset() {}
    /// Leaves a touch out of the gesture.
    open func ignore(_ touch: UITouch, for event: UIEvent) { gesture.ignore(touch) }
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldRequireFailureOf: otherGestureRecognizer) ?? false
    }
    open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        delegate?.gestureRecognizer(self, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
    }
    open func shouldReceive(_ event: UIEvent) -> Bool { delegate?.gestureRecognizer(self, shouldReceive: event) ?? true }

    func mayReceive(_ touch: UITouch, _ event: UIEvent) -> Bool {
        isEnabled && allowedTouchTypes.contains { $0.intValue == touch.type.rawValue } && shouldReceive(event)
            && (delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true)
    }
}

/// Keys that are held.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    init(_ modifiers: EventModifiers) {
        self = []
        if modifiers.contains(.shift) { insert(.shift) }
        if modifiers.contains(.control) { insert(.control) }
        if modifiers.contains(.option) { insert(.alternate) }
        if modifiers.contains(.command) { insert(.command) }
    }
}
