// An open menu.

import Foundation
import WaggleGeometry

/// The rows of a menu on a platter.
struct MenuPlatter<Header: View, Content: View>: View {
    /// True if the menu stands above its control.
    let isAbove: Bool
    let close: () -> Void
    /// The row at the top that leads back from a submenu.
    let header: Header
    let content: Content
    @State private var level: MenuLevel
    @State private var isBehind = false
    @State private var hasMarks = false
    @GestureState private var isTouched = false
    @Environment(\.dynamicTypeSize) private var typeSize
    @Environment(\.menuOrder) private var order

    init(session: MenuSession, isAbove: Bool, close: @escaping () -> Void, header: Header, content: Content) {
        (self.isAbove, self.close, self.header, self.content) = (isAbove, close, header, content)
        _level = State(initialValue: MenuLevel(session))
    }

    var body: some View {
        let session = level.session
        ScrollView {
            VStack(spacing: 0) {
                if Header.self != EmptyView.self {
                    header
                    MenuGap()
                }
                MenuColumn(content: content, isReversed: isAbove && order != .fixed)
            }
            .gesture(MenuSlideGesture().updating($isTouched) { _, isTouched, _ in isTouched = true }
                .onChanged { session.point(at: $0) }
                .onEnded { session.lift(at: $0) })
        }
        .scrollBounceBehavior(.basedOnSize)
        .frame(width: typeSize.isAccessibilitySize ? 370 : 250)
        .overlay { Color.black.opacity(isBehind ? 0.1 : 0).allowsHitTesting(false) }
        .modifier(PlatterModifier())
        .scaleEffect(isBehind ? 0.95 : 1)
        .place(level.place)
        .onContinuousHover(coordinateSpace: .global) { phase in
            if case .active(let point) = phase { session.point(at: point) } else { session.highlight(nil) }
        }
        // A cancelled touch does not call `onEnded`.
        .onChange(of: isTouched) { if !isTouched { session.highlight(nil) } }
        .onPreferenceChange(MenuMarks.self) { hasMarks in onMainActor { self.hasMarks = hasMarks } }
        .environment(\.menuTextInset, hasMarks ? MenuMetrics.textInsetBesideMarks : MenuMetrics.inset)
        .environment(\.menuLevel, level)
        .modifier(MenuControlStyles())
        .onAppear {
            // Captures only the binding: capturing the view, whose state owns the level, would be a retain cycle.
            let state = $isBehind
            level.setBehind = { isBehind in withAnimation(PopupMotion.open) { state.wrappedValue = isBehind } }
            session.setCloser(of: level, close)
        }
        .onDisappear { session.setCloser(of: level, nil) }
        .accessibilityProperties {
            $0.childBehavior = .contain
            $0.notes = [.role(.menu)]
        }
    }
}

/// Metrics of menus in points, as measured on iOS 17.
enum MenuMetrics {
    /// The padding at both sides of a row's text.
    static let inset: CGFloat = 16
    /// The leading padding of text in a menu with check marks.
    static let textInsetBesideMarks: CGFloat = 32
    /// The padding above and below a row's text. A row with one line is 43.67 high.
    static let padding: CGFloat = 35.0 / 3
    /// The width of the trailing column of icons.
    static let iconWidth: CGFloat = 44
    static let sectionGap: CGFloat = 8
}

/// Whether a menu reserves room for check marks.
enum MenuMarks: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// The space between sections.
private struct MenuGap: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Color.black.opacity(scheme == .dark ? 0.16 : 0.08).frame(height: MenuMetrics.sectionGap) }
}

/// The line between rows.
private struct MenuLine: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.displayScale) private var scale
    var body: some View { (scheme == .dark ? Color.white : Color.black).opacity(0.2).frame(height: 1 / max(scale, 1)) }
}

// MARK: Rows

/// A column of the content's subviews, with separators between rows and gaps between sections.
private struct MenuColumn<Content: View>: View {
    let content: Content
    let isReversed: Bool

    var body: some View {
        VStack(spacing: 0) {
            Group(sections: content) { sections in
                let groups = isReversed ? MenuGroup.groups(of: sections).reversed() : MenuGroup.groups(of: sections)
                ForEach(groups) { group in
                    if group.id != groups.first?.id { MenuGap() }
                    if !group.header.isEmpty { MenuHeader { group.header } }
                    let rows = isReversed ? group.rows.reversed() : group.rows
                    ForEach(rows) { row in
                        if row.isMenuRow { row } else { MenuCaption { row } }
                        if row.id != rows.last?.id { MenuLine() }
                    }
                }
            }
        }
    }
}

/// The rows between two gaps of a menu.
private struct MenuGroup: Identifiable {
    let id: Subview.ID?
    let header: SubviewsCollection
    var rows: [Subview]

    /// Divides the content at sections and dividers.
    @MainActor static func groups(of sections: SectionCollection) -> [MenuGroup] {
        var groups: [MenuGroup] = []
        for section in sections {
            for (index, part) in section.content.split(omittingEmptySubsequences: false, whereSeparator: \.isDivider).enumerated() {
                let header = index == 0 ? section.header : SubviewsCollection([])
                guard !part.isEmpty || !header.isEmpty else { continue }
                groups.append(MenuGroup(id: part.first?.id ?? header.first?.id, header: header, rows: Array(part)))
            }
        }
        return groups
    }
}

extension Subview {
    /// True if the subview's item, or one that it wraps, satisfies the condition.
    @MainActor func wraps(_ condition: (ItemNode) -> Bool) -> Bool {
        var item = source.item
        while let current = item {
            if condition(current) { return true }
            item = (current as? WrapperNode)?.inner
        }
        return false
    }
    @MainActor fileprivate var isDivider: Bool { wraps { $0 is DividerNode } }
    @MainActor fileprivate var isMenuRow: Bool { wraps { $0 is MenuRowNode } }
}

/// The header of a section.
private struct MenuHeader<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.menuTextInset) private var inset

    var body: some View {
        content
            .font(.system(size: 13)).foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(EdgeInsets(top: 10, leading: inset, bottom: 6, trailing: MenuMetrics.inset))
    }
}

/// A view in a menu that is not a control.
private struct MenuCaption<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.menuTextInset) private var inset

    var body: some View {
        content
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(EdgeInsets(top: MenuMetrics.padding, leading: inset, bottom: MenuMetrics.padding, trailing: MenuMetrics.inset))
    }
}
