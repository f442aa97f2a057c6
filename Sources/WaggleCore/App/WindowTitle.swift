// The title that a window takes from its content.

import Foundation

/// The title of the screen that is shown; of several beside each other the last one.
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
    /// Tells the view's window of the title that its content has by `navigationTitle`.
    nonisolated func windowTitle() -> some View { modifier(WindowTitle()) }
}

nonisolated private struct WindowTitle: ViewModifier {
    @MainActor func body(content: Content) -> some View { content.modifier(WindowTitleModifier()) }
}
