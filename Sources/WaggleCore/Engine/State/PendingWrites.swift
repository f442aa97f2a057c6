// Writes since the last update, from any thread, in order.

import Foundation

/// A queue of changes, grouped by transaction. Safe from any thread.
/// Two `withAnimation` calls in one action form two groups. The graph applies them one after another, so that each change uses
/// its own animation.
final class PendingWrites: @unchecked Sendable {
    enum Change: @unchecked Sendable {
        /// A location's value of this group becomes visible to bodies.
        case commit(AnyLocation)
        /// Something the node read has changed.
        case invalidate(NodeReference)
        /// A property of an observable object, read by the node's evaluation with this number, has changed.
        case observed(NodeReference, UInt32)
        /// The same, read by a deferred closure before the node dropped its results for this time.
        case observedDeferred(NodeReference, UInt32)
    }

    struct Group: Sendable {
        let number: Int
        let transaction: Transaction
        var changes: [Change]
    }

    private struct State {
        var groups: [Group] = []
        var nextNumber = 1
        var wake: (@Sendable () -> Void)?
    }
    @exclusivity(unchecked) private var state = State()
    /// Guards the state. Contention can be high, and the thread sanitizer tracks waiting for an `NSLock` but not for a `Mutex`.
    private let lock = NSLock()

    private func withState<Result>(_ body: (inout State) -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body(&state)
    }

    /// Called, from the writer's thread, when the queue stops being empty.
    func onFirstWrite(_ wake: (@Sendable () -> Void)?) {
        withState { $0.wake = wake }
    }

    var isEmpty: Bool { withState { $0.groups.isEmpty } }

    /// Appends a change to the newest group if that has the same transaction, otherwise to a new group.
    /// - Returns: the number of the group.
    @discardableResult
    func append(_ change: Change, _ transaction: Transaction) -> Int {
        var wake: (@Sendable () -> Void)?
        let number = withState { state in
            if let last = state.groups.indices.last, state.groups[last].transaction.isSame(as: transaction) {
                state.groups[last].changes.append(change)
                return state.groups[last].number
            }
            if state.groups.isEmpty { wake = state.wake }
            let number = state.nextNumber
            state.nextNumber += 1
            for completion in transaction.completions { completion.adopt() }
            state.groups.append(Group(number: number, transaction: transaction, changes: [change]))
            return number
        }
        wake?()
        return number
    }

    /// The number of the newest group.
    var lastNumber: Int { withState { $0.nextNumber - 1 } }

    /// The oldest group, unless it is newer than the number.
    func takeFirst(upTo last: Int) -> Group? {
        withState { state in
            guard let first = state.groups.first, first.number <= last else { return nil }
            return state.groups.removeFirst()
        }
    }

    /// The nodes that read pending changes.
    @MainActor var changedNodes: [ViewNode] {
        withState { $0.groups.flatMap(\.changes) }.flatMap { change in
            switch change {
            case .commit(let location): location.currentReaders
            case .invalidate(let reference), .observed(let reference, _), .observedDeferred(let reference, _):
                reference.node.map { [$0] } ?? []
            }
        }
    }
}
