/// Views on top of each other, from back to front.
nonisolated public struct ZStack<Content: View>: View {
    let layout: ZStackLayout
    let content: Content
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        layout = ZStackLayout(alignment: alignment)
        self.content = content()
    }
    public typealias Body = Never
    @inline(__always)
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { LayoutContainer.makeNode(view.layout, view.content, inputs) }
    @inline(__always)
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) { LayoutContainer.updateNode(node, view.layout, view.content) }
    public static var _isUnary: Bool { true }
}
