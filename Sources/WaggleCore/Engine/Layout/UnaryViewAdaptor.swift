import Foundation
import WaggleGeometry

/// Makes one view of any number of views, which are stacked vertically if there are several.
nonisolated public struct _UnaryViewAdaptor<Content: View>: View {
    public var content: Content
    public init(_ content: Content) { self.content = content }

    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        ImplicitStack._makeNode(ImplicitStack(content: view.content), in: inputs)
    }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        ImplicitStack._updateNode(node, with: ImplicitStack(content: view.content))
    }
    public static var _isUnary: Bool { true }
}

/// Several views as one, arranged by a layout; a single view is unchanged.
nonisolated package struct ImplicitLayout<L: Layout, Content: View>: View {
    private let layout: L
    private let content: Content
    private init(_ layout: L, _ content: Content) { (self.layout, self.content) = (layout, content) }

    package typealias Body = Never
    @MainActor package static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        let node = LayoutNode(view.layout, inputs, isImplicit: true)
        node.adopt(Content._makeNode(view.content, in: inputs.child(of: node)))
        return node
    }
    @MainActor package static func _updateNode(_ node: ViewNode, with view: Self) {
        Content._updateNode(unsafeDowncast(node, to: LayoutNode<L>.self).content, with: view.content)
    }
    package static var _isUnary: Bool { true }
}
/// Several views at the root of a place, such as a screen or a sheet: stacked vertically.
package typealias ImplicitStack<Content: View> = ImplicitLayout<VStackLayout, Content>
extension ImplicitLayout where L == VStackLayout {
    package init(content: Content) { self.init(VStackLayout(), content) }
}
/// Several views in a control's label: side by side.
typealias ImplicitRow<Content: View> = ImplicitLayout<HStackLayout, Content>
extension ImplicitLayout where L == HStackLayout {
    init(content: Content) { self.init(HStackLayout(), content) }
}

/// Content arranged by a layout.
nonisolated struct LayoutContainer<L: Layout, Content: View>: View {
    let layout: L
    let content: Content
    typealias Body = Never
    @MainActor static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { makeNode(view.layout, view.content, inputs) }
    @MainActor static func _updateNode(_ node: ViewNode, with view: Self) { updateNode(node, view.layout, view.content) }
    static var _isUnary: Bool { true }

    @MainActor static func makeNode(_ layout: L, _ content: Content, _ inputs: ViewInputs) -> ViewNode {
        let node = LayoutNode(layout, inputs)
        node.adopt(Content._makeNode(content, in: inputs.child(of: node)))
        return node
    }
    @MainActor static func updateNode(_ node: ViewNode, _ layout: L, _ content: Content) {
        let node = unsafeDowncast(node, to: LayoutNode<L>.self)
        node.update(layout)
        Content._updateNode(node.content, with: content)
    }
}
