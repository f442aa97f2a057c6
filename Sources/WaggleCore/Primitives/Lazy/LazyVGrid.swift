// A grid of columns that makes its views when they become visible.

import Foundation
import WaggleGeometry

/// Views in columns, line by line from the top, made when they scroll into view.
///
/// Each view is proposed the width of its column; a line is as high as its tallest view. Section headers and footers span all columns.
nonisolated public struct LazyVGrid<Content: View>: LazyStack {
    let arrangement: LazyArrangement
    let content: Content
    /// - Parameters:
    ///   - columns: the columns from leading to trailing; if empty, so is the grid.
    ///   - alignment: the alignment of the columns in a wider grid, and of views in columns without their own alignment.
    ///   - spacing: points between lines; nil for 8.
    ///   - pinnedViews: the section headers or footers that stay visible while their section is.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyArrangement(
            axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing, tracks: columns,
            pinnedViews: pinnedViews)
        self.content = content()
    }
    public typealias Body = Never
}
