import SwiftUI

/// A chip that selects a trait.
struct TraitChip: View {
    let trait: Trait
    let isOn: Bool
    /// The number of birds left with it.
    let count: Int
    let toggle: @MainActor () -> Void

    var body: some View {
        Button(action: toggle) {
            HStack(spacing: 6) {
                Text(trait.title)
                    .lineLimit(1)
                    .minimumScaleFactor(0.5)
                Text(count, format: .number)
                    .font(.caption.monospacedDigit())
                    .opacity(0.65)
            }
            .font(.subheadline.weight(.medium))
            .foregroundColor(isOn ? .white : Color("Ink"))
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .background(isOn ? Color("Berry") : Color("Card"), in: Capsule())
            .overlay { Capsule().strokeBorder(Color("Twig").opacity(isOn ? 0 : 0.35), lineWidth: 1) }
            .contentShape(Capsule())
        }
        .buttonStyle(.plain)
        // A chip that would leave no birds is disabled.
        .disabled(count == 0 && !isOn)
        .accessibilityLabel(trait.title)
        .accessibilityValue("\(count) birds")
        .accessibilityAddTraits(isOn ? .isSelected : [])
    }
}
