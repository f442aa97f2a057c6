// LazyVStack and LazyHStack.

import Foundation
import WaggleGeometry

/// Views side by side, from leading to trailing, made when they scroll into view.
///
/// Like `LazyVStack` along the other axis.
nonisolated public struct LazyHStack<Content: View>: LazyStack {
    let arrangement: LazyArrangement
    let content: Content
    /// - Parameters:
    ///   - spacing: points between adjacent views; nil for 8.
    ///   - pinnedViews: the section headers or footers that stay visible while their section is.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, tracks: nil,
            pinnedViews: pinnedViews)
        self.content = content()
    }
    public typealias Body = Never
}
