// The appearance of tab views.

import Foundation
import WaggleGeometry

/// The appearance of tab views.
@MainActor @preconcurrency
public protocol TabViewStyle {
    /// The kind of tab view.
    nonisolated var _kind: _TabViewKind { get }
}
/// The kinds of tab views.
public enum _TabViewKind: Equatable, Sendable {
    case bar
    case page(PageTabViewStyle.IndexDisplayMode)
}
/// The default: a bar at the bottom.
public struct DefaultTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public nonisolated var _kind: _TabViewKind { .bar }
}
/// A bar at the bottom.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public nonisolated var _kind: _TabViewKind { .bar }
}
/// A bar at the bottom. On Apple's systems users can switch to a sidebar where there is room; here the bar stays.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    public nonisolated init() {}
    public nonisolated var _kind: _TabViewKind { .bar }
}
/// Pages side by side, with dots below.
public struct PageTabViewStyle: TabViewStyle {
    /// When the dots are shown.
    public struct IndexDisplayMode: Equatable, Sendable {
        fileprivate enum Kind { case automatic, always, never }
        fileprivate let kind: Kind
        /// If there are several pages.
        public static let automatic = IndexDisplayMode(kind: .automatic)
        /// Even for a single page.
        public static let always = IndexDisplayMode(kind: .always)
        public static let never = IndexDisplayMode(kind: .never)
        func shows(_ count: Int) -> Bool { kind == .always || kind == .automatic && count > 1 }
    }
    private let mode: IndexDisplayMode
    public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    public nonisolated var _kind: _TabViewKind { .page(mode) }
}
extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle(indexDisplayMode: indexDisplayMode)
    }
}
