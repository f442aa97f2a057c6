// NavigationStack: screens on top of each other.

import Foundation
import WaggleGeometry

/// Shows a root view, and the screens that links and the path push on top of it, under a bar with their titles and buttons.
///
/// The path holds the values of the screens above the root, first to last. Screens that were pushed by a link with a view, or by a flag or an item, are
/// on top of those and not in the path. Covered screens keep their state and are not shown. A person goes back by the button in the bar or by a finger
/// from the leading edge; the path is written when the screen is out of sight. Screens inherit the environment of the stack.
nonisolated public struct NavigationStack<Data, Root: View>: View {
    private let path: NavigationPathBinding?
    private let root: Root

    /// A stack that keeps its path by itself.
    @MainActor public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }
    /// A stack whose path the program keeps, of values of any types.
    @MainActor public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = NavigationPathBinding(path)
        self.root = root()
    }
    /// A stack whose path the program keeps, of values of one type.
    @MainActor public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
        self.path = NavigationPathBinding(path)
        self.root = root()
    }

    @MainActor public var body: some View { NavigationStackView(path: path, root: AnyView(root)) }
}

/// Keeps the screens of a stack.
struct NavigationStackView: View {
    let path: NavigationPathBinding?
    let root: AnyView
    /// The column of a split view that this is the stack of; nil: it is the program's.
    var column: SplitColumn?
    @State private var ownPath = NavigationPath()
    @State private var screens = NavigationModel.first()
    @State private var reference = Reference()
    @Environment(\.outerSearch) private var outerSearch
    @Environment(\.splitColumn) private var columnAround

    @MainActor private final class Reference {
        var model: NavigationModel?
        nonisolated init() {}
    }

    private var currentPath: NavigationPathBinding { path ?? NavigationPathBinding($ownPath) }
    private var model: NavigationModel {
        if let model = reference.model {
            model.path = currentPath
            return model
        }
        let model = NavigationModel($screens, path: currentPath)
        reference.model = model
        (model.column, model.columnAround) = (column, column ?? columnAround)
        if let column {
            column.navigation = model
            screens[0].state.isOfColumn = true
        } else {
            columnAround?.ownStack = model
        }
        return model
    }

    init(path: NavigationPathBinding?, root: AnyView, column: SplitColumn? = nil) { (self.path, self.root, self.column) = (path, root, column) }

    var body: some View {
        let model = model, elements = currentPath.elements(), outerSearch = outerSearch
        if let session = outerSearch.request?.session { screens[0].state.follow(session) }
        return RegionReader { size, covered in
            NavigationScreens(screens: screens, root: root, model: model, size: size, insets: covered, outerSearch: outerSearch)
        }
        // What screens say about their own bars does not concern a stack around this one.
        .transformPreference(BarPreference.self) { bar in
            var outer = BarContent()
            (outer.tabBar, outer.containsStack) = (bar.tabBar, true)
            bar = outer
        }
        .environmentTransform(ObjectIdentifier(model)) { [weak model] _, values in (values.navigation, values.outerSearch) = (model, SearchParts()) }
        .onChange(of: elements, initial: true) { old, new in
            // What the path holds at first is there without motion.
            model.sync(animated: old != new)
        }
    }
}

/// The screens and, in front of all, their bars.
private struct NavigationScreens: View {
    let screens: [NavigationScreen]
    let root: AnyView
    let model: NavigationModel
    let size: CGSize
    /// `leading` is left.
    let insets: EdgeInsets
    let outerSearch: SearchParts
    @State private var place = PlaceReference()
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(screens) { screen in
                NavigationScreenHost(screen: screen, root: screen.content == .root ? root : nil, model: model, size: size, place: place, insets: insets, outerSearch: outerSearch,
                                     above: above(screen))
            }
            ForEach(screens) { screen in
                NavigationScreenBars(screen: screen, below: below(screen), above: above(screen), model: model, insets: insets, outerSearch: outerSearch)
                    .modifier(KeptAlive(isShown: screen.isShown))
            }
        }
        .modifier(SwipeBackModifier(isRightToLeft: direction == .rightToLeft, canBegin: { model.canSwipeBack }, swipe: model.swipeBack))
        .clipped()
        .place(place)
        .modifier(InspectionMark(kind: .stack(model)))
        .accessibilityElement(children: .contain)
        .accessibilityAction(.escape) { model.pop() }
    }

    /// The state of the screen above; that of the screen itself if it is in front.
    private func above(_ screen: NavigationScreen) -> NavigationScreenState { (model.screen(above: screen) ?? screen).state }
    /// The state of the screen that a person would go back to.
    private func below(_ screen: NavigationScreen) -> NavigationScreenState? {
        guard let index = screens.firstIndex(where: { $0.id == screen.id }) else { return nil }
        return screens[..<index].last { !$0.isLeaving && $0.id < screen.id }?.state
    }
}

/// One screen at its position.
private struct NavigationScreenHost: View {
    let screen: NavigationScreen
    let root: AnyView?
    let model: NavigationModel
    /// The stack's size and place.
    let size: CGSize, place: PlaceReference
    let insets: EdgeInsets
    let outerSearch: SearchParts
    @ObservedObject private var state: NavigationScreenState
    @ObservedObject private var above: NavigationScreenState
    @State private var editMode = EditMode.inactive
    @Environment(\.layoutDirection) private var direction

    init(screen: NavigationScreen, root: AnyView?, model: NavigationModel, size: CGSize, place: PlaceReference, insets: EdgeInsets, outerSearch: SearchParts,
         above: NavigationScreenState) {
        (self.screen, self.root, self.model, self.size, self.place, self.insets, self.outerSearch) = (screen, root, model, size, place, insets, outerSearch)
        self.above = above
        state = screen.state
    }

    var body: some View {
        if screen.isMade {
            let search = screen.search(joining: outerSearch), heights = NavigationBarHeights(state.bar, in: screen, search: search)
            content
                .environment(\.surroundingEditMode, $editMode)
                .modifier(NavigationScrollModifier(scroll: state.scroll, stops: heights.stops))
                .overlay {
                    if let request = search.request, request.session.isActive, request.session.showsSuggestions, search.showsSuggestions != false, let suggestions = search.suggestions {
                        SearchSuggestionList(session: request.session, suggestions: suggestions)
                    }
                }
                .onPreferenceChange(BarPreference.self) { bar in onMainActor { state.setBar(bar) } }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background { Color.system(.background).ignoresSafeArea() }
                .coveredEdges(EdgeInsets(top: insets.top + heights.total, leading: insets.leading,
                                         bottom: insets.bottom + state.bar.bottomHeight, trailing: insets.trailing))
                .overlay { Color.black.opacity(0.1 * max(-screen.position, 0)).allowsHitTesting(false) }
                .screenMotion(screen.position, zoom: zoom, in: size, isRightToLeft: direction == .rightToLeft, isUnderZoom: isUnderZoom)
                .allowsHitTesting(screen.position == 0)
                .modifier(KeptAlive(isShown: screen.isShown))
        }
    }

    /// Where the screen grows from; nil: it slides.
    private var zoom: Zoom? {
        guard screen.position > 0 || screen.isLeaving || model.isMoving, let source = state.bar.zoom, let (frame, radius) = model.zoomSources.place(of: source), let stack = place.frame else { return nil }
        return Zoom(source: frame.offsetBy(dx: -stack.minX, dy: -stack.minY), cornerRadius: radius)
    }
    /// A screen from which another one grows stays where it is.
    private var isUnderZoom: Bool {
        guard above !== state, let source = above.bar.zoom else { return false }
        return model.zoomSources.place(of: source) != nil
    }

    @ViewBuilder private var content: some View {
        switch screen.content {
        case .root: root
        case .value(let element): NavigationValueScreen(element: element, model: model).environment(\.presenter, state.presenter)
        case .view(let destination): NavigationViewScreen(destination: destination).environment(\.presenter, state.presenter)
        }
    }
}

/// Shows the view for a value.
struct NavigationValueScreen: View {
    let element: NavigationPathElement
    let model: NavigationModel
    var body: some View {
        if let destinations = model.destinations(for: element.type) {
            NavigationDestinationsScreen(value: element.value, destinations: destinations)
        } else {
            let _ = Diagnostics.shared.report("The path of a navigation stack holds a value of the type \(element.type), but the stack has no navigationDestination for it.")
            Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow).accessibilityLabel("Missing destination")
        }
    }
}
private struct NavigationDestinationsScreen: View {
    let value: AnyHashable
    @ObservedObject var destinations: NavigationDestinations
    var body: some View {
        let _ = destinations.isUsed = true
        destinations.makeView(value)
    }
}
struct NavigationViewScreen: View {
    @ObservedObject var destination: NavigationDestination
    var body: some View { destination.view }
}

/// Moves a screen sideways: the covered one by a part of its width.
nonisolated struct ScreenPlace: GeometryEffect {
    var position: CGFloat
    let isRightToLeft: Bool
    /// False where the screen above, or this one, grows from a view: neither slides.
    var slides = true
    static let parallax: CGFloat = 0.3
    var animatableData: CGFloat {
        get { position }
        set { position = newValue }
    }
    func effectValue(size: CGSize) -> ProjectionTransform {
        let distance = slides ? (position > 0 ? position : position * Self.parallax) * size.width : 0
        return ProjectionTransform(CGAffineTransform(translationX: isRightToLeft ? -distance : distance, y: 0))
    }
}
