// One view tree with all that keeps it running: the heart of a frame.

import Foundation
import WaggleGeometry
import WaggleDisplayList

/// A view tree, from its root view to the display list, and the passes that bring it up to date.
///
/// The graph never reads a clock: `update(at:)` is told the time. One update applies the writes made since the last one,
/// transaction by transaction; runs the bodies that they invalidated; takes samples of running animations; lays out what
/// changed; and runs the actions that watch for changes.
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
    /// Set by benchmarks.
    package var stageTimes: StageTimes?

    private(set) var root: RootNode!
    /// Where touches go.
    private(set) lazy var input = InputDispatcher(self)
    /// The transaction whose changes are being applied.
    private(set) var transaction = Transaction()
    /// Grows with each applied transaction.
    package private(set) var updateNumber = 0
    private var lastNodeNumber: UInt32 = 0
    /// Nodes that wait for evaluation, by depth, so that a parent always runs before what it may change anyway.
    private var dirty: [[ViewNode]] = []
    private var firstDirtyDepth = Int.max
    private var collectors: [ViewNode] = []
    private var animating: [ViewNode] = []
    private var isUpdating = false
    private var changeActions: [() -> Void] = []
    private var appearActions: [() -> Void] = []
    private var preferenceReaders: [ObjectIdentifier: any PreferenceReader] = [:]
    private var preferencesChanged = false
    private var preferenceLayers: [ObjectIdentifier: any PreferenceReader] = [:]
    private var preferencesChangedForLayers = false
    private var geometryReaders: [ObjectIdentifier: any GeometryDependent] = [:]
    private var matchedGroups: [MatchedGeometryModifier.Key: MatchedGroup] = [:]
    private var transitions: [TransitionNode] = []
    private var waiting: [(time: TimeInterval, node: ViewNode)] = []
    private var completions: [AnimationCompletion] = []
    private var requestFrame: (@MainActor () -> Void)?
    /// Transaction modifiers that act on the transaction being applied; 0 spares the walk up the tree.
    var activeTransactionModifiers = 0
    var permanentTransactionModifiers = 0

    package init<Content: View>(
        _ content: Content, size: CGSize, environment: EnvironmentValues, textEngine: any TextEngine, startDate: Date = Date(timeIntervalSinceReferenceDate: 0)
    ) {
        self.startDate = startDate
        self.textEngine = textEngine
        let inputs = ViewInputs(graph: self, parent: nil, environment: EnvironmentScope(environment), modifierContents: nil)
        root = RootNode(content, size: size, inputs)
    }

    /// Sets what to call, on the main actor, when the graph needs a frame that nobody asked for yet.
    package func onFrameNeeded(_ request: (@MainActor () -> Void)?) {
        requestFrame = request
        pending.onFirstWrite(request.map { request in { @Sendable in Task { @MainActor in request() } } })
    }

    /// True if an update at a later time would show something else, as far as known now.
    package var needsUpdate: Bool {
        !pending.isEmpty || firstDirtyDepth != .max || !animating.isEmpty || !transitions.isEmpty || root.needsLayoutPass || root.needsDisplay
    }

    /// True while animations run, that is while every later frame may differ.
    package var isAnimating: Bool { !animating.isEmpty || !transitions.isEmpty }

    /// True if something was written since the last update.
    package var hasPendingChanges: Bool { !pending.isEmpty || firstDirtyDepth != .max || root.needsLayoutPass }
    /// The nodes that animations run in.
    var animatingNodes: [ViewNode] { animating + transitions }

    // MARK: The frame

    /// Brings the tree up to date with all writes so far and with the animations at the time.
    package func update(at time: TimeInterval) {
        precondition(!isUpdating, "ViewGraph.update was called from within an update.")
        isUpdating = true
        defer { isUpdating = false }
        self.time = time
        counters.beginFrame()
        input.advance(to: time)
        wakeNodes()
        settle()
        timed(.animation) { sampleAnimations() }
        settle()
        finishTransitions()
        finishCompletions()
        input.didUpdate(drewAnything: root.needsDisplay)
        if !pending.isEmpty { settle() }
    }

    /// Takes what people did since the last update, one event after the other, and runs the actions of the gestures that it completes.
    ///
    /// Places are those of the last frame shown. Called between updates; what actions write is shown by the next one.
    /// - Returns: true if a view took the event. Nothing takes scrolling or keys yet.
    @discardableResult
    package func handle(_ event: InputEvent) -> Bool {
        precondition(!isUpdating, "ViewGraph.handle was called from within an update.")
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

    /// Ends all identities: `onDisappear` actions run, tasks are cancelled.
    package func close() {
        root.end()
        runActions()
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
                completions += group.transaction.completions
                for change in group.changes {
                    switch change {
                    case .commit(let location): location.commit(upTo: group.number)
                    case .invalidate(let node): node.invalidate()
                    case .observed(let node, let evaluation): if node.evaluation == evaluation { node.invalidate() }
                    }
                }
                isLaidOut = runPasses()
            }
            transaction = Transaction()
            beginTransaction()
            let acted = timed(.actions) { runActions() }
            if pending.isEmpty && firstDirtyDepth == .max && isLaidOut { return }
            alwaysActed = alwaysActed && (acted || !isLaidOut)
        }
        if alwaysActed { reportRestlessness() }
    }

    /// Says which views asked for one more round each time.
    private func reportRestlessness() {
        var views: Set<String> = []
        for node in pending.changedNodes { if let view = node.nearestViewName { views.insert(view) } }
        for reader in geometryReaders.values where reader.isDirty || reader.geometryDidChange() { if let view = reader.nearestViewName { views.insert(view) } }
        for view in views {
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
        activeTransactionModifiers = 0
    }

    /// - Returns: false if views that look at their place still see another one after each layout.
    private func runPasses() -> Bool {
        runBodies()
        for _ in 0..<4 {
            timed(.layout) { layoutIfNeeded() }
            if !updateGeometryReaders() { return true }
            runBodies()
        }
        return false
    }

    private func runBodies() {
        timed(.body) {
            evaluateDirtyNodes()
            readPreferenceLayers()
        }
    }

    /// Runs every invalid node, parents first, then gathers the lists of subviews that changed.
    func evaluateDirtyNodes() {
        while firstDirtyDepth < dirty.count {
            let depth = firstDirtyDepth
            if dirty[depth].isEmpty {
                firstDirtyDepth += 1
                continue
            }
            let nodes = dirty[depth]
            dirty[depth] = []
            for node in nodes where node.isDirty && node.isAlive {
                node.evaluate()
                node.isDirty = false
            }
        }
        firstDirtyDepth = .max
        gatherItems()
    }

    func gatherItems() {
        while !collectors.isEmpty {
            // Inner lists first: an outer one shows the traits of the inner one's items.
            let nodes = collectors.sorted { $0.depth > $1.depth }
            collectors = []
            for node in nodes where node.isAlive {
                node.collector?.gatherItems()
            }
        }
    }

    private func layoutIfNeeded() {
        // Views that reach beyond the safe area learn only when all places are known whether they touch its border.
        for _ in 0..<4 where root.needsLayoutPass {
            root.layoutIfNeeded()
            root.resolveIfNeeded()
        }
    }

    // MARK: Queues

    func nextNodeNumber() -> UInt32 {
        lastNodeNumber &+= 1
        counters.madeNodes += 1
        return lastNodeNumber
    }

    func enqueue(_ node: ViewNode) {
        while dirty.count <= node.depth { dirty.append([]) }
        dirty[node.depth].append(node)
        if node.depth < firstDirtyDepth { firstDirtyDepth = node.depth }
        if !isUpdating { requestFrame?() }
    }

    func enqueueCollection(_ node: ViewNode) {
        collectors.append(node)
        if !isUpdating { requestFrame?() }
    }

    /// An action that watches a value; runs after the passes of the current transaction.
    func afterUpdate(_ action: @escaping () -> Void) { changeActions.append(action) }
    /// An action of a view that came or went; runs after the actions that watch values.
    func afterAppearance(_ action: @escaping () -> Void) { appearActions.append(action) }

    /// - Returns: true if there was an action to run.
    @discardableResult
    private func runActions() -> Bool {
        if preferencesChanged {
            preferencesChanged = false
            for reader in preferenceReaders.values.sorted(by: { $0.depth > $1.depth }) { reader.readPreferences() }
        }
        var acted = false
        while !changeActions.isEmpty || !appearActions.isEmpty {
            let actions = changeActions + appearActions
            changeActions = []
            appearActions = []
            for action in actions { action() }
            acted = true
        }
        return acted
    }

    // MARK: Transactions

    func transaction(for node: ViewNode) -> Transaction {
        guard activeTransactionModifiers + permanentTransactionModifiers > 0 else { return transaction }
        var modifiers: [any TransactionModifying] = []
        var place: ViewNode? = node, passedScopes: [ViewNode] = []
        while let current = place {
            if let scope = (current as? ModifierContentNode)?.scope { passedScopes.append(scope) }
            if let modifier = current as? any TransactionModifying, modifier.isActive, !passedScopes.contains(where: { $0 === current }) {
                modifiers.append(modifier)
            }
            place = current.parent
        }
        var result = transaction
        for modifier in modifiers.reversed() { modifier.modify(&result) }
        return result
    }

    /// True if nothing in the current update can be animated; spares asking per node.
    var nothingAnimates: Bool {
        transaction.animation == nil && activeTransactionModifiers + permanentTransactionModifiers == 0
    }

    // MARK: Animations

    func startAnimating(_ node: ViewNode) {
        guard !node.isAnimating else { return }
        node.isAnimating = true
        animating.append(node)
        if !isUpdating { requestFrame?() }
    }

    func stopAnimating(_ node: ViewNode) {
        guard node.isAnimating else { return }
        node.isAnimating = false
        animating.removeAll { $0 === node }
    }

    private func sampleAnimations() {
        guard !animating.isEmpty else { return }
        let nodes = animating
        var ended = false
        for node in nodes where node.isAlive && node.isAnimating {
            if !node.sampleAnimations() {
                node.isAnimating = false
                ended = true
            }
        }
        if ended { animating.removeAll { !$0.isAnimating } }
    }

    // MARK: Waiting

    /// The earliest time at which a node asked to be woken: a host that sleeps updates then.
    package var nextWake: TimeInterval? {
        let wake = waiting.map(\.time).min()
        guard let gesture = input.nextWake else { return wake }
        return min(gesture, wake ?? gesture)
    }
    /// Gestures wait for another time than before.
    func inputDidChangeWake() {
        if !isUpdating, input.nextWake != nil { requestFrame?() }
    }

    /// Invalidates the node in the first update at or after the time.
    func wake(_ node: ViewNode, at time: TimeInterval) {
        waiting.removeAll { $0.node === node || !$0.node.isAlive }
        waiting.append((time, node))
        if !isUpdating { requestFrame?() }
    }

    /// Sets the wall clock's date at time zero: it moves when the wall clock is set or the machine slept. What waits for a date looks again.
    package func setStartDate(_ date: Date) {
        startDate = date
        let nodes = waiting.map(\.node)
        waiting = []
        for node in nodes where node.isAlive { node.invalidate() }
    }

    private func wakeNodes() {
        guard !waiting.isEmpty else { return }
        // Hosts and dates round differently.
        let due = waiting.filter { $0.time <= time + 1e-6 }
        guard !due.isEmpty else { return }
        waiting.removeAll { $0.time <= time + 1e-6 || !$0.node.isAlive }
        for (_, node) in due { node.invalidate() }
    }

    /// The node's transition has begun; it is asked each frame whether it is over.
    func addTransition(_ node: TransitionNode) {
        if !transitions.contains(where: { $0 === node }) { transitions.append(node) }
    }

    private func finishTransitions() {
        guard !transitions.isEmpty else { return }
        let finished = transitions.filter { !$0.isAlive || !$0.isMoving }
        guard !finished.isEmpty else { return }
        transitions.removeAll { !$0.isAlive || !$0.isMoving }
        for node in finished where node.isAlive { node.finish() }
        gatherItems()
        layoutIfNeeded()
        runActions()
    }

    private func finishCompletions() {
        guard !completions.isEmpty else { return }
        let ready = completions.filter(\.isReady)
        completions.removeAll(where: \.isReady)
        for completion in ready { completion.run() }
    }

    // MARK: Watchers

    func preferencesDidChange() {
        preferencesChanged = true
        preferencesChangedForLayers = true
    }

    /// Views made from preferences are evaluated within the transaction that changed these, so that they animate with it.
    private func readPreferenceLayers() {
        // A layer can write preferences that another reads.
        for _ in 0..<4 {
            guard preferencesChangedForLayers, !preferenceLayers.isEmpty else { break }
            preferencesChangedForLayers = false
            for layer in preferenceLayers.values.sorted(by: { $0.depth > $1.depth }) { layer.readPreferences() }
            evaluateDirtyNodes()
        }
    }

    func addPreferenceLayer(_ layer: any PreferenceReader) { preferenceLayers[ObjectIdentifier(layer)] = layer }
    func removePreferenceLayer(_ layer: any PreferenceReader) { preferenceLayers[ObjectIdentifier(layer)] = nil }

    func addPreferenceReader(_ reader: any PreferenceReader) {
        preferenceReaders[ObjectIdentifier(reader)] = reader
        preferencesChanged = true
    }
    func removePreferenceReader(_ reader: any PreferenceReader) { preferenceReaders[ObjectIdentifier(reader)] = nil }

    func addGeometryReader(_ reader: any GeometryDependent) { geometryReaders[ObjectIdentifier(reader)] = reader }
    func removeGeometryReader(_ reader: any GeometryDependent) { geometryReaders[ObjectIdentifier(reader)] = nil }

    /// The views that share a place under an identifier.
    func matchedGroup(_ key: MatchedGeometryModifier.Key) -> MatchedGroup {
        if let group = matchedGroups[key] { return group }
        matchedGroups = matchedGroups.filter { !$0.value.members.isEmpty }
        let group = MatchedGroup()
        matchedGroups[key] = group
        return group
    }

    /// Invalidates what read a place in the window that has moved since.
    private func updateGeometryReaders() -> Bool {
        var changed = false
        for reader in geometryReaders.values where reader.geometryDidChange() {
            reader.invalidate()
            changed = true
        }
        return changed
    }
}

/// What one frame cost, in things done. Tests gate these numbers.
@MainActor
package final class FrameCounters {
    @exclusivity(unchecked) package internal(set) var bodies = 0
    @exclusivity(unchecked) package internal(set) var measures = 0
    @exclusivity(unchecked) package internal(set) var placements = 0
    /// Guides of containers and modifiers that were worked out.
    @exclusivity(unchecked) package internal(set) var guides = 0
    @exclusivity(unchecked) package internal(set) var drawnItems = 0
    @exclusivity(unchecked) package internal(set) var textLayouts = 0
    @exclusivity(unchecked) package internal(set) var madeNodes = 0
    @exclusivity(unchecked) package internal(set) var endedNodes = 0

    package func beginFrame() {
        bodies = 0
        measures = 0
        placements = 0
        guides = 0
        drawnItems = 0
        textLayouts = 0
        madeNodes = 0
        endedNodes = 0
    }
}

/// A node that changes the transaction of what stands below it.
@MainActor
protocol TransactionModifying: ViewNode {
    /// True if the node has something to say about the transaction being applied.
    var isActive: Bool { get }
    func modify(_ transaction: inout Transaction)
}

/// A node whose content depends on where it stands in the window.
@MainActor
protocol GeometryDependent: ViewNode {
    /// True if a place that the last evaluation read is now another.
    func geometryDidChange() -> Bool
}
