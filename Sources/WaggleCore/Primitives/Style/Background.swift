// Views and styles behind a view.

import Foundation
import WaggleGeometry

extension View {
    /// Layers views behind this one. They are proposed its size and do not affect it.
    @_disfavoredOverload public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_LayeringModifier(secondary: content(), alignment: alignment, isBehind: true))
    }
    @_disfavoredOverload
    public nonisolated func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
        modifier(_LayeringModifier(secondary: background, alignment: alignment, isBehind: true))
    }
    /// Fills the view's bounds behind it with a style. Where they touch the edge of the safe area, the fill extends beyond it.
    public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background { _ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges) }
    }
    /// Adds a material behind the view, which reads it from `backgroundMaterial`.
    public nonisolated func background(_ material: Material, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        environment(\.backgroundMaterial, material).background {
            _ShapeView(shape: Rectangle(), style: material).ignoresSafeArea(edges: edges)
        }
    }
    public nonisolated func background<T: InsettableShape>(
        _ material: Material, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        environment(\.backgroundMaterial, material).background { _ShapeView(shape: shape, style: material, fillStyle: fillStyle) }
    }
    @_disfavoredOverload
    public nonisolated func background<T: Shape>(_ material: Material, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        environment(\.backgroundMaterial, material).background { _ShapeView(shape: shape, style: material, fillStyle: fillStyle) }
    }
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }
    /// Fills a shape behind the view with a style.
    public nonisolated func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
    }
    @_disfavoredOverload
    public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
    }
    public nonisolated func background<T: InsettableShape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
}

// MARK: Views and styles in front of a view

extension View {
    /// Layers views in front of this one. They are proposed its size and do not affect it.
    @_disfavoredOverload public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
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
