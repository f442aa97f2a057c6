import Foundation
import WaggleDisplayList

/// A gradient with its colour space, such as `Color.gradient`.
public struct AnyGradient: Hashable, ShapeStyle, Sendable {
    public typealias Resolved = Never

    var gradient: Gradient
    var space: Gradient.ColorSpace

    init(gradient: Gradient, space: Gradient.ColorSpace) {
        self.gradient = gradient
        self.space = space
    }

    /// Any gradient, mixed in the device colour space.
    public init(_ gradient: Gradient) { self.init(gradient: gradient, space: .device) }

    /// The gradient mixed in a colour space.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(gradient: gradient, space: space) }

    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._resolve(context)
    }
}

extension AnyGradient {
    /// The stops for a backend that mixes encoded components: locations are within 0...1 and ascending.
    func resolvedStops(in environment: EnvironmentValues) -> [ResolvedStop] {
        var previous = -CGFloat.infinity
        let stops = gradient.stops.map { stop in
            previous = max(previous, stop.location.isNaN ? max(previous, 0) : stop.location)
            return ResolvedStop(color: stop.color.resolvedColor(in: environment), location: previous)
        }
        let inside = Self.cut(stops)
        return space == .perceptual ? Self.subdivided(inside) : inside
    }

    /// Cuts off locations outside 0...1 and keeps the gradient's colours at the ends.
    private static func cut(_ stops: [ResolvedStop]) -> [ResolvedStop] {
        guard let first = stops.first, let last = stops.last, first.location < 0 || last.location > 1 else { return stops }
        var result = stops.filter { (0...1).contains($0.location) }
        if first.location < 0 { result.insert(ResolvedStop(color: stops.color(at: 0), location: 0), at: 0) }
        if last.location > 1 { result.append(ResolvedStop(color: stops.color(at: 1), location: 1)) }
        return result
    }

    /// Adds stops along the perceptual path between neighbouring stops, enough for linear interpolation to follow it.
    private static func subdivided(_ stops: [ResolvedStop]) -> [ResolvedStop] {
        let pieces = 8
        var result: [ResolvedStop] = []
        for (start, end) in zip(stops, stops.dropFirst()) {
            result.append(start)
            guard end.location > start.location, start.color != end.color else { continue }
            for piece in 1..<pieces {
                let amount = Float(piece) / Float(pieces)
                let color = ColorSpaceMath.mix(start.color.vector, end.color.vector, by: amount, in: .perceptual)
                let location = start.location + (end.location - start.location) * CGFloat(amount)
                result.append(ResolvedStop(color: ResolvedColor(clamping: color), location: location))
            }
        }
        if let last = stops.last { result.append(last) }
        return result
    }
}
