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

    // MARK: Touches

    /// Called when fingers come down, or a mouse's button. Like the other three, it asks the next responder unless a subclass overrides it.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Called for each move of fingers.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Called when fingers have gone up.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called when something else takes touches, such as a scroll view, or the touched view is removed.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
}
