import Foundation

/// The appearance of a page index.
public protocol IndexViewStyle {}

/// A page index of dots.
public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    /// When the dots have a background.
    public struct BackgroundDisplayMode: Sendable {
        fileprivate let isAlways: Bool
        /// Without a background.
        public static let automatic = BackgroundDisplayMode(isAlways: false)
        /// Without a background, also while a finger is on the dots.
        public static let interactive = BackgroundDisplayMode(isAlways: false)
        public static let always = BackgroundDisplayMode(isAlways: true)
        public static let never = BackgroundDisplayMode(isAlways: false)
    }
    fileprivate let mode: BackgroundDisplayMode
    /// Dots for the pages, with a background according to the mode.
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) { mode = backgroundDisplayMode }
}
extension IndexViewStyle where Self == PageIndexViewStyle {
    /// Dots for the pages.
    public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    /// Dots for the pages, with a background according to the mode.
    public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle {
        PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
    }
}
private struct PageIndexBackgroundKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    /// True if the dots of page indices have a background.
    var pageIndexBackground: Bool {
        get { self[PageIndexBackgroundKey.self] }
        set { self[PageIndexBackgroundKey.self] = newValue }
    }
}
extension View {
    /// Sets the appearance of page indices inside.
    public nonisolated func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        environment(\.pageIndexBackground, (style as? PageIndexViewStyle)?.mode.isAlways ?? false)
    }
}
