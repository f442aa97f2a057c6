import SwiftUI

/// Puts a lighthouse on the plan, or takes it off.
struct VisitButton: View {
    let isPlanned: Bool
    let action: @MainActor () -> Void

    var body: some View {
        Button(action: action) {
            Label(isPlanned ? "Visit planned" : "Plan a visit", systemImage: isPlanned ? "checkmark" : "calendar.badge.plus")
                .font(.subheadline.weight(.semibold))
                .lineLimit(1)
                .foregroundColor(isPlanned ? .white : Color("Deep"))
                .padding(.horizontal, 16)
                .frame(minHeight: 44)
                .background(isPlanned ? Color("Moss") : Color("Lamp"), in: Capsule())
                .contentShape(Capsule())
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isPlanned ? .isSelected : [])
    }
}
