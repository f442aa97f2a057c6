// One view tree and its passes: the core of a frame.

import Foundation
import WaggleGeometry
import WaggleDisplayList

/// A view tree, from its root view to the display list, and the passes that update it.
///
/// The graph never reads a clock; `update(at:)` receives the time. An update applies the writes made since the last one, transaction by
/// transaction, evaluates the bodies they invalidated, samples running animations, lays out what changed, and runs the actions that observe
/// changes. Each pass keeps its own queue; the graph runs the passes in frame order.
@MainActor
package final class ViewGraph {
    /// The time of the current or last update, in seconds of the host's clock.
    package private(set) var time: TimeInterval = 0
    /// The wall clock's date at time zero.
    private var startDate: Date
    /// The wall clock's date at `time`.
    var date: Date { date(at: time) }
    func date(at time: TimeInterval) -> Date { startDate.addingTimeInterval(time) }
    package let textEngine: any TextEngine
    package let counters = FrameCounters()
    let pending = PendingWrites()
    /// The host's environment, with what the window adds to it.
    let environment: EnvironmentScope
    /// What serves all views beside the passes.
    var services = GraphServices()
    /// Keeps the state for another version of the program; nil unless the program is in development.
    package let keeper: StateKeeper?
    /// Set by benchmarks.
    package var stageTimes: StageTimes?

    private(set) var root: RootNode!
    /// Routes input to gestures, focus and scroll views.
    private(set) lazy var input = InputDispatcher(self)
    /// The transaction whose changes are being applied.
    private(set) var transaction = Transaction() {
        didSet { transactionMatters = transaction.animation != nil || transaction.screenAnimation != nil || transaction.tracksVelocity }
    }
    /// True if the transaction, before any modifier, animates changes or tracks their velocity. Stored because every change reads it.
    private(set) var transactionMatters = false
    /// Increases with each applied transaction.
    package private(set) var updateNumber = 0
    private var lastNodeNumber: UInt32 = 0
    /// True while the first frame is made.
    private(set) var isStarting = true
    /// The phase of the current update.
    private(set) var phase = GraphPhase.resting
    private var requestFrame: (@MainActor () -> Void)?

    // The passes, in frame order.
    private(set) lazy var wakes = WakeQueue(self)
    private lazy var evaluation = EvaluationPass(self)
    private(set) lazy var subviewPass = SubviewPass(self)
    private(set) lazy var preferences = PreferencePass(self)
    private lazy var layout = LayoutPass(self)
    private(set) lazy var geometry = GeometryPass(self)
    private(set) lazy var animations = AnimationPass(self)
    private lazy var transitions = TransitionQueue(self)
    private lazy var actions = ActionQueue(self)
    private(set) lazy var completions = CompletionQueue(self)
    let ended = DeferredRelease()
    private lazy var idleWork = IdleWork(self)

    /// The number of views whose transitions have an animation of their own.
    var animatedTransitionCount = 0 {
        didSet { assert(animatedTransitionCount >= 0, "A view with an animated transition has ended twice.") }
    }
    /// Adds the values that the window itself gives to its views to those of the host.
    private let addWindowValues: (inout EnvironmentValues) -> Void
    /// The number of modifiers that change the current transaction, and of those that change every transaction.
    var activeTransactionChanges = 0
    var permanentTransactionChanges = 0 {
        didSet { assert(permanentTransactionChanges >= 0, "A transaction modifier has ended twice.") }
    }

    /// - Parameter windowValues: Makes the closure that adds the window's own values to the host's environment; it gets the
    ///   writes that wait.
    init<Content: View>(
        _ content: Content, size: CGSize, environment: EnvironmentValues, textEngine: any TextEngine, startDate: Date,
        windowValues: (PendingWrites) -> (inout EnvironmentValues) -> Void
    ) {
        self.startDate = startDate
        self.textEngine = textEngine
        addWindowValues = windowValues(pending)
        keeper = environment.stateKeeper
        var environment = environment
        addWindowValues(&environment)
        self.environment = EnvironmentScope(environment, counters: counters)
        root = RootNode(content, size: size, ViewInputs(graph: self, parent: nil, environment: self.environment))
    }

    /// Sets the closure to call on the main actor when the graph needs a frame that has not been requested.
    package func onFrameNeeded(_ request: (@MainActor () -> Void)?) {
        requestFrame = request
        pending.onFirstWrite(request.map { request in { @Sendable in Task { @MainActor in request() } } })
    }

    /// True if the host sleeps until a frame is needed; false if it controls time.
    package var sleepsBetweenFrames: Bool { requestFrame != nil }

    /// True if a later update is known to change the display list.
    package var needsUpdate: Bool {
        !pending.isEmpty || !evaluation.isEmpty || isAnimating || root.needsLayoutPass || root.needsDisplay
    }

    /// True while animations run, so that any frame may differ.
    package var isAnimating: Bool { !animations.isEmpty || !transitions.isEmpty }

    /// True if anything was written since the last update.
    package var hasPendingChanges: Bool { !pending.isEmpty || !evaluation.isEmpty || root.needsLayoutPass }
    /// The nodes with running animations.
    var animatingNodes: [ViewNode] { animations.nodes.filter(\.isAnimating) + transitions.nodes }

    // MARK: The frame

    /// Brings the tree up to date with all writes so far, and with the animations at `time`.
    package func update(at time: TimeInterval) {
        precondition(phase == .resting, "ViewGraph.update was called from within an update.")
        // Hosts round times differently.
        assert(time >= self.time - 1e-6 || updateNumber == 0, "An update must not go back in time.")
        phase = .updating
        defer { phase = .resting }
        ended.free()
        idleWork.forget()
        self.time = time
        counters.beginFrame()
        for service in services.ofFrames { service.updateWillBegin() }
        input.advance(to: time)
        wakes.run()
        settle()
        timed(.animation) { animations.run() }
        settle()
        if transitions.run() {
            evaluateDirtyNodes()
            layout.run()
            runActions()
        }
        completions.run()
        input.didUpdate(drewAnything: root.needsDisplay)
        // What the input changed, such as the focus and the values of the focused view, is in this frame, too.
        if !pending.isEmpty || !evaluation.isEmpty || !subviewPass.isEmpty { settle() }
        animations.sortOut()
        isStarting = false
        for service in services.ofFrames { service.updateDidEnd() }
        checkInvariants()
    }

    /// Takes an event from the host: runs the actions of the gestures that it completes, and asks the host for a frame if there is
    /// something new to show.
    ///
    /// Hit testing uses the last frame shown; the next update shows what the actions wrote.
    /// - Returns: true if a view took the event. Always false during an update, because an action may run the host's run loop.
    @discardableResult
    package func send(_ event: InputEvent) -> Bool {
        guard takesEvents else { return false }
        if let lift = input.timeOfLift(event) { update(at: max(lift, time)) }
        let isTaken = input.dispatch(event)
        for service in services.ofFrames { service.didHandleEvent() }
        if needsUpdate { requestFrame?() }
        return isTaken
    }

    /// False during an update.
    package var takesEvents: Bool { phase == .resting }

    /// The innermost item at a point of the window, or nil.
    func hitTest(_ point: CGPoint) -> ItemNode? { root.hitTest(point) }

    /// True if the display list has changed since `displayList()` was last called.
    package var needsDisplay: Bool { root.needsDisplay }
    /// The display list as of the last update.
    package func displayList() -> DisplayList {
        // An action may run the run loop, and with it a window's drawing.
        assert(phase == .resting || phase == .acting, "The display list is read while the views change.")
        return root.displayedList()
    }

    /// Changes the window's size and safe area.
    package func setSize(_ size: CGSize, safeArea: EdgeInsets) {
        assert(phase == .resting || phase == .acting, "The host changes the window's size between updates.")
        root.setSize(size, safeArea: safeArea)
    }

    /// Proposes a size other than the window's to the root view; nil restores the window's. The window keeps its size.
    package func setOffer(_ offer: ProposedViewSize?) {
        assert(phase == .resting, "The host proposes a size between updates.")
        root.offer = offer
    }
    /// The window's size in points, as of the last update.
    package var windowSize: CGSize { root.size }
    /// The root view's size as of the last update, in points; it may exceed the window's.
    package var contentSize: CGSize { root.contentSize }

    /// The root view's size for a proposal, in points.
    package func contentSize(for offer: ProposedViewSize) -> CGSize { root.contentSize(for: offer) }

    package func setEnvironment(_ values: EnvironmentValues) {
        var values = values
        addWindowValues(&values)
        root.setEnvironment(values)
    }

    /// The window's colour scheme: its content's preference, or the host's.
    package var colorScheme: ColorScheme { environment.values.colorScheme }
    /// The colour of the window behind its content.
    package var background: ResolvedColor { root.background }

    /// True if work waits until the last update is shown.
    package var hasWorkAfterFrame: Bool { !ended.isEmpty || !idleWork.isEmpty }
    /// Frees the nodes that the last update ended, and prepares what the next frames will probably show. Called once the frame is shown.
    package func workAfterFrame() {
        assert(phase == .resting, "Deferred work runs only between updates.")
        ended.free()
        idleWork.run()
    }

    /// Closes a graph that is still open, because its nodes may outlive it and must not access it.
    isolated deinit {
        if root.isAlive { close() }
    }

    /// Ends all nodes: runs `onDisappear` actions and cancels tasks.
    package func close() {
        root.end()
        runActions()
        ended.free()
    }

    /// Applies writes, evaluates and lays out until nothing is pending.
    private func settle() {
        // Actions may write state that triggers further actions. A program that does not settle within one frame continues in the next.
        var alwaysActed = true
        for _ in 0..<8 {
            transaction = Transaction()
            beginTransaction()
            var isLaidOut = runPasses()
            // Writes made meanwhile, by bodies or other threads, wait for the next round.
            let last = pending.lastNumber
            while let group = pending.takeFirst(upTo: last) {
                assert(!group.changes.isEmpty, "A group of writes has no change.")
                transaction = group.transaction
                beginTransaction()
                completions.add(group.transaction.completions)
                for change in group.changes {
                    switch change {
                    case .commit(let location): location.commit(upTo: group.number)
                    case .invalidate(let reference): reference.node?.invalidate()
                    case .observed(let reference, let evaluation):
                        if let node = reference.node, node.evaluation == evaluation { node.invalidate() }
                    case .observedDeferred(let reference, let deferral):
                        if let node = reference.node, node.deferral == deferral { node.dropDeferredResults() }
                    }
                }
                isLaidOut = runPasses()
            }
            transaction = Transaction()
            beginTransaction()
            let acted = timed(.actions) { runActions() }
            if pending.isEmpty && evaluation.isEmpty && isLaidOut { return }
            alwaysActed = alwaysActed && (acted || !isLaidOut)
        }
        if alwaysActed { reportRestlessness() }
    }

    /// Reports the views that requested another round every time.
    private func reportRestlessness() {
        var views: Set<String> = []
        // A node that has ended may no longer follow its parents.
        for node in pending.changedNodes + geometry.outdated where node.isAlive { if let view = node.viewPath { views.insert(view) } }
        for view in views.sorted() {
            Diagnostics.shared.report("\(view) does not come to rest: within one frame it keeps changing what it depends on. Look for an "
                + "onChange, onAppear, onPreferenceChange or GeometryReader that writes what it reads. The program continues in the next frame.")
        }
    }

    private func timed<Result>(_ stage: StageTimes.Stage, _ work: () -> Result) -> Result {
        guard let stageTimes else { return work() }
        return stageTimes.measure(stage, work)
    }

    private func beginTransaction() {
        updateNumber += 1
        activeTransactionChanges = 0
    }

    /// - Returns: false if each layout still changes geometry that some view reads.
    private func runPasses() -> Bool {
        runBodies()
        for _ in 0..<4 {
            timed(.layout) { layout.run() }
            // Views made during layout may change the subviews of other containers, and the preferences of which others are made.
            if !geometry.run(), subviewPass.isEmpty, !preferences.viewMakersAreWaiting { return true }
            runBodies()
        }
        return false
    }

    private func runBodies() {
        timed(.body) {
            evaluateDirtyNodes()
            preferences.runViewMakers()
        }
    }

    /// Evaluates every invalid node, parents first, then gathers the lists of subviews that changed.
    func evaluateDirtyNodes() {
        evaluation.run()
        // `Group(subviews:)` and similar views evaluate content from gathered subviews.
        while subviewPass.run() { evaluation.run() }
    }
    /// Like `evaluateDirtyNodes()`, but only below a container that makes views during layout. Other nodes stay queued.
    func evaluateDirtyNodes(below container: ViewNode) {
        evaluation.run(below: container)
        while subviewPass.run(below: container) { evaluation.run(below: container) }
    }

    /// - Returns: true if an action ran.
    @discardableResult
    private func runActions() -> Bool {
        preferences.runWatchers()
        return actions.run()
    }

    // MARK: Phases

    /// Runs a pass, which may be entered only from the given phases.
    func during<Result>(_ pass: GraphPhase, from phases: GraphPhase, _ work: () -> Result) -> Result {
        expectPhase(phases)
        let outer = phase
        phase = pass
        defer { phase = outer }
        return work()
    }

    /// Asserts that this is one of the parts of a frame in which the caller may run, whether it has anything to do or not.
    @inline(__always)
    func expectPhase(_ phases: GraphPhase, _ caller: StaticString = #fileID) {
        assert(phases.contains(phase), "\(caller) runs in the wrong part of a frame: \(phase).")
    }

    /// Requests an update from the host, unless one is under way.
    func needsFrame() {
        if phase == .resting { requestFrame?() }
    }

    // MARK: Requests by nodes

    func nextNodeNumber() -> UInt32 {
        lastNodeNumber &+= 1
        counters.madeNodes += 1
        return lastNodeNumber
    }

    func enqueue(_ node: ViewNode) { evaluation.enqueue(node) }
    func enqueueCollection(_ node: ViewNode) { subviewPass.enqueue(node) }

    /// Queues an action that observes a value. It runs after the passes of the current transaction.
    func afterUpdate(_ action: @escaping () -> Void) { actions.afterUpdate(action) }
    /// Queues an action of a view that appeared. It runs after the actions that observe values.
    func afterAppearance(_ action: @escaping () -> Void) { actions.afterAppearance(action) }
    /// Queues an action of a view that disappeared. It runs after those of views that appeared in the same update.
    func afterDisappearance(_ action: @escaping () -> Void) { actions.afterDisappearance(action) }

    /// Runs the change, by which views disappear before others appear in the same update.
    func disappearingFirst<Result>(_ change: () -> Result) -> Result { actions.disappearingFirst(change) }

    /// Lets the node prepare for the next frames once the current one is shown.
    func whenIdle(_ node: any PreparesAhead) { idleWork.add(node) }
    /// True while nodes prepare.
    var isPreparingAhead: Bool { idleWork.isRunning }

    func startAnimating(_ node: ViewNode) { animations.start(node) }
    /// Makes a change whose animations hold a completion as well as those of the current transaction.
    func holding(_ completion: AnimationCompletion, _ change: () -> Void) {
        transaction.completions.append(completion)
        change()
        transaction.completions.removeLast()
    }
    /// Polls the node's transition each frame until it is over.
    func addTransition(_ node: TransitionNode) { transitions.add(node) }

    /// False if no node animates a change in the current transaction or tracks its velocity.
    var changesMayAnimate: Bool { transactionMatters || changesTransactions }
    /// True if any modifier changes the current transaction.
    var changesTransactions: Bool { activeTransactionChanges + permanentTransactionChanges > 0 }

    // MARK: Waiting

    /// The earliest time at which a node wants to be woken. A sleeping host then updates.
    package var nextWake: TimeInterval? { earliest(wakes.nextTime) }
    /// Like `nextWake`, but ignores blinking carets, so that a window can be idle while one blinks.
    package var nextWork: TimeInterval? { earliest(wakes.nextTimeOfWork) }
    private func earliest(_ wake: TimeInterval?) -> TimeInterval? {
        guard let gesture = input.nextWake else { return wake }
        return min(gesture, wake ?? gesture)
    }
    /// The time that gestures wait for has changed.
    func inputDidChangeWake() {
        if input.nextWake != nil { needsFrame() }
    }

    /// Invalidates the node in the first update at or after the time.
    func wake(_ node: ViewNode, at time: TimeInterval) { wakes.wake(node, at: time) }

    /// Sets the wall clock's date at time zero, which changes when the clock is set or the machine has slept. Nodes waiting for a date
    /// check again.
    package func setStartDate(_ date: Date) {
        startDate = date
        wakes.wakeAll()
    }

    /// Checks the invariants of the passes and the tree. Only in checked runs, since it walks the whole tree.
    private func checkInvariants() {
        guard Self.isChecked, root.isAlive else { return }
        // Checking folds preferences again, which must not count as the frame's cost.
        let folds = counters.preferenceFolds
        defer { counters.preferenceFolds = folds }
        assert(evaluation.isEmpty || !pending.isEmpty, "An update has ended with nodes that wait for their evaluation.")
        evaluation.checkInvariants()
        subviewPass.checkInvariants()
        geometry.checkInvariants()
        animations.checkInvariants()
        wakes.checkInvariants()
        root.checkSubtree()
    }
}
