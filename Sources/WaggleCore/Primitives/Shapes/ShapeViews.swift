// Shapes drawn several times: fills and strokes in front of each other.

import Foundation
import WaggleGeometry

/// A view that draws a shape. Each further fill or stroke of the same shape is drawn in front.
nonisolated public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    /// The shape without style.
    var shape: Content { get }
}

/// A view that makes the node of another one. A background of `EmptyView` costs nothing.
nonisolated private protocol ShapeLayer: View {
    associatedtype Drawing: View
    associatedtype Layers: View
    var drawing: Drawing { get }
    var layers: Layers { get }
    static var hasBackground: Bool { get }
}
extension ShapeLayer {
    @MainActor static func makeLayerNode(_ view: Self, _ inputs: ViewInputs) -> ViewNode {
        hasBackground ? Layers._makeNode(view.layers, in: inputs) : Drawing._makeNode(view.drawing, in: inputs)
    }
    @MainActor static func updateLayerNode(_ node: ViewNode, _ view: Self) {
        if hasBackground { Layers._updateNode(node, with: view.layers) } else { Drawing._updateNode(node, with: view.drawing) }
    }
}

/// A shape filled with a style in front of a background.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, ShapeLayer {
    public var shape: Content
    public var style: Style
    public var fillStyle: FillStyle
    public var background: Background
    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        (self.shape, self.style, self.fillStyle, self.background) = (shape, style, fillStyle, background)
    }
    public typealias Body = Never
    fileprivate var drawing: some View { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
    fileprivate var layers: some View { background.overlay(drawing) }
    fileprivate static var hasBackground: Bool { Background.self != EmptyView.self }
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { makeLayerNode(view, inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) { updateLayerNode(node, view) }
    public static var _isUnary: Bool { true }
}

/// A shape whose outline is stroked with a style in front of a background. The line is centred on the outline.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, ShapeLayer {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background
    public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        (self.shape, self.style, self.strokeStyle, self.isAntialiased, self.background) =
            (shape, style, strokeStyle, isAntialiased, background)
    }
    public typealias Body = Never
    fileprivate var drawing: some View {
        _ShapeView(shape: _StrokedShape(shape: shape, style: strokeStyle), style: style, fillStyle: FillStyle(antialiased: isAntialiased))
    }
    fileprivate var layers: some View { background.overlay(drawing) }
    fileprivate static var hasBackground: Bool { Background.self != EmptyView.self }
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { makeLayerNode(view, inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) { updateLayerNode(node, view) }
    public static var _isUnary: Bool { true }
}

/// A shape whose outline is stroked with a style in front of a background. The line is inside the outline.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>: ShapeView, ShapeLayer {
    public var shape: Content
    public var style: Style
    public var strokeStyle: StrokeStyle
    public var isAntialiased: Bool
    public var background: Background
    public init(shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background) {
        (self.shape, self.style, self.strokeStyle, self.isAntialiased, self.background) =
            (shape, style, strokeStyle, isAntialiased, background)
    }
    public typealias Body = Never
    fileprivate var drawing: some View {
        _ShapeView(
            shape: _StrokedShape(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: strokeStyle), style: style,
            fillStyle: FillStyle(antialiased: isAntialiased))
    }
    fileprivate var layers: some View { background.overlay(drawing) }
    fileprivate static var hasBackground: Bool { Background.self != EmptyView.self }
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { makeLayerNode(view, inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) { updateLayerNode(node, view) }
    public static var _isUnary: Bool { true }
}

extension _ShapeView: ShapeView {}

// MARK: Making

extension Shape {
    /// Strokes the outline with a style; the line is centred on the outline.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }
    /// Strokes the outline with a style.
    /// - Parameter lineWidth: In points.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
extension InsettableShape {
    /// Strokes the outline with a style; the line is entirely inside the shape.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        StrokeBorderShapeView(shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }
    /// Strokes the outline with a style; the line is entirely inside the shape.
    /// - Parameter lineWidth: In points.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S, EmptyView> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
extension ShapeView {
    /// Fills the shape in front of what is drawn already.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }
    /// Strokes the outline in front of what is drawn already; the line is centred on the outline.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }
    /// Strokes the outline in front of what is drawn already.
    /// - Parameter lineWidth: In points.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
extension ShapeView where Content: InsettableShape {
    /// Strokes the outline in front of what is drawn already; the line is entirely inside the shape.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }
    /// Strokes the outline in front of what is drawn already; the line is entirely inside the shape.
    /// - Parameter lineWidth: In points.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
