// Modifiers: values that turn one view into another.

import Foundation
import WaggleMotion

/// A modification that can be applied to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
    associatedtype Body: View
    /// The view that the modifier is applied to, as seen in `body`.
    typealias Content = _ViewModifier_Content<Self>

    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode
    static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V)
    static func _isUnary<V: View>(_ content: V.Type) -> Bool
}

extension ViewModifier where Body == Never {
    public func body(content: Content) -> Never { fatalError("\(Self.self) is applied by the framework and has no body.") }
}

extension ViewModifier {
    public static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        ModifierBodyNode<Self>(modifier, content, inputs)
    }
    public static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        unsafeDowncast(node, to: ModifierBodyNode<Self>.self).update(modifier, content)
    }
    public static func _isUnary<V: View>(_ content: V.Type) -> Bool { Body._isUnary && V._isUnary }

    /// Combines two modifiers; `modifier` is applied after this one.
    public nonisolated func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> { ModifiedContent(content: self, modifier: modifier) }
    /// The modifier with a change of the transactions in what it adds and modifies.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        concat(_TransactionModifier<Never>(trigger: nil, respectsDisabling: false, transform: transform))
    }
    /// The modifier with an animation for all changes in what it adds and modifies; nil: they do not animate.
    @MainActor @preconcurrency public func animation(_ animation: Animation?) -> some ViewModifier {
        concat(_TransactionModifier<Never>(trigger: nil, respectsDisabling: true) { $0.animation = animation })
    }
}

extension View {
    /// The view with the modifier applied.
    @inlinable public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
