import SwiftUI

/// Beads on the rim of a circle, each put at its place with `position`.
struct PositionedRing: View {
    let count: Int
    let start: Angle

    private let beadDiameter: CGFloat = 44

    var body: some View {
        GeometryReader { proxy in
            let radius = max(0, min(proxy.size.width, proxy.size.height) / 2 - beadDiameter / 2)
            Circle()
                .stroke(Color("Rim"), style: StrokeStyle(lineWidth: 1.5, dash: [2, 6]))
                .frame(width: radius * 2, height: radius * 2)
                .overlay {
                    ZStack {
                        ForEach(0..<count, id: \.self) { index in
                            Bead(index: index)
                                .frame(width: beadDiameter, height: beadDiameter)
                                .position(place(of: index, radius: radius))
                                .transition(.scale)
                        }
                    }
                }
                .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        }
    }

    private func place(of index: Int, radius: CGFloat) -> CGPoint {
        let angle = start.radians + 2 * .pi * Double(index) / Double(count)
        return CGPoint(x: radius + cos(angle) * radius, y: radius + sin(angle) * radius)
    }
}
