import Foundation

/// Distances inward from the four sides of a rectangle, in points; negative values extend outward.
@frozen public struct EdgeInsets: Equatable, Sendable, BitwiseCopyable {
    /// In points.
    public var top: CGFloat
    /// In points; on the right in right-to-left layouts.
    public var leading: CGFloat
    /// In points.
    public var bottom: CGFloat
    /// In points; on the left in right-to-left layouts.
    public var trailing: CGFloat

    /// Distances inward in points; negative ones extend outward.
    @inlinable public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No insets.
    @inlinable public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}

extension EdgeInsets {
    /// The same distance on some sides, and 0 on the others.
    package init(_ length: CGFloat, edges: Edge.Set = .all) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    package var horizontal: CGFloat { leading + trailing }
    package var vertical: CGFloat { top + bottom }
}

extension CGRect {
    /// The rectangle reduced by the insets; leading is left. Sides do not become negative.
    package func inset(by insets: EdgeInsets) -> CGRect {
        CGRect(x: minX + insets.leading, y: minY + insets.top,
               width: max(0, width - insets.horizontal), height: max(0, height - insets.vertical))
    }
}
