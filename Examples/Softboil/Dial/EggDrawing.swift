import SwiftUI

/// Half an egg, as firm as it is at the moment.
struct EggDrawing: View, Animatable {
    /// How long it has boiled, in seconds.
    var boiled: TimeInterval

    nonisolated var animatableData: TimeInterval {
        get { boiled }
        set { boiled = newValue }
    }

    var body: some View {
        Canvas { context, size in
            let share = Doneness.share(after: boiled)
            let rect = CGRect(origin: .zero, size: size)
            context.fill(outline(in: rect), with: .linearGradient(
                Gradient(colors: [Color(red: 0.89, green: 0.71, blue: 0.55), Color(red: 0.74, green: 0.52, blue: 0.38)]), startPoint: .zero, endPoint: CGPoint(x: 0, y: size.height)))
            drawWhite(in: context, rect.insetBy(dx: size.width * 0.035, dy: size.height * 0.03), share: share)
            drawYolk(in: context, rect, share: share)
        }
        .aspectRatio(0.78, contentMode: .fit)
    }

    private func outline(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height) }
        return Path { path in
            path.move(to: point(0.5, 0))
            path.addCurve(to: point(1, 0.62), control1: point(0.78, 0), control2: point(1, 0.34))
            path.addCurve(to: point(0.5, 1), control1: point(1, 0.84), control2: point(0.78, 1))
            path.addCurve(to: point(0, 0.62), control1: point(0.22, 1), control2: point(0, 0.84))
            path.addCurve(to: point(0.5, 0), control1: point(0, 0.34), control2: point(0.22, 0))
            path.closeSubpath()
        }
    }

    /// Clear at first, white after four minutes.
    private func drawWhite(in context: GraphicsContext, _ rect: CGRect, share: Double) {
        let set = min(share / 0.4, 1)
        context.fill(outline(in: rect), with: .color(Color(red: 0.93 + 0.06 * set, green: 0.90 + 0.08 * set, blue: 0.78 + 0.18 * set)))
    }

    /// Sets from its rim inward: the liquid part shrinks.
    private func drawYolk(in context: GraphicsContext, _ rect: CGRect, share: Double) {
        let radius = rect.width * 0.29, center = CGPoint(x: rect.midX, y: rect.minY + rect.height * 0.60)
        let liquid = Color(red: 0.95, green: 0.49, blue: 0.06), set = Color(red: 0.99, green: 0.82, blue: 0.36)
        let core = max(1 - pow(share, 1.5), 0) * 0.95
        let gradient = Gradient(stops: [
            .init(color: share < 1 ? liquid : set, location: 0),
            .init(color: share < 1 ? liquid : set, location: core * 0.7),
            .init(color: set, location: min(core + 0.2 * (1 - share) + 0.02, 1)),
        ])
        let disc = Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
        context.fill(disc, with: .radialGradient(gradient, center: center, startRadius: 0, endRadius: radius))
        // Liquid parts glisten.
        let glint = CGRect(x: center.x - radius * 0.5, y: center.y - radius * 0.55, width: radius * 0.42, height: radius * 0.3)
        context.fill(Path(ellipseIn: glint), with: .color(.white.opacity(0.55 * (1 - share))))
    }
}

struct EggDrawing_Previews: PreviewProvider {
    static var previews: some View {
        HStack {
            EggDrawing(boiled: 0)
            ForEach(Doneness.allCases) { EggDrawing(boiled: $0.duration) }
        }
        .frame(height: 120)
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
