// The base class of layout modifiers and effects: an item that wraps another.

import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleMotion

/// An item that wraps another item. By default sizes, guides and drawings pass through unchanged.
@MainActor
class WrapperNode: ItemNode, ItemCollector {
    override var collector: (any ItemCollector)? { self }
    var itemsAreDirty = false
    var passesTraitsUp: Bool { true }
    override class var roles: NodeRoles { super.roles.union([.cachesManyMeasurements, .passesOrientation]) }
    /// The content if this wrapper owns it; nil if a wrapper list does.
    var content: ViewNode?
    private(set) var inner: ItemNode? { didSet { drawingPath = DrawingPath(to: inner) } }

    override init(_ inputs: ViewInputs) {
        super.init(inputs)
        passesGuidesOn = true
    }

    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func collectPrefetches(_ path: inout PrefetchPath) {
        super.collectPrefetches(&path)
        content?.collectPrefetches(&path)
    }
    /// Omits an item that another item now places: when several items leave together, one whose transition has ended is no longer read, and
    /// its wrapper keeps the stale reference.
    override func forEachItem(_ body: (ItemNode) -> Void) { if let inner, inner.layoutParent === self { body(inner) } }

    func adopt(_ content: ViewNode) {
        self.content = content
        itemsAreDirty = true
        gatherItems()
    }

    func gatherItems() {
        guard itemsAreDirty else { return }
        itemsAreDirty = false
        var reader = SubviewReader(from: 0, count: 1)
        content?.readSubviews(&reader)
        setInner(reader.items.first)
        setNeedsResolve()
        setNeedsDisplay()
    }

    /// Called when a wrapper list has read the item that this one is for.
    func wrap(_ item: ItemNode) { setInner(item) }

    func setInner(_ item: ItemNode?) {
        assert(item !== self, "A wrapper cannot wrap itself.")
        assert(!isAlive || item?.isAlive != false, "A wrapper wraps a living item.")
        let changed = inner !== item || item?.layoutParent !== self
        if let inner, changed { release(inner) }
        inner = item
        if let item { take(item) }
        if changed {
            setNeedsLayout()
            setNeedsResolve()
            setNeedsDisplay()
        }
    }

    override var subviewCount: Int {
        if itemsAreDirty { gatherItems() }
        return inner == nil ? 0 : 1
    }
    override func readSubviews(_ reader: inout SubviewReader) {
        if itemsAreDirty { gatherItems() }
        guard let inner else { return }
        // A wrapper that is skipped keeps the traits written further out.
        if reader.take(self) { traits = inner.traits }
    }
    // A modifier keeps the id of its content.
    override func subviewIndex(of id: AnyHashable) -> Int? { content?.subviewIndex(of: id) }
    override func subviewID(at index: Int) -> AnyHashable? { content?.subviewID(at: index) }
    override var itemFromElsewhere: ItemNode? { content == nil ? inner : nil }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { inner?.sizeThatFits(proposal) ?? .zero }
    override func placeItems() { inner?.place(at: .zero, proposal: placedProposal) }
    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        inner?.explicitAlignment(key, in: size, proposal: proposal)
    }
    override var spacing: ViewSpacing { inner?.spacing ?? ViewSpacing() }
    override var ownLayoutPriority: Double { inner?.ownLayoutPriority ?? 0 }
    override var subviewOrientation: Axis? { layoutParent?.subviewOrientation }
    override func makeDisplayList() -> DisplayList {
        var items: [DisplayList.Item] = []
        inner?.appendDisplay(to: &items)
        return DisplayList(items)
    }
}

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
