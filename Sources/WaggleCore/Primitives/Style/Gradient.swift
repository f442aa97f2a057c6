import Foundation
import WaggleDisplayList

/// A blend of colours; a gradient style arranges it along a line, a circle or an angle.
public struct Gradient: Hashable, Sendable {
    /// A colour and its location in the gradient.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// 0 at the start of the gradient, 1 at its end.
        public var location: CGFloat

        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = location
        }
    }

    /// The colour space in which colours between two stops are mixed.
    public struct ColorSpace: Hashable, Sendable {
        private enum Kind: Hashable, Sendable { case device, perceptual }
        private let kind: Kind

        /// Mixes the encoded components as displayed.
        public static let device = ColorSpace(kind: .device)
        /// Mixes colours in perceptually even steps.
        public static let perceptual = ColorSpace(kind: .perceptual)
    }

    /// The stops in ascending order of location.
    public var stops: [Stop]

    /// A gradient of colours at given locations.
    public init(stops: [Stop]) { self.stops = stops }

    /// A gradient of evenly spread colours; without colours it draws nothing.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The gradient mixed in a colour space.
    public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(gradient: self, space: space) }
}

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

extension Gradient: ShapeStyle {
    public typealias Resolved = Never

    /// As a style, a gradient runs from top to bottom.
    public func _resolve(_ context: _ShapeStyleContext) -> _ResolvedShapeStyle {
        AnyGradient(self)._resolve(context)
    }
}

extension Color {
    /// The colour as a subtle gradient, lighter at the top.
    ///
    /// Apple does not publish the stops; the top is the colour mixed with a sixth of white.
    public var gradient: AnyGradient {
        AnyGradient(Gradient(colors: [mix(with: .white, by: 1 / 6, in: .device), self]))
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

extension [ResolvedStop] {
    /// The colour of a gradient at a location; beyond the stops, the colour of the nearest one.
    func color(at location: CGFloat) -> ResolvedColor {
        guard let next = firstIndex(where: { $0.location >= location }) else { return last?.color ?? .clear }
        guard next > startIndex else { return self[next].color }
        let (from, to) = (self[next - 1], self[next])
        guard to.location > from.location, (to.location - from.location).isFinite else { return to.color }
        let amount = Float((location - from.location) / (to.location - from.location))
        return ResolvedColor(clamping: ColorSpaceMath.mix(from.color.vector, to.color.vector, by: amount, in: .device))
    }
}
