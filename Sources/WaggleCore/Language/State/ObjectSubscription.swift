// Observes objects for @ObservedObject, @StateObject and @EnvironmentObject.

import Foundation
import OpenCombine
import Synchronization

/// Observes one object on behalf of a node.
@MainActor
final class ObjectSubscription: EndsWithNode {
    private weak var node: ViewNode?
    private var object: AnyObject?
    private var cancellable: AnyCancellable?
    private var stored: [StoredPropertyWatch] = []
    private let announcements = Announcements()

    /// Counts announcements from any thread.
    private final class Announcements: Sendable {
        let count = Atomic(0)
    }

    /// Increases with every announcement.
    var seed: Int { announcements.count.load(ordering: .relaxed) }

    init(_ node: ViewNode) { self.node = node }

    /// Follows an object for a property of a node with the subscription in the property's slot.
    /// - Returns: the seed of the subscription.
    static func follow<Object: ObservableObject>(_ object: Object, for node: ViewNode, in slot: inout AnyObject?) -> Int {
        let subscription = slot as? ObjectSubscription ?? ObjectSubscription(node)
        slot = subscription
        subscription.follow(object)
        return subscription.seed
    }

    func follow<Object: ObservableObject>(_ object: Object) {
        guard self.object !== object, let node else { return }
        self.object = object
        let pending = node.graph.pending
        // Objects announce changes in advance, on any thread; the node is evaluated when the transaction is applied.
        cancellable = object.objectWillChange.sink { @Sendable [reference = node.reference, announcements] _ in
            announcements.count.wrappingAdd(1, ordering: .relaxed)
            pending.append(.invalidate(reference), ThreadContext.current.transaction ?? Transaction())
        }
        // An object without published properties has no publisher for its stored values.
        stored = StoredPropertyWatch.watches(of: object) { @Sendable [reference = node.reference, announcements] transaction in
            announcements.count.wrappingAdd(1, ordering: .relaxed)
            pending.append(.invalidate(reference), transaction ?? ThreadContext.current.transaction ?? Transaction())
        }
    }
    func nodeDidEnd() {
        cancellable = nil
        stored = []
        object = nil
    }
}
