// The layout of a vertical stack.

import Foundation
import WaggleMotion
import WaggleGeometry

/// The layout of `VStack`, for use with `AnyLayout` and in custom containers.
public struct VStackLayout: StackLayout {
    public var alignment: HorizontalAlignment
    /// Points between views; nil for the spacing that adjacent views prefer. Negative spacing makes them overlap.
    public var spacing: CGFloat?

    /// - Parameter spacing: points between views; nil for the spacing that adjacent views prefer.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        (self.alignment, self.spacing) = (alignment, spacing)
    }
}
