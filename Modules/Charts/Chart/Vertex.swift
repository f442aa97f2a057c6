import Foundation
import SwiftUI

/// A point of a figure, or two opposite corners, before the plot has a size. What moves in an animation.
struct Vertex: Equatable {
    /// Known again when the data changes.
    var id: Int
    /// Shares and points of x and y at one end, then at the other. Of a sector: both angles in turns, the inner and the outer radius,
    /// points taken off.
    var numbers: SIMD8<Double>
    var opacity: Double

    init(id: Int, x0: Place, x1: Place, y0: Place, y1: Place, opacity: Double) {
        self.id = id
        numbers = SIMD8(x0.share, x0.points, x1.share, x1.points, y0.share, y0.points, y1.share, y1.points)
        self.opacity = opacity
    }
    init(id: Int, numbers: SIMD8<Double>, opacity: Double) { (self.id, self.numbers, self.opacity) = (id, numbers, opacity) }

    func first(_ size: CGSize) -> CGPoint { CGPoint(x: numbers[0] * size.width + numbers[1], y: numbers[4] * size.height + numbers[5]) }
    func second(_ size: CGSize) -> CGPoint { CGPoint(x: numbers[2] * size.width + numbers[3], y: numbers[6] * size.height + numbers[7]) }
    /// The rectangle between both ends.
    func rect(_ size: CGSize) -> CGRect {
        let one = first(size), other = second(size)
        return CGRect(x: min(one.x, other.x), y: min(one.y, other.y), width: abs(one.x - other.x), height: abs(one.y - other.y))
    }
    /// The extent of a symbol.
    var extent: CGSize { CGSize(width: numbers[3], height: numbers[7]) }

    /// On the way from another vertex, 0 there and 1 here.
    func moved(from other: Vertex, _ share: Double) -> Vertex {
        Vertex(id: id, numbers: other.numbers + (numbers - other.numbers) * share,
            opacity: other.opacity + (opacity - other.opacity) * share)
    }
}

/// Something drawn: a bar, a line through many points, a symbol.
struct Figure {
    enum Form {
        case rectangle, line, area(isHorizontal: Bool), symbol(AnyChartSymbolShape), view(Int), segment, sector
    }
    enum Paint {
        case style(AnyShapeStyle)
        /// A color between those of a scale of numbers.
        case blend([AnyShapeStyle], Double)
    }
    var id: Int
    var form: Form
    var vertices: Range<Int>
    var paint: Paint
    var stroke = StrokeStyle(lineWidth: 2, lineJoin: .round)
    var interpolation = InterpolationMethod.linear
    /// Top left, top right, bottom right, bottom left.
    var radii = SIMD4<Double>.zero
    var cornerStyle = RoundedCornerStyle.circular
    var alignsWithPlot = false
    var zIndex = 0.0
    var blur: CGFloat = 0
    var shadow: MarkTraits.Shadow?
    var clips: [MarkTraits.Clip] = []
    var masks: [Int] = []
    var layer = 0
    var needsLayer: Bool { blur > 0 || shadow != nil || !clips.isEmpty || !masks.isEmpty || layer > 0 }

    /// The bounds in a plot of a size.
    func bounds(_ all: [Vertex], _ size: CGSize) -> CGRect {
        switch form {
        case .symbol, .view:
            let vertex = all[vertices.lowerBound], center = vertex.first(size), extent = vertex.extent
            return CGRect(x: center.x - extent.width / 2, y: center.y - extent.height / 2, width: extent.width, height: extent.height)
        case .sector: return SectorOutline(all[vertices.lowerBound], size).path(radius: 0).boundingRect
        case .line:
            return vertices.dropFirst().reduce(CGRect(origin: all[vertices.lowerBound].first(size), size: .zero)) {
                $0.union(CGRect(origin: all[$1].first(size), size: .zero))
            }
        case .area, .rectangle, .segment:
            return vertices.dropFirst().reduce(all[vertices.lowerBound].rect(size)) { $0.union(all[$1].rect(size)) }
        }
    }
}

/// The outline of a sector of a plot.
struct SectorOutline {
    let center: CGPoint
    let start: Double, end: Double, inner: Double, outer: Double, inset: Double

    init(_ vertex: Vertex, _ size: CGSize) {
        let numbers = vertex.numbers, radius = min(size.width, size.height) / 2
        center = CGPoint(x: size.width / 2, y: size.height / 2)
        (start, end, inset) = (numbers[0], numbers[1], numbers[6])
        outer = max(numbers[4] * radius + numbers[5], 0)
        // An inner radius is a share of the outer one.
        inner = min(max(numbers[2] * outer + numbers[3], 0), outer)
    }
    /// From the top, clockwise.
    private func angle(_ turns: Double) -> Double { turns * 2 * .pi - .pi / 2 }
    func path(radius corner: Double) -> Path {
        var path = Path()
        let sweep = min(end - start, 1)
        guard outer > 0, sweep > 1e-9, outer.isFinite else { return path }
        if sweep >= 1 - 1e-9 {
            path.addEllipse(in: CGRect(x: center.x - outer, y: center.y - outer, width: outer * 2, height: outer * 2))
            if inner > 0 {
                var hole = Path()
                hole.addArc(center: center, radius: inner, startAngle: .zero, endAngle: .radians(2 * .pi), clockwise: true)
                path.addPath(hole)
            }
            return path
        }
        // Sides move inward by so many points: parallel to the radius, so the gap has the same width everywhere.
        func shift(_ radius: Double) -> Double { radius > inset ? asin(min(inset / radius, 1)) : .pi }
        let one = angle(start), two = angle(end)
        let outerShift = min(shift(outer), (two - one) / 2)
        let depth = outer - inner
        let corner = min(corner, depth / 2, outer * sin(min((two - one) / 2 - outerShift, .pi / 2)) / 2)
        func point(_ radius: Double, _ angle: Double) -> CGPoint {
            CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
        }
        let middle = (one + two) / 2
        var innerOne = one + shift(max(inner, 0.001)), innerTwo = two - shift(max(inner, 0.001))
        var innerRadius = inner
        if innerOne >= innerTwo || inner <= inset {
            // The sides meet before the hole.
            innerRadius = max(inner, inset > 0 ? inset / max(sin(min((two - one) / 2, .pi / 2)), 1e-6) : inner)
            (innerOne, innerTwo) = (middle, middle)
        }
        guard innerRadius < outer else { return path }
        let corners = [point(
            outer, one + outerShift), point(outer, two - outerShift), point(innerRadius, innerTwo), point(innerRadius, innerOne)]
        if corner > 0.1 {
            let bend = corner / outer
            path.move(to: point(outer, one + outerShift + bend))
            path.addArc(center: center, radius: outer, startAngle: .radians(one + outerShift + bend),
                endAngle: .radians(max(two - outerShift - bend, one + outerShift + bend)), clockwise: false)
            path.addQuadCurve(to: toward(corners[1], corners[2], corner), control: corners[1])
            if innerOne < innerTwo, innerRadius > 0 {
                let turn = min(corner / innerRadius, (innerTwo - innerOne) / 2)
                path.addLine(to: toward(corners[2], corners[1], corner))
                path.addQuadCurve(to: point(innerRadius, innerTwo - turn), control: corners[2])
                path.addArc(center: center, radius: innerRadius, startAngle: .radians(innerTwo - turn), endAngle: .radians(innerOne + turn),
                    clockwise: true)
                path.addQuadCurve(to: toward(corners[3], corners[0], corner), control: corners[3])
            } else {
                path.addLine(to: corners[2])
            }
            path.addLine(to: toward(corners[0], corners[3], corner))
            path.addQuadCurve(to: point(outer, one + outerShift + bend), control: corners[0])
        } else {
            path.move(to: corners[0])
            path.addArc(center: center, radius: outer, startAngle: .radians(one + outerShift), endAngle: .radians(two - outerShift),
                clockwise: false)
            path.addLine(to: corners[2])
            if innerOne < innerTwo, innerRadius > 0 {
                path.addArc(center: center, radius: innerRadius, startAngle: .radians(innerTwo), endAngle: .radians(innerOne),
                    clockwise: true)
            }
        }
        path.closeSubpath()
        return path
    }
    private func toward(_ from: CGPoint, _ to: CGPoint, _ distance: Double) -> CGPoint {
        let length = hypot(to.x - from.x, to.y - from.y)
        let share = length > 0 ? min(distance / length, 0.5) : 0
        return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
}
