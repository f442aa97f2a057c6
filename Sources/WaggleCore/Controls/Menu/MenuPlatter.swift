// An open menu.

import Foundation
import WaggleGeometry

/// The rows of a menu on a platter.
struct MenuPlatter<Header: View, Content: View>: View {
    /// True if the menu is above its control.
    let isAbove: Bool
    /// True if its control scrolls. The menu then reads from the top wherever it opens.
    let isInScrollView: Bool
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
    @Environment(\.menuMetrics) private var metrics

    init(session: MenuSession, isAbove: Bool, isInScrollView: Bool = false, close: @escaping () -> Void, header: Header, content: Content) {
        (self.isAbove, self.isInScrollView, self.close, self.header, self.content) = (isAbove, isInScrollView, close, header, content)
        _level = State(initialValue: MenuLevel(session))
    }

    var body: some View {
        let session = level.session
        MenuScrolling(isFree: metrics.isForPointer) {
            VStack(spacing: 0) {
                if Header.self != EmptyView.self {
                    header
                    MenuGap()
                }
                MenuColumn(content: content, isReversed: isAbove && (order == .priority || order == .automatic && !isInScrollView))
            }
            .gesture(MenuSlideGesture().updating($isTouched) { _, isTouched, _ in isTouched = true }
                .onChanged { session.point(at: $0) }
                .onEnded { session.lift(at: $0) })
        }
        .scrollBounceBehavior(.basedOnSize)
        .modifier(MenuWidth(width: metrics.isForPointer ? nil : typeSize.isAccessibilitySize ? 370 : 250))
        .overlay { Color.black.opacity(isBehind ? 0.1 : 0).allowsHitTesting(false) }
        .modifier(PlatterModifier())
        .scaleEffect(isBehind ? 0.95 : 1)
        .frameReference(level.frameReference)
        .onContinuousHover(coordinateSpace: .global) { phase in
            if case .active(let point) = phase { session.point(at: point) } else { session.highlight(nil) }
        }
        // A cancelled touch does not call `onEnded`.
        .onChange(of: isTouched) { if !isTouched { session.highlight(nil) } }
        .onPreferenceChange(MenuMarks.self) { hasMarks in onMainActor { self.hasMarks = hasMarks } }
        .environment(\.menuTextInset, hasMarks ? metrics.textInsetBesideMarks : metrics.inset)
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

/// Metrics of menus in points.
struct MenuMetrics: Equatable {
    /// The padding at both sides of a row's text.
    var inset: CGFloat = 16
    /// The leading padding of text in a menu with check marks.
    var textInsetBesideMarks: CGFloat = 32
    /// The padding above and below a row's text.
    var padding: CGFloat
    /// The width of the trailing column of icons.
    var iconWidth: CGFloat
    var sectionGap: CGFloat = 8
    var font: Font
    var smallFont: Font
    /// True for menus used with a pointer and keys: they are as wide as their widest row, show shortcuts, and have separators
    /// only between groups.
    var isForPointer: Bool

    /// As measured on iOS 17. A row with one line is 43.67 high.
    static let touch = MenuMetrics(padding: 35.0 / 3, iconWidth: 44, font: .body, smallFont: .subheadline, isForPointer: false)
    /// A row with one line is 24 high, as on a Mac and in GTK's menus.
    static let pointer = MenuMetrics(
        inset: 12, textInsetBesideMarks: 26, padding: 4, iconWidth: 28, sectionGap: 5, font: .system(size: 13),
        smallFont: .system(size: 11), isForPointer: true)
    /// The minimum width of a pointer menu.
    static let leastWidth: CGFloat = 150
}

private struct MenuMetricsKey: EnvironmentKey { static var defaultValue: MenuMetrics { .touch } }

extension EnvironmentValues {
    /// The metrics of the rows of menus.
    var menuMetrics: MenuMetrics {
        get { self[MenuMetricsKey.self] }
        set { self[MenuMetricsKey.self] = newValue }
    }
}

/// Whether a menu reserves room for check marks.
enum MenuMarks: PreferenceKey {
    static var defaultValue: Bool { false }
    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// A menu of a fixed width, or as wide as its widest row.
private struct MenuWidth: ViewModifier {
    let width: CGFloat?
    func body(content: Content) -> some View {
        if let width {
            content.frame(width: width)
        } else {
            content.padding(.vertical, 5)
        }
    }
}

/// The rows of a menu, which scroll if they do not fit. In a pointer menu they are as wide as the widest and do not scroll.
private struct MenuScrolling<Content: View>: View {
    let isFree: Bool
    @ViewBuilder let content: Content
    var body: some View {
        if isFree { WidestRow { content } } else { ScrollView { content } }
    }
}

/// Gives a column the width of its widest row.
nonisolated private struct WidestRow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(ProposedViewSize(width: width(subviews), height: nil)) ?? .zero
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: nil)) }
    }
    private func width(_ subviews: Subviews) -> CGFloat {
        max(subviews.first?.sizeThatFits(.unspecified).width ?? 0, MenuMetrics.leastWidth)
    }
}

/// The space between sections.
private struct MenuGap: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.menuMetrics) private var metrics
    var body: some View {
        if metrics.isForPointer {
            MenuLine().padding(.vertical, metrics.sectionGap).padding(.horizontal, metrics.inset)
        } else {
            Color.black.opacity(scheme == .dark ? 0.16 : 0.08).frame(height: metrics.sectionGap)
        }
    }
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
    @Environment(\.menuMetrics) private var metrics

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
                        if row.id != rows.last?.id, !metrics.isForPointer { MenuLine() }
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
    @Environment(\.menuMetrics) private var metrics
    @Environment(\.menuTextInset) private var inset

    var body: some View {
        content
            .font(.system(size: 13)).foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(EdgeInsets(top: 10, leading: inset, bottom: 6, trailing: metrics.inset))
    }
}

/// A view in a menu that is not a control.
private struct MenuCaption<Content: View>: View {
    @ViewBuilder let content: Content
    @Environment(\.menuMetrics) private var metrics
    @Environment(\.menuTextInset) private var inset

    var body: some View {
        content
            .foregroundStyle(.secondary)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(EdgeInsets(top: metrics.padding, leading: inset, bottom: metrics.padding, trailing: metrics.inset))
    }
}
