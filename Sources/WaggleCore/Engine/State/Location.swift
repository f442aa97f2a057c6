// Locations: the storage behind state and bindings.

import Foundation

/// A location that can be committed: its newest value becomes the one that bodies see.
class AnyLocation: @unchecked Sendable {
    private struct Reader {
        weak var node: ViewNode?
        /// The number of the node's evaluation, or of its deferral.
        let number: UInt32
        let isDeferred: Bool

        /// The node, if what has read is still in effect.
        @MainActor var current: ViewNode? { node.flatMap { $0.isAlive && number == (isDeferred ? $0.deferral : $0.evaluation) ? $0 : nil } }
    }
    private var readers: [Reader] = []
    private var compactAt = 8

    /// Applies the writes up to a group. On the main actor, between evaluations.
    @MainActor func commit(upTo group: Int) {}

    /// Makes the node depend on this location until its next evaluation; in a deferred closure, until the node drops that one's result.
    @MainActor func addReader(_ node: ViewNode, isDeferred: Bool) {
        let number = isDeferred ? node.deferral : node.evaluation
        if let last = readers.last, last.node === node, last.number == number, last.isDeferred == isDeferred { return }
        if readers.count >= compactAt { compact() }
        readers.append(Reader(node: node, number: number, isDeferred: isDeferred))
    }
    /// A layout that runs in every frame reads in every frame, so the same reader may be listed again and again.
    @MainActor private func compact() {
        var evaluated: Set<ObjectIdentifier> = [], deferred: Set<ObjectIdentifier> = []
        readers = readers.filter { reader in
            guard let id = reader.current.map(ObjectIdentifier.init) else { return false }
            return reader.isDeferred ? deferred.insert(id).inserted : evaluated.insert(id).inserted
        }
        compactAt = max(8, readers.count * 2)
    }

    /// The nodes that depend on the location.
    @MainActor var currentReaders: [ViewNode] { readers.compactMap(\.current) }

    @MainActor func invalidateReaders() {
        let current = readers
        readers.removeAll(keepingCapacity: true)
        for reader in current {
            guard let node = reader.current else { continue }
            if reader.isDeferred { node.dropDeferredResults() } else { node.invalidate() }
        }
    }
}

/// A state value: the committed one, which bodies see, and the newest one, which actions see.
///
/// Writable from any thread. A write joins the graph's queue with the transaction of the writing thread.
final class StateLocation<Value>: AnyLocation, @unchecked Sendable, ValueLocation {
    private let lock = NSLock()
    private var latest: Value
    private var queued: [(group: Int, value: Value)] = []
    /// Accessed only on the main actor.
    private var committed: Value
    private weak var pending: PendingWrites?
    /// Detects writes that change nothing.
    private let writesEqual: (Value, Value) -> Bool

    init(_ value: Value, pending: PendingWrites?) {
        latest = value
        committed = value
        self.pending = pending
        writesEqual = { valuesAreEqual($0, $1) }
    }

    /// Replaces the initial value before anybody has read it.
    func begin(with value: Value) {
        lock.withLock { latest = value }
        committed = value
    }

    func get() -> Value {
        let context = ThreadContext.current
        if let node = context.evaluating {
            let isDeferred = context.isDeferred
            return MainActor.assumeIsolated { [self] in
                addReader(node, isDeferred: isDeferred)
                return UncheckedBox(committed)
            }.value
        }
        return lock.withLock { latest }
    }

    func set(_ value: Value, _ transaction: Transaction?) {
        if let node = ThreadContext.current.evaluating { MainActor.assumeIsolated { node.reportWrite() } }
        let transaction = transaction ?? ThreadContext.current.transaction ?? Transaction()
        // The replaced values are released outside the lock: their deinitializers may write here.
        let replaced = lock.withLock { replaceLatest(value, transaction) }
        withExtendedLifetime(replaced) {}
    }

    /// - Returns: the values that were replaced.
    private func replaceLatest(_ value: Value, _ transaction: Transaction) -> (latest: Value, queued: Value?) {
        let old = latest
        latest = value
        guard let pending else { return (old, nil) }
        let group = pending.append(.commit(self), transaction)
        assert(queued.last.map { $0.group <= group } ?? true, "The writes of a state are queued out of order.")
        guard let last = queued.indices.last, queued[last].group == group else {
            queued.append((group, value))
            return (old, nil)
        }
        let waiting = queued[last].value
        queued[last].value = value
        return (old, waiting)
    }

    override func commit(upTo group: Int) {
        let due = lock.withLock {
            let due = queued.prefix { $0.group <= group }
            queued.removeFirst(due.count)
            return due
        }
        guard let value = due.last?.value, !writesEqual(committed, value) else { return }
        let old = committed
        committed = value
        invalidateReaders()
        withExtendedLifetime(old) {}
    }
}

/// Carries a value across an isolation boundary unchecked.
struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}

/// The storage that a binding refers to.
protocol ValueLocation<Value>: AnyObject {
    associatedtype Value
    func get() -> Value
    func set(_ value: Value, _ transaction: Transaction?)
    /// True if both refer to the same storage, so that one can replace the other without effect.
    func isSame(as other: any ValueLocation) -> Bool
}

extension ValueLocation {
    func isSame(as other: any ValueLocation) -> Bool { self === other }
}
