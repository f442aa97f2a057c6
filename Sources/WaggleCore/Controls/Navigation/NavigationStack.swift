// NavigationStack: screens on top of each other.

import Foundation
import WaggleGeometry

/// Shows a root view, and the screens that links and the path push on top of it, under a bar with their titles and buttons.
///
/// The path holds the values of the screens above the root, first to last. Screens pushed by a link with a view, a flag or an item are on
/// top of those and not in the path. Covered screens keep their state and are not shown. The back button and a swipe from the leading edge
/// go back; the path is written when the screen is out of sight. Screens inherit the environment of the stack.
@MainActor @preconcurrency
public struct NavigationStack<Data, Root: View>: View {
    private let path: NavigationPathBinding?
    private let root: Root

    /// A stack that keeps its own path.
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }
    /// A stack with a path of values of any types, kept by the program.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.path = NavigationPathBinding(path)
        self.root = root()
    }
    /// A stack with a path of values of one type, kept by the program.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
        self.path = NavigationPathBinding(path)
        self.root = root()
    }

    public var body: some View { NavigationStackView(path: path, root: AnyView(root)) }
}

/// Holds the screens of a stack.
struct NavigationStackView: View {
    let path: NavigationPathBinding?
    let root: AnyView
    /// The split view column that this stack belongs to; nil for a program's own stack.
    var column: SplitColumn?
    @State private var ownPath = NavigationPath()
    @State private var screens = NavigationModel.first()
    @State private var reference = Reference()
    @Environment(\.outerSearch) private var outerSearch
    @Environment(\.splitColumn) private var columnAround
    @Environment(\.navigationCompanion) private var makeCompanion
    @Environment(\.verticalSizeClass) private var verticalSizeClass
    @Environment(\.isInPageSheet) private var isInPageSheet

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
        model.node = ThreadContext.current.evaluating
        model.companion = makeCompanion?(NavigationStackLink(model))
        (model.column, model.columnAround) = (column, column ?? columnAround)
        if let column {
            column.navigation = model
            screens[0].state.isOfColumn = true
        } else {
            columnAround?.ownStack = model
        }
        return model
    }

    init(path: NavigationPathBinding?, root: AnyView, column: SplitColumn? = nil) {
        (self.path, self.root, self.column) = (path, root, column)
    }

    var body: some View {
        let model = model, elements = currentPath.elements(), outerSearch = outerSearch
        if let session = outerSearch.request?.session { screens.first { $0.content == .root }?.state.follow(session) }
        return RegionReader { size, covered in
            let measures = BarMeasures(width: size.width, isLow: verticalSizeClass == .compact, isInPageSheet: isInPageSheet)
            HostedContent {
                NavigationScreens(screens: screens, root: root, model: model, measures: measures, insets: covered, outerSearch: outerSearch)
            }
        }
        // Screens configure the bars of their own stack, not those of an enclosing one.
        .transformPreference(BarPreference.self) { [screens] bar in
            var outer = BarContent()
            // The screen in front decides about the tab bar; what it leaves open, those that it covers decide.
            outer.tabBar = screens.reversed().lazy.filter { !$0.isLeaving }.compactMap(\.state.bar.tabBar).first { $0 != .automatic }
            outer.containsStack = true
            bar = outer
        }
        .environmentTransform(ObjectIdentifier(model)) { [weak model, weak companion = model.companion] _, values in
            (values.navigation, values.outerSearch, values.surroundingCompanion) = (model, SearchConfiguration(), companion)
        }
        .onChange(of: elements, initial: true) { old, new in
            // The initial path appears without animation.
            model.sync(animated: old != new)
        }
    }
}

/// The screens, with their bars in front.
private struct NavigationScreens: View {
    let screens: [NavigationScreen]
    let root: AnyView
    let model: NavigationModel
    let measures: BarMeasures
    /// `leading` is the left edge.
    let insets: EdgeInsets
    let outerSearch: SearchConfiguration
    @State private var frameReference = FrameReference()
    @StateObject private var madeLook = MadeLook(\.navigationBar)
    private var look: NavigationBarLook { model.companion?.barLook ?? madeLook.value }
    @StateObject private var madeToolbarLook = MadeLook(\.toolbar)
    private var toolbarLook: ToolbarLook { madeToolbarLook.value }
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(screens) { screen in
                NavigationScreenHost(screen: screen, root: screen.content == .root ? root : nil, model: model,
                                     frameReference: frameReference, measures: measures, insets: insets, outerSearch: outerSearch,
                                     above: above(screen))
            }
            ForEach(screens) { screen in
                let below = below(screen), root = screens.first { $0.content == .root }
                NavigationScreenBars(screen: screen, below: below, isBackFirst: below === root?.state && model.outerBackState == nil,
                                     above: above(screen), model: model, measures: measures,
                                     insets: insets, outerSearch: outerSearch, look: look, toolbarLook: toolbarLook)
                    .modifier(KeepAliveModifier(isShown: screen.isShown))
            }
        }
        .modifier(SwipeBackModifier(isRightToLeft: direction == .rightToLeft, canBegin: { model.canSwipeBack }, swipe: model.swipeBack))
        .clipped()
        .frameReference(frameReference)
        .modifier(InspectionMark(kind: .stack(model)))
        .modifier(UnclaimedKeyModifier { [weak model, direction] key in key.goesBack(direction) && model?.goBack() == true })
        .accessibilityElement(children: .contain)
        // At its root, what is around the stack may close instead.
        .accessibilityNote(.action(.escape, .plain { model.pop() }), isEnabled: model.canPop)
    }

    /// The state of the screen above, or the screen's own if it is in front.
    private func above(_ screen: NavigationScreen) -> NavigationScreenState {
        let index = screens.firstIndex { $0.id == screen.id }
        assert(index != nil, "The screen is not in the navigation stack.")
        return index.flatMap { screens[($0 + 1)...].first { $0.isShown } }?.state ?? screen.state
    }
    /// The state of the screen to go back to.
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
    /// The stack's frame.
    let frameReference: FrameReference
    let measures: BarMeasures
    let insets: EdgeInsets
    let outerSearch: SearchConfiguration
    @ObservedObject private var state: NavigationScreenState
    @ObservedObject private var above: NavigationScreenState
    @State private var editMode = EditMode.inactive
    @Environment(\.layoutDirection) private var direction
    private var evaluation = EvaluationProperty()

    init(screen: NavigationScreen, root: AnyView?, model: NavigationModel, frameReference: FrameReference, measures: BarMeasures,
         insets: EdgeInsets, outerSearch: SearchConfiguration,
         above: NavigationScreenState) {
        (self.screen, self.root, self.model, self.frameReference, self.measures, self.insets, self.outerSearch) =
            (screen, root, model, frameReference, measures, insets, outerSearch)
        self.above = above
        state = screen.state
    }

    var body: some View {
        if screen.isMade {
            let search = screen.search(joining: outerSearch),
                heights = NavigationBarHeights(state.bar, in: screen, search: search, measures)
            let start = model.start(of: screen.id)
            ImplicitStack(content: content)
                .environment(\.surroundingEditMode, $editMode)
                .modifier(NavigationScrollModifier(scroll: state.scroll, stops: heights.stops))
                .fillingExactly()
                .overlay {
                    if let request = search.request, request.session.isActive, request.session.showsSuggestions,
                       search.showsSuggestions != false, let suggestions = search.suggestions {
                        SearchSuggestionList(session: request.session, suggestions: suggestions)
                    }
                }
                .modifier(PreferenceActionModifier<BarPreference>(action: { bar in onMainActor { state.setBar(bar) } },
                                                                  firstAction: { bar in
                                                                      onMainActor { if state.setFirstBar(bar) { evaluation.request() } }
                                                                  }))
                .background { (state.bar.containerBackground ?? AnyView(Color.system(.background))).ignoresSafeArea() }
                .coveredEdges(EdgeInsets(top: insets.top + heights.total, leading: insets.leading,
                                         bottom: insets.bottom + state.bar.bottomHeight(measures), trailing: insets.trailing))
                .overlay { Color.black.modifier(ScreenShade(position: screen.position, start: start)).allowsHitTesting(false) }
                .modifier(ZoomWindow(position: screen.position, start: start, zoom: zoom))
                .modifier(ScreenTransform(
                    position: screen.position, start: start, isRightToLeft: direction == .rightToLeft, slides: zoom == nil && !isUnderZoom,
                    zoom: zoom))
                .allowsHitTesting(screen.position == 0)
                .modifier(KeepAliveModifier(isShown: screen.isShown, isScreen: true))
        }
    }

    /// The zoom transition; nil to slide.
    private var zoom: Zoom? {
        guard screen.position > 0 || screen.isLeaving || model.isMoving, let source = state.bar.zoom,
              let (frame, radius) = model.zoomSources.geometry(of: source), let stack = frameReference.frame else { return nil }
        return Zoom(source: frame.offsetBy(dx: -stack.minX, dy: -stack.minY), cornerRadius: radius)
    }
    /// True if the screen above zooms out of this one, which then does not move.
    private var isUnderZoom: Bool {
        guard above !== state, let source = above.bar.zoom else { return false }
        return model.zoomSources.geometry(of: source) != nil
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
            let _ = Diagnostics.shared.reportInView(
                "The path of a navigation stack holds a value of the type \(element.type), but the stack has no navigationDestination for it.")
            Image(systemName: "exclamationmark.triangle.fill").foregroundStyle(.yellow).accessibilityLabel("Missing destination")
        }
    }
}
private struct NavigationDestinationsScreen: View {
    let value: AnyHashable
    let destinations: NavigationDestinations
    private var evaluation = EvaluationProperty()

    init(value: AnyHashable, destinations: NavigationDestinations) { (self.value, self.destinations) = (value, destinations) }

    var body: some View { destinations.view(for: value, on: evaluation) }
}
/// Shows the view of a link or modifier.
struct NavigationViewScreen: View {
    let destination: NavigationDestination
    private var evaluation = EvaluationProperty()

    init(destination: NavigationDestination) { self.destination = destination }

    var body: some View { destination.view(for: evaluation) }
}
