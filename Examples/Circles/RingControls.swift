import SwiftUI

/// Controls for the number of beads, the start, the spread and the direction.
struct RingControls: View {
    @Binding var ring: RingModel

    /// The widths of the longest title and value, so that all sliders have the same length.
    @ScaledMetric(relativeTo: .subheadline) private var titleWidth: CGFloat = 52
    @ScaledMetric(relativeTo: .subheadline) private var valueWidth: CGFloat = 44
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        VStack(spacing: typeSize.isAccessibilitySize ? 18 : 10) {
            row("Beads", value: "\(ring.count)") {
                Slider(value: $ring.countOnSlider.animation(regroup), in: RingModel.countsOnSlider, step: 1) { Text("Beads") }
            }
            row("Start", value: degrees(ring.startOnDial)) {
                Slider(value: $ring.startOnDial, in: 0...360) { Text("Start angle") }
            }
            row("Arc", value: degrees(ring.arc.degrees)) {
                Slider(value: $ring.arc.degrees, in: 0...360) { Text("Arc") }
            }
            Button {
                withAnimation(reduceMotion ? nil : .easeInOut(duration: 0.8)) { ring.isClockwise.toggle() }
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
        // The rings need room, too.
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
    }

    private var regroup: Animation? { reduceMotion ? nil : .spring(response: 0.6, dampingFraction: 0.75) }

    private func degrees(_ value: Double) -> String { "\(Int(value.rounded()))°" }

    /// A slider between its title and its value; below them at large text sizes.
    @ViewBuilder private func row<Control: View>(_ title: String, value: String, @ViewBuilder control: () -> Control) -> some View {
        let slider = control()
            .accessibilityLabel(title)
            .accessibilityValue(value)
        Group {
            if typeSize.isAccessibilitySize {
                VStack(spacing: 4) {
                    HStack {
                        Text(title)
                        Spacer(minLength: 8)
                        Text(value)
                    }
                    slider
                }
            } else {
                HStack(spacing: 12) {
                    Text(title)
                        .frame(width: titleWidth, alignment: .leading)
                    slider
                    Text(value)
                        .frame(width: valueWidth, alignment: .trailing)
                }
            }
        }
        .font(.subheadline.monospacedDigit())
        .lineLimit(1)
        .foregroundColor(Color("Plum"))
    }
}
