import SwiftUI

/// An apple with stem and leaf, as large as its space allows.
struct AppleDrawing: View {
    let variety: Variety

    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            ZStack {
                Stem()
                    .stroke(Color(red: 0.42, green: 0.29, blue: 0.18), style: StrokeStyle(lineWidth: side * 0.045, lineCap: .round))
                AppleShape()
                    .fill(RadialGradient(colors: [variety.skin, variety.blush], center: UnitPoint(x: 0.32, y: 0.38), startRadius: side * 0.08, endRadius: side * 0.62))
                Ellipse()
                    .fill(.white.opacity(0.35))
                    .frame(width: side * 0.13, height: side * 0.22)
                    .rotationEffect(.degrees(24))
                    .offset(x: -side * 0.23, y: -side * 0.08)
                    .blur(radius: side * 0.02)
                AppleLeaf()
                    .fill(LinearGradient(colors: [Color(red: 0.45, green: 0.66, blue: 0.27), Color(red: 0.26, green: 0.47, blue: 0.20)], startPoint: .leading, endPoint: .trailing))
            }
            .frame(width: side, height: side)
            .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        }
        .aspectRatio(1, contentMode: .fit)
        .accessibilityHidden(true)
    }
}

/// The outline of an apple without its stem.
struct AppleShape: Shape {
    func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height) }
        return Path { path in
            path.move(to: point(0.5, 0.28))
            path.addCurve(to: point(0.94, 0.50), control1: point(0.62, 0.16), control2: point(0.94, 0.16))
            path.addCurve(to: point(0.62, 0.96), control1: point(0.94, 0.76), control2: point(0.79, 0.99))
            path.addCurve(to: point(0.38, 0.96), control1: point(0.54, 0.93), control2: point(0.46, 0.93))
            path.addCurve(to: point(0.06, 0.50), control1: point(0.21, 0.99), control2: point(0.06, 0.76))
            path.addCurve(to: point(0.5, 0.28), control1: point(0.06, 0.16), control2: point(0.38, 0.16))
            path.closeSubpath()
        }
    }
}

private struct Stem: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX + rect.width * 0.5, y: rect.minY + rect.height * 0.32))
            path.addQuadCurve(to: CGPoint(x: rect.minX + rect.width * 0.55, y: rect.minY + rect.height * 0.08),
                              control: CGPoint(x: rect.minX + rect.width * 0.49, y: rect.minY + rect.height * 0.18))
        }
    }
}

/// The leaf above the apple of the same square.
struct AppleLeaf: Shape {
    func path(in rect: CGRect) -> Path {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height) }
        return Path { path in
            path.move(to: point(0.53, 0.21))
            path.addQuadCurve(to: point(0.83, 0.08), control: point(0.62, 0.02))
            path.addQuadCurve(to: point(0.53, 0.21), control: point(0.76, 0.24))
            path.closeSubpath()
        }
    }
}

struct AppleDrawing_Previews: PreviewProvider {
    static var previews: some View {
        HStack {
            ForEach(Variety.all) { AppleDrawing(variety: $0).frame(width: 90) }
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
