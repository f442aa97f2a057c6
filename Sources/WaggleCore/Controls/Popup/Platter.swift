// The background of popups: frosted glass with rounded corners and a shadow.

import Foundation
import WaggleGeometry

/// Adds the background of popups.
nonisolated struct PlatterModifier: ViewModifier {
    static let radius: CGFloat = 13

    @MainActor func body(content: Content) -> some View {
        content
            .clipShape(shape)
            .background(.regularMaterial, in: shape)
            .background { OuterShadow(shape: shape, color: .black.opacity(0.16), radius: 32, y: 10) }
    }
    private var shape: RoundedRectangle { RoundedRectangle(cornerRadius: Self.radius, style: .continuous) }
}
