// The title that a window takes from its content.

import Foundation

/// The title of the visible screen; the last one if several are side by side.
enum WindowTitlePreference: PreferenceKey {
    static var defaultValue: Text? { nil }
    static func reduce(value: inout Text?, nextValue: () -> Text?) { value = nextValue() ?? value }
}

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
