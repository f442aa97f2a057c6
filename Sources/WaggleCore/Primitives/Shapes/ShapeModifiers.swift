// Parts, outlines and sizes of shapes, and shapes filled as views.

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
        guard inner.stroke == nil else { return _ShapeDrawing(primitive: .path(path(in: rect))) }
        return _ShapeDrawing(primitive: inner.primitive, stroke: style.parameters)
    }
}

/// A shape in a rectangle of fixed size, whatever the view's size.
struct SizedShape<S: Shape>: Shape {
    static var _dependsOnContainer: Bool { S._dependsOnContainer }
    var shape: S
    var size: CGSize
    var anchor = UnitPoint.topLeading
    var animatableData: AnimatablePair<S.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set {
            shape.animatableData = newValue.first
            size.animatableData = newValue.second
        }
    }
    func path(in rect: CGRect) -> Path {
        let room = CGSize(width: (rect.width - size.width) * anchor.x, height: (rect.height - size.height) * anchor.y)
        return shape.path(in: CGRect(origin: CGPoint(x: rect.minX + room.width.finite, y: rect.minY + room.height.finite), size: size))
    }
}

extension Shape {
    /// The part of the outline between two fractions of its length, 0...1; empty unless `from` is below `to`. Other fractions are clamped.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, from: startFraction, to: endFraction)
    }
    /// The stroked outline as a shape to fill.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }
    /// The stroked outline as a shape to fill, as wide as some points; 0 or less is empty.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { stroke(style: StrokeStyle(lineWidth: lineWidth)) }
    /// The shape of a size in points from the bounds' top leading corner, whatever the size of the view.
    public nonisolated func size(_ size: CGSize) -> some Shape { SizedShape(shape: self, size: size) }
    /// The shape of a size in points from the bounds' top leading corner, whatever the size of the view.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape { size(CGSize(width: width, height: height)) }
    /// The shape of a size in points, with a point of it at the same point of the bounds.
    public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> some Shape { SizedShape(shape: self, size: size, anchor: anchor) }
    /// The shape of a size in points, with a point of it at the same point of the bounds.
    public nonisolated func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> some Shape {
        size(CGSize(width: width, height: height), anchor: anchor)
    }

    /// The shape filled with a style.
    public nonisolated func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }
    public nonisolated func fill(style: FillStyle = FillStyle()) -> _ShapeView<Self, ForegroundStyle> {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }
}

extension View {
    /// Draws a border along the inside of the view's bounds; the width is in points.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}
