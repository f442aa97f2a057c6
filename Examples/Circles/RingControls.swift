import SwiftUI

/// Controls for the number of beads, the start, the spread and the direction.
struct RingControls: View {
    @Binding var ring: RingModel

    private let regroup = Animation.spring(response: 0.6, dampingFraction: 0.75)

    var body: some View {
        VStack(spacing: 10) {
            row("Beads", value: "\(ring.count)") {
                Slider(value: count, in: Double(RingModel.counts.lowerBound)...Double(RingModel.counts.upperBound), step: 1) { Text("Beads") }
            }
            row("Start", value: degrees(ring.startOnDial)) {
                Slider(value: start, in: 0...360) { Text("Start angle") }
            }
            row("Arc", value: degrees(ring.arc.degrees)) {
                Slider(value: $ring.arc.degrees, in: 0...360) { Text("Arc") }
            }
            Button {
                withAnimation(.easeInOut(duration: 0.8)) { ring.isClockwise.toggle() }
            } label: {
                Label(ring.isClockwise ? "Clockwise" : "Anticlockwise", systemImage: ring.isClockwise ? "arrow.clockwise" : "arrow.counterclockwise")
                    .font(.subheadline.weight(.semibold))
                    .foregroundColor(Color("Raspberry"))
                    .padding(.horizontal, 16)
                    .padding(.vertical, 8)
                    .background(Color("Raspberry").opacity(0.14), in: Capsule())
            }
            .buttonStyle(.plain)
        }
    }

    private var count: Binding<Double> {
        Binding { Double(ring.count) } set: { new in withAnimation(regroup) { ring.count = Int(new.rounded()) } }
    }

    private var start: Binding<Double> {
        Binding { ring.startOnDial } set: { ring.start = .degrees($0) }
    }

    private func degrees(_ value: Double) -> String { "\(Int(value.rounded()))°" }

    private func row<Control: View>(_ title: String, value: String, @ViewBuilder control: () -> Control) -> some View {
        HStack(spacing: 12) {
            Text(title)
                .frame(width: 52, alignment: .leading)
            control()
                .accessibilityLabel(title)
                .accessibilityValue(value)
            Text(value)
                .monospacedDigit()
                .frame(width: 44, alignment: .trailing)
        }
        .font(.subheadline)
        .foregroundColor(Color("Plum"))
    }
}
