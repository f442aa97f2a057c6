import SwiftUI

/// The same ring without a layout: each child is placed with `position`.
///
/// While the ring turns, its body runs in each frame and children go around. To any other new position they move straight, across the ring. The view
/// takes the proposed size.
struct PositionedRing<Content: View>: View, Animatable {
    let count: Int
    var start: Angle = .degrees(-90)
    var sweep: Angle = .degrees(360)
    /// The size of children if there is space.
    var diameter: CGFloat = 44
    @ViewBuilder let content: (Int) -> Content

    nonisolated var animatableData: Double {
        get { start.radians }
        set { start = .radians(newValue) }
    }

    var body: some View {
        GeometryReader { proxy in
            let side = min(proxy.size.width, proxy.size.height)
            let arrangement = RingArrangement(count: count, start: start.radians, sweep: sweep.radians)
            let size = min(diameter, arrangement.largestDiameter(side: side, count: count, gap: 4))
            let radius = max(0, (side - size) / 2)
            Circle()
                .stroke(Color("Rim"), style: StrokeStyle(lineWidth: 1.5, dash: [2, 6]))
                .frame(width: radius * 2, height: radius * 2)
                .overlay {
                    ZStack {
                        ForEach(0..<max(count, 0), id: \.self) { index in
                            content(index)
                                .frame(width: size, height: size)
                                .position(arrangement.place(of: index, around: CGPoint(x: radius, y: radius), radius: radius))
                        }
                    }
                }
                .position(x: proxy.size.width / 2, y: proxy.size.height / 2)
        }
    }
}
