import Flourish
import SwiftUI

/// Savings for a boat: rolling digits, water in a bar, and confetti at the end.
struct ShortKitty: View {
    @State private var paid = ["Ida": 94, "Joon": 60, "Mirela": 118, "Tobias": 25, "Sanna": 9]
    private let goal = 480
    private var total: Int { paid.values.reduce(0, +) }

    var body: some View {
        List {
            Section {
                VStack(spacing: 14) {
                    SlidingNumber(total)
                        .font(.system(size: 64, weight: .bold, design: .rounded))
                        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
                    WaveFill(Double(total) / Double(goal), in: Capsule(), layers: .swell, amplitude: 3)
                        .foregroundStyle(.orange)
                        .frame(height: 28)
                    Text(total < goal ? "\(goal - total) to go for the boat" : "Enough for the boat")
                        .foregroundStyle(.secondary)
                }
                .frame(maxWidth: .infinity)
                .padding(.vertical, 8)
            }
            ForEach(paid.keys.sorted(), id: \.self) { friend in
                ViewThatFits(in: .horizontal) {
                    HStack { row(friend) }
                    VStack(alignment: .leading) { row(friend) }
                }
            }
            Button("Share out", role: .destructive) { paid = paid.mapValues { _ in 0 } }
                .disabled(total == 0)
        }
        .animation(.spring(duration: 0.8, bounce: 0.1), value: paid)
        .overlay { ParticleEmitter(.confetti, burst: 140, on: total >= goal) }
    }

    @ViewBuilder private func row(_ friend: String) -> some View {
        Text(friend)
        SlidingNumber(paid[friend, default: 0])
            .foregroundStyle(.secondary)
        Spacer(minLength: 0)
        HStack {
            ForEach([1, 5, 20], id: \.self) { amount in
                Button("\(amount)") { paid[friend, default: 0] += amount }
                    .buttonStyle(.bordered)
                    .accessibilityLabel("\(friend) puts in \(amount)")
            }
        }
        .fixedSize()
        .dynamicTypeSize(...DynamicTypeSize.accessibility2)
    }
}

#Preview("Kitty") { ShortKitty() }
