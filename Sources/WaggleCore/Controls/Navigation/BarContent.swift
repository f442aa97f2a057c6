// What a screen says about its bars.

import Foundation
import WaggleGeometry

/// Measures of bars in points, as on iOS 16 to 18.
enum BarMetrics {
    /// The navigation bar and the bottom bar without the safe area.
    static let height: CGFloat = 44
    /// The zone of the large title below the bar.
    static let largeTitle: CGFloat = 52
    /// How much of that zone is left when the inline title takes the place of the large one.
    static let titleSwap: CGFloat = 10
    /// Over how many points of scrolling the bar's background fades in.
    static let backgroundFade: CGFloat = 10
    /// The part of a push or pop in which what one bar shows goes, and at its end what the other shows comes.
    static let fade: CGFloat = 0.4
    static let margin: CGFloat = 16
    /// How far from the edge a finger may begin that swipes back.
    static let edge: CGFloat = 20
    /// Longer titles are not shown beside the back button.
    static let longestBackTitle = 12
}

/// An item of a toolbar.
struct BarItem {
    let placement: ToolbarItemPlacement
    let view: AnyView
}

/// What a screen says about its bars: of several views that say the same thing, the first one counts; items join.
struct BarContent: Equatable {
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
    var colorScheme: [BarKind: ColorScheme] = [:]
    var role: ToolbarRole?
    var search = SearchParts()
    /// Items that the container adds and the screen does without.
    var removed: Set<ToolbarDefaultItemKind> = []
    /// True if a navigation stack inside has a bar of its own.
    var containsStack = false
    /// The view that the screen grows from; nil: it slides.
    var zoom: _ZoomSource?
    var items: [BarItem] = []
    /// Views cannot be compared.
    private var marks = PreferenceMarks()

    static func == (a: Self, b: Self) -> Bool {
        a.marks == b.marks && a.title == b.title && a.titleMode == b.titleMode && a.hidesBackButton == b.hidesBackButton
            && a.navigationBar == b.navigationBar && a.bottomBar == b.bottomBar && a.tabBar == b.tabBar && a.backgroundVisibility == b.backgroundVisibility
            && a.colorScheme == b.colorScheme && a.role == b.role && a.items.count == b.items.count && a.removed == b.removed && a.containsStack == b.containsStack && a.zoom == b.zoom
    }
    mutating func makeDistinct() { marks.add() }

    mutating func join(_ next: BarContent) {
        if title == nil { (title, titleBinding) = (next.title, next.titleBinding) }
        titleMode = titleMode ?? next.titleMode
        titleMenu = titleMenu ?? next.titleMenu
        hidesBackButton = hidesBackButton ?? next.hidesBackButton
        navigationBar = navigationBar ?? next.navigationBar
        bottomBar = bottomBar ?? next.bottomBar
        tabBar = tabBar ?? next.tabBar
        background.merge(next.background) { own, _ in own }
        backgroundVisibility.merge(next.backgroundVisibility) { own, _ in own }
        colorScheme.merge(next.colorScheme) { own, _ in own }
        role = role ?? next.role
        search.join(next.search)
        removed.formUnion(next.removed)
        containsStack = containsStack || next.containsStack
        zoom = zoom ?? next.zoom
        items += next.items
        marks.join(next.marks)
    }

    // MARK: What follows from it

    func items(_ kinds: ToolbarItemPlacement.Kind...) -> [BarItem] { items.filter { kinds.contains($0.placement.kind) } }
    var showsNavigationBar: Bool { navigationBar != .hidden }
    /// True if the title stands below the bar of the screen.
    func isLarge(in screen: NavigationScreen) -> Bool { showsNavigationBar && title != nil && screen.state.prefersLargeTitle }
    var bottomItems: [BarItem] { items(.bottomBar, .status) }
    var showsBottomBar: Bool { bottomBar != .hidden && (bottomBar == .visible || !bottomItems.isEmpty) }
    var bottomHeight: CGFloat { showsBottomBar ? BarMetrics.height : 0 }
}

/// The bars of a program.
enum BarKind: Hashable { case navigationBar, bottomBar, tabBar }

enum BarPreference: PreferenceKey {
    static var defaultValue: BarContent { BarContent() }
    static func reduce(value: inout BarContent, nextValue: () -> BarContent) { value.join(nextValue()) }
}

extension View {
    /// Says something about the bars of the screen around. What is said further out comes first.
    nonisolated func bar(_ change: (inout BarContent) -> Void) -> some View {
        var own = BarContent()
        change(&own)
        return prependPreference(BarPreference.self, own)
    }
}

/// Adds items to the bars of the screen around, with the program's environment of this place.
nonisolated struct BarItemsModifier: ViewModifier {
    let items: [BarItem]
    let titleMenu: AnyView?
    private var carried = CarriedEnvironment()

    init(items: [BarItem], titleMenu: AnyView?) { (self.items, self.titleMenu) = (items, titleMenu) }

    @MainActor func body(content: Content) -> some View {
        let items = items.map { BarItem(placement: $0.placement, view: carried($0.view)) }, titleMenu = titleMenu.map { carried($0) }
        return content.bar {
            ($0.items, $0.titleMenu) = (items, titleMenu)
            $0.makeDistinct()
        }
    }
}
