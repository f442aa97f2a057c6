import Foundation
import WaggleGeometry

/// The shadow of a shape, cut out where the shape is, for shapes that are translucent.
struct OuterShadow<S: Shape>: View {
    let shape: S
    let color: Color
    let radius: CGFloat
    let y: CGFloat

    var body: some View {
        // Beyond three radii nothing is left of a blur.
        let reach = 3 * radius + y
        shape.fill(Color.black)
            .shadow(color: color, radius: radius, x: 0, y: y)
            .mask { Surroundings(shape: shape, reach: reach).fill(style: FillStyle(eoFill: true)) }
            .allowsHitTesting(false)
    }

    /// The surroundings of a shape, without the shape.
    private nonisolated struct Surroundings: Shape {
        let shape: S
        let reach: CGFloat
        func path(in rect: CGRect) -> Path {
            var path = Path(rect.insetBy(dx: -reach, dy: -reach))
            path.addPath(shape.path(in: rect))
            return path
        }
    }
}
