// The titles of screens.

import Foundation

/// The title of the visible screen; the last one if several are side by side.
enum WindowTitlePreference: PreferenceKey {
    static var defaultValue: Text? { nil }
    static func reduce(value: inout Text?, nextValue: () -> Text?) { value = nextValue() ?? value }
}

extension View {
    /// Sets the title of the screen, for its navigation bar and its desktop window.
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        bar { $0.title = title }.preference(key: WindowTitlePreference.self, value: title)
    }
    /// Sets the title of the screen.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    /// Sets the title of the screen.
    @_disfavoredOverload
    public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View { navigationTitle(Text(titleResource)) }
    /// Sets the title of the screen.
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    /// Sets the title of the screen, which the user can change in the title's menu.
    public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
        bar {
            ($0.title, $0.titleBinding) = (Text(verbatim: title.wrappedValue), title)
            $0.makeDistinct()
        }
        .preference(key: WindowTitlePreference.self, value: Text(verbatim: title.wrappedValue))
    }

    /// Sets the display mode of the screen's title.
    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        bar { $0.titleMode = displayMode }
    }

    // MARK: Names of iOS 13

    /// Sets the title of the screen. `navigationTitle` is newer.
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    /// Sets the title of the screen. `navigationTitle` is newer.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }
    /// Sets the title of the screen. `navigationTitle` is newer.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }
    /// Sets the title of the screen and its display mode.
    public nonisolated func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
    /// Sets the title of the screen and its display mode.
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }
    /// Sets the title of the screen and its display mode.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
}
