// Mirrored continuations of a view under the bars and sidebars beside it.

import Foundation
import WaggleGeometry

/// Continues a view into the safe area by mirrored, blurred copies.
nonisolated private struct BackgroundExtension: ViewModifier {
    let isEnabled: Bool

    @MainActor func body(content: Content) -> some View {
        content.background {
            if isEnabled {
                GeometryReader { proxy in
                    let insets = proxy.safeAreaInsets, size = proxy.size
                    ZStack(alignment: .topLeading) {
                        if insets.top > 0 {
                            copy(content, size, x: 0, y: -1, part: CGRect(x: 0, y: -insets.top, width: size.width, height: insets.top))
                        }
                        if insets.bottom > 0 {
                            copy(content, size, x: 0, y: 1, part: CGRect(x: 0, y: size.height, width: size.width, height: insets.bottom))
                        }
                        if insets.leading > 0 {
                            copy(
                                content, size, x: -1, y: 0,
                                part: CGRect(x: -insets.leading, y: 0, width: insets.leading, height: size.height))
                        }
                        if insets.trailing > 0 {
                            copy(content, size, x: 1, y: 0, part: CGRect(x: size.width, y: 0, width: insets.trailing, height: size.height))
                        }
                    }
                    .accessibilityHidden(true)
                    .allowsHitTesting(false)
                }
            }
        }
    }
    /// The view mirrored at one edge, as far as it lies in the part.
    @MainActor private func copy(_ content: Content, _ size: CGSize, x: CGFloat, y: CGFloat, part: CGRect) -> some View {
        content
            .frame(width: size.width, height: size.height)
            .scaleEffect(x: x == 0 ? 1 : -1, y: y == 0 ? 1 : -1)
            .offset(x: x * size.width, y: y * size.height)
            .blur(radius: 8, opaque: true)
            .mask(alignment: .topLeading) { Rectangle().frame(width: part.width, height: part.height).offset(x: part.minX, y: part.minY) }
    }
}

extension View {
    /// Continues the view into the safe area by mirrored, blurred copies of it, so that it seems to go on under bars and sidebars.
    public nonisolated func backgroundExtensionEffect() -> some View { modifier(BackgroundExtension(isEnabled: true)) }
    /// Continues the view into the safe area by mirrored, blurred copies of it while it is enabled.
    public nonisolated func backgroundExtensionEffect(isEnabled: Bool) -> some View { modifier(BackgroundExtension(isEnabled: isEnabled)) }
}
