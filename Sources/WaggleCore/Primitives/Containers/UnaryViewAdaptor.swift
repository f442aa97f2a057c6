import Foundation
import WaggleGeometry

/// Makes one view of any number of views, which are stacked vertically if there are several.
nonisolated public struct _UnaryViewAdaptor<Content: View>: View {
    public var content: Content
    public init(_ content: Content) { self.content = content }

    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        let node = LayoutNode(VStackLayout(), inputs, isImplicit: true)
        node.adopt(Content._makeNode(view.content, in: inputs.child(of: node)))
        return node
    }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        Content._updateNode(unsafeDowncast(node, to: LayoutNode<VStackLayout>.self).content, with: view.content)
    }
    public static var _isUnary: Bool { true }
}
