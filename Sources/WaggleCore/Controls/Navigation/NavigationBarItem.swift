import WaggleGeometry

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
