import SwiftUI

/// The crest of a club: a shield in its two colours.
struct Crest: View {
    let club: Club

    var body: some View {
        ZStack {
            Shield()
                .fill(first.gradient)
            Marks(pattern: club.pattern)
                .fill(second)
                .clipShape(Shield())
            Shield()
                .stroke(.black.opacity(0.18), lineWidth: 1)
        }
        .aspectRatio(0.86, contentMode: .fit)
        .accessibilityHidden(true)
    }

    private var first: Color { Color(hue: club.hue, saturation: 0.68, brightness: club.isPale ? 0.66 : 0.88) }
    private var second: Color { club.isPale ? Color(white: 0.96) : Color(hue: club.hue, saturation: 0.5, brightness: 0.24) }
}

private struct Shield: Shape {
    func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height) }
        return Path { path in
            path.move(to: point(0, 0.05))
            path.addQuadCurve(to: point(0.5, 0.03), control: point(0.25, 0.10))
            path.addQuadCurve(to: point(1, 0.05), control: point(0.75, 0.10))
            path.addLine(to: point(1, 0.48))
            path.addCurve(to: point(0.5, 1), control1: point(1, 0.78), control2: point(0.72, 0.90))
            path.addCurve(to: point(0, 0.48), control1: point(0.28, 0.90), control2: point(0, 0.78))
            path.closeSubpath()
        }
    }
}

/// What the second colour covers.
private struct Marks: Shape {
    let pattern: Club.Pattern

    func path(in rect: CGRect) -> Path {
        func part(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            CGRect(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height, width: width * rect.width, height: height * rect.height)
        }
        return Path { path in
            switch pattern {
            case .halves: path.addRect(part(0.5, 0, 0.5, 1))
            case .hoops: for index in 0..<3 { path.addRect(part(0, 0.17 + CGFloat(index) * 0.32, 1, 0.15)) }
            case .stripes: for index in 0..<2 { path.addRect(part(0.2 + CGFloat(index) * 0.4, 0, 0.2, 1)) }
            case .sash:
                path.addLines([part(0, 0, 0, 0).origin, part(0.30, 0, 0, 0).origin, part(1, 0.62, 0, 0).origin, part(1, 0.95, 0, 0).origin])
                path.closeSubpath()
            case .quarters:
                path.addRect(part(0.5, 0, 0.5, 0.46))
                path.addRect(part(0, 0.46, 0.5, 0.54))
            }
        }
    }
}

struct Crest_Previews: PreviewProvider {
    static var previews: some View {
        HStack {
            ForEach(Club.league) { Crest(club: $0).frame(width: 36) }
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
