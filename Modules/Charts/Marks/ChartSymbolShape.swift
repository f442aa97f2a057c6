import SwiftUI

/// A shape that can stand for a point.
public protocol ChartSymbolShape: Shape {
    /// The rectangle in which the shape looks as large as others do in a rectangle of one unit.
    var perceptualUnitRect: CGRect { get }
}
extension ChartSymbolShape {
    public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}

/// The symbols that charts bring with them.
public struct BasicChartSymbolShape: ChartSymbolShape {
    enum Kind: CaseIterable, Sendable { case circle, square, triangle, diamond, pentagon, plus, cross, asterisk }
    let kind: Kind
    var strokeWidth: CGFloat?

    public var perceptualUnitRect: CGRect {
        switch kind {
        case .circle: CGRect(x: 0, y: 0, width: 1, height: 1)
        // A square of the circle's area; the others a little larger, since corners weigh little.
        case .square: CGRect(x: 0.057, y: 0.057, width: 0.886, height: 0.886)
        case .triangle: CGRect(x: -0.04, y: -0.06, width: 1.08, height: 1.08)
        case .diamond: CGRect(x: -0.06, y: -0.06, width: 1.12, height: 1.12)
        case .pentagon: CGRect(x: -0.02, y: -0.02, width: 1.04, height: 1.04)
        case .plus, .asterisk: CGRect(x: -0.05, y: -0.05, width: 1.1, height: 1.1)
        case .cross: CGRect(x: 0.04, y: 0.04, width: 0.92, height: 0.92)
        }
    }
    public nonisolated func path(in rect: CGRect) -> Path {
        guard let strokeWidth else { return outline(in: rect) }
        let inset = min(strokeWidth / 2, min(rect.width, rect.height) / 2)
        return outline(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(StrokeStyle(lineWidth: strokeWidth, lineJoin: .round))
    }
    private nonisolated func outline(in rect: CGRect) -> Path {
        switch kind {
        case .circle: return Path(ellipseIn: rect)
        case .square: return Path(rect)
        case .triangle: return polygon(rect, [(0.5, 0.04), (1, 0.92), (0, 0.92)])
        case .diamond: return polygon(rect, [(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)])
        case .pentagon:
            return polygon(rect, (0..<5).map { corner in
                let angle = Double(corner) * 2 * Double.pi / 5
                return (0.5 + 0.5 * sin(angle), 0.525 - 0.525 * cos(angle))
            })
        case .plus: return arms(rect, [0, .pi / 2])
        case .cross: return arms(rect, [.pi / 4, .pi * 3 / 4], reach: 0.62)
        case .asterisk: return arms(rect, [.pi / 2, .pi / 6, .pi * 5 / 6])
        }
    }
    private nonisolated func polygon(_ rect: CGRect, _ points: [(Double, Double)]) -> Path {
        var path = Path()
        path.addLines(points.map { CGPoint(x: rect.minX + rect.width * $0.0, y: rect.minY + rect.height * $0.1) })
        path.closeSubpath()
        return path
    }
    /// Rounded strokes through the middle.
    private nonisolated func arms(_ rect: CGRect, _ angles: [Double], reach: Double = 0.5) -> Path {
        let width = min(rect.width, rect.height) * 0.3
        var lines = Path()
        for angle in angles {
            let dx = cos(angle) * (rect.width * reach - width / 2), dy = sin(angle) * (rect.height * reach - width / 2)
            lines.move(to: CGPoint(x: rect.midX - dx, y: rect.midY - dy))
            lines.addLine(to: CGPoint(x: rect.midX + dx, y: rect.midY + dy))
        }
        return lines.strokedPath(StrokeStyle(lineWidth: width, lineCap: .round))
    }
    /// The symbol as a line inside its outline.
    public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        BasicChartSymbolShape(kind: kind, strokeWidth: lineWidth.isFinite ? max(lineWidth, 0) : 1)
    }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
    public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
    public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
    public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
    public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
    public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
    public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
    public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
    public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

/// A symbol whose type is unknown.
public struct AnyChartSymbolShape: ChartSymbolShape {
    private let shape: any ChartSymbolShape
    public nonisolated init(_ content: any ChartSymbolShape) { shape = (content as? AnyChartSymbolShape)?.shape ?? content }
    public var perceptualUnitRect: CGRect { shape.perceptualUnitRect }
    public nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
}

/// An outline drawn as a line inside its bounds.
struct StrokedSymbolShape<Content: InsettableShape>: ChartSymbolShape {
    let content: Content
    let style: StrokeStyle
    nonisolated func path(in rect: CGRect) -> Path {
        let inset = min(style.lineWidth / 2, min(rect.width, rect.height) / 2)
        return content.inset(by: inset).path(in: rect).strokedPath(style)
    }
}
extension ChartSymbolShape where Self: InsettableShape {
    public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
        StrokedSymbolShape(content: self, style: StrokeStyle(lineWidth: lineWidth.isFinite ? max(lineWidth, 0) : 1))
    }
    public nonisolated func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape { StrokedSymbolShape(content: self, style: style) }
}
extension Circle: ChartSymbolShape {}
extension Rectangle: ChartSymbolShape {}
extension RoundedRectangle: ChartSymbolShape {}
extension Capsule: ChartSymbolShape {}
extension Ellipse: ChartSymbolShape {}
