// The measures of lists, by iOS 15 to 18.

import Foundation
import WaggleGeometry

/// What the look of a list is made of. Lengths are points.
struct ListLook: Equatable, Sendable {
    var kind = _ListKind.insetGrouped
    var rowSpacing: CGFloat = 0
    var sectionSpacing = ListSectionSpacing.default
    var minimumRowHeight: CGFloat = 44
    var minimumHeaderHeight: CGFloat?
    /// True in a window as wide as the largest telephones or wider.
    var isWide = false

    var isGrouped: Bool { kind == .grouped || kind == .insetGrouped }
    /// True where a section is a card with rounded corners.
    var hasCards: Bool { kind == .insetGrouped || kind == .sidebar }
    var pinsHeaders: Bool { kind == .plain || kind == .inset }

    // Frames of real lists, 300 points wide at three pixels a point: text at (16, 12) in a row of 44, cards 16 from the edge (20 where the window is at
    // least 414 wide), corners 10, 17.67 above and below a card, a header's text 17 below that and 6 above the card.

    /// From the edges of the list to those of its rows.
    var margin: CGFloat { hasCards ? (isWide ? 20 : 16) : 0 }
    var cornerRadius: CGFloat { hasCards ? 10 : 0 }
    /// Around the content of a row. Rows that are taller than the least have 11 above and below.
    static let rowInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// Above a section, and below its card where it has no footer.
    private var sectionGap: CGFloat {
        switch sectionSpacing.kind {
        case .standard: isGrouped ? 53.0 / 3 : 0
        case .compact: isGrouped ? 53.0 / 6 : 0
        case .points(let points): points / 2
        }
    }
    /// Below the last section.
    private var endGap: CGFloat { isGrouped ? 20 : 0 }

    /// The room above and below a row, a header or a footer that belongs to no row.
    func gaps(_ place: SectionPlace) -> (top: CGFloat, bottom: CGFloat) {
        var top: CGFloat = 0, bottom: CGFloat = 0
        // A header has the room above its text, but for the first one.
        if place.isFirstInSection, place.isFirstSection ? isGrouped : place.part != .header { top = sectionGap }
        if place.part == .content, !place.isFirst { top += rowSpacing }
        if place.isLastInSection { bottom = place.isLastSection ? endGap : sectionGap }
        return (top, bottom)
    }

    /// Around the text of a header or footer.
    func textInsets(_ part: SectionPlace.Part, isProminent: Bool) -> EdgeInsets {
        let isHeader = part == .header
        switch kind {
        case .plain, .inset: return EdgeInsets(top: isHeader ? 6 : 8, leading: 16, bottom: 6, trailing: 16)
        case .sidebar: return EdgeInsets(top: isHeader ? 16 : 8, leading: 16, bottom: isHeader ? 8 : 0, trailing: 16)
        case .grouped, .insetGrouped:
            if isHeader { return EdgeInsets(top: isProminent ? 12 : 17, leading: 16, bottom: isProminent ? 8 : 6, trailing: 16) }
            return EdgeInsets(top: 8, leading: 16, bottom: 0, trailing: 16)
        }
    }
    /// The least height of a header. In plain lists headers are bars.
    func headerHeight(_ part: SectionPlace.Part) -> CGFloat? {
        guard part == .header else { return nil }
        return minimumHeaderHeight ?? (pinsHeaders ? 28 : nil)
    }

    /// The ground behind all rows.
    var ground: SystemColor { isGrouped || kind == .sidebar ? .groupedBackground : .background }
    /// The ground of a row.
    var rowGround: SystemColor {
        switch kind {
        case .plain, .inset: .background
        case .grouped, .insetGrouped: .secondaryGroupedBackground
        case .sidebar: .clear
        }
    }

    /// Whether a row has a line above it and below it where nothing else is said. Between two rows the upper one draws the line.
    func lines(_ place: SectionPlace) -> VerticalEdge.Set {
        switch kind {
        case .insetGrouped: place.isLast ? [] : .bottom
        case .sidebar: []
        case .grouped, .plain, .inset: place.isFirst ? .all : .bottom
        }
    }
    /// True where the line is the edge of a section, which runs from edge to edge.
    func isFullWidth(_ edge: VerticalEdge, _ place: SectionPlace) -> Bool {
        kind == .grouped && (edge == .top ? place.isFirst : place.isLast)
    }
}

private struct ListHasSelectionKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ListLookKey: EnvironmentKey { static var defaultValue: ListLook? { nil } }

extension EnvironmentValues {
    /// True in lists whose rows can be chosen.
    var listHasSelection: Bool {
        get { self[ListHasSelectionKey.self] }
        set { self[ListHasSelectionKey.self] = newValue }
    }
    /// The look of the list around; nil: none.
    var listLook: ListLook? {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
}

/// The font and colour of the headers and footers of a list's sections. Outside of lists nothing changes.
struct SectionTextLook: EnvironmentChange {
    let part: SectionPlace.Part

    func apply(to environment: inout EnvironmentValues) {
        guard let look = environment.listLook, part != .content else { return }
        let isProminent = environment.headerProminence == .increased && part == .header
        environment.textCase = nil
        environment.foregroundStyles = nil
        environment.multilineTextAlignment = .leading
        // Labels and buttons look in them as they do outside of lists.
        environment.listLook = nil
        switch look.kind {
        case .grouped, .insetGrouped:
            environment.font = isProminent ? .title3.bold() : .footnote
            if part == .header, !isProminent { environment.textCase = .uppercase }
        case .plain, .inset:
            environment.font = part == .footer ? .footnote : isProminent ? .title3.bold() : .subheadline.weight(.semibold)
        case .sidebar:
            environment.font = part == .footer ? .footnote : .title3.bold()
        }
        if !isProminent, !(look.kind == .sidebar && part == .header) { environment.foregroundStyle = AnyShapeStyle(HierarchicalShapeStyle.secondary) }
    }
    func isSame(as other: any EnvironmentChange) -> Bool { (other as? Self)?.part == part }
}
