// Secondary clicks of a mouse.

import Foundation
import WaggleGeometry

nonisolated struct SecondaryClickModifier: ItemModifier, @unchecked Sendable {
    /// Called with the location in window coordinates.
    let action: @MainActor (CGPoint) -> Void
    typealias Body = Never
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
        var item = hitTest(location)
        input.focus.textTools?.touchBegan(on: item)
        while let current = item {
            if let handler = current as? any SecondaryClickHandler, handler.environment.values.isEnabled {
                handler.handleSecondaryClick(at: location)
                return true
            }
            item = current.layoutParent
        }
        return false
    }
}
