import SwiftUI

/// The actor: a sleeping moon of paper.
struct PaperMoon: View {
    var body: some View {
        MoonShape()
            .fill(LinearGradient(colors: [Color(red: 1, green: 0.93, blue: 0.66), Color(red: 0.96, green: 0.76, blue: 0.36)], startPoint: .topLeading, endPoint: .bottomTrailing))
            .overlay {
                GeometryReader { proxy in
                    let side = proxy.size.width
                    Path { path in
                        path.addArc(center: CGPoint(x: side * 0.30, y: side * 0.46), radius: side * 0.06, startAngle: .degrees(20), endAngle: .degrees(160), clockwise: false)
                        path.move(to: CGPoint(x: side * 0.27, y: side * 0.68))
                        path.addQuadCurve(to: CGPoint(x: side * 0.42, y: side * 0.68), control: CGPoint(x: side * 0.35, y: side * 0.74))
                    }
                    .stroke(Color(red: 0.45, green: 0.30, blue: 0.12), style: StrokeStyle(lineWidth: side * 0.022, lineCap: .round))
                    Circle()
                        .fill(Color(red: 0.95, green: 0.56, blue: 0.40).opacity(0.5))
                        .frame(width: side * 0.12)
                        .position(x: side * 0.19, y: side * 0.60)
                }
            }
            .aspectRatio(1, contentMode: .fit)
            .frame(maxWidth: 130, maxHeight: 130)
            // A face has no other side.
            .environment(\.layoutDirection, .leftToRight)
            .shadow(color: Color(red: 1, green: 0.86, blue: 0.5).opacity(0.6), radius: 18)
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Moon")
    }
}

/// A waning crescent.
private struct MoonShape: Shape {
    func path(in rect: CGRect) -> Path {
        let moon = Path(ellipseIn: rect)
        let shadow = Path(ellipseIn: rect.offsetBy(dx: rect.width * 0.42, dy: -rect.height * 0.08).insetBy(dx: rect.width * 0.04, dy: rect.height * 0.04))
        return moon.subtracting(shadow)
    }
}
