import SwiftUI

/// Patches and seams of a football, seen from the front: the corners of a truncated icosahedron on a sphere, with one pentagon in the middle.
enum BallPattern {
    struct Patches: Shape {
        func path(in rect: CGRect) -> Path { patches.fitted(into: rect) }
    }
    struct Seams: Shape {
        func path(in rect: CGRect) -> Path { seams.fitted(into: rect) }
    }

    /// On the sphere of radius 1; z is toward the eye, y is down.
    private struct Point {
        var x, y, z: Double

        func mixed(with other: Point, _ part: Double) -> Point {
            Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part, z: z + (other.z - z) * part)
        }
        var onSphere: Point {
            let length = (x * x + y * y + z * z).squareRoot()
            return Point(x: x / length, y: y / length, z: z / length)
        }
    }

    /// The middle, the five around it, and the five behind those: where pentagons are.
    private static let centers: [Point] = {
        let near = 1 / 5.0.squareRoot(), wide = 2 / 5.0.squareRoot()
        func ring(_ z: Double, _ turn: Double) -> [Point] {
            (0..<5).map { index in
                let angle = (Double(index) * 72 + turn) * .pi / 180
                return Point(x: cos(angle) * wide, y: sin(angle) * wide, z: z)
            }
        }
        return [Point(x: 0, y: 0, z: 1)] + ring(near, -90) + ring(-near, -54)
    }()
    /// Around each one of the front half, in order.
    private static let neighbors: [[Int]] = [[1, 2, 3, 4, 5]] + (0..<5).map { index in
        [0, 1 + (index + 1) % 5, 6 + index, 6 + (index + 4) % 5, 1 + (index + 4) % 5]
    }

    private static let patches = Path { path in
        for center in neighbors.indices {
            let corners = neighbors[center].map { centers[center].mixed(with: centers[$0], 1.0 / 3).onSphere }
            for (index, corner) in corners.enumerated() { addArc(from: corner, to: corners[(index + 1) % 5], to: &path, isFirst: index == 0) }
            path.closeSubpath()
        }
    }
    private static let seams = Path { path in
        for center in neighbors.indices {
            for neighbor in neighbors[center] where neighbor > center {
                // The middle third; halfway to the rear half if it leads there.
                let end = neighbor > 5 ? 0.5 : 2.0 / 3
                let start = centers[center].mixed(with: centers[neighbor], 1.0 / 3).onSphere
                addArc(from: start, to: centers[center].mixed(with: centers[neighbor], end).onSphere, to: &path, isFirst: true)
            }
        }
    }
    private static func addArc(from start: Point, to end: Point, to path: inout Path, isFirst: Bool) {
        if isFirst { path.move(to: CGPoint(x: start.x, y: start.y)) }
        for step in 1...6 {
            let point = start.mixed(with: end, Double(step) / 6).onSphere
            path.addLine(to: CGPoint(x: point.x, y: point.y))
        }
    }
}

private extension Path {
    /// From the circle of radius 1 around the origin into a rectangle.
    func fitted(into rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        return applying(CGAffineTransform(translationX: rect.midX, y: rect.midY).scaledBy(x: radius, y: radius))
    }
}
