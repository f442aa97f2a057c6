// A thread-safe reference to a node.

/// A reference to a node that does not keep it alive.
///
/// Closures that may run or be released on any thread hold one instead of the node. Only the main actor dereferences it, so that no other thread
/// ever releases the last reference to a node.
final class NodeReference: @unchecked Sendable {
    /// nil once the node is gone. Only for the main actor.
    private(set) weak var node: ViewNode?

    init(_ node: ViewNode) { self.node = node }
}
