// The titles of screens.

import Foundation

extension View {
    /// Sets the title of the screen, for its navigation bar and its desktop window.
    public nonisolated func navigationTitle(_ title: Text) -> some View { bar { $0.title = title }.preference(key: WindowTitlePreference.self, value: title) }
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
    public nonisolated func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View { bar { $0.titleMode = displayMode } }
    /// Sets the display mode of the screen's title.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { bar { $0.titleMode = mode.mode } }
    /// Hides the back button, and disables going back by a swipe.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View { bar { $0.hidesBackButton = hidesBackButton } }
    /// Adds a menu to the screen's title.
    public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = AnyView(content())
        return bar {
            $0.titleMenu = menu
            $0.makeDistinct()
        }
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
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }
    /// Sets the title of the screen and its display mode.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
    /// Hides the navigation bar of the screen. `toolbar(_:for:)` is newer.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View { bar { $0.navigationBar = hidden ? .hidden : .visible } }
    /// Adds views to both ends of the navigation bar. `toolbar` is newer.
    public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        barItems([BarItem(placement: .topBarLeading, view: AnyView(leading)), BarItem(placement: .topBarTrailing, view: AnyView(trailing))])
    }
    /// Adds a view to the leading end of the navigation bar. `toolbar` is newer.
    public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
        barItems([BarItem(placement: .topBarLeading, view: AnyView(leading))])
    }
    /// Adds a view to the trailing end of the navigation bar. `toolbar` is newer.
    public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
        barItems([BarItem(placement: .topBarTrailing, view: AnyView(trailing))])
    }
    nonisolated func barItems(_ items: [BarItem]) -> some View { modifier(BarItemsModifier(items: items)) }
}
