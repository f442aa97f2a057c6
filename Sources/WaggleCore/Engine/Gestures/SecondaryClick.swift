// Secondary clicks of a mouse.

import Foundation
import WaggleGeometry

nonisolated struct SecondaryClickModifier: KeptModifier, @unchecked Sendable {
    /// Called with the location in window coordinates.
    let action: @MainActor (CGPoint) -> Void
    typealias Wrapper = SecondaryClickNode
}

/// An item that handles secondary clicks.
@MainActor
protocol SecondaryClickHandler: ItemNode {
    /// - Parameter location: In window coordinates.
    func handleSecondaryClick(at location: CGPoint)
}

@MainActor
final class SecondaryClickNode: ModifierNode<SecondaryClickModifier>, SecondaryClickHandler {
    func handleSecondaryClick(at location: CGPoint) { modifier.action(location) }
}

extension ViewGraph {
    /// Sends a secondary click to the innermost view at the location that handles it.
    /// - Returns: true if a view handled it.
    func handleSecondaryClick(at location: CGPoint) -> Bool {
        guard let handler = beginClick(at: location, on: (any SecondaryClickHandler).self) else { return false }
        handler.handleSecondaryClick(at: location)
        return true
    }

    /// Begins a click of a button other than the first: text tools close on it elsewhere, as on a touch.
    /// - Returns: The innermost enabled view at the location that is a `Handler`.
    func beginClick<Handler>(at location: CGPoint, on _: Handler.Type) -> Handler? {
        var item = hitTest(location)
        input.focus.textTools?.touchBegan(on: item)
        while let current = item {
            if let handler = current as? Handler, current.environment.values.isEnabled { return handler }
            item = current.layoutParent
        }
        return nil
    }
}
