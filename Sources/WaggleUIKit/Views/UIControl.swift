import Foundation
import WaggleCore

/// A view that the user interacts with. It sends events to its actions.
@MainActor @preconcurrency
open class UIControl: UIView {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        public static let editingChanged = Event(rawValue: 1 << 17)
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// The Return key was pressed.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        public static let allEditingEvents = Event(rawValue: 0xF << 16)
    }
    open var isEnabled = true { didSet { if isEnabled != oldValue { appearanceDidChange() } } }
    private var actions: [(events: Event, action: UIAction)] = []

    /// Runs the action for the given events. An action with the same identifier is replaced.
    open func addAction(_ action: UIAction, for controlEvents: Event) {
        removeAction(action, for: controlEvents)
        actions.append((controlEvents, action))
    }
    /// Removes an action from the given events only. Actions are compared by identifier.
    open func removeAction(_ action: UIAction, for controlEvents: Event) {
        actions = actions.compactMap { entry in
            guard entry.action.identifier == action.identifier else { return entry }
            let left = entry.events.subtracting(controlEvents)
            return left.isEmpty ? nil : (left, entry.action)
        }
    }
    /// Runs the actions for any of the events, as if the user had triggered them.
    open func sendActions(for controlEvents: Event) {
        for entry in actions where !entry.events.isDisjoint(with: controlEvents) { entry.action.run(self) }
    }

    @available(*, unavailable, message: "There are no selectors without Objective-C; use addAction(_:for:) with a UIAction, or a delegate.")
    public func addTarget(_ target: Any?, action: Any, for controlEvents: Event) {}
}

/// An action for the events of a control.
@MainActor @preconcurrency
open class UIAction: NSObject {
    /// Identifies an action.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    open var title: String
    public let identifier: Identifier
    /// The control, while the action runs.
    open private(set) weak var sender: AnyObject?
    private let handler: (UIAction) -> Void

    /// - Parameter identifier: Nil for a unique one.
    public init(title: String = "", identifier: Identifier? = nil, handler: @escaping (UIAction) -> Void) {
        self.title = title
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.handler = handler
    }
    func run(_ sender: AnyObject) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}
