import Foundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
    /// The width of a column, or the height of a row. All lengths are in points.
    public enum Size: Sendable {
        /// One column of this many points. A length that is not positive and finite counts as 0.
        case fixed(CGFloat)
        /// One column with a share of the remaining width, within limits in points. A maximum below the minimum counts as the minimum.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many equal columns of at least the minimum width, in points, as fit into a share of the remaining width; at least one.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public var size: GridItem.Size
    /// Points to the next column; nil, or a number that is not finite, for 8.
    public var spacing: CGFloat?
    /// The alignment of views within the column; nil for the grid's.
    public var alignment: Alignment?

    /// - Parameter spacing: points to the next column; nil for 8.
    public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}

extension GridItem {
    /// True if both define the same columns.
    func isSame(as other: GridItem) -> Bool {
        guard spacing == other.spacing, alignment == other.alignment else { return false }
        switch (size, other.size) {
        case (.fixed(let a), .fixed(let b)): return a == b
        case (.flexible(let a, let b), .flexible(let c, let d)), (.adaptive(let a, let b), .adaptive(let c, let d)): return a == c && b == d
        case (.fixed, _), (.flexible, _), (.adaptive, _): return false
        }
    }
}
