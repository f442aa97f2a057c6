import SwiftUI

/// A small boat under sail that heads for the end of the line.
struct SailBoat: View {
    let hue: Double

    var body: some View {
        Canvas { context, size in
            context.scaleBy(x: size.width / 40, y: size.height / 40)
            context.stroke(Path { path in
                path.move(to: CGPoint(x: 18, y: 3))
                path.addLine(to: CGPoint(x: 18, y: 31))
            }, with: .color(Color("Mast")), lineWidth: 1.5)
            context.fill(Path { path in
                path.move(to: CGPoint(x: 20, y: 4))
                path.addQuadCurve(to: CGPoint(x: 34, y: 28), control: CGPoint(x: 32, y: 14))
                path.addLine(to: CGPoint(x: 20, y: 28))
                path.closeSubpath()
            }, with: .color(Color(hue: hue, saturation: 0.65, brightness: 0.92)))
            context.fill(Path { path in
                path.move(to: CGPoint(x: 16, y: 8))
                path.addLine(to: CGPoint(x: 16, y: 28))
                path.addLine(to: CGPoint(x: 6, y: 28))
                path.closeSubpath()
            }, with: .color(Color(hue: hue, saturation: 0.35, brightness: 0.98)))
            context.fill(Path { path in
                path.move(to: CGPoint(x: 3, y: 31))
                path.addLine(to: CGPoint(x: 38, y: 31))
                path.addQuadCurve(to: CGPoint(x: 28, y: 38), control: CGPoint(x: 36, y: 38))
                path.addLine(to: CGPoint(x: 11, y: 38))
                path.addQuadCurve(to: CGPoint(x: 3, y: 31), control: CGPoint(x: 5, y: 38))
            }, with: .color(Color("Mast")))
        }
        .flipsForRightToLeftLayoutDirection(true)
        .accessibilityHidden(true)
    }
}
