// The layout of a split view's columns.

import Foundation
import WaggleGeometry
import WaggleMotion

/// Holds the columns and passes them to the style.
struct SplitColumns: View {
    let visibility: Binding<NavigationSplitViewVisibility>?
    let preferred: Binding<NavigationSplitViewColumn>?
    let columns: [AnyView]
    @State private var reference = Reference()
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic

    @MainActor private final class Reference {
        var model: SplitModel?
        nonisolated init() {}
    }
    private var model: SplitModel {
        if let model = reference.model, model.columns.count == columns.count { return model }
        let model = SplitModel(count: columns.count)
        reference.model = model
        return model
    }

    var body: some View {
        let body = SplitColumnsBody(model: model, visibility: visibility ?? $ownVisibility, preferred: preferred, columns: columns)
        StyledControl(NavigationSplitViewStyleConfiguration(columns: body), fallback: AutomaticNavigationSplitViewStyle())
    }
}

/// How columns share the window.
enum SplitSharing { case balanced, prominentDetail }

/// The columns side by side, or on top of each other.
struct SplitColumnsBody: View {
    @ObservedObject private var model: SplitModel
    private let visibility: Binding<NavigationSplitViewVisibility>
    private let preferred: Binding<NavigationSplitViewColumn>?
    private let columns: [AnyView]
    private var sharing: SplitSharing?
    @State private var widths: [CGFloat?] = [nil, nil, nil]
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.layoutDirection) private var direction
    @Environment(\.displayScale) private var scale

    init(
        model: SplitModel, visibility: Binding<NavigationSplitViewVisibility>, preferred: Binding<NavigationSplitViewColumn>?,
        columns: [AnyView]
    ) {
        assert(model.columns.count == columns.count, "A split view's model and view have different numbers of columns.")
        (self.model, self.visibility, self.preferred, self.columns) = (model, visibility, preferred, columns)
    }
    func sharing(_ sharing: SplitSharing?) -> SplitColumnsBody { copy(of: self) { $0.sharing = sharing } }

    var body: some View {
        let isCollapsed = sizeClass == .compact, shown = visibility.wrappedValue
        let _ = model.isCollapsed = isCollapsed
        RegionReader { size, covered in
            let plan = SplitPlan(size: size, count: columns.count, visibility: shown, widths: widths, sharing: sharing)
            SplitLayout(plan: isCollapsed ? nil : plan) {
                ForEach(columns.indices.reversed(), id: \.self) { index in
                    column(index, plan, covered, isCollapsed: isCollapsed)
                        .zIndex(isCollapsed ? Double(index) : Double(columns.count - index))
                }
                if !isCollapsed, plan.covers {
                    Color.black.opacity(0.1).contentShape(Rectangle()).onTapGesture { show(.detailOnly) }
                        .accessibilityHidden(true)
                        .zIndex(1.5)
                        .layoutValue(key: SplitDimKey.self, value: true)
                        .transition(.opacity)
                }
            }
            .clipped()
        }
        .modifier(SwipeBackModifier(isRightToLeft: direction == .rightToLeft, canBegin: { model.canSwipeBack }, swipe: model.swipeBack))
        .focusedSceneValue(\.sidebar, isCollapsed || columns.count < 2 ? nil : ColumnCommand(isShown: shown != .detailOnly) {
            show(shown == .detailOnly ? .all : .detailOnly)
        })
        .accessibilityElement(children: .contain)
        .onChange(of: preferred?.wrappedValue, initial: true) { old, new in
            if let new { model.go(to: new.index(of: columns.count), animated: old != new) }
        }
        .onChange(of: model.top) { _, top in
            if let preferred, case let column = NavigationSplitViewColumn.at(top, of: columns.count), preferred.wrappedValue != column {
                preferred.wrappedValue = column
            }
        }
        // Columns configure their own bars, not those of an enclosing stack.
        .transformPreference(BarPreference.self) { bar in
            var outer = BarContent()
            outer.tabBar = bar.tabBar
            bar = outer
        }
    }

    // MARK: Columns

    private func column(_ index: Int, _ plan: SplitPlan, _ covered: EdgeInsets, isCollapsed: Bool) -> some View {
        let column = model.columns[index]
        let position = isCollapsed ? model.position(of: index) : 0
        let toggle = isCollapsed ? nil : toggle(index, plan)
        return NavigationStackView(path: nil, root: AnyView(SplitColumnRoot(column: column, root: columns[index])), column: column)
            .environment(\.splitColumn, column)
            .environment(\.splitToggle, toggle)
            .environment(\.usesSidebarLists, index == 0 && !isCollapsed)
            // A search around the split view belongs to the first column.
            .transformEnvironment(\.outerSearch) { if index > 0 { $0 = SearchConfiguration() } }
            .onPreferenceChange(ColumnWidthPreference.self) { width in onMainActor { widths[index] = width } }
            .fillingExactly()
            .coveredEdges(isCollapsed ? covered : plan.covered(index, covered))
            .overlay(alignment: .trailing) {
                if !isCollapsed, index < columns.count - 1 { Color.system(.separator).frame(width: 1 / max(scale, 1)).ignoresSafeArea() }
            }
            .overlay { if isCollapsed {
                Color.black.modifier(ScreenShade(position: position, start: nil)).ignoresSafeArea().allowsHitTesting(false)
            } }
            .modifier(ScreenTransform(position: position, start: nil, isRightToLeft: direction == .rightToLeft))
            .allowsHitTesting(!isCollapsed || position == 0)
            .modifier(SplitColumnLife(
                firstShown: CGFloat(plan.firstShown), index: index,
                isInSight: isCollapsed ? index == model.top || model.moving.contains(index) : nil))
            .layoutValue(key: SplitColumnIndexKey.self, value: index)
    }

    /// The button that shows or hides leading columns; nil if the column has none.
    private func toggle(_ index: Int, _ plan: SplitPlan) -> SplitToggle? {
        guard columns.count > 1, index == plan.firstShown else { return nil }
        if index == 0 { return SplitToggle { show(columns.count > 2 ? .doubleColumn : .detailOnly) } }
        return SplitToggle { show(index == columns.count - 1 && columns.count > 2 ? .doubleColumn : .all) }
    }
    private func show(_ visibility: NavigationSplitViewVisibility) {
        withAnimation(PresentationMotion.slide) { self.visibility.wrappedValue = visibility }
    }
}

/// Keeps a hidden column alive. Side by side, it is shown until it has slid out.
private struct SplitColumnLife: ViewModifier, Animatable {
    var firstShown: CGFloat
    let index: Int
    /// Nil if the columns are side by side.
    let isInSight: Bool?

    nonisolated var animatableData: CGFloat {
        get { firstShown }
        set { firstShown = newValue }
    }
    func body(content: Content) -> some View {
        content.modifier(KeepAliveModifier(isShown: isInSight ?? (firstShown < CGFloat(index + 1))))
    }
}

/// The root of a column, or the content that a link in the previous column shows instead.
private struct SplitColumnRoot: View {
    @ObservedObject var column: SplitColumn
    let root: AnyView

    var body: some View {
        switch column.replacement {
        case .value(let element):
            if let model = column.previous?.navigation { NavigationValueScreen(element: element, model: model).id(element) }
        case .view(let destination): NavigationViewScreen(destination: destination).id(ObjectIdentifier(destination))
        case .root, nil: root
        }
    }
}

/// The button that shows or hides the leading columns of a split view.
struct SplitToggle: View {
    let action: @MainActor () -> Void
    var body: some View {
        Button(action: action) { Image(systemName: "sidebar.leading") }
            .accessibilityLabel("Toggle Sidebar")
            .accessibilityIdentifier("ToggleSidebar")
    }
}

// MARK: Layout

/// The frames of the columns in a window of regular width.
struct SplitPlan: Equatable {
    let size: CGSize
    let widths: [CGFloat]
    let firstShown: Int
    /// True if leading columns cover the detail.
    let covers: Bool

    /// The width that the detail keeps beside columns that take space from it, in points.
    private static let leastDetail: CGFloat = 320
    /// The width from which a window shows three columns by default.
    private static let roomForThree: CGFloat = 1194

    init(size: CGSize, count: Int, visibility: NavigationSplitViewVisibility, widths wanted: [CGFloat?], sharing: SplitSharing?) {
        assert(count > 0 && count <= wanted.count + 1, "A split view has no column, or more columns than known widths.")
        self.size = size
        let usual = min(320, size.width * 0.4), last = count - 1
        widths = (0..<last).map { min(wanted[$0] ?? usual, size.width) }
        let first = switch visibility {
        case .all: 0
        case .doubleColumn: max(count - 2, 0)
        case .detailOnly: last
        default: count > 2 && size.width < Self.roomForThree ? 1 : 0
        }
        firstShown = first
        let taken = widths[first...].reduce(0, +)
        covers = first < last && (sharing == .prominentDetail || sharing == nil && size.width - taken < Self.leastDetail)
    }
    func shows(_ column: Int) -> Bool { column >= firstShown }

    /// From the leading edge.
    func frame(_ column: Int) -> CGRect {
        assert((0...widths.count).contains(column), "The split view lacks the column whose frame is wanted.")
        let last = widths.count
        let start = column < firstShown ? -widths[column..<firstShown].reduce(0, +) : widths[firstShown..<column].reduce(0, +)
        guard column == last else { return CGRect(x: start, y: 0, width: widths[column], height: size.height) }
        return covers ? CGRect(origin: .zero, size: size) : CGRect(x: start, y: 0, width: max(size.width - start, 0), height: size.height)
    }
    /// The covered edges of a column: those of the window that it touches.
    func covered(_ column: Int, _ covered: EdgeInsets) -> EdgeInsets {
        let isFirst = column == firstShown || column == widths.count && covers, isLast = column == widths.count
        var own = covered
        if !isFirst { own.leading = 0 }
        if !isLast { own.trailing = 0 }
        return own
    }
}

private enum SplitColumnIndexKey: LayoutValueKey { static var defaultValue: Int { 0 } }
private enum SplitDimKey: LayoutValueKey { static var defaultValue: Bool { false } }

/// Places columns side by side. Without a plan, each fills the window.
private struct SplitLayout: Layout {
    let plan: SplitPlan?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            var frame = CGRect(origin: .zero, size: bounds.size)
            if let plan, !subview[SplitDimKey.self] { frame = plan.frame(subview[SplitColumnIndexKey.self]) }
            subview.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
        }
    }
}

/// The width that a column's content requests.
enum ColumnWidthPreference: PreferenceKey {
    static var defaultValue: CGFloat? { nil }
    static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) { value = value ?? nextValue() }
}
private enum SplitToggleKey: EnvironmentKey { static var defaultValue: SplitToggle? { nil } }
private enum UsesSidebarListsKey: EnvironmentKey { static var defaultValue: Bool { false } }
extension EnvironmentValues {
    /// The button for leading columns in the bar of a column's first screen.
    var splitToggle: SplitToggle? {
        get { self[SplitToggleKey.self] }
        set { self[SplitToggleKey.self] = newValue }
    }
    /// True in the first column of a split view, where lists without a style look like a sidebar.
    var usesSidebarLists: Bool {
        get { self[UsesSidebarListsKey.self] }
        set { self[UsesSidebarListsKey.self] = newValue }
    }
}
