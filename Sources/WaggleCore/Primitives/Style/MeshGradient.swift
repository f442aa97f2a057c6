import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A gradient over a grid of points with a colour each.
///
/// Points are in fractions of the shape's bounds, row by row from the upper left. Between neighbours the grid's lines are curves, and its
/// cells are filled with interpolated colours; where cells overlap, later cells cover earlier ones.
/// ```swift
/// MeshGradient(width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .yellow, .blue, .green])
/// ```
/// Points and colours animate between gradients of the same numbers of columns and rows.
public struct MeshGradient: ShapeStyle, Equatable, Sendable {
    public typealias Resolved = Never

    /// A point of the grid, with the control points of the curves to its neighbours.
    public struct BezierPoint: Equatable, Sendable {
        /// In fractions of the bounds, like the control points.
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            (self.leadingControlPoint, self.topControlPoint) = (leadingControlPoint, topControlPoint)
            (self.trailingControlPoint, self.bottomControlPoint) = (trailingControlPoint, bottomControlPoint)
        }
    }

    /// The points of the grid.
    public enum Locations: Equatable, Sendable {
        /// In fractions of the bounds. The lines between them are smooth curves.
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The colours of the points.
    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// The number of points in a row, 2 to 256.
    public var width: Int
    /// The number of points in a column, 2 to 256.
    public var height: Int
    /// `width * height`.
    public var locations: Locations
    /// `width * height`.
    public var colors: Colors
    /// The colour outside the cells.
    public var background: Color
    /// True to interpolate colours along curves, so that the edges of cells are invisible.
    public var smoothsColors: Bool
    /// The space in which colours are mixed.
    public var colorSpace: Gradient.ColorSpace

    /// - Parameters:
    ///   - width, height: points in a row and in a column, each 2 to 256.
    ///   - locations, colors: `width * height` each. Other numbers are reported, and only the background is drawn.
    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
        (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
    }
    /// A mesh of `width * height` vertices, each with a position in fractions of the bounds and a colour. Both counts are 2 to 256.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    /// A mesh of `width * height` vertices, each with a position in fractions of the bounds and a colour. Both counts are 2 to 256.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    /// A mesh of `width * height` vertices, each with a position and control points in fractions of the bounds and a colour. Both counts
    /// are 2 to 256.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    /// A mesh of `width * height` vertices, each with a position and control points in fractions of the bounds and a colour. Both counts
    /// are 2 to 256.
    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
                  background: background, smoothsColors: smoothsColors,
                  colorSpace: colorSpace)
    }

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        let background = background.resolvedColor(in: context.environment)
        let corners: [ColorVector] = switch colors {
        case .colors(let colors): colors.map { $0.resolvedColor(in: context.environment).vector }
        case .resolvedColors(let colors): colors.map { $0.resolvedColor.vector }
        }
        let grid = MeshColors(columns: width, rows: height, corners, isSmooth: smoothsColors, space: colorSpace)
        guard width >= 2, height >= 2, let grid, let mesh = MeshPaint(
            bounds: context.bounds, columns: width, rows: height, vertices: vertices, detail: grid.detail, colors: grid.colors,
            background: background)
        else {
            Diagnostics.shared.reportInView(
                "A mesh gradient of \(width) by \(height) points has \(pointCount) points and \(corners.count) colours; it needs one of each at every point of a grid of 2 to 256 columns and rows.")
            return _ResolvedShapeStyle(paint: .color(background), context)
        }
        return _ResolvedShapeStyle(paint: .mesh(mesh), context)
    }

    private var pointCount: Int {
        switch locations {
        case .points(let points): points.count
        case .bezierPoints(let points): points.count
        }
    }
    private var vertices: [MeshPaint.Vertex] {
        switch locations {
        case .bezierPoints(let points):
            points.map {
                MeshPaint.Vertex(
                    position: $0.position, leading: $0.leadingControlPoint, top: $0.topControlPoint, trailing: $0.trailingControlPoint,
                    bottom: $0.bottomControlPoint)
            }
        case .points(let points):
            points.indices.map { index in
                let column = width > 0 ? index % width : 0, row = width > 0 ? index / width : 0, position = points[index]
                /// A third of the tangent of a line at the point, from both neighbours or, at the end of a line, from the only one.
                func third(_ before: Int?, _ after: Int?) -> SIMD2<Float> {
                    let from = before.map { points[$0] }, to = after.map { $0 < points.count ? points[$0] : position }
                    switch (from, to) {
                    case (let from?, let to?): return (to - from) / 6
                    case (let from?, nil): return (position - from) / 3
                    case (nil, let to?): return (to - position) / 3
                    case (nil, nil): return .zero
                    }
                }
                let along = third(column > 0 ? index - 1 : nil, column + 1 < width ? index + 1 : nil)
                let down = third(row > 0 ? index - width : nil, row + 1 < height ? index + width : nil)
                return MeshPaint.Vertex(
                    position: position, leading: position - along, top: position - down, trailing: position + along,
                    bottom: position + down)
            }
        }
    }
}
