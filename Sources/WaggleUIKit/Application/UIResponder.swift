import Foundation

/// What may receive events: views, controllers, the application and its delegates.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    /// What an event goes to after this responder.
    open var next: UIResponder? { nil }
    /// True if the responder can have the keyboard.
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    /// True while the responder has the keyboard.
    open var isFirstResponder: Bool { false }

    /// Asks for the keyboard.
    /// - Returns: false if the responder cannot have it.
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    /// Gives the keyboard up.
    @discardableResult open func resignFirstResponder() -> Bool { true }
}
