// The language's root: what a view is.

import Foundation

/// A piece of a user interface, described by a value.
///
/// Views are made anew as often as needed and live for one evaluation; identity and state live in the node that the
/// framework keeps at the view's place in the tree. `body` runs on the main actor, only when a value that the view
/// was given or that `body` read has changed.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Makes the node that keeps this view's place. Called once per identity; programs do not call it.
    static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode
    /// Gives an existing node a new value of the view. Programs do not call it.
    static func _updateNode(_ node: ViewNode, with view: Self)
    /// True when views of this type always make exactly one subview.
    static var _isUnary: Bool { get }
}

extension Never: View {
    public var body: Never { fatalError("Never has no values, so nothing can ask for its body.") }
}

extension View where Body == Never {
    public var body: Never { fatalError("\(Self.self) is drawn by the framework and has no body.") }
}

extension View {
    public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        CompositeNode<Self>(view, inputs)
    }
    public static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: CompositeNode<Self>.self).update(view)
    }
    public static var _isUnary: Bool { Body._isUnary }
}

extension Never {
    public static func _makeNode(_ view: Never, in inputs: ViewInputs) -> ViewNode {}
    public static func _updateNode(_ node: ViewNode, with view: Never) {}
    public static var _isUnary: Bool { false }
}
