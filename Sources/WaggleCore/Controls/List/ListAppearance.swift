// The metrics of lists, from iOS 15 to 18.

import Foundation
import WaggleGeometry

/// The appearance of a list. Lengths are in points.
struct ListAppearance: Equatable, Sendable {
    var kind = _ListKind.insetGrouped
    var rowSpacing: CGFloat = 0
    var sectionSpacing = ListSectionSpacing.default
    var minimumRowHeight = ListAppearance.usualRowHeight
    var minimumHeaderHeight: CGFloat?
    /// The margin of a screen of the list's width.
    var screenMargin = ScreenMargin.narrow
    var look = ListLook()

    /// The height of a row with one line of text.
    static let usualRowHeight: CGFloat = 44

    var isGrouped: Bool { kind == .grouped || kind == .insetGrouped }
    /// True if sections are cards with rounded corners.
    var hasCards: Bool { kind == .insetGrouped || kind == .sidebar }
    var pinsHeaders: Bool { kind == .plain || kind == .inset }

    // Measured in iOS lists 300 points wide at scale 3: text at (16, 12) in a row 44 high; cards 16 from the edge (20 if the window is at
    // least 414 wide) with corner radius 10; 17.67 above and below a card; a header's text 17 below that and 6 above the card. Pictures of
    // whole screens (iOS 17.5 and 18.5): a first header has no such space above it; a footer's text begins 37.0 below the last row's, the
    // next header's 45.0 below the footer's.

    /// The distance from the list's edges to its rows.
    var margin: CGFloat { hasCards ? screenMargin : 0 }
    var cornerRadius: CGFloat { hasCards ? 10 : 0 }
    /// The insets of a row's content. The vertical ones matter only in rows above the minimum height.
    var rowInsets: EdgeInsets { EdgeInsets(top: 11, leading: side, bottom: 11, trailing: side) }
    /// The horizontal insets of rows, headers and footers. Rows without cards reach the list's edges and keep the
    /// screen's margin themselves.
    var side: CGFloat { hasCards ? 16 : screenMargin }
    /// The space above and below a section.
    private var sectionGap: CGFloat {
        switch sectionSpacing.kind {
        case .standard: isGrouped ? 53.0 / 3 : 0
        case .compact: isGrouped ? 53.0 / 6 : 0
        case .points(let points): points / 2
        }
    }
    /// The space below the last section.
    private var endGap: CGFloat { isGrouped ? 20 : 0 }

    /// The space above and below a row, header or footer, outside of it.
    func gaps(_ position: SectionPosition) -> (top: CGFloat, bottom: CGFloat) {
        var top: CGFloat = 0, bottom: CGFloat = 0
        // Headers have this space in their own insets.
        if position.isFirstInSection, position.part != .header, !position.isFirstSection || isGrouped { top = sectionGap }
        if position.part == .content, !position.isFirst { top += rowSpacing }
        if position.isLastInSection {
            bottom = position.isLastSection ? endGap : position.part == .footer && isGrouped ? max(sectionGap - 16.0 / 3, 0) : sectionGap
        }
        return (top, bottom)
    }

    /// The insets of a header's or footer's text.
    func textInsets(_ part: SectionPosition.Part, isProminent: Bool) -> EdgeInsets {
        let isHeader = part == .header
        switch kind {
        case .plain, .inset: return EdgeInsets(top: isHeader ? 6 : 8, leading: side, bottom: 6, trailing: side)
        case .sidebar: return EdgeInsets(top: isHeader ? 16 : 8, leading: side, bottom: isHeader ? 8 : 0, trailing: side)
        case .grouped, .insetGrouped:
            if isHeader { return EdgeInsets(top: isProminent ? 12 : 17, leading: side, bottom: isProminent ? 8 : 6, trailing: side) }
            return EdgeInsets(top: 17.0 / 3, leading: side, bottom: 0, trailing: side)
        }
    }
    /// The minimum height of a header. In plain lists headers are bars.
    func headerHeight(_ part: SectionPosition.Part) -> CGFloat? {
        guard part == .header else { return nil }
        return minimumHeaderHeight ?? (pinsHeaders ? 28 : nil)
    }

    /// The list's background.
    var background: SystemColor { isGrouped || kind == .sidebar ? .groupedBackground : .background }
    /// The background of a row.
    var rowBackground: SystemColor {
        switch kind {
        case .plain, .inset: .background
        case .grouped, .insetGrouped: .secondaryGroupedBackground
        case .sidebar: .clear
        }
    }

    /// The automatic separators of a row. The upper one of two rows draws the separator between them.
    func lines(_ position: SectionPosition) -> VerticalEdge.Set {
        if look.hasSeparators == false { return [] }
        return switch kind {
        case .insetGrouped: position.isLast ? [] : .bottom
        case .sidebar: []
        case .grouped, .plain, .inset: position.isFirst ? .all : .bottom
        }
    }
    /// True if the separator is a section's edge, which spans the full width.
    func isFullWidth(_ edge: VerticalEdge, _ position: SectionPosition) -> Bool {
        kind == .grouped && (edge == .top ? position.isFirst : position.isLast)
    }
}

private struct ListHasSelectionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ListAppearanceKey: EnvironmentKey { static var defaultValue: ListAppearance? { nil } }

extension EnvironmentValues {
    /// True in lists whose rows can be selected.
    var listHasSelection: Bool {
        get { self[ListHasSelectionKey.self] }
        set { self[ListHasSelectionKey.self] = newValue }
    }
    /// The appearance of the enclosing list; nil outside lists.
    var listAppearance: ListAppearance? {
        get { self[ListAppearanceKey.self] }
        set { self[ListAppearanceKey.self] = newValue }
    }
}

/// Sets the font and colour of section headers and footers in lists. No effect outside lists.
struct SectionTextStyle: EnvironmentChange {
    let part: SectionPosition.Part

    func apply(to environment: inout EnvironmentValues) {
        guard let appearance = environment.listAppearance, part != .content else { return }
        let isProminent = environment.headerProminence == .increased && part == .header
        environment.notePresentedLook()
        environment.textCase = nil
        environment.foregroundStyles = nil
        environment.multilineTextAlignment = .leading
        // Labels and buttons look as they do outside lists.
        environment.listAppearance = nil
        switch appearance.kind {
        case .grouped, .insetGrouped:
            environment.font = isProminent ? .title3.bold() : .footnote
            if part == .header, !isProminent { environment.textCase = .uppercase }
        case .plain, .inset:
            environment.font = part == .footer ? .footnote : isProminent ? .title3.bold() : .subheadline.weight(.semibold)
        case .sidebar:
            environment.font = part == .footer ? .footnote : .title3.bold()
        }
        if !isProminent, !(appearance.kind == .sidebar && part == .header) {
            environment.foregroundStyle = AnyShapeStyle(HierarchicalShapeStyle.secondary)
        }
    }
    func isSame(as other: any EnvironmentChange) -> Bool { (other as? Self)?.part == part }
}

/// The user's preferred size of sidebar rows.
public enum SidebarRowSize: Sendable { case small, medium, large }

extension EnvironmentValues {
    /// The preferred size of sidebar rows. Linux desktops have no such setting, so it is medium unless a view sets it.
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }
}
private struct SidebarRowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }
