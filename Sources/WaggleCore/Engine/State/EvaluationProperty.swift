// Evaluating a view again from within.

/// Lets what a view makes request another evaluation of the view in the same update.
struct EvaluationProperty: NodeProperty {
    private var node: NodeReference?

    mutating func bind(to node: ViewNode, slot: inout AnyObject?) { self.node = node.reference }
    /// Call while the view's content is being made or updated.
    @MainActor func request() { node?.node?.invalidate() }
    @MainActor func isSame(as other: EvaluationProperty) -> Bool { node === other.node }
    /// True once the view has ended.
    @MainActor var isOver: Bool { node?.node?.isAlive != true }
}
