// One view tree with all that keeps it running: the heart of a frame.

import Foundation
import WaggleGeometry
import WaggleDisplayList

/// A view tree, from its root view to the display list, and the passes that bring it up to date.
///
/// The graph never reads a clock: `update(at:)` is told the time. One update applies the writes made since the last one,
/// transaction by transaction; runs the bodies that they invalidated; takes samples of running animations; lays out what
/// changed; and runs the actions that watch for changes. Each pass keeps what waits for it; the graph walks them in the order of a frame.
@MainActor
package final class ViewGraph {
    /// The time of the running or last update, in seconds of the host's clock.
    package private(set) var time: TimeInterval = 0
    /// The wall clock's date at time zero.
    private var startDate: Date
    /// The wall clock's date at `time`.
    var date: Date { date(at: time) }
    func date(at time: TimeInterval) -> Date { startDate.addingTimeInterval(time) }
    package let textEngine: any TextEngine
    package let counters = FrameCounters()
    let pending = PendingWrites()
    let sceneValues = SceneValues()
    let accessibility = AccessibilityMemory()
    /// Set by benchmarks.
    package var stageTimes: StageTimes?

    private(set) var root: RootNode!
    /// Where touches go.
    private(set) lazy var input = InputDispatcher(self)
    /// The transaction whose changes are being applied.
    private(set) var transaction = Transaction() {
        didSet { transactionMatters = transaction.animation != nil || transaction.tracksVelocity }
    }
    /// True if changes in the transaction are animated or followed, whatever modifiers make of it; at hand because every change asks.
    private(set) var transactionMatters = false
    /// Grows with each applied transaction.
    package private(set) var updateNumber = 0
    private var lastNodeNumber: UInt32 = 0
    /// What the graph is busy with.
    private(set) var phase = GraphPhase.resting
    private var requestFrame: (@MainActor () -> Void)?

    // The passes, in the order of a frame.
    private(set) lazy var wakes = WakeQueue(self)
    private lazy var evaluation = EvaluationPass(self)
    private(set) lazy var gathering = GatheringPass(self)
    private(set) lazy var preferences = PreferencePass(self)
    private lazy var layout = LayoutPass(self)
    private(set) lazy var geometry = GeometryPass(self)
    private(set) lazy var animations = AnimationPass(self)
    private lazy var transitions = TransitionQueue(self)
    private lazy var actions = ActionQueue(self)
    let completions = CompletionQueue()
    let ended = EndedPlaces()

    let matchedGroups = MatchedGroups()
    /// Modifiers that change the transaction being applied, and those that change every one.
    var activeTransactionChanges = 0
    var permanentTransactionChanges = 0

    package init<Content: View>(
        _ content: Content, size: CGSize, environment: EnvironmentValues, textEngine: any TextEngine, startDate: Date = Date(timeIntervalSinceReferenceDate: 0)
    ) {
        self.startDate = startDate
        self.textEngine = textEngine
        let inputs = ViewInputs(graph: self, parent: nil, environment: EnvironmentScope(environment), transactionScope: nil, modifierContents: nil)
        root = RootNode(content, size: size, inputs)
    }

    /// Sets what to call, on the main actor, when the graph needs a frame that nobody asked for yet.
    package func onFrameNeeded(_ request: (@MainActor () -> Void)?) {
        requestFrame = request
        pending.onFirstWrite(request.map { request in { @Sendable in Task { @MainActor in request() } } })
    }

    /// True if an update at a later time would show something else, as far as known now.
    package var needsUpdate: Bool {
        !pending.isEmpty || !evaluation.isEmpty || isAnimating || root.needsLayoutPass || root.needsDisplay
    }

    /// True while animations run, that is while every later frame may differ.
    package var isAnimating: Bool { !animations.isEmpty || !transitions.isEmpty }

    /// True if something was written since the last update.
    package var hasPendingChanges: Bool { !pending.isEmpty || !evaluation.isEmpty || root.needsLayoutPass }
    /// The nodes that animations run in.
    var animatingNodes: [ViewNode] { animations.nodes.filter(\.isAnimating) + transitions.nodes }

    // MARK: The frame

    /// Brings the tree up to date with all writes so far and with the animations at the time.
    package func update(at time: TimeInterval) {
        precondition(phase == .resting, "ViewGraph.update was called from within an update.")
        phase = .updating
        defer { phase = .resting }
        ended.free()
        self.time = time
        counters.beginFrame()
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
        if !pending.isEmpty { settle() }
        checkInvariants()
    }

    /// Takes what people did since the last update, one event after the other, and runs the actions of the gestures that it completes.
    ///
    /// Places are those of the last frame shown. Called between updates; what actions write is shown by the next one.
    /// - Returns: true if a view took the event. Nothing takes scrolling or keys yet.
    @discardableResult
    package func handle(_ event: InputEvent) -> Bool {
        precondition(phase == .resting, "ViewGraph.handle was called from within an update.")
        return input.handle(event)
    }

    /// The innermost item shown at a point of the window; nil: none.
    func hitTest(_ point: CGPoint) -> ItemNode? { root.hitTest(point) }

    /// True if the picture of the last update is another one than that last asked for.
    package var needsDisplay: Bool { root.needsDisplay }
    /// The picture of the last update.
    package func displayList() -> DisplayList { root.displayedList() }

    /// Changes the size that the root view is given.
    package func setSize(_ size: CGSize, safeArea: EdgeInsets) { root.setSize(size, safeArea: safeArea) }

    /// Offers the root view something else than the window; nil: the window again. The window keeps its size.
    package func setOffer(_ offer: ProposedViewSize?) { root.offer = offer }
    /// The window's size in points, as of the last update.
    package var windowSize: CGSize { root.size }
    /// The size that the root view chooses as of the last update, in points; it may be larger than the window.
    package var contentSize: CGSize { root.contentSize }

    /// The size that the root view would choose if it were offered this, in points.
    package func contentSize(for offer: ProposedViewSize) -> CGSize { root.contentSize(for: offer) }

    package func setEnvironment(_ values: EnvironmentValues) { root.setEnvironment(values) }

    /// The colour scheme of the window: what its content prefers, or else the host's.
    package var colorScheme: ColorScheme { root.environment.values.colorScheme }

    /// True if the last update has ended places that are still to be freed.
    package var hasEndedPlaces: Bool { !ended.isEmpty }
    /// Frees what the last update has ended; called once the frame is shown.
    package func freeEndedPlaces() {
        assert(phase == .resting, "What has ended is freed between updates.")
        ended.free()
    }

    /// Ends all identities: `onDisappear` actions run, tasks are cancelled.
    package func close() {
        root.end()
        runActions()
        ended.free()
    }

    /// Applies writes, evaluates and lays out until nothing asks for more.
    private func settle() {
        // Actions may write state that triggers further actions. Programs that never come to rest within one frame go on in the next.
        var alwaysActed = true
        for _ in 0..<8 {
            transaction = Transaction()
            beginTransaction()
            var isLaidOut = runPasses()
            // What bodies and other threads write meanwhile waits for the next round.
            let last = pending.lastNumber
            while let group = pending.takeFirst(upTo: last) {
                transaction = group.transaction
                beginTransaction()
                completions.add(group.transaction.completions)
                for change in group.changes {
                    switch change {
                    case .commit(let location): location.commit(upTo: group.number)
                    case .invalidate(let reference): reference.node?.invalidate()
                    case .observed(let reference, let evaluation): if let node = reference.node, node.evaluation == evaluation { node.invalidate() }
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

    /// Says which views asked for one more round each time.
    private func reportRestlessness() {
        var views: Set<String> = []
        for node in pending.changedNodes { if let view = node.nearestViewName { views.insert(view) } }
        for node in geometry.outdated where node.isAlive { if let view = node.nearestViewName { views.insert(view) } }
        for view in views.sorted() {
            Diagnostics.shared.report("\(view) does not come to rest: what it shows changes what it depends on, again and again within one frame. Look for an "
                + "onChange, onAppear, onPreferenceChange or GeometryReader that writes what it reads. The program goes on in the next frame.")
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

    /// - Returns: false if views that look at their place still see another one after each layout.
    private func runPasses() -> Bool {
        runBodies()
        for _ in 0..<4 {
            timed(.layout) { layout.run() }
            if !geometry.run() { return true }
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

    /// Runs every invalid node, parents first, then gathers the lists of subviews that changed.
    func evaluateDirtyNodes() {
        evaluation.run()
        // A program that arranges subviews makes views of a list that was gathered.
        while gathering.run() { evaluation.run() }
    }
    /// As `evaluateDirtyNodes`, of what stands below a container that makes views while it is laid out: everything else keeps its turn.
    func evaluateDirtyNodes(below container: ViewNode) {
        evaluation.run(below: container)
        while gathering.run(below: container) { evaluation.run(below: container) }
    }

    /// - Returns: true if there was an action to run.
    @discardableResult
    private func runActions() -> Bool {
        preferences.runWatchers()
        return actions.run()
    }

    // MARK: Phases

    /// Does the work of a pass, which may be entered from the phases alone.
    func during<Result>(_ pass: GraphPhase, from phases: GraphPhase, _ work: () -> Result) -> Result {
        assert(phases.contains(phase), "A pass was entered in the wrong part of a frame: \(pass) from \(phase).")
        let outer = phase
        phase = pass
        defer { phase = outer }
        return work()
    }

    /// Something waits for the next update: asks the host for one, unless an update is under way.
    func needsFrame() {
        if phase == .resting { requestFrame?() }
    }

    // MARK: What nodes ask for

    func nextNodeNumber() -> UInt32 {
        lastNodeNumber &+= 1
        counters.madeNodes += 1
        return lastNodeNumber
    }

    func enqueue(_ node: ViewNode) { evaluation.enqueue(node) }
    func enqueueCollection(_ node: ViewNode) { gathering.enqueue(node) }

    /// An action that watches a value; runs after the passes of the current transaction.
    func afterUpdate(_ action: @escaping () -> Void) { actions.afterUpdate(action) }
    /// An action of a view that came; runs after the actions that watch values.
    func afterAppearance(_ action: @escaping () -> Void) { actions.afterAppearance(action) }
    /// An action of a view that went; runs after those of the views that came in the same update.
    func afterDisappearance(_ action: @escaping () -> Void) { actions.afterDisappearance(action) }

    func startAnimating(_ node: ViewNode) { animations.start(node) }
    /// The node's transition has begun; it is asked each frame whether it is over.
    func addTransition(_ node: TransitionNode) { transitions.add(node) }

    /// False if no change in the transaction animates or is followed, whatever the place.
    var changesMayAnimate: Bool { transactionMatters || changesTransactions }
    /// True if some modifier changes the transaction being applied.
    var changesTransactions: Bool { activeTransactionChanges + permanentTransactionChanges > 0 }

    // MARK: Waiting

    /// The earliest time at which a node asked to be woken: a host that sleeps updates then.
    package var nextWake: TimeInterval? { earliest(wakes.nextTime) }
    /// As `nextWake`, without the blinking of carets: what a window that comes to rest has still to wait for.
    package var nextWork: TimeInterval? { earliest(wakes.nextTimeOfWork) }
    private func earliest(_ wake: TimeInterval?) -> TimeInterval? {
        guard let gesture = input.nextWake else { return wake }
        return min(gesture, wake ?? gesture)
    }
    /// Gestures wait for another time than before.
    func inputDidChangeWake() {
        if input.nextWake != nil { needsFrame() }
    }

    /// Invalidates the node in the first update at or after the time.
    func wake(_ node: ViewNode, at time: TimeInterval) { wakes.wake(node, at: time) }

    /// Sets the wall clock's date at time zero: it moves when the wall clock is set or the machine slept. What waits for a date looks again.
    package func setStartDate(_ date: Date) {
        startDate = date
        wakes.wakeAll()
    }

    /// Checks what the passes rely on, in checked runs of the tests: costs time in the size of the tree.
    private func checkInvariants() {
        guard Self.isChecked else { return }
        assert(evaluation.isEmpty || !pending.isEmpty, "An update has ended with nodes that wait for their evaluation.")
        evaluation.checkInvariants()
        gathering.checkInvariants()
        geometry.checkInvariants()
        animations.checkInvariants()
        wakes.checkInvariants()
        root.checkSubtree()
    }
}
