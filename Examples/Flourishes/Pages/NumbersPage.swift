import Flourish
import SwiftUI

/// One number in four formats, each rolling its own way.
struct NumbersPage: View {
    @State private var number = 1946
    @State private var runsThrough = false

    var body: some View {
        VStack(spacing: 28) {
            SlidingNumber(number, roll: roll)
                .font(.system(size: 72, weight: .bold, design: .rounded))
                .foregroundStyle(.tint)
            Grid(alignment: .leading, horizontalSpacing: 24, verticalSpacing: 14) {
                row("Price") { SlidingNumber(Double(number) / 100, format: .currency(code: "EUR"), roll: roll) }
                row("Share") { SlidingNumber(Double(number) / 20_000, format: .percent.precision(.fractionLength(1)), roll: roll) }
                row("Heat") { SlidingNumber(Double(number - 1900) / 10, format: .number.precision(.fractionLength(1)).sign(strategy: .always()), roll: roll) }
            }
            .font(.title3)
            Toggle("Run through all numbers", isOn: $runsThrough)
            HStack(spacing: 12) {
                ForEach([-100, -1, 1, 100], id: \.self) { step in
                    Button(step.formatted(.number.sign(strategy: .always()))) { number += step }
                        .lineLimit(1)
                        .minimumScaleFactor(0.5)
                        .frame(maxWidth: .infinity)
                }
            }
            .buttonStyle(.bordered)
        }
        .minimumScaleFactor(0.5)
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .padding(24)
        .animation(.spring(duration: 0.7, bounce: 0.15), value: number)
    }

    private var roll: SlidingNumber.Roll { runsThrough ? .continuous : .direct }
    private func row(_ title: String, number: () -> some View) -> some View {
        GridRow {
            Text(title)
                .foregroundStyle(.secondary)
            number()
        }
    }
}

#Preview("Numbers") { NumbersPage() }
