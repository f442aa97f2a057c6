// Which look a list has.

import Foundation

/// The look of a list. The styles are those of the system; programs choose among them.
public protocol ListStyle {
    static var _kind: _ListKind { get }
}

/// The looks of lists.
public enum _ListKind: Sendable, Hashable {
    case plain, inset, grouped, insetGrouped, sidebar
}

/// The style that fits the place: sections as cards.
public struct DefaultListStyle: ListStyle {
    public init() {}
    public static var _kind: _ListKind { .insetGrouped }
}
/// Rows from edge to edge; headers of sections stay in sight.
public struct PlainListStyle: ListStyle {
    public init() {}
    public static var _kind: _ListKind { .plain }
}
/// Rows without a card, with separators that keep a distance from both edges.
public struct InsetListStyle: ListStyle {
    public init() {}
    public static var _kind: _ListKind { .inset }
}
/// Sections as blocks from edge to edge, on a grey ground.
public struct GroupedListStyle: ListStyle {
    public init() {}
    public static var _kind: _ListKind { .grouped }
}
/// Sections as cards with rounded corners, on a grey ground.
public struct InsetGroupedListStyle: ListStyle {
    public init() {}
    public static var _kind: _ListKind { .insetGrouped }
}
/// The look of a list beside the content that it leads to.
public struct SidebarListStyle: ListStyle {
    public init() {}
    public static var _kind: _ListKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    /// The style that fits the place.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == InsetListStyle {
    /// Rows without a card, at a distance from both edges.
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
    /// The look of a list beside the content that it leads to.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private struct ListKindKey: EnvironmentKey { static var defaultValue: _ListKind? { nil } }
private struct RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct SectionSpacingKey: EnvironmentKey { static var defaultValue: ListSectionSpacing { .default } }
private struct MinimumRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
private struct MinimumHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
private struct ScrollContentBackgroundKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct HeaderProminenceKey: EnvironmentKey { static var defaultValue: Prominence { .standard } }

/// The room between the sections of a list.
public struct ListSectionSpacing: Sendable, Hashable {
    enum Kind: Hashable { case standard, compact, points(CGFloat) }
    let kind: Kind
    /// That of the style.
    public static let `default` = ListSectionSpacing(kind: .standard)
    /// Half of it.
    public static let compact = ListSectionSpacing(kind: .compact)
    /// - Parameter spacing: points; less than 0 counts as 0.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(kind: .points(spacing.isFinite ? max(spacing, 0) : 0)) }
}


extension EnvironmentValues {
    /// The style that a `listStyle` around has set; nil: none.
    var listKind: _ListKind? {
        get { self[ListKindKey.self] }
        set { self[ListKindKey.self] = newValue }
    }
    /// Points between the rows of lists; nil: that of the style.
    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }
    var listSectionSpacing: ListSectionSpacing {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
    /// The least height of rows in lists, in points: 44 where nothing is set.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }
    /// The least height of headers in lists, in points; nil: that of the style.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }
    /// Whether the ground is drawn behind what a list or a text editor scrolls.
    var scrollContentBackground: Visibility {
        get { self[ScrollContentBackgroundKey.self] }
        set { self[ScrollContentBackgroundKey.self] = newValue }
    }
    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// Sets the look of lists within.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        environment(\.listKind, S._kind)
    }
    /// Points between the rows of lists within; nil: that of the style.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing.map { $0.isFinite ? max($0, 0) : 0 }) }
    /// The room between the sections of lists within.
    public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { environment(\.listSectionSpacing, spacing) }
    /// - Parameter spacing: points.
    public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { listSectionSpacing(.custom(spacing)) }
    /// Shows or hides the ground that lists and text editors within draw behind what they scroll.
    public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View { environment(\.scrollContentBackground, visibility) }
    /// Sets how much the headers of sections within stand out.
    public nonisolated func headerProminence(_ prominence: Prominence) -> some View { environment(\.headerProminence, prominence) }
}
