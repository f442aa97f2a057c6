// Views and styles in front of a view.

import Foundation
import WaggleGeometry

extension View {
    /// Layers views in front of this one. They are proposed its size and do not affect it.
    @_disfavoredOverload public nonisolated func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
        modifier(_LayeringModifier(secondary: content(), alignment: alignment, isBehind: false))
    }
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        modifier(_LayeringModifier(secondary: overlay, alignment: alignment, isBehind: false))
    }
    /// Fills the view's bounds in front of it with a style.
    public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        overlay { _ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges) }
    }
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        overlay { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
    }
}
