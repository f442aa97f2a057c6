import Foundation
import WaggleDisplayList

/// A blend of colours; a gradient style arranges it along a line, a circle or an angle.
public struct Gradient: Hashable, Sendable {
    /// A colour and its location in the gradient.
    public struct Stop: Hashable, Sendable {
        public var color: Color
        /// 0 at the start of the gradient, 1 at its end.
        public var location: CGFloat

        /// - Parameter location: 0 at the start of the gradient, 1 at its end.
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
