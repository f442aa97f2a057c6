import SwiftUI

/// A small button; filled if it is on.
struct ChipStyle: ButtonStyle {
    let isOn: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.subheadline.weight(.semibold))
            .lineLimit(1)
            .foregroundColor(isOn ? .white : Color("Deep"))
            .padding(.horizontal, 14)
            .padding(.vertical, 9)
            .background(isOn ? Color("Sea") : Color("Deep").opacity(0.1), in: Capsule())
            .opacity(configuration.isPressed ? 0.6 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}
