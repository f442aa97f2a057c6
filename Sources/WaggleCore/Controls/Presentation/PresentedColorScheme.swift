// The color scheme that the content of a presentation prefers.

import Foundation

/// Gives a presentation the color scheme of `preferredColorScheme` in its content, including its background; without one it has that of its presenter.
struct PresentedColorScheme: ViewModifier {
    @State private var preferred: ColorScheme?

    func body(content: Content) -> some View {
        content
            .environmentTransform(preferred) { preferred, values in if let preferred { values.colorScheme = preferred } }
            .onPreferenceChange(PreferredColorSchemeKey.self) { scheme in onMainActor { preferred = scheme } }
    }
}
