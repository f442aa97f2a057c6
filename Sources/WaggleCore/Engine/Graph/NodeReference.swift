// A node as other threads hold it.

/// Leads to a node and does not keep it.
///
/// Closures that may run or be freed on any thread hold a reference in place of the node: only the main actor follows it, so that no other thread
/// ever holds the last reference to a node.
final class NodeReference: @unchecked Sendable {
    /// nil once the node is gone. Only for the main actor.
    private(set) weak var node: ViewNode?

    init(_ node: ViewNode) { self.node = node }
}
