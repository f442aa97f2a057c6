import SwiftUI

/// The strip of grass at the page's upper edge, mown in stripes, with the touchline.
struct Turf: View {
    var body: some View {
        ZStack(alignment: .top) {
            Stripes()
                .fill(Color("TurfLit"))
                .background { LinearGradient(colors: [Color("Turf"), Color("TurfDeep")], startPoint: .top, endPoint: .bottom) }
                .padding(.top, 6)
            Blades()
                .fill(Color("TurfLit"))
                .frame(height: 9)
            Rectangle()
                .fill(Color("Line").opacity(0.9))
                .frame(height: 3)
                .padding(.top, Pitch.turf * 0.66)
        }
        .frame(height: Pitch.turf)
        .accessibilityHidden(true)
    }
}

/// Every second stripe. They lean away from the middle, as stripes that lead into the distance.
private struct Stripes: Shape {
    func path(in rect: CGRect) -> Path {
        let length: CGFloat = 46, count = Int((rect.width / length / 2).rounded(.up)) + 1
        func lean(_ x: CGFloat) -> CGFloat { rect.midX + (x - rect.midX) * 0.9 }
        return Path { path in
            for number in -count...count where number.isMultiple(of: 2) {
                let start = rect.midX + CGFloat(number) * length - length / 2, end = start + length
                path.move(to: CGPoint(x: lean(start), y: rect.minY))
                path.addLine(to: CGPoint(x: lean(end), y: rect.minY))
                path.addLine(to: CGPoint(x: end, y: rect.maxY))
                path.addLine(to: CGPoint(x: start, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }
}

/// Blades of grass against what is behind them, the same ones each time.
private struct Blades: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
            var x = rect.minX, number = 0
            while x < rect.maxX {
                let height = rect.height * (0.45 + 0.55 * abs(sin(Double(number) * 2.4))), width = 4.0 + 3 * abs(cos(Double(number) * 1.7))
                let tip = x + width / 2 + 2.5 * sin(Double(number) * 0.9)
                path.addQuadCurve(to: CGPoint(x: tip, y: rect.maxY - height), control: CGPoint(x: x + width * 0.3, y: rect.maxY - height * 0.4))
                path.addQuadCurve(to: CGPoint(x: x + width, y: rect.maxY), control: CGPoint(x: x + width * 0.7, y: rect.maxY - height * 0.4))
                x += width
                number += 1
            }
            path.closeSubpath()
        }
    }
}
