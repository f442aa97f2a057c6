// A place among the writes of a graph.

import Foundation

/// Comes once the graph has applied the writes before it.
///
/// An object outside the tree has only its newest values. Where a view shows one that has changed twice before a frame, the mark tells it
/// which change it is evaluated for.
@MainActor
package struct WriteMark {
    private final class Location: AnyLocation, @unchecked Sendable {
        var hasCome = false
        override func commit(upTo group: Int) {
            guard !hasCome else { return }
            hasCome = true
            invalidateReaders()
        }
    }
    private let location = Location()
    fileprivate init(in pending: PendingWrites) { pending.append(.commit(location), ThreadContext.current.transaction ?? Transaction()) }

    /// False while writes before the mark are applied. A view that reads it is evaluated again when the mark comes.
    package var hasCome: Bool {
        let context = ThreadContext.current
        if !location.hasCome, let node = context.evaluating { location.addReader(node, isDeferred: context.isDeferred) }
        return location.hasCome
    }
}

/// The queue of writes of the graph that shows a view.
@MainActor
package struct GraphWrites {
    private weak var pending: PendingWrites?

    /// The queue of the view under evaluation; nil outside evaluations.
    package static var ofEvaluatedView: GraphWrites? { ThreadContext.current.evaluating.map { GraphWrites(pending: $0.graph.pending) } }

    /// A mark behind all writes so far, in the current transaction; nil once the graph is gone.
    package func mark() -> WriteMark? { pending.map { WriteMark(in: $0) } }
}
