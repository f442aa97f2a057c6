// Objects of other modules that live as long as a view's node.

import Foundation

/// Keeps an object for a view until its node ends. The object is made when the view's body first requests it.
@MainActor
package struct NodeObject<Object: AnyObject>: DynamicProperty {
    private let end: @MainActor (Object) -> Void
    private var storage: NodeObjectStorage<Object>?

    /// - Parameter end: receives the object when the node ends.
    package init(end: @escaping @MainActor (Object) -> Void = { _ in }) { self.end = end }

    /// The object. Before the view is in a tree, every call makes a new one.
    package func object(_ make: () -> Object) -> Object {
        if let object = storage?.object { return object }
        let object = make()
        storage?.object = object
        return object
    }
    /// The object if it has been made.
    package var kept: Object? { storage?.object }
    /// The transaction whose changes are being applied.
    package var transaction: Transaction { storage?.node?.graph.transaction ?? Transaction() }
    /// Removes the keyboard focus from whichever view of the window has it. Call between updates or in an action.
    package func endEditing() { storage?.node?.graph.input.focus.focus(nil, isShown: false) }
}

@MainActor
private final class NodeObjectStorage<Object: AnyObject>: EndsWithNode {
    var object: Object?
    weak var node: ViewNode?
    private let end: @MainActor (Object) -> Void

    init(_ node: ViewNode, _ end: @escaping @MainActor (Object) -> Void) {
        self.node = node
        self.end = end
    }
    func nodeDidEnd() {
        guard let object else { return }
        self.object = nil
        end(object)
    }
}

extension NodeObject: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        let kept = slot.map { unsafeDowncast($0, to: NodeObjectStorage<Object>.self) } ?? NodeObjectStorage(node, end)
        slot = kept
        storage = kept
    }
}

extension NodeObject: ComparesByReference {
    nonisolated func refersToSame(as other: Any) -> Bool { true }
}
