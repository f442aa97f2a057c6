import SwiftUI

/// A copper pipe that comes out of the wall and bends down, with a wheel that opens and shuts it.
struct Spout: View {
    let tank: Tank
    let isOpen: Bool
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        // The pipe is drawn coming from the right, and mirrored if that is the leading side.
        let isMirrored = tank.mouth.x < tank.size.width / 2
        let reach = isMirrored ? tank.mouth.x : tank.size.width - tank.mouth.x
        pipe(reach: reach)
            .scaleEffect(x: isMirrored ? -1 : 1)
            .position(x: tank.mouth.x, y: tank.mouth.y)
            .environment(\.layoutDirection, .leftToRight)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }

    private func pipe(reach: CGFloat) -> some View {
        let bore = tank.bore
        // The middle of this drawing is the mouth.
        return ZStack {
            PipeShape(reach: reach, bore: bore)
                .fill(LinearGradient(colors: [Color("Copper"), Color("CopperShade")], startPoint: .top, endPoint: .bottom))
            PipeShape(reach: reach, bore: bore)
                .stroke(Color("CopperLit").opacity(0.8), lineWidth: 3)
                .blur(radius: 2)
                .offset(x: 3, y: 3)
                .mask(PipeShape(reach: reach, bore: bore))
            flange
                .frame(width: bore * 1.4, height: bore * 0.36)
                .offset(y: -bore * 0.18)
            // In the middle of the straight part.
            wheel
                .frame(width: bore * 1.1, height: bore * 1.1)
                .offset(x: (reach + bore * 0.75) / 2, y: -bore * 1.6)
        }
        .frame(width: 2 * reach, height: 5 * bore)
        .compositingGroup()
        .shadow(color: .black.opacity(0.28), radius: 7, y: 5)
    }

    private var flange: some View {
        RoundedRectangle(cornerRadius: 4, style: .continuous)
            .fill(LinearGradient(colors: [Color("CopperShade"), Color("CopperLit"), Color("Copper"), Color("CopperShade")], startPoint: .leading, endPoint: .trailing))
    }

    private var wheel: some View {
        ZStack {
            Wheel()
                .stroke(Color("Valve"), style: StrokeStyle(lineWidth: tank.bore * 0.13, lineCap: .round))
                .rotationEffect(.degrees(isOpen ? 150 : 0))
                .animation(reduceMotion ? nil : .spring(response: 0.6, dampingFraction: 0.55), value: isOpen)
            Circle()
                .fill(Color("Valve"))
                .scaleEffect(0.3)
        }
        .compositingGroup()
        .shadow(color: .black.opacity(0.3), radius: 2, y: 1.5)
    }
}

/// A pipe from the right edge, around a bend, to a mouth that faces down. Its mouth is in the middle of the rectangle.
private struct PipeShape: Shape {
    let reach: CGFloat
    let bore: CGFloat

    func path(in rect: CGRect) -> Path {
        let mouth = CGPoint(x: rect.midX, y: rect.midY), half = bore / 2, bend = bore * 1.1
        let upper = mouth.y - bend - bore
        return Path { path in
            path.move(to: CGPoint(x: mouth.x - half, y: mouth.y))
            path.addLine(to: CGPoint(x: mouth.x - half, y: upper + bend))
            path.addQuadCurve(to: CGPoint(x: mouth.x - half + bend, y: upper), control: CGPoint(x: mouth.x - half, y: upper))
            path.addLine(to: CGPoint(x: mouth.x + reach + bore, y: upper))
            path.addLine(to: CGPoint(x: mouth.x + reach + bore, y: upper + bore))
            path.addLine(to: CGPoint(x: mouth.x + bore * 0.75, y: upper + bore))
            path.addQuadCurve(to: CGPoint(x: mouth.x + half, y: upper + bore * 1.25), control: CGPoint(x: mouth.x + half, y: upper + bore))
            path.addLine(to: CGPoint(x: mouth.x + half, y: mouth.y))
            path.closeSubpath()
        }
    }
}

/// A rim and four spokes.
private struct Wheel: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addEllipse(in: rect)
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
        }
    }
}
