import Foundation
import WaggleGeometry

/// A view that shows part of its content and lets users scroll it.
///
/// Several views inside form a vertical stack. Along the axes on which it scrolls, the content gets no proposed length and the scroll view
/// takes its own proposed length; across them, the scroll view is as wide as its content.
nonisolated public struct ScrollView<Content: View>: View {
    /// The scrolled content.
    public var content: Content
    /// The axes along which the content can be scrolled.
    public var axes: Axis.Set
    /// False hides the indicators as `scrollIndicators(.hidden)` does.
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }
    public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
        self.init(axes, showsIndicators: true, content: content)
    }

    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        let node = ScrollNode(view.axes, showsIndicators: view.showsIndicators, inputs)
        node.adoptContent(view.content, inputs)
        return node
    }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        let node = unsafeDowncast(node, to: ScrollNode.self)
        node.update(view.axes, showsIndicators: view.showsIndicators)
        node.updateContent(view.content)
    }
    public static var _isUnary: Bool { true }
}
