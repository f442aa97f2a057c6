// Shapes derived from shapes, and shapes drawn as views.

import Foundation
import WaggleGeometry
import WaggleMotion

/// Part of a shape's outline.
public struct _TrimmedShape<S: Shape>: Shape {
    public static var _dependsOnContainer: Bool { S._dependsOnContainer }
    var shape: S
    var from: CGFloat
    var to: CGFloat
    public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(from, to)) }
        set {
            shape.animatableData = newValue.first
            from = newValue.second.first
            to = newValue.second.second
        }
    }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: from, to: to) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

/// A shape's outline as a line with a width.
public struct _StrokedShape<S: Shape>: Shape {
    public static var _dependsOnContainer: Bool { S._dependsOnContainer }
    var shape: S
    var style: StrokeStyle
    // The dash pattern does not animate: patterns of different lengths cannot be interpolated.
    public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(style.lineWidth, AnimatablePair(style.miterLimit, style.dashPhase))) }
        set {
            shape.animatableData = newValue.first
            style.lineWidth = newValue.second.first
            style.miterLimit = newValue.second.second.first
            style.dashPhase = newValue.second.second.second
        }
    }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    public static var role: ShapeRole { .stroke }
    public func _drawing(in rect: CGRect) -> _ShapeDrawing {
        let inner = shape._drawing(in: rect)
        // The outline of a stroke has no simpler form than its path.
        guard inner.stroke == nil else { return _ShapeDrawing(figure: .path(path(in: rect))) }
        return _ShapeDrawing(figure: inner.figure, stroke: style.parameters)
    }
}

/// A shape moved by an offset.
public struct OffsetShape<Content: Shape>: Shape {
    public static var _dependsOnContainer: Bool { Content._dependsOnContainer }
    public var shape: Content
    /// In points, right and down.
    public var offset: CGSize
    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set {
            shape.animatableData = newValue.first
            offset.animatableData = newValue.second
        }
    }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape scaled about an anchor.
public struct ScaledShape<Content: Shape>: Shape {
    public static var _dependsOnContainer: Bool { Content._dependsOnContainer }
    public var shape: Content
    /// The factors of width and height; negative ones mirror.
    public var scale: CGSize
    /// The point of the bounds that stays in place.
    public var anchor: UnitPoint
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            scale.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
    public func path(in rect: CGRect) -> Path {
        let x = rect.minX + rect.width * anchor.x, y = rect.minY + rect.height * anchor.y
        return shape.path(in: rect).applying(CGAffineTransform(translationX: x, y: y).scaledBy(x: scale.width, y: scale.height).translatedBy(x: -x, y: -y))
    }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape rotated about an anchor.
public struct RotatedShape<Content: Shape>: Shape {
    public static var _dependsOnContainer: Bool { Content._dependsOnContainer }
    public var shape: Content
    /// Clockwise for positive angles.
    public var angle: Angle
    /// The point of the bounds that stays in place.
    public var anchor: UnitPoint
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData)) }
        set {
            shape.animatableData = newValue.first
            angle.animatableData = newValue.second.first
            anchor.animatableData = newValue.second.second
        }
    }
    public func path(in rect: CGRect) -> Path {
        let x = rect.minX + rect.width * anchor.x, y = rect.minY + rect.height * anchor.y
        return shape.path(in: rect).applying(CGAffineTransform(translationX: x, y: y).rotated(by: CGFloat(angle.radians)).translatedBy(x: -x, y: -y))
    }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

extension OffsetShape: InsettableShape where Content: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> { OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset) }
}
extension RotatedShape: InsettableShape where Content: InsettableShape {
    public nonisolated func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> { RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor) }
}

/// A shape with an affine transform.
public struct TransformedShape<Content: Shape>: Shape {
    public static var _dependsOnContainer: Bool { Content._dependsOnContainer }
    public var shape: Content
    public var transform: CGAffineTransform
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape in a rectangle of fixed size, whatever the view's size.
struct SizedShape<S: Shape>: Shape {
    static var _dependsOnContainer: Bool { S._dependsOnContainer }
    var shape: S
    var size: CGSize
    var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
    func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

extension Shape {
    /// The part of the outline between two fractions of its length, 0...1; empty unless `from` is below `to`.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, from: startFraction, to: endFraction)
    }
    /// The stroked outline as a shape to fill.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> { OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y)) }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { OffsetShape(shape: self, offset: CGSize(width: x, height: y)) }
    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> { self.scale(x: scale, y: scale, anchor: anchor) }
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> { RotatedShape(shape: self, angle: angle, anchor: anchor) }
    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> { TransformedShape(shape: self, transform: transform) }
    public nonisolated func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }

    /// The shape filled with a style.
    public nonisolated func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }
}

// MARK: Styles as views and modifiers

/// A style that is also a view filled with itself: colours and gradients.
@MainActor @preconcurrency
protocol StyleView: ShapeStyle, View {}

extension StyleView {
    public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        _ShapeView._makeNode(_ShapeView(shape: Rectangle(), style: view), in: inputs)
    }
    public static func _updateNode(_ node: ViewNode, with view: Self) {
        _ShapeView._updateNode(node, with: _ShapeView(shape: Rectangle(), style: view))
    }
    public static var _isUnary: Bool { true }
}
extension Color: StyleView { public typealias Body = Never }
extension LinearGradient: StyleView { public typealias Body = Never }
extension MeshGradient: StyleView { public typealias Body = Never }
extension RadialGradient: StyleView { public typealias Body = Never }
extension AngularGradient: StyleView { public typealias Body = Never }
extension EllipticalGradient: StyleView { public typealias Body = Never }

extension View {
    /// Fills the view's bounds behind it with a style. Where they touch the edge of the safe area, the fill extends beyond it.
    public nonisolated func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background { _ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges) }
    }
    /// Adds a material behind the view, which reads it from `backgroundMaterial`.
    public nonisolated func background(_ material: Material, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        environment(\.backgroundMaterial, material).background { _ShapeView(shape: Rectangle(), style: material).ignoresSafeArea(edges: edges) }
    }
    public nonisolated func background<T: InsettableShape>(_ material: Material, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
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
    public nonisolated func background<S: ShapeStyle, T: InsettableShape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
    }
    @_disfavoredOverload
    public nonisolated func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
    }
    public nonisolated func background<T: InsettableShape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }
    /// Fills the view's bounds in front of it with a style.
    public nonisolated func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        overlay { _ShapeView(shape: Rectangle(), style: style).ignoresSafeArea(edges: edges) }
    }
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        overlay { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
    }
    /// Draws a border along the inside of the view's bounds; the width is in points.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
