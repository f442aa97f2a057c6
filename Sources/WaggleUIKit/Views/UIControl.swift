import Foundation
import WaggleCore
import WaggleGeometry
import WaggleSelectors

/// A view that the user interacts with. It follows a touch and sends events to its targets and actions.
@MainActor @preconcurrency
open class UIControl: UIView {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A further touch in quick succession.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        public static let touchDragInside = Event(rawValue: 1 << 2)
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        public static let touchDragExit = Event(rawValue: 1 << 5)
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// Something else, such as a scroll view, has taken over the touch.
        public static let touchCancel = Event(rawValue: 1 << 8)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu opens.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The Return key was pressed.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        public static let allEditingEvents = Event(rawValue: 0xF << 16)
        /// Events of the program's own.
        public static let applicationReserved = Event(rawValue: 0xF << 24)
        public static let systemReserved = Event(rawValue: 0xF << 28)
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

        fileprivate var single: [Event] { (0..<UInt.bitWidth).map { Event(rawValue: 1 << UInt($0)) }.filter { contains($0) } }
    }
    public enum ContentVerticalAlignment: Int, Sendable { case center = 0, top, bottom, fill }
    public enum ContentHorizontalAlignment: Int, Sendable { case center = 0, left, right, fill, leading, trailing }

    open var isEnabled = true { didSet { if isEnabled != oldValue { stateDidChange() } } }
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// True while a touch that would press the control is down.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFirstResponder { state.insert(.focused) }
        return state
    }
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { appearanceDidChange() } }
    }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { if contentHorizontalAlignment != oldValue { appearanceDidChange() } }
    }
    /// Shown while the pointer rests on the control.
    open var toolTip: String? { didSet { if toolTip != oldValue { appearanceDidChange() } } }
    func stateDidChange() { appearanceDidChange() }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public convenience init() { self.init(frame: .zero) }
    /// - Parameters:
    ///   - frame: In points of the superview.
    ///   - primaryAction: Runs when the control is used in its main way.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The size of a control whose content gives it one, measured again when it has changed.
    final var contentSize: CGSize { kept.size(of: self, content ?? AnyView(EmptyView())) }
    private var kept = KeptSize()

    // MARK: Targets and actions

    private enum Listener {
        case target(TargetAction)
        case action(UIAction)
    }
    /// In the order in which they were added.
    private var listeners: [(events: Event, listener: Listener)] = []

    /// Calls a method for the given events. The method may take the control and the event.
    /// - Parameter target: Not retained. Nil for the first responder in the chain that has the method.
    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        for (index, entry) in listeners.enumerated() {
            if case .target(let known) = entry.listener, known.isForResponders == (target == nil), known.isMeant(by: target, action) {
                return listeners[index].events.formUnion(controlEvents)
            }
        }
        listeners.append((controlEvents, .target(TargetAction(target, action))))
    }
    /// Removes a target from the given events only. Nil stands for any target or method.
    open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
        remove(controlEvents) { if case .target(let known) = $0 { known.isMeant(by: target, action) } else { false } }
    }
    /// Runs the action for the given events. An action with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        listeners.append((controlEvents, .action(action)))
    }
    /// Removes an action from the given events only. Actions are compared by identifier.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(identifiedBy: action.identifier, for: controlEvents)
    }
    open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
        remove(controlEvents) { if case .action(let known) = $0 { known.identifier == actionIdentifier } else { false } }
    }
    private func remove(_ events: Event, where isMeant: (Listener) -> Bool) {
        listeners = listeners.compactMap { entry in
            guard isMeant(entry.listener) else { return entry }
            let left = entry.events.subtracting(events)
            return left.isEmpty ? nil : (left, entry.listener)
        }
    }
    /// The objects that hear of events; `NSNull` for the responder chain.
    open var allTargets: Set<AnyHashable> {
        Set(listeners.compactMap { entry -> AnyHashable? in
            guard case .target(let known) = entry.listener else { return nil }
            return known.isForResponders ? NSNull() : known.target as? AnyHashable
        })
    }
    /// The events that some target or action hears of.
    open var allControlEvents: Event { listeners.reduce(into: []) { $0.formUnion($1.events) } }
    /// The names of a target's methods for an event; nil if there are none.
    open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
        let names = listeners.compactMap { entry -> String? in
            guard case .target(let known) = entry.listener, entry.events.contains(controlEvent), known.isForResponders == (target == nil),
                  known.isMeant(by: target, nil) else { return nil }
            return known.action.description
        }
        return names.isEmpty ? nil : names
    }
    /// Goes through what hears of events.
    open func enumerateEventHandlers(
        _ iterator: (_ actionHandler: UIAction?, _ targetAction: (Any?, Selector)?, _ controlEvent: Event, _ stop: inout Bool) -> Void
    ) {
        var stop = false
        for entry in listeners {
            for event in entry.events.single where !stop {
                switch entry.listener {
                case .action(let action): iterator(action, nil, event, &stop)
                case .target(let known): iterator(nil, (known.target, known.action), event, &stop)
                }
            }
        }
    }

    /// Calls what hears of any of the events, as if the user had triggered them.
    open func sendActions(for controlEvents: Event) { send(controlEvents, nil) }
    /// Calls a target's method. Subclasses may observe or change what is sent.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
    /// Runs an action.
    open func sendAction(_ action: UIAction) { action.run(self) }
    /// Triggers the control's main action.
    open func performPrimaryAction() { if isEnabled { sendActions(for: .primaryActionTriggered) } }

    private func send(_ events: Event, _ event: UIEvent?) {
        for entry in listeners where !entry.events.isDisjoint(with: events) {
            switch entry.listener {
            case .action(let action): sendAction(action)
            case .target(let known):
                if let target = known.target {
                    sendAction(known.action, to: target, for: event)
                } else if known.isForResponders {
                    sendAction(known.action, to: nil, for: event)
                }
            }
        }
    }

    // MARK: Tracking

    /// False for controls whose content follows touches itself, as views of SwiftUI do.
    var tracksTouches: Bool { content == nil }
    private(set) lazy var tracking = ControlTracking(self)
    open private(set) var isTracking = false
    /// True while the followed touch is near enough to press the control.
    open private(set) var isTouchInside = false
    private weak var trackedTouch: UITouch?

    /// How far outside the bounds a touch that began inside still counts as inside, in points.
    private static let reach: CGFloat = 70

    /// - Returns: False to ignore the touch.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    /// - Returns: False to stop following the touch.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
    open func cancelTracking(with event: UIEvent?) {}

    /// What the control does when it is pressed.
    func pressed(_ event: UIEvent?) { send([.touchUpInside, .primaryActionTriggered], event) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracksTouches else { return super.touchesBegan(touches, with: event) }
        guard isEnabled, !isTracking, let touch = touches.first, beginTracking(touch, with: event) else { return }
        (isTracking, isTouchInside, trackedTouch) = (true, true, touch)
        isHighlighted = true
        send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, event)
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracksTouches else { return super.touchesMoved(touches, with: event) }
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let wasInside = isTouchInside
        isTouchInside = bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
        guard continueTracking(touch, with: event) else { return stopTracking() }
        isHighlighted = isTouchInside
        if isTouchInside != wasInside { send(isTouchInside ? .touchDragEnter : .touchDragExit, event) }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracksTouches else { return super.touchesEnded(touches, with: event) }
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        let isPressed = bounds.insetBy(dx: -Self.reach, dy: -Self.reach).contains(touch.location(in: self))
        stopTracking()
        endTracking(touch, with: event)
        if isPressed { pressed(event) } else { send(.touchUpOutside, event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard tracksTouches else { return super.touchesCancelled(touches, with: event) }
        guard isTracking, let touch = trackedTouch, touches.contains(touch) else { return }
        stopTracking()
        cancelTracking(with: event)
        send(.touchCancel, event)
    }
    private func stopTracking() {
        (isTracking, isTouchInside, trackedTouch) = (false, false, nil)
        isHighlighted = false
    }
}

extension UIControl {
    /// The states of a control. Several may hold at once.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
        /// States of the program's own.
        public static let application = State(rawValue: 0xFF << 16)
        public static let reserved = State(rawValue: 0xFF << 24)
    }
}
