// The screens of a navigation stack. Everything here is for the main actor alone.

import Foundation
import OpenCombine

/// What a pushed view is made from. The link or modifier behind it gives it a new view whenever its own is evaluated.
final class NavigationDestination: ObservableObject, @unchecked Sendable {
    let objectWillChange = ObservableObjectPublisher()
    private(set) var view: AnyView?
    /// True while a screen shows the view.
    var isPushed = false
    /// Called when a person has gone back from the screen.
    var didPop: () -> Void = {}

    init() {}

    func show(_ view: AnyView) {
        self.view = view
        if isPushed { objectWillChange.send() }
    }
}

/// The views for the values of one type.
final class NavigationDestinations: ObservableObject, @unchecked Sendable {
    let objectWillChange = ObservableObjectPublisher()
    var makeView: (AnyHashable) -> AnyView? {
        didSet { if isUsed { objectWillChange.send() } }
    }
    /// True once a screen was made by this.
    var isUsed = false

    init(makeView: @escaping (AnyHashable) -> AnyView?) { self.makeView = makeView }
}

/// What a screen shows.
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

/// A screen that is on the stack or on its way from it.
struct NavigationScreen: Identifiable, Equatable {
    /// Where a screen stands: 1 beside the stack at the trailing edge, 0 in sight, -1 behind the screen above it. In between while a finger moves it.
    typealias Position = CGFloat

    let id: Int
    let content: NavigationContent
    var position: Position
    /// False for a screen that nobody has seen: it is made when it comes into sight.
    var isMade: Bool
    /// False while another screen covers it.
    var isShown: Bool {
        didSet { state.isShown = isShown }
    }
    /// True while it slides out.
    var isLeaving = false
    let state: NavigationScreenState

    /// All that was said about the screen's search.
    /// - Parameter outer: what was said around the stack, which counts for the first screen.
    func search(joining outer: SearchParts) -> SearchParts {
        var search = state.bar.search
        if content == .root { search.join(outer) }
        return search
    }

    static func == (a: Self, b: Self) -> Bool {
        (a.id, a.position, a.isMade, a.isShown, a.isLeaving) == (b.id, b.position, b.isMade, b.isShown, b.isLeaving) && a.content == b.content
    }
}

/// What a screen says about its bars, and what dismisses it.
final class NavigationScreenState: ObservableObject, @unchecked Sendable {
    let objectWillChange = ObservableObjectPublisher()
    let presenter = Presenter()
    let scroll = NavigationScroll()
    /// What the screen below says, whose mode of the title counts where this one has none of its own; nil for the first screen.
    private let below: NavigationScreenState?
    private(set) var bar = BarContent()
    /// True for the first screen of a column of a split view.
    var isOfColumn = false
    /// A covered screen says nothing; what it said last stays.
    var isShown = true
    private var isKnown = false

    init(below: NavigationScreenState? = nil) { self.below = below }

    /// True if the title, if there is one, stands below the bar.
    var prefersLargeTitle: Bool {
        switch bar.titleMode ?? .automatic {
        case .large: true
        case .inline: false
        case .automatic: below?.prefersLargeTitle ?? (bar.title != nil)
        }
    }

    func setBar(_ bar: BarContent) {
        guard isShown || !isKnown else { return }
        isKnown = true
        self.bar = bar
        // The bar of a stack inside stands for that of the column around it.
        if isOfColumn, bar.containsStack { self.bar.navigationBar = .hidden }
        objectWillChange.send()
        if let session = bar.search.request?.session { follow(session) }
    }
    /// Changes with a search, whose field the screen's bar shows.
    func follow(_ session: SearchSession) { session.didChange = { [weak self] in self?.objectWillChange.send() } }
}

/// How far a screen's first vertical scroll view has moved its content.
final class NavigationScroll: ObservableObject, @unchecked Sendable {
    let objectWillChange = ObservableObjectPublisher()
    /// In points from rest, negative while it is pulled down. What bars do not show is left out.
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
