// The view protocol.

import Foundation
import WaggleMotion

/// A piece of a user interface, described by a value.
///
/// Views are recreated as often as needed and live for one evaluation; identity and state live in the view's node in the tree. `body` runs
/// on the main actor, and only if one of the view's inputs or dependencies has changed.
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Body { get }

    /// Creates the view's node. Called once per identity; programs do not call it.
    static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode
    /// Passes a new value of the view to its node. Programs do not call it.
    static func _updateNode(_ node: ViewNode, with view: Self)
    /// True if views of this type always have exactly one subview.
    static var _isUnary: Bool { get }
}

// WaggleMotion declares `body`, for `Keyframes`. A second declaration would have the same symbol.
extension Never: View {}

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
    public static var _isUnary: Bool {
        // A type whose body contains the type itself would ask without end, before any of its bodies runs.
        ThreadContext.current.checkNesting(of: Self.self)
        return Body._isUnary
    }
}

extension Never {
    public static func _makeNode(_ view: Never, in inputs: ViewInputs) -> ViewNode {}
    public static func _updateNode(_ node: ViewNode, with view: Never) {}
    public static var _isUnary: Bool { false }
}
