/// Views on top of each other, from back to front.
nonisolated public struct ZStack<Content: View>: Stack {
    let layout: ZStackLayout
    let content: Content
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
    public typealias Body = Never
}

/// What stacks share: the container of their layout. It is inlined into each, as programs consist of stacks.
nonisolated protocol Stack: View where Body == Never {
    associatedtype Arrangement: Layout
    associatedtype Content: View
    var layout: Arrangement { get }
    var content: Content { get }
}

extension Stack {
    @inline(__always)
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        LayoutContainer.makeNode(view.layout, view.content, inputs)
    }
    @inline(__always)
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        LayoutContainer.updateNode(node, view.layout, view.content)
    }
    public static var _isUnary: Bool { true }
}
