import Foundation

/// Views from top to bottom.
nonisolated public struct VStack<Content: View>: View {
    let layout: VStackLayout
    let content: Content
    /// - Parameter spacing: points between adjacent views; nil for their preference, usually 8. Negative spacing makes them overlap. A
    ///   number that is not finite is reported and counts as 0.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        layout = VStackLayout(alignment: alignment, spacing: spacing)
        self.content = content()
    }
    public typealias Body = Never
    @inline(__always)
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { LayoutContainer.makeNode(view.layout, view.content, inputs) }
    @inline(__always)
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) { LayoutContainer.updateNode(node, view.layout, view.content) }
    public static var _isUnary: Bool { true }
}
