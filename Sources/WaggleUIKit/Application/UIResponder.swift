import Foundation

/// An object that can receive events: views, controllers, the application and its delegates.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    /// The responder that receives events after this one.
    open var next: UIResponder? { nil }
    /// True if the responder can have the keyboard focus.
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    /// True while the responder has the keyboard focus.
    open var isFirstResponder: Bool { false }

    /// Requests the keyboard focus.
    /// - Returns: False if the responder cannot have it.
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    /// Gives up the keyboard focus.
    @discardableResult open func resignFirstResponder() -> Bool { true }
}
