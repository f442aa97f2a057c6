import Foundation
import WaggleGeometry

extension View {
    /// Draws a border along the inside of the view's bounds; the width is in points.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
