// List styles.

import Foundation

/// The appearance of lists. Programs choose among the built-in styles.
public protocol ListStyle {
    static var _kind: _ListKind { get }
}

/// The built-in list styles.
public enum _ListKind: Sendable, Hashable {
    case plain, inset, grouped, insetGrouped, sidebar
}

/// The default style: sections as cards.
public struct DefaultListStyle: ListStyle {
    public init() {}
    public static var _kind: _ListKind { .insetGrouped }
}
/// Rows from edge to edge, with pinned section headers.
public struct PlainListStyle: ListStyle {
    public init() {}
    public static var _kind: _ListKind { .plain }
}
/// Rows without cards. Here it looks like the plain style.
public struct InsetListStyle: ListStyle {
    public init() {}
    public static var _kind: _ListKind { .inset }
}
/// Sections as blocks from edge to edge, on a grey background.
public struct GroupedListStyle: ListStyle {
    public init() {}
    public static var _kind: _ListKind { .grouped }
}
/// Sections as cards with rounded corners, on a grey background.
public struct InsetGroupedListStyle: ListStyle {
    public init() {}
    public static var _kind: _ListKind { .insetGrouped }
}
/// The style of a sidebar.
public struct SidebarListStyle: ListStyle {
    public init() {}
    public static var _kind: _ListKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default style.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows without cards. Here it looks like the plain style.
    public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
    /// Sections as blocks from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections as cards.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
    /// The style of a sidebar.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListKindKey: EnvironmentKey { static var defaultValue: _ListKind? { nil } }
private struct RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct SectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing { .default } }
private struct MinimumRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { ListAppearance.usualRowHeight } }
private struct MinimumHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct ScrollContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

/// The spacing between the sections of a list.
public struct ListSectionSpacing: Sendable, Hashable {
    enum Kind: Hashable { case standard, compact, points(CGFloat) }
    let kind: Kind
    /// The style's spacing.
    public static let `default` = ListSectionSpacing(kind: .standard)
    /// Half the style's spacing.
    public static let compact = ListSectionSpacing(kind: .compact)
    /// - Parameter spacing: In points; negative values count as 0.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(kind: .points(spacing.isFinite ? max(spacing, 0) : 0))
    }
}

extension EnvironmentValues {
    /// The style set by an enclosing `listStyle`; nil if there is none.
    var listKind: _ListKind? {
        get { self[ListKindKey.self] }
        set { self[ListKindKey.self] = newValue }
    }
    /// The spacing between list rows, in points; nil for the style's.
    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }
    var listSectionSpacing: ListSectionSpacing {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
    /// The minimum height of list rows, in points; 44 by default.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }
    /// The minimum height of list headers, in points; nil for the style's.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }
    /// Whether lists and text editors draw a background behind their scrolling content.
    var scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
    /// The prominence of section headers.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of lists within.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listKind, S._kind)
    }
    /// Sets the spacing between rows of lists within, in points; nil for the style's.
    @_disfavoredOverload public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing.map { $0.isFinite ? max($0, 0) : 0 })
    }
    /// Sets the spacing between sections of lists within.
    @_disfavoredOverload public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }
    /// Sets the spacing between sections of lists within, in points.
    @_disfavoredOverload public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }
    /// Shows or hides the background behind the scrolling content of lists and text editors within.
    @_disfavoredOverload public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
        environment(\.scrollContentBackground, visibility)
    }
    /// Sets the prominence of section headers within.
    @_disfavoredOverload public nonisolated func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
