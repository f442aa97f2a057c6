import Foundation

/// An object that can receive events: views, controllers, the application and its delegates.
@MainActor @preconcurrency
open class UIResponder: NSObject {
    /// The next responder in the responder chain.
    open var next: UIResponder? { nil }
    /// True if the responder can take the keyboard focus.
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    /// True while the responder has the keyboard focus.
    open var isFirstResponder: Bool { false }

    /// Requests the keyboard focus.
    /// - Returns: False if the responder cannot take it.
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    /// Gives up the keyboard focus.
    @discardableResult open func resignFirstResponder() -> Bool { true }

    // MARK: Touches

    /// Called when fingers touch down or the mouse button is pressed. Like the other three methods, it forwards to the next responder unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Called whenever fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Called when fingers are lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called when something else, such as a scroll view, takes over the touches, or when the touched view is removed.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
}
