// Which environment keys were read, and by which nodes.

/// Keys in read order.
///
/// Interned: equal sequences are the same object, so that recording a read follows one reference and readers of the same keys are grouped.
/// A program has few such sequences; they are never freed.
final class EnvironmentKeys {
    let all: [ObjectIdentifier]
    private let last: ObjectIdentifier?
    @exclusivity(unchecked) private var longer: [EnvironmentKeys] = []
    /// The first of `longer`: most nodes that read these keys read the same one next.
    @exclusivity(unchecked) private unowned(unsafe) var usual: EnvironmentKeys?

    nonisolated(unsafe) static let none = EnvironmentKeys([])

    private init(_ all: [ObjectIdentifier]) {
        self.all = all
        last = all.last
    }

    @inline(__always) func adding(_ key: ObjectIdentifier) -> EnvironmentKeys {
        if let usual, usual.last == key { return usual }
        return addingUnusual(key)
    }
    func adding(_ keys: EnvironmentKeys) -> EnvironmentKeys { self === Self.none ? keys : keys.all.reduce(self) { $0.adding($1) } }
    private func addingUnusual(_ key: ObjectIdentifier) -> EnvironmentKeys {
        for keys in longer where keys.last == key { return keys }
        if all.contains(key) { return self }
        let made = EnvironmentKeys(all + [key])
        if longer.isEmpty { usual = made }
        longer.append(made)
        return made
    }
}

/// What one node, or one evaluation of an environment change, has read from one environment.
final class EnvironmentReads {
    /// nil once the node has ended, and for reads that belong to none.
    private(set) var node: ViewNode?
    private var isOver = false
    /// nil for reads that are only recorded.
    fileprivate let index: EnvironmentIndex?
    @exclusivity(unchecked) private(set) unowned(unsafe) var keys = EnvironmentKeys.none
    /// The group for the recorded keys, and this node's index in it.
    @exclusivity(unchecked) fileprivate var registered: EnvironmentReaders?
    @exclusivity(unchecked) fileprivate var registeredIndex = 0

    init(_ node: ViewNode, _ index: EnvironmentIndex) {
        self.node = node
        self.index = index
    }
    /// Only records the keys.
    init() { (node, index) = (nil, nil) }

    func didRead(_ key: ObjectIdentifier) { if !isOver { keys = keys.adding(key) } }
    /// Receives keys read earlier, by a computation whose cached result is now used. They are often an evaluation's only ones.
    func didRead(_ keys: EnvironmentKeys) { if !isOver, keys !== self.keys { self.keys = self.keys.adding(keys) } }

    /// Starts a new evaluation: the node no longer depends on keys that it does not read again.
    func reset() { keys = .none }

    /// Makes the node depend on the keys read so far.
    func commit() {
        // A node may end in its own evaluation; what it registers then would stay for ever.
        if !isOver, registered?.keys !== keys { index?.register(self, for: keys) }
    }

    /// The node has ended.
    func end() {
        node = nil
        isOver = true
        registered?.readerDidEnd()
    }
}

/// The nodes that read the same keys of one environment.
final class EnvironmentReaders {
    let keys: EnvironmentKeys
    /// May contain ended ones.
    @exclusivity(unchecked) private(set) var all: [EnvironmentReads] = []
    @exclusivity(unchecked) private var endedCount = 0

    init(_ keys: EnvironmentKeys) { self.keys = keys }

    func append(_ reads: EnvironmentReads) {
        reads.registered = self
        reads.registeredIndex = all.count
        all.append(reads)
    }
    func remove(_ reads: EnvironmentReads) {
        assert(reads.registeredIndex < all.count && all[reads.registeredIndex] === reads, "A reader is not at its index.")
        reads.registered = nil
        let last = all.removeLast()
        guard last !== reads else { return }
        last.registeredIndex = reads.registeredIndex
        all[reads.registeredIndex] = last
    }
    /// Many may end at once, so the list is compacted when half of it is stale.
    func readerDidEnd() {
        endedCount += 1
        guard endedCount > 16, endedCount > all.count / 2 else { return }
        endedCount = 0
        var kept: [EnvironmentReads] = []
        kept.reserveCapacity(all.count / 2)
        for reads in all where reads.node != nil {
            reads.registeredIndex = kept.count
            kept.append(reads)
        }
        all = kept
    }
}

/// The readers of one environment by key.
///
/// Derived environments are readers too, of the keys read through them, so that a change reaches only its readers. They tell the enclosing
/// environment of such keys only when it changes: a new screen has a dozen environments one in another, and each new reader would otherwise
/// tell all of them.
final class EnvironmentIndex {
    @exclusivity(unchecked) private var readers: [ObjectIdentifier: EnvironmentReaders] = [:]
    /// The group joined last: nodes created or evaluated together mostly read the same keys.
    @exclusivity(unchecked) private var last: EnvironmentReaders?
    /// The keys read from this environment, and from those derived from it as of the last `collectDemand()`.
    @exclusivity(unchecked) private(set) var demanded: [ObjectIdentifier] = []
    /// The keys that this environment sets.
    private(set) var own: [ObjectIdentifier] = []
    /// The keys that this environment reads from the enclosing one: those read here and not set here. nil for the window's environment.
    private(set) var outward: EnvironmentReads?
    /// Keys among them that `outward` has yet to read.
    @exclusivity(unchecked) private(set) var pending: [ObjectIdentifier] = []
    /// The derived environments that have such keys, or are around one that has.
    @exclusivity(unchecked) private var waiting: [EnvironmentIndex] = []
    /// The index in the enclosing environment's `waiting`; nil if it is not among them.
    @exclusivity(unchecked) private var waitingIndex: Int?

    fileprivate func register(_ reads: EnvironmentReads, for keys: EnvironmentKeys) {
        reads.registered?.remove(reads)
        if let last, last.keys === keys { return last.append(reads) }
        let id = ObjectIdentifier(keys)
        if let known = readers[id] {
            last = known
            return known.append(reads)
        }
        let made = EnvironmentReaders(keys)
        readers[id] = made
        last = made
        made.append(reads)
        for key in keys.all where !demanded.contains(key) {
            demanded.append(key)
            if !own.contains(key) { ask(for: key) }
        }
        if !pending.isEmpty { wait() }
    }
    /// An environment that is derived in every frame asks again and again while the enclosing one stays as it is.
    private func ask(for key: ObjectIdentifier) { if !pending.contains(key) { pending.append(key) } }

    /// Begins to read from an enclosing environment.
    func begin(_ outward: EnvironmentReads) { self.outward = outward }

    /// Updates the keys that the environment sets and those that its change reads from the enclosing environment.
    func setOwn(_ keys: [ObjectIdentifier], reading read: [ObjectIdentifier]) {
        for key in read { ask(for: key) }
        for key in own where !keys.contains(key) && demanded.contains(key) { ask(for: key) }
        own = keys
        wait()
    }

    /// Moves the demanded keys to another enclosing environment.
    func moveOutward(to reads: EnvironmentReads) {
        end()
        outward = reads
        pending = demanded.filter { !own.contains($0) }
        wait()
    }

    /// The environment is no longer derived.
    func end() {
        if let index = waitingIndex, let around = outward?.index {
            assert(
                index < around.waiting.count && around.waiting[index] === self,
                "An environment is not at its index among those that wait.")
            let last = around.waiting.removeLast()
            if last !== self {
                last.waitingIndex = index
                around.waiting[index] = last
            }
            waitingIndex = nil
        }
        outward?.end()
    }

    /// Lets the enclosing environments know that there are keys to collect.
    private func wait() {
        var index = self
        while index.waitingIndex == nil, let around = index.outward?.index {
            index.waitingIndex = around.waiting.count
            around.waiting.append(index)
            index = around
        }
    }

    /// Makes `demanded` complete: reads the keys that derived environments have come to demand.
    func collectDemand() {
        while let derived = waiting.last {
            assert(derived.outward == nil || derived.outward?.index === self, "An environment waits at one that it is not derived from.")
            derived.collectDemand()
            waiting.removeLast()
            derived.waitingIndex = nil
            guard let outward = derived.outward else { continue }
            for key in derived.pending { outward.didRead(key) }
            derived.pending = []
            outward.commit()
        }
    }

    /// The nodes that read one of the keys, in order of creation.
    @MainActor func nodes(reading keys: [ObjectIdentifier]) -> [ViewNode] {
        collectDemand()
        var nodes: [ViewNode] = []
        for group in readers.values where group.keys.all.contains(where: keys.contains) {
            for reads in group.all { if let node = reads.node { nodes.append(node) } }
        }
        return nodes.sorted { $0.number < $1.number }
    }

    @MainActor func checkInvariants() {
        let demanded = Set(demanded)
        for group in readers.values {
            for (registeredIndex, reads) in group.all.enumerated() {
                assert(
                    reads.registered === group && reads.registeredIndex == registeredIndex,
                    "A reader of the environment is not at its registered index.")
                assert(reads.node?.isAlive != false, "A node whose identity has ended reads the environment.")
            }
            assert(
                group.all.isEmpty || group.keys.all.allSatisfy(demanded.contains),
                "A key that is read is not among those that the environment lists as demanded.")
        }
    }
}
