// LazyVStack and LazyHStack.

import Foundation
import WaggleGeometry

/// Views from top to bottom, made when they come into sight.
///
/// Inside a scroll view it makes the views that the viewport shows, keeps those that were seen alive for a while, and estimates the length of the others.
/// Without a scroll view it makes what fits into its bounds. It is as wide as it is offered or, where it is offered no width, as its first view.
nonisolated public struct LazyVStack<Content: View>: View {
    let arrangement: LazyArrangement
    let content: Content
    /// - Parameters:
    ///   - spacing: points between adjacent views; nil for 8.
    ///   - pinnedViews: the headers or footers of sections that stay in sight as long as their section is.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing, tracks: nil, pinnedViews: pinnedViews)
        self.content = content()
    }
    /// The rows of a list, without room between them.
    init(listPinning pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content) {
        arrangement = LazyArrangement(axis: .vertical, alignment: .leading, spacing: 0, tracks: nil, pinnedViews: pinnedViews, tellsSections: true)
        self.content = content()
    }
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { LazyLayoutNode(view.arrangement, view.content, inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: LazyLayoutNode.self).update(view.arrangement, view.content)
    }
    public static var _isUnary: Bool { true }
}

/// Views side by side, from leading to trailing, made when they come into sight.
///
/// Like `LazyVStack` along the other axis.
nonisolated public struct LazyHStack<Content: View>: View {
    let arrangement: LazyArrangement
    let content: Content
    /// - Parameters:
    ///   - spacing: points between adjacent views; nil for 8.
    ///   - pinnedViews: the headers or footers of sections that stay in sight as long as their section is.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, tracks: nil, pinnedViews: pinnedViews)
        self.content = content()
    }
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { LazyLayoutNode(view.arrangement, view.content, inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: LazyLayoutNode.self).update(view.arrangement, view.content)
    }
    public static var _isUnary: Bool { true }
}
