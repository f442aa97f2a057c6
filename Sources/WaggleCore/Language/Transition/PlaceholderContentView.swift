import Foundation

/// Represents the inserted or removed view in the body of a transition.
nonisolated public struct PlaceholderContentView<Value>: View {
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        ModifierContentNode(ObjectIdentifier(Value.self), inputs)
    }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {}
    /// A view in transition is always one item; any other content depends on its own type.
    @MainActor public static var _isUnary: Bool { (Value.self as? any View.Type)?._isUnary ?? true }
}
