import SwiftUI

/// A capsule that yields under the finger.
struct PillStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundColor(Color("Night"))
            .padding(.horizontal, 24)
            .padding(.vertical, 12)
            .background(Color("Amber"), in: Capsule())
            .shadow(color: .black.opacity(0.25), radius: 8, y: 3)
            .opacity(configuration.isPressed ? 0.8 : 1)
            .scaleEffect(configuration.isPressed ? 0.96 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}
