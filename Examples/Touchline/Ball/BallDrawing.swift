import SwiftUI

/// A football. Its pattern turns, its shading does not.
struct BallDrawing: View {
    var turn = Angle.zero

    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            ZStack {
                Circle()
                    .fill(Color(red: 0.98, green: 0.97, blue: 0.94))
                ZStack {
                    BallPattern.Seams()
                        .stroke(Color(red: 0.56, green: 0.57, blue: 0.60), style: StrokeStyle(lineWidth: side * 0.028, lineCap: .round))
                    BallPattern.Patches()
                        .fill(Color(red: 0.16, green: 0.18, blue: 0.23))
                }
                .rotationEffect(turn)
                .clipShape(Circle())
                shade(side)
            }
            .frame(width: side, height: side)
            .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        }
        .aspectRatio(1, contentMode: .fit)
        .accessibilityHidden(true)
    }

    private func shade(_ side: CGFloat) -> some View {
        ZStack {
            Circle()
                .fill(RadialGradient(stops: [
                    .init(color: .black.opacity(0), location: 0.35), .init(color: .black.opacity(0.14), location: 0.72), .init(color: .black.opacity(0.42), location: 1),
                ], center: UnitPoint(x: 0.38, y: 0.32), startRadius: 0, endRadius: side * 0.68))
            Circle()
                .fill(RadialGradient(colors: [.white.opacity(0.55), .white.opacity(0)], center: UnitPoint(x: 0.34, y: 0.27), startRadius: 0, endRadius: side * 0.28))
        }
    }
}

struct BallDrawing_Previews: PreviewProvider {
    static var previews: some View {
        HStack {
            BallDrawing()
                .frame(width: 160)
            BallDrawing(turn: .degrees(30))
                .frame(width: 40)
        }
        .padding()
        .previewLayout(.sizeThatFits)
    }
}
