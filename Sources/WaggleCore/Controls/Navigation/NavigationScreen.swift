// The screens of a navigation stack. Everything here belongs to the main actor.

import Foundation
import OpenCombine

/// The source of a pushed view. The body of its link or modifier updates the view.
final class NavigationDestination: @unchecked Sendable {
    private(set) var view: AnyView?
    /// The node whose body makes the view.
    private var maker: NodeReference?
    private var screens = ScreenEvaluations()
    /// True while a screen shows the view. Its maker then stays up to date, even on a covered screen or out of sight.
    @MainActor var isPushed = false {
        didSet {
            guard isPushed != oldValue, let node = maker?.node, node.isAlive else { return }
            if isPushed {
                node.graph.service(LiveHiddenNodes.self).add(node)
            } else {
                node.graph.service(LiveHiddenNodes.self).remove(node)
            }
        }
    }
    /// Called when the screen is popped by anything but its own link or modifier.
    var didPop: () -> Void = {}

    /// True for the destination of a link whose screen an earlier version of the program has shown.
    var isKept = false

    init() {}

    /// Call in the body that makes the view. The screen is evaluated in the same transaction, so it animates with the change.
    @MainActor func show(_ view: AnyView) {
        self.view = view
        maker = ThreadContext.current.evaluating?.reference
        if isPushed { screens.request() }
    }
    /// The view for a screen, which is evaluated again when the view changes.
    @MainActor func view(for screen: EvaluationProperty) -> AnyView? {
        screens.add(screen)
        return view
    }
}

/// The views for the values of one type.
final class NavigationDestinations: @unchecked Sendable {
    private var makeView: (AnyHashable) -> AnyView?
    private var screens = ScreenEvaluations()

    init(makeView: @escaping (AnyHashable) -> AnyView?) { self.makeView = makeView }

    /// Call when the modifier is updated. Screens are evaluated in the same transaction.
    @MainActor func update(_ makeView: @escaping (AnyHashable) -> AnyView?) {
        self.makeView = makeView
        screens.request()
    }
    /// The view for a value on a screen, which is evaluated again when the views change.
    @MainActor func view(for value: AnyHashable, on screen: EvaluationProperty) -> AnyView? {
        screens.add(screen)
        return makeView(value)
    }
}

/// The evaluations of the screens that show what one link or modifier makes.
private struct ScreenEvaluations {
    private var screens: [EvaluationProperty] = []

    @MainActor mutating func add(_ screen: EvaluationProperty) {
        screens.removeAll { $0.isOver || $0.isSame(as: screen) }
        screens.append(screen)
    }
    @MainActor func request() { for screen in screens { screen.request() } }
}

/// The content of a screen.
enum NavigationContent: Equatable {
    case root
    case value(NavigationPathElement)
    case view(NavigationDestination)

    static func == (a: Self, b: Self) -> Bool {
        switch (a, b) {
        case (.root, .root): true
        case (.value(let a), .value(let b)): a == b
        case (.view(let a), .view(let b)): a === b
        default: false
        }
    }
    var isView: Bool { if case .view = self { true } else { false } }
}

/// A screen on the stack, or leaving it.
struct NavigationScreen: Identifiable, Equatable {
    /// The position of a screen: 1 beyond the trailing edge, 0 in front, -1 behind the screen above it; in between while a finger moves it.
    typealias Position = CGFloat

    let id: Int
    let content: NavigationContent
    var position: Position
    /// False until the screen is shown for the first time, which creates its view.
    var isMade: Bool
    /// False while another screen covers it.
    var isShown: Bool {
        didSet { state.isShown = isShown }
    }
    /// True while it slides out, or while a screen that replaced it covers it.
    var isLeaving = false
    /// True if it leaves beneath a screen that replaced it.
    var isReplaced: Bool { isLeaving && position == -1 }
    let state: NavigationScreenState

    /// The joined search configuration of the screen.
    /// - Parameter outer: The configuration from outside the stack, for the first screen.
    func search(joining outer: SearchConfiguration) -> SearchConfiguration {
        var search = state.bar.search
        if content == .root { search.join(outer) }
        return search
    }

    static func == (a: Self, b: Self) -> Bool {
        (a.id, a.position, a.isMade, a.isShown, a.isLeaving) == (b.id, b.position, b.isMade, b.isShown, b.isLeaving)
            && a.content == b.content
    }
}

/// A screen's bar configuration and what dismisses it.
final class NavigationScreenState: ObservableObject, @unchecked Sendable {
    let objectWillChange = ObservableObjectPublisher()
    let presenter = Presenter()
    let scroll = NavigationScroll()
    /// The state of the screen below, whose title display mode is inherited if this screen sets none; nil for the first screen.
    private let below: NavigationScreenState?
    private(set) var bar = BarContent()
    /// True for the first screen of a column of a split view.
    var isOfColumn = false
    /// False keeps the last bar configuration, because a covered screen has none.
    var isShown = true
    private var isKnown = false

    init(below: NavigationScreenState? = nil) { self.below = below }

    /// True if a title is shown below the bar.
    var prefersLargeTitle: Bool {
        switch bar.titleMode ?? .automatic {
        case .large: true
        case .inline: false
        case .automatic: below?.prefersLargeTitle ?? (bar.title != nil)
        }
    }

    func setBar(_ bar: BarContent) {
        guard isShown || !isKnown else { return }
        take(bar)
        objectWillChange.send()
    }
    /// Sets the configuration while the screen's view is being created, before its bars are created and it is laid out.
    /// - Returns: True if it was not known before, so that everything derived from it must be created again.
    func setFirstBar(_ bar: BarContent) -> Bool {
        guard !isKnown else { return false }
        take(bar)
        // During a zoom, the screen below does not move.
        if bar.zoom != nil { objectWillChange.send() }
        return true
    }
    private func take(_ bar: BarContent) {
        isKnown = true
        self.bar = bar
        // The bar of a stack inside the column replaces the column's own.
        if isOfColumn, bar.containsStack { self.bar.navigationBar = .hidden }
        if let session = bar.search.request?.session { follow(session) }
    }
    /// Follows the changes of a search whose field is in the screen's bar.
    func follow(_ session: SearchSession) { session.didChange = { [weak self] in self?.objectWillChange.send() } }
}

/// The scroll offset of a screen's first vertical scroll view.
final class NavigationScroll: ObservableObject, @unchecked Sendable {
    let objectWillChange = ObservableObjectPublisher()
    /// In points from rest, negative while pulled down. It is limited to the range that affects the bars.
    private(set) var offset: CGFloat = 0
    private(set) var hasScrollView = false
    init() {}

    func set(_ offset: CGFloat) {
        let shown = min(offset, BarMetrics.largeTitle + SearchMetrics.row + BarMetrics.backgroundFade)
        guard shown != self.offset || !hasScrollView else { return }
        (self.offset, hasScrollView) = (shown, true)
        objectWillChange.send()
    }
}
