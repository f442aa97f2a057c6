// A vertical stack that makes its views when they become visible.

import Foundation
import WaggleGeometry

/// Views from top to bottom, made when they scroll into view.
///
/// Inside a scroll view it makes the views in the viewport, keeps those that have left it alive for a while, and estimates the lengths of
/// the others. Without a scroll view it makes as many views as fit. It takes the proposed width or, without one, that of its first view.
///
/// Complexity: a frame costs what is in and near the viewport, not the number of elements. Scrolling to an id that is not in the viewport
/// searches the elements in O(*n*).
nonisolated public struct LazyVStack<Content: View>: LazyStack {
    let arrangement: LazyArrangement
    let content: Content
    /// - Parameters:
    ///   - spacing: points between adjacent views; nil for 8.
    ///   - pinnedViews: the section headers or footers that stay visible while their section is.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing, tracks: nil,
            pinnedViews: pinnedViews)
        self.content = content()
    }
    /// The rows of a list, without spacing.
    init(listPinning pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content) {
        arrangement = LazyArrangement(
            axis: .vertical, alignment: .leading, spacing: 0, tracks: nil, pinnedViews: pinnedViews, tellsSections: true)
        self.content = content()
    }
    public typealias Body = Never
}

/// What lazy stacks and grids share: the node of their arrangement.
nonisolated protocol LazyStack: View where Body == Never {
    associatedtype Content: View
    var arrangement: LazyArrangement { get }
    var content: Content { get }
}

extension LazyStack {
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        LazyLayoutNode(view.arrangement, view.content, inputs)
    }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: LazyLayoutNode.self).update(view.arrangement, view.content)
    }
    public static var _isUnary: Bool { true }
}

/// The parts of sections that stay visible while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Headers stay at the start of the viewport.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// Footers stay at the end of the viewport.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
