import WaggleDisplayList

extension Paint {
    /// The paint with the opacity of all its colours multiplied by 0...1; nil for images, which need an effect instead.
    package func opacity(_ factor: Double) -> Paint? {
        guard factor != 1 else { return self }
        let factor = Float(factor)
        func faded(_ color: ResolvedColor) -> ResolvedColor {
            var color = color
            color.opacity *= factor
            return color
        }
        func faded(_ stops: [ResolvedStop]) -> [ResolvedStop] {
            stops.map { ResolvedStop(color: faded($0.color), location: $0.location) }
        }
        switch self {
        case .color(let color):
            return .color(faded(color))
        case .linear(let stops, let from, let to):
            return .linear(faded(stops), from: from, to: to)
        case .radial(let stops, let center, let startRadius, let endRadius):
            return .radial(faded(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .elliptical(let stops, let rect, let center, let startFraction, let endFraction):
            return .elliptical(faded(stops), in: rect, center: center, startFraction: startFraction, endFraction: endFraction)
        case .angular(let stops, let center, let startAngle, let endAngle):
            return .angular(faded(stops), center: center, startAngle: startAngle, endAngle: endAngle)
        case .repeating(let gradient, let mirrored):
            return gradient.opacity(Double(factor)).map { .repeating($0, mirrored: mirrored) }
        case .mesh(var mesh):
            mesh.colors = mesh.colors.map(faded)
            mesh.background = faded(mesh.background)
            return .mesh(mesh)
        case .image, .backdrop:
            return nil
        }
    }
}
