// Nodes around one other view.

/// The node of a modifier, or of a view that shows one other: it passes the content's subviews on to the nearest container.
@MainActor
class PassThroughNode: ViewNode {
    /// nil only until the initializer has made it, or, for a place without a view, always.
    final var content: ViewNode!

    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
}

/// A pass-through node that keeps the newest value of its modifier.
@MainActor
class PassThroughModifierNode<Modifier>: PassThroughNode {
    final var modifier: Modifier

    init<V: View>(_ modifier: Modifier, _ content: V, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        self.content = V._makeNode(content, in: inputs.child(of: self))
    }
}

/// A pass-through node with children beside its content that contribute no subviews, such as a presented layer.
@MainActor
class ContentOnlyNode: PassThroughNode {
    override var subviewCount: Int { content.subviewCount }
    override func readSubviews(_ reader: inout SubviewReader) { content.readSubviews(&reader) }
    override func subviewIndex(of id: AnyHashable) -> Int? { content.subviewIndex(of: id) }
    override func subviewID(at index: Int) -> AnyHashable? { content.subviewID(at: index) }
    override func readSections(into sections: inout [SubviewSection], at start: Int) { content.readSections(into: &sections, at: start) }
    override func releaseSubviews(outside range: Range<Int>) { content.releaseSubviews(outside: range) }
}
