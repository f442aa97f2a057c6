// The configuration of a screen's bars.

import Foundation
import WaggleGeometry

/// Metrics of bars in points, as on iOS 16 to 18.
enum BarMetrics {
    /// The height of bars without the safe area. `BarMeasures` knows where they are higher or lower.
    static let height: CGFloat = 44
    /// The height of the large title's area below the bar.
    static let largeTitle: CGFloat = 52
    /// The remaining height of that area at which the inline title replaces the large one.
    static let titleSwap: CGFloat = 10
    /// The scroll distance over which the bar's background fades in.
    static let backgroundFade: CGFloat = 10
    /// How far from the edge a swipe back may begin.
    static let edge: CGFloat = 20
}

/// An item of a toolbar.
struct BarItem {
    let placement: ToolbarItemPlacement
    let view: AnyView
}

/// A screen's bar configuration. If several views set the same property, the first wins; items are joined.
struct BarContent: JoinedParts, Equatable {
    var title: Text?
    var titleBinding: Binding<String>?
    var titleMode: NavigationBarItem.TitleDisplayMode?
    var titleMenu: AnyView?
    var hidesBackButton: Bool?
    var navigationBar: Visibility?
    var bottomBar: Visibility?
    var tabBar: Visibility?
    var background: [BarKind: AnyShapeStyle] = [:]
    var backgroundVisibility: [BarKind: Visibility] = [:]
    /// Bars whose background fades out towards the content or ends in a line.
    var edgeStyles: [BarKind: ScrollEdgeEffectStyle] = [:]
    var subtitle: Text?
    var colorScheme: [BarKind: ColorScheme] = [:]
    var role: ToolbarRole?
    var search = SearchConfiguration()
    /// Default items that the screen removes.
    var removed: Set<ToolbarDefaultItemKind> = []
    /// True if a navigation stack inside has a bar of its own.
    var containsStack = false
    /// The source of the zoom transition; nil to slide.
    var zoom: _ZoomSource?
    /// The background of the screen; nil for the system's.
    var containerBackground: AnyView?
    var items: [BarItem] = []
    /// Stands in for views, which cannot be compared.
    private var marks = PreferenceMarks()

    static func == (a: Self, b: Self) -> Bool {
        a.marks == b.marks && a.title == b.title && a.titleMode == b.titleMode && a.hidesBackButton == b.hidesBackButton
            && a.navigationBar == b.navigationBar && a.bottomBar == b.bottomBar && a.tabBar == b.tabBar
                && a.backgroundVisibility == b.backgroundVisibility && a.edgeStyles == b.edgeStyles && a.subtitle == b.subtitle
            && a.colorScheme == b.colorScheme && a.role == b.role && a.items.count == b.items.count && a.removed == b.removed
                && a.containsStack == b.containsStack && a.zoom == b.zoom
    }
    mutating func makeDistinct() { marks.add() }

    mutating func join(_ next: BarContent) {
        if title == nil { (title, titleBinding) = (next.title, next.titleBinding) }
        fill(&self, from: next, \.titleMode, \.titleMenu, \.hidesBackButton, \.navigationBar, \.bottomBar, \.tabBar)
        fill(&self, from: next, \.subtitle, \.role, \.zoom, \.containerBackground)
        background.merge(next.background) { own, _ in own }
        backgroundVisibility.merge(next.backgroundVisibility) { own, _ in own }
        colorScheme.merge(next.colorScheme) { own, _ in own }
        edgeStyles.merge(next.edgeStyles) { own, _ in own }
        search.join(next.search)
        removed.formUnion(next.removed)
        containsStack = containsStack || next.containsStack
        items += next.items
        marks.join(next.marks)
    }

    // MARK: Derived properties

    func items(_ kinds: ToolbarItemPlacement.Kind...) -> [BarItem] { items.filter { kinds.contains($0.placement.kind) } }
    var showsNavigationBar: Bool { navigationBar != .hidden }
    /// True if the title stands below the bar of the screen.
    func isLarge(in screen: NavigationScreen) -> Bool { showsNavigationBar && title != nil && screen.state.prefersLargeTitle }
    var bottomItems: [BarItem] { items(.bottomBar, .status) }
    var showsBottomBar: Bool { bottomBar != .hidden && (bottomBar == .visible || !bottomItems.isEmpty) }
    func bottomHeight(_ measures: BarMeasures) -> CGFloat { showsBottomBar ? measures.content : 0 }
}

/// The kinds of bars.
enum BarKind: Hashable { case navigationBar, bottomBar, tabBar }

/// What views tell the container around them by preferences; the first view that sets a part wins.
protocol JoinedParts {
    init()
    mutating func join(_ next: Self)
}
protocol JoinedPreference: PreferenceKey where Value: JoinedParts {}

extension JoinedPreference {
    static var defaultValue: Value { Value() }
    static func reduce(value: inout Value, nextValue: () -> Value) { value.join(nextValue()) }
}

extension View {
    /// Adds to the parts that the views inside tell.
    nonisolated func joining<Key: JoinedPreference>(_ key: Key.Type, _ change: (inout Key.Value) -> Void) -> some View {
        prependPreference(key, copy(of: Key.Value(), change))
    }
}

enum BarPreference: JoinedPreference { typealias Value = BarContent }

extension View {
    /// Configures the bars of the enclosing screen. Outer modifiers win.
    nonisolated func bar(_ change: (inout BarContent) -> Void) -> some View {
        joining(BarPreference.self, change)
    }
}

/// Adds items to the bars of the enclosing screen, with this view's environment.
nonisolated struct BarItemsModifier: ViewModifier {
    let items: [BarItem]
    private var forwarded = ForwardedEnvironment()

    init(items: [BarItem]) { self.items = items }

    @MainActor func body(content: Content) -> some View { content.barItems(items, titleMenu: nil, forwarded) }
}

extension View {
    func barItems(_ items: [BarItem], titleMenu: AnyView?, _ forwarded: ForwardedEnvironment) -> some View {
        let inBars = items.filter { $0.placement.kind != .keyboard }
            .map { BarItem(placement: $0.placement, view: forwarded($0.view)) }, titleMenu = titleMenu.map { forwarded($0) }
        return bar {
            ($0.items, $0.titleMenu) = (inBars, titleMenu)
            $0.makeDistinct()
        }
        .modifier(KeyboardBarModifier(items: items.filter { $0.placement.kind == .keyboard }))
    }
}
