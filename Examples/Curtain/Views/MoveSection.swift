import SwiftUI

/// Chooses a way onto the stage or off it, with its numbers.
struct MoveSection: View {
    let title: String
    @Binding var move: StageMove

    var body: some View {
        Section(title) {
            Picker("Transition", selection: $move.kind) {
                ForEach(StageMove.Kind.allCases) { Text($0.title).tag($0) }
            }
            switch move.kind {
            case .opacity, .slide:
                EmptyView()
            case .scale:
                number("Scale", $move.scale, in: StageMove.scales, step: 0.1)
                Picker("Anchor", selection: $move.anchor) {
                    ForEach(StageMove.Anchor.allCases) { Text($0.title).tag($0) }
                }
            case .offset:
                number("Across", $move.x, in: StageMove.offsets, step: 10)
                number("Down", $move.y, in: StageMove.offsets, step: 10)
            case .move:
                Picker("Edge", selection: $move.edge) {
                    ForEach(Edge.allCases, id: \.self) { Text($0.title).tag($0) }
                }
            }
        }
    }

    private func number(_ name: String, _ value: Binding<Double>, in range: ClosedRange<Double>, step: Double) -> some View {
        HStack(spacing: 12) {
            Text(name)
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .layoutPriority(1)
            Slider(value: value, in: range, step: step) { Text(name) }
            Text(value.wrappedValue, format: .number.precision(.fractionLength(step < 1 ? 1 : 0)))
                .monospacedDigit()
                .foregroundColor(.secondary)
                .frame(minWidth: 44, alignment: .trailing)
        }
    }
}
