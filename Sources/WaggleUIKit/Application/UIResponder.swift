import Foundation
import WaggleSelectors

/// An object that can receive events: views, controllers, the application and its delegates.
@MainActor @preconcurrency
open class UIResponder: NSObject, AssociatedValueHolder {
    nonisolated(unsafe) package final var associatedValues: AssociatedValues?
    /// The next responder in the responder chain.
    open var next: UIResponder? { nil }
    /// True if the responder can take the keyboard focus.
    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    /// True while the responder has the keyboard focus.
    open var isFirstResponder: Bool { UIApplication.shared.firstResponder === self }

    /// Requests the keyboard focus. Actions without a target go to the first responder.
    /// - Returns: False if the responder cannot take it, or another one does not give it up.
    @discardableResult open func becomeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder else { return false }
        if let other = UIApplication.shared.firstResponder, !other.canResignFirstResponder || !other.resignFirstResponder() { return false }
        UIApplication.shared.firstResponder = self
        return true
    }
    /// Gives up the keyboard focus.
    @discardableResult open func resignFirstResponder() -> Bool {
        if UIApplication.shared.firstResponder === self { UIApplication.shared.firstResponder = nil }
        return true
    }

    // MARK: Actions

    /// True if the responder handles an action that was sent without a target. By default, if it has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action.isThere(in: self) }
    /// The object that handles an action: this responder, or else the nearest one in the chain; nil if there is none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Touches

    /// Called when fingers touch down or the mouse button is pressed. Like the other three methods, it forwards to the next responder
    /// unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
    /// Called whenever fingers move.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
    /// Called when fingers are lifted.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
    /// Called when something else, such as a scroll view, takes over the touches, or when the touched view is removed.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
}

/// The editing commands of menus. Responders that handle one implement its method.
@MainActor @preconcurrency
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    func cut(_ sender: Any?)
    func copy(_ sender: Any?)
    func paste(_ sender: Any?)
    func select(_ sender: Any?)
    func selectAll(_ sender: Any?)
    func delete(_ sender: Any?)
}
extension UIResponderStandardEditActions {
    public func cut(_ sender: Any?) {}
    public func copy(_ sender: Any?) {}
    public func paste(_ sender: Any?) {}
    public func select(_ sender: Any?) {}
    public func selectAll(_ sender: Any?) {}
    public func delete(_ sender: Any?) {}
}
