import Flourish
import SwiftUI

/// Water in three vessels, at the level of a slider.
struct WaterPage: View {
    @State private var level = 0.62

    var body: some View {
        VStack(spacing: 20) {
            WaveFill(level, in: Circle()) {
                SlidingNumber(level, format: .percent.precision(.fractionLength(0)))
                    .font(.system(size: 56, weight: .bold, design: .rounded))
            }
            .foregroundStyle(.teal)
            .frame(minWidth: 150, maxWidth: 240, minHeight: 150, maxHeight: 240)
            .aspectRatio(1, contentMode: .fit)
            .dynamicTypeSize(...DynamicTypeSize.large)
            HStack(spacing: 24) {
                WaveFill(level, in: Drop(), layers: .swell)
                    .foregroundStyle(.blue)
                    .aspectRatio(0.75, contentMode: .fit)
                WaveFill(1 - level, in: RoundedRectangle(cornerRadius: 24), amplitude: 6)
                    .foregroundStyle(.orange)
                    .aspectRatio(0.75, contentMode: .fit)
            }
            .frame(maxHeight: 140)
            ProgressView("Loading", value: level)
                .progressViewStyle(.wave(in: Capsule()))
                .tint(.pink)
                .frame(maxHeight: 110)
            HStack {
                Button("Empty") { withAnimation(.smooth(duration: 1.2)) { level = 0.08 } }
                Slider(value: $level) { Text("Level") }
                Button("Fill") { withAnimation(.smooth(duration: 1.2)) { level = 0.92 } }
            }
            .lineLimit(1)
            .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        }
        .padding(24)
    }
}

private struct Drop: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            let radius = min(rect.width / 2, rect.height * 0.4), center = CGPoint(x: rect.midX, y: rect.maxY - radius)
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addQuadCurve(to: CGPoint(x: center.x + radius, y: center.y), control: CGPoint(x: center.x + radius * 0.9, y: rect.minY + rect.height * 0.32))
            path.addArc(center: center, radius: radius, startAngle: .zero, endAngle: .degrees(180), clockwise: false)
            path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.minY), control: CGPoint(x: center.x - radius * 0.9, y: rect.minY + rect.height * 0.32))
            path.closeSubpath()
        }
    }
}

#Preview("Water") { WaterPage() }
