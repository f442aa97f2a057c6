import Flourish
import SwiftUI

/// Buttons that answer a tap with a motion.
struct EffectsPage: View {
    @State private var counts = [0, 0, 0, 0, 0]

    var body: some View {
        VStack(spacing: 44) {
            HStack(spacing: 28) {
                button("Shake", "lock.fill", .red, 0, .shake)
                button("Jump", "hare.fill", .orange, 1, .jump)
            }
            HStack(spacing: 28) {
                button("Spin", "dollarsign.circle.fill", .yellow, 2, .spin)
                button("Shine", "trophy.fill", .blue, 3, .shine)
            }
            button("Spray", "heart.fill", .pink, 4, .spray { Image(systemName: "heart.fill").foregroundStyle(.pink) })
        }
        .dynamicTypeSize(...DynamicTypeSize.accessibility1)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding(24)
    }

    private func button(_ name: String, _ symbol: String, _ color: Color, _ index: Int, _ effect: ChangeEffect) -> some View {
        Button { counts[index] += 1 } label: {
            Label(name, systemImage: symbol)
                .font(.title3.weight(.semibold))
                .foregroundStyle(.white)
                .lineLimit(1)
                .minimumScaleFactor(0.4)
                .padding(.horizontal, 18)
                .frame(minWidth: 120, minHeight: 60)
                .background(color.gradient, in: Capsule())
        }
        .buttonStyle(.plain)
        .changeEffect(effect, value: counts[index])
    }
}

#Preview("Effects") { EffectsPage() }
