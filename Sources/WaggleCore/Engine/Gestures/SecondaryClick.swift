// Secondary clicks of a mouse.

import Foundation
import WaggleGeometry

nonisolated struct SecondaryClickModifier: ItemModifier, @unchecked Sendable {
    /// Called with the location in window coordinates.
    let action: @MainActor (CGPoint) -> Void
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> SecondaryClickNode { SecondaryClickNode(modifier.action, inputs) }
    @MainActor static func update(_ wrapper: SecondaryClickNode, with modifier: Self) { wrapper.action = modifier.action }
}

/// An item that handles secondary clicks.
@MainActor
protocol SecondaryClickHandler: ItemNode {
    /// - Parameter location: In window coordinates.
    func handleSecondaryClick(at location: CGPoint)
}

@MainActor
final class SecondaryClickNode: WrapperNode, SecondaryClickHandler {
    fileprivate var action: @MainActor (CGPoint) -> Void

    init(_ action: @escaping @MainActor (CGPoint) -> Void, _ inputs: ViewInputs) {
        self.action = action
        super.init(inputs)
    }
    func handleSecondaryClick(at location: CGPoint) { action(location) }
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
