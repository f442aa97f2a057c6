// The title that a window takes from its content.

import Foundation

private struct WindowTitleModifier: ViewModifier {
    @Environment(\.appWindow) private var window

    func body(content: Content) -> some View {
        let window = window
        content.onPreferenceChange(WindowTitlePreference.self) { title in
            onMainActor { window?.contentTitle = title?.string(in: EnvironmentValues()) }
        }
    }
}

extension View {
    /// Passes the content's `navigationTitle` to its window.
    nonisolated func windowTitle() -> some View { modifier(WindowTitle()) }
}

nonisolated private struct WindowTitle: ViewModifier {
    @MainActor func body(content: Content) -> some View { content.modifier(WindowTitleModifier()) }
}
