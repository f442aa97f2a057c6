// The model of a navigation stack: its screens and the transitions between them.

import Foundation

/// The state of a navigation stack. It owns no view; views observe `screens` through the binding.
@MainActor
final class NavigationModel {
    /// The screens, root first, including those that are leaving.
    private let screens: Binding<[NavigationScreen]>
    /// The destinations pushed without a value, on top of the path.
    private var views: [NavigationDestination] = []
    var path: NavigationPathBinding
    /// The split view column that this stack belongs to; nil for a program's own stack.
    weak var column: SplitColumn?
    /// The enclosing column of a split view, whose first screen goes back to the previous column.
    weak var columnAround: SplitColumn?
    /// The node of the stack, named in messages.
    weak var node: ViewNode?
    /// What stands for the stack in UIKit.
    var companion: (any NavigationCompanion)?
    /// The sources of zoom transitions.
    var zoomSources = ZoomSources()
    private var destinations: [ObjectIdentifier: [(owner: ObjectIdentifier, depth: Int, destinations: NavigationDestinations)]] = [:]
    private var lastID = 0
    /// The number of values of the path that the user is going back by. The path is written when their screens are out of sight.
    private var popsByHand = 0
    /// True while screens leave because the user has gone back.
    private var isGoingBack = false
    private var moves = 0

    init(_ screens: Binding<[NavigationScreen]>, path: NavigationPathBinding) { (self.screens, self.path) = (screens, path) }

    static func first() -> [NavigationScreen] {
        [NavigationScreen(id: 0, content: .root, position: 0, isMade: true, isShown: true, state: NavigationScreenState())]
    }

    // MARK: Queries

    private var live: [NavigationScreen] { screens.wrappedValue.filter { !$0.isLeaving } }
    private var wanted: [NavigationContent] {
        var wanted: [NavigationContent] = [.root] + path.elements().map { .value($0) } + views.map { .view($0) }
        if popsByHand > 0 { wanted.removeLast(min(popsByHand, wanted.count - 1)) }
        return wanted
    }
    /// The number of screens above the root.
    var depth: Int { live.count - 1 }
    /// The bar configuration of the screen in front.
    var frontBar: BarContent { live.last?.state.bar ?? BarContent() }
    /// True while screens move.
    var isMoving: Bool { moves > 0 }
    /// Pushed screens that have not arrived.
    private var entering: Set<Int> = []
    /// The start position of a screen that is being pushed.
    func start(of screen: Int) -> NavigationScreen.Position? { entering.contains(screen) ? 1 : nil }

    /// Reports a mistake at the stack's node.
    private func report(_ sentence: String) {
        Diagnostics.shared.report(sentence, in: node)
    }

    // MARK: Destinations

    /// - Parameter depth: The depth of the declaring view. Of two destinations for the same type, the one nearest to the root wins.
    func declare(_ type: Any.Type, _ destinations: NavigationDestinations, by owner: AnyObject, depth: Int) {
        var all = self.destinations[ObjectIdentifier(type)] ?? []
        all.removeAll { $0.owner == ObjectIdentifier(owner) }
        if !all.isEmpty {
            report(
                "Two navigationDestination modifiers in one navigation stack are for \(type). The one nearest to the root of the stack is used.")
        }
        all.append((ObjectIdentifier(owner), depth, destinations))
        all.sort { $0.depth < $1.depth }
        self.destinations[ObjectIdentifier(type)] = all
    }
    func withdraw(_ type: Any.Type, by owner: AnyObject) {
        destinations[ObjectIdentifier(type)]?.removeAll { $0.owner == ObjectIdentifier(owner) }
    }
    /// The destinations for a type, from this stack or a previous column.
    func destinations(for type: Any.Type) -> NavigationDestinations? {
        destinations[ObjectIdentifier(type)]?.first?.destinations ?? column?.previous?.navigation?.destinations(for: type)
    }
    /// The screen that the root's back button leads to: that of the previous column in a collapsed split view.
    var outerBackState: NavigationScreenState? {
        columnAround.flatMap { $0.hasBack ? $0.previous?.shownNavigation?.live.last?.state : nil }
    }

    // MARK: Changes by the program and by links

    func push(_ element: NavigationPathElement) {
        guard destinations(for: element.type) != nil else {
            return report("A NavigationLink presents a value of the type \(element.type), but its navigation stack has no navigationDestination for it. "
                + "Put navigationDestination(for: \(element.type).self) on the root of the stack, outside of lists and lazy containers.")
        }
        if let next = column?.next { return next.replace(by: .value(element)) }
        // Screens pushed without a value make room.
        let gone = views
        views = []
        guard path.append(element) else {
            views = gone
            return report(
                "A NavigationLink presents a value of the type \(element.type), which the path of its navigation stack cannot hold.")
        }
        for view in gone { view.didPop() }
        sync()
    }
    func push(_ destination: NavigationDestination, animated: Bool = true) {
        if let next = column?.next { return next.replace(by: .view(destination)) }
        guard !views.contains(where: { $0 === destination }) else { return }
        views.append(destination)
        sync(animated: animated)
    }
    /// Pops a destination that is no longer wanted, and all screens above it.
    func remove(_ destination: NavigationDestination) {
        column?.next?.remove(destination)
        guard let index = views.firstIndex(where: { $0 === destination }) else { return }
        let above = views[(index + 1)...]
        views.removeSubrange(index...)
        for view in above { view.didPop() }
        sync()
    }

    /// Updates the screens to match the path and the pushed destinations.
    ///
    /// - Parameter completion: Called when the screens have arrived.
    func sync(animated: Bool = true, completion arrived: @escaping () -> Void = {}) {
        defer { checkScreens() }
        let completion = { [weak companion] in
            arrived()
            companion?.screensDidArrive()
        }
        let wanted = wanted, old = live
        assert(!wanted.isEmpty, "A navigation stack shows at least its root.")
        guard wanted != old.map(\.content) else { return completion() }
        // A change of the path ends a swipe.
        isSwiping = false
        var kept = 0
        while kept < min(wanted.count, old.count), wanted[kept] == old[kept].content { kept += 1 }
        assert(kept > 0, "A navigation stack loses its root.")
        var below = old[kept - 1].state
        let added = wanted[kept...].map { content in
            lastID += 1
            let state = NavigationScreenState(below: below)
            below = state
            return NavigationScreen(id: lastID, content: content, position: -1, isMade: false, isShown: false, state: state)
        }
        for screen in added { connect(screen) }
        let isPush = wanted.count > old.count, isSwap = wanted.count == old.count
        var next = Array(old[..<kept]) + added
        let leavers = screens.wrappedValue.filter(\.isLeaving),
            sliding = leavers.filter { !$0.isReplaced }, replaced = leavers.filter(\.isReplaced)
        guard animated, !isSwap, !PresentationMotion.isOff else {
            next[next.count - 1].position = 0
            show(next.count - 1, in: &next)
            for index in next.indices.dropLast() { (next[index].position, next[index].isShown) = (-1, false) }
            entering.formIntersection(next.map(\.id))
            screens.wrappedValue = next
            return completion()
        }
        if isPush {
            // Only the last one slides in, even if several are pushed.
            next[next.count - 1].position = 0
            show(next.count - 1, in: &next)
            let front = old[old.count - 1].id
            // Screens that the path no longer has stay beneath until the new one covers them, below those that it keeps.
            let gone = old[kept...].filter(\.isShown).map { screen in
                var screen = screen
                (screen.isLeaving, screen.position) = (true, -1)
                return screen
            }
            next.insert(contentsOf: replaced + gone, at: next.firstIndex { $0.id == front } ?? next.count - 1)
            let top = next[next.count - 1].id, stale = next.filter(\.isLeaving).map(\.id)
            // The screen in front, and the one behind it if a swipe has uncovered it.
            let covered = next.dropLast().filter { $0.isShown && !$0.isLeaving }.map(\.id)
            for index in next.indices.dropLast() { next[index].position = -1 }
            entering.insert(top)
            // The new view animates from its start position (`entrance`), so one update both creates and moves it.
            move([(top, 0)] + covered.map { ($0, -1) }, by: { [screens] in screens.wrappedValue = next + sliding }) { [weak self] in
                self?.entering.remove(top)
                self?.drop(stale)
                completion()
            }
        } else {
            // Only the last one slides out; those in between stay invisible.
            guard var leaver = old.last else { return completion() }
            leaver.isLeaving = true
            let revealed = next.count - 1
            if next[revealed].position == 0 { next[revealed].position = -1 }
            show(revealed, in: &next)
            let id = leaver.id, top = next[revealed].id
            next.insert(contentsOf: replaced, at: revealed)
            screens.wrappedValue = next + sliding + [leaver]
            move([(top, 0), (id, 1)]) { [weak self] in
                self?.drop([id])
                completion()
            }
        }
    }
    private func checkScreens() {
        assert(entering.isEmpty || moves > 0, "A screen enters although no screen moves.")
        assert(live.first?.content == .root, "The first screen of a navigation stack is not its root.")
        assert(live.last?.isShown == true, "The screen in front is hidden.")
        assert(
            Set(screens.wrappedValue.map(\.id)).count == screens.wrappedValue.count, "Two screens of a navigation stack have the same id.")
        assert(screens.wrappedValue.allSatisfy { $0.isMade || !$0.isShown }, "The view of a shown screen was not made.")
        assert(entering.isSubset(of: screens.wrappedValue.map(\.id)), "An entering screen is not in the navigation stack.")
    }
    private func show(_ index: Int, in screens: inout [NavigationScreen]) {
        (screens[index].isMade, screens[index].isShown) = (true, true)
        if case .view(let destination) = screens[index].content { destination.isPushed = true }
    }
    private func connect(_ screen: NavigationScreen) {
        let id = screen.id
        screen.state.presenter.dismiss = { [weak self] in self?.pop(screenWith: id) }
    }
    private func drop(_ ids: [Int]) {
        assert(!ids.contains(0), "The root of a navigation stack is dropped.")
        guard !ids.isEmpty else { return }
        let dropped = screens.wrappedValue.filter { ids.contains($0.id) }
        screens.wrappedValue.removeAll { ids.contains($0.id) }
        for screen in dropped {
            // A destination that was pushed again meanwhile has another screen.
            if case .view(let destination) = screen.content {
                destination.isPushed = screens.wrappedValue.contains { $0.isMade && $0.content == screen.content }
            }
        }
    }

    /// Moves screens to positions with the system's spring. Covered ones are hidden on arrival.
    private func move(
        _ targets: [(id: Int, position: NavigationScreen.Position)], by change: (() -> Void)? = nil, then: @escaping () -> Void
    ) {
        moves += 1
        var transaction = Transaction()
        transaction.screenAnimation = PresentationMotion.slide
        transaction.addAnimationCompletion(criteria: .removed) { [weak self] in
            guard let self else { return }
            moves -= 1
            assert(self.moves >= 0, "More transitions have ended than began.")
            for target in targets where target.position == -1 { set(target.id) { if $0.position == -1 { $0.isShown = false } } }
            then()
        }
        withTransaction(transaction) {
            if let change { return change() }
            for target in targets { set(target.id) { $0.position = target.position } }
        }
    }
    private func set(_ id: Int, _ change: (inout NavigationScreen) -> Void) {
        guard let index = screens.wrappedValue.firstIndex(where: { $0.id == id }) else { return }
        change(&screens.wrappedValue[index])
    }

    // MARK: Going back

    /// True if there is a screen to go back to, in this stack or in the column around it.
    var canPop: Bool { depth > 0 || columnAround?.hasBack == true }
    /// Goes back by one screen. The path is written when it is out of sight.
    func pop() {
        if depth == 0, let columnAround, columnAround.hasBack { return columnAround.goBack() }
        pop(by: 1)
    }
    /// The screens to which the user can go back, nearest first.
    var screensBelow: [NavigationScreen] { live.dropLast().reversed() }
    /// Goes back to a screen.
    func pop(to id: Int) {
        guard let index = live.firstIndex(where: { $0.id == id }) else { return }
        pop(by: live.count - 1 - index)
    }
    /// Pops a screen and all above it.
    func pop(screenWith id: Int) {
        guard let index = live.firstIndex(where: { $0.id == id }), index > 0 else { return }
        pop(by: live.count - index)
    }
    func pop(by count: Int) {
        guard !isGoingBack, count > 0, count <= depth else { return }
        let gone = Array(views.suffix(count))
        views.removeLast(gone.count)
        (popsByHand, isGoingBack) = (count - gone.count, true)
        sync { [weak self] in self?.finishPops() }
        // Flags and items are written at once, so that the program can move with the screen.
        for view in gone.reversed() { view.didPop() }
    }
    /// Writes the path once the screens have disappeared.
    private func finishPops() {
        guard isGoingBack else { return }
        let count = popsByHand
        (popsByHand, isGoingBack) = (0, false)
        if count > 0 { path.removeLast(count) }
        sync()
    }

    // MARK: Swipe from the edge

    /// True while a finger swipes back.
    private var isSwiping = false
    /// In screen widths per second.
    private static let flingSpeed: CGFloat = 1

    var canSwipeBack: Bool { hasWayBack && !isMoving && !isGoingBack }
    private var hasWayBack: Bool {
        guard depth > 0 else { return false }
        let hasBack = live.last?.state.bar.hidesBackButton != true && live.last?.state.bar.navigationBar != .hidden
        return companion?.allowsSwipe(hasBack) ?? hasBack
    }

    /// Goes back by a key, wherever a swipe or the back button would.
    /// - Returns: False if there is no way back.
    func goBack() -> Bool {
        guard hasWayBack || depth == 0 && outerBackState != nil else { return false }
        pop()
        return true
    }

    func swipeBack(_ phase: InputPhase, by share: CGFloat, speed: CGFloat) {
        let live = live
        guard live.count > 1 else { return isSwiping = false }
        let top = live[live.count - 1].id, below = live[live.count - 2].id
        switch phase {
        case .began:
            guard canSwipeBack else { return }
            isSwiping = true
            set(below) { ($0.isMade, $0.isShown) = (true, true) }
            follow(top, below, share)
        case .moved:
            guard isSwiping else { return }
            follow(top, below, share)
        case .ended, .cancelled:
            guard isSwiping else { return }
            isSwiping = false
            let goesBack = phase == .ended && (abs(speed) >= Self.flingSpeed ? speed > 0 : share > 0.5)
            if goesBack { return pop() }
            move([(top, 0), (below, -1)]) {}
        }
    }
    private func follow(_ top: Int, _ below: Int, _ share: CGFloat) {
        let share = min(max(share, 0), 1)
        set(top) { $0.position = share }
        set(below) { $0.position = share - 1 }
    }
}

private enum NavigationModelKey: EnvironmentKey { static var defaultValue: NavigationModel? { nil } }

extension EnvironmentValues {
    /// The enclosing navigation stack.
    var navigation: NavigationModel? {
        get { self[NavigationModelKey.self] }
        set { self[NavigationModelKey.self] = newValue }
    }
}
