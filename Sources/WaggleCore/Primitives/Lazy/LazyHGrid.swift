// LazyVGrid and LazyHGrid.

import Foundation
import WaggleGeometry

/// Views in rows, line by line from the leading edge, made when they scroll into view.
///
/// Like `LazyVGrid` along the other axis.
nonisolated public struct LazyHGrid<Content: View>: LazyStack {
    let arrangement: LazyArrangement
    let content: Content
    /// - Parameters:
    ///   - rows: the rows from top to bottom; if empty, so is the grid.
    ///   - alignment: the alignment of the rows in a taller grid, and of views in rows without their own alignment.
    ///   - spacing: points between lines; nil for 8.
    ///   - pinnedViews: the section headers or footers that stay visible while their section is.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, tracks: rows,
            pinnedViews: pinnedViews)
        self.content = content()
    }
    public typealias Body = Never
}
