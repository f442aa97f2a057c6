// The contents of navigation bars, and whether they are shown.

import Foundation
import WaggleGeometry

extension View {
    /// Hides the back button, and disables going back by a swipe.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        bar { $0.hidesBackButton = hidesBackButton }
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

/// iOS 13's names for parts of a navigation bar.
public struct NavigationBarItem: Sendable {
    /// The display mode of a screen's title.
    public enum TitleDisplayMode: Sendable {
        /// Large on the root of a stack if it has a title; that of the screen below on pushed screens.
        case automatic
        /// In the bar.
        case inline
        /// Below the bar. It moves into the bar as the content scrolls.
        case large
    }
}
