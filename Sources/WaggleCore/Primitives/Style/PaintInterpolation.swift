// Interpolation of paints, for animation.

import Foundation
import WaggleDisplayList
import WaggleGeometry

extension Paint {
    /// Interpolates two paints of the same kind; paints of different kinds change immediately.
    ///
    /// - Parameter amount: 0 yields `from`, 1 yields `to`. Springs may overshoot: locations and angles follow, colours stay in the gamut. Colours
    ///   are mixed as encoded sRGB, and opacity separately (as in iOS 17; from 18 on, Apple mixes in linear light).
    package static func interpolated(from: Paint, to: Paint, amount: Double) -> Paint {
        switch (from, to) {
        case (.color(let a), .color(let b)):
            return .color(ResolvedColor.interpolated(from: a, to: b, amount: amount))
        case (.linear(let a, let fromStart, let fromEnd), .linear(let b, let toStart, let toEnd)):
            return .linear(stops(a, b, amount), from: between(fromStart, toStart, amount), to: between(fromEnd, toEnd, amount))
        case (.radial(let a, let fromCenter, let fromStart, let fromEnd), .radial(let b, let toCenter, let toStart, let toEnd)):
            return .radial(stops(a, b, amount), center: between(fromCenter, toCenter, amount),
                           startRadius: max(between(fromStart, toStart, amount), 0), endRadius: max(between(fromEnd, toEnd, amount), 0))
        case (.elliptical(let a, let fromRect, let fromCenter, let fromStart, let fromEnd),
              .elliptical(let b, let toRect, let toCenter, let toStart, let toEnd)):
            let rect = CGRect(x: between(fromRect.minX, toRect.minX, amount), y: between(fromRect.minY, toRect.minY, amount),
                              width: max(between(fromRect.width, toRect.width, amount), 0),
                              height: max(between(fromRect.height, toRect.height, amount), 0))
            let center = UnitPoint(x: between(fromCenter.x, toCenter.x, amount), y: between(fromCenter.y, toCenter.y, amount))
            return .elliptical(stops(a, b, amount), in: rect, center: center,
                               startFraction: between(fromStart, toStart, amount), endFraction: between(fromEnd, toEnd, amount))
        case (.angular(let a, let fromCenter, let fromStart, let fromEnd), .angular(let b, let toCenter, let toStart, let toEnd)):
            return .angular(stops(a, b, amount), center: between(fromCenter, toCenter, amount),
                            startAngle: fromStart + (toStart - fromStart) * amount, endAngle: fromEnd + (toEnd - fromEnd) * amount)
        case (.image(let a, let fromOrigin, let fromSource, let fromScale), .image(let b, let toOrigin, let toSource, let toScale)):
            guard a === b, fromSource == toSource else { return to }
            return .image(b, origin: between(fromOrigin, toOrigin, amount), source: toSource, scale: between(fromScale, toScale, amount))
        case (.repeating(let a, let mirroredBefore), .repeating(let b, let mirrored)) where mirroredBefore == mirrored:
            return .repeating(interpolated(from: a, to: b, amount: amount), mirrored: mirrored)
        case (.mesh(let a), .mesh(let b)):
            return .mesh(between(a, b, amount))
        case (.color, _), (.linear, _), (.radial, _), (.elliptical, _), (.angular, _), (.image, _), (.repeating, _), (.mesh, _), (.backdrop, _):
            return to
        }
    }

    private static func between(_ from: CGFloat, _ to: CGFloat, _ amount: Double) -> CGFloat {
        from + (to - from) * CGFloat(amount)
    }

    private static func between(_ from: CGPoint, _ to: CGPoint, _ amount: Double) -> CGPoint {
        CGPoint(x: between(from.x, to.x, amount), y: between(from.y, to.y, amount))
    }

    /// Meshes of the same grid are mixed point by point, others change immediately.
    private static func between(_ from: MeshPaint, _ to: MeshPaint, _ amount: Double) -> MeshPaint {
        guard from.isAlike(to) else { return to }
        let part = Float(amount)
        func point(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> SIMD2<Float> { a + (b - a) * part }
        var mesh = to
        mesh.bounds = CGRect(x: between(from.bounds.minX, to.bounds.minX, amount), y: between(from.bounds.minY, to.bounds.minY, amount),
                             width: max(between(from.bounds.width, to.bounds.width, amount), 0), height: max(between(from.bounds.height, to.bounds.height, amount), 0))
        mesh.vertices = zip(from.vertices, to.vertices).map { a, b in
            MeshPaint.Vertex(position: point(a.position, b.position), leading: point(a.leading, b.leading), top: point(a.top, b.top),
                             trailing: point(a.trailing, b.trailing), bottom: point(a.bottom, b.bottom))
        }
        mesh.colors = zip(from.colors, to.colors).map { .interpolated(from: $0, to: $1, amount: amount) }
        mesh.background = .interpolated(from: from.background, to: to.background, amount: amount)
        return mesh
    }

    /// Gradients with the same number of stops are mixed stop by stop, others at the union of their locations.
    private static func stops(_ from: [ResolvedStop], _ to: [ResolvedStop], _ amount: Double) -> [ResolvedStop] {
        guard !from.isEmpty, !to.isEmpty else { return to }
        if from.count == to.count {
            return zip(from, to).map { a, b in
                ResolvedStop(color: .interpolated(from: a.color, to: b.color, amount: amount),
                             location: min(max(between(a.location, b.location, amount), 0), 1))
            }
        }
        let locations = Set(from.map(\.location)).union(to.map(\.location)).sorted()
        return locations.map { location in
            ResolvedStop(color: .interpolated(from: from.color(at: location), to: to.color(at: location), amount: amount), location: location)
        }
    }
}

extension ResolvedColor {
    /// Interpolates two colours as encoded sRGB, clamped to the gamut. See `Paint.interpolated`.
    package static func interpolated(from: ResolvedColor, to: ResolvedColor, amount: Double) -> ResolvedColor {
        ResolvedColor(clamping: ColorSpaceMath.mix(from.vector, to.vector, by: Float(amount), in: .device))
    }
}

extension _ResolvedShapeStyle {
    /// Interpolates two styles: paint, opacity, blur and shadows. The blend mode is the new one's.
    package static func interpolated(from: _ResolvedShapeStyle, to: _ResolvedShapeStyle, amount: Double) -> _ResolvedShapeStyle {
        var style = to
        style.paint = Paint.interpolated(from: from.paint, to: to.paint, amount: amount)
        style.opacity = min(max(from.opacity + (to.opacity - from.opacity) * amount, 0), 1)
        style.backdropBlurRadius = max(from.backdropBlurRadius + (to.backdropBlurRadius - from.backdropBlurRadius) * CGFloat(amount), 0)
        guard from.shadows.count == to.shadows.count else { return style }
        style.shadows = zip(from.shadows, to.shadows).map { a, b in
            guard a.kind == b.kind else { return b }
            var shadow = b
            shadow.color = .interpolated(from: a.color, to: b.color, amount: amount)
            shadow.radius = max(a.radius + (b.radius - a.radius) * CGFloat(amount), 0)
            shadow.offset.width = a.offset.width + (b.offset.width - a.offset.width) * CGFloat(amount)
            shadow.offset.height = a.offset.height + (b.offset.height - a.offset.height) * CGFloat(amount)
            return shadow
        }
        return style
    }
}
