// One item around one other: the nodes of layout modifiers and effects.

import Foundation
import WaggleGeometry
import WaggleMotion
import WaggleDisplayList

/// An item that shows exactly one other item. By itself it changes nothing: sizes, guides and drawings pass through.
@MainActor
class WrapperNode: ItemNode, ItemCollector {
    override var collector: (any ItemCollector)? { self }
    var itemsAreDirty = false
    var passesTraitsUp: Bool { true }
    /// The nodes below where this wrapper owns them; nil if a list of wrappers does.
    var content: ViewNode?
    private(set) var inner: ItemNode?

    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func forEachItem(_ body: (ItemNode) -> Void) { if let inner { body(inner) } }

    func adopt(_ content: ViewNode) {
        self.content = content
        itemsAreDirty = true
        gatherItems()
    }

    func gatherItems() {
        guard itemsAreDirty else { return }
        itemsAreDirty = false
        var items: [ItemNode] = []
        content?.collectItems(into: &items)
        setInner(items.first)
        setNeedsResolve()
        setNeedsDisplay()
    }

    func setInner(_ item: ItemNode?) {
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

    override func collectItems(into items: inout [ItemNode]) {
        if itemsAreDirty { gatherItems() }
        guard let inner else { return }
        traits = inner.traits
        items.append(self)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { inner?.sizeThatFits(proposal) ?? .zero }
    override func placeItems() { inner?.place(at: .zero, proposal: placedProposal) }
    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        inner?.explicitAlignment(key, in: size, proposal: proposal)
    }
    override var spacing: ViewSpacing { inner?.spacing ?? ViewSpacing() }
    override var ownLayoutPriority: Double { inner?.ownLayoutPriority ?? 0 }
    override var subviewOrientation: Axis? { layoutParent?.subviewOrientation }
    override func orientationDidChange() { inner?.orientationDidChange() }
    override func makeDisplayList() -> DisplayList {
        var items: [DisplayList.Item] = []
        inner?.appendDisplay(to: &items)
        return DisplayList(items)
    }
}

/// A modifier that makes one wrapper for every subview of what it is applied to.
@MainActor
protocol ItemModifier: ViewModifier where Body == Never {
    associatedtype Wrapper: WrapperNode
    static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> Wrapper
    static func update(_ wrapper: Wrapper, with modifier: Self)
}

extension ItemModifier {
    public static func _makeNode<Content: View>(_ modifier: Self, _ content: Content, in inputs: ViewInputs) -> ViewNode {
        guard Content._isUnary else { return WrapperListNode(modifier, content, inputs) }
        let wrapper = makeWrapper(modifier, inputs)
        wrapper.adopt(Content._makeNode(content, in: inputs.child(of: wrapper)))
        return wrapper
    }

    public static func _updateNode<Content: View>(_ node: ViewNode, with modifier: Self, _ content: Content) {
        if node.isList {
            return unsafeDowncast(node, to: WrapperListNode<Self>.self).update(modifier, content)
        }
        let wrapper = unsafeDowncast(node, to: Wrapper.self)
        update(wrapper, with: modifier)
        if let inner = wrapper.content { Content._updateNode(inner, with: content) }
    }

    public static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

/// The place of an item modifier around any number of subviews: keeps one wrapper for each.
@MainActor
final class WrapperListNode<Modifier: ItemModifier>: ViewNode {
    private var content: ViewNode!
    private var modifier: Modifier
    private let inputs: ViewInputs
    private var wrappers: [ObjectIdentifier: Modifier.Wrapper] = [:]
    /// The same in the order of their items.
    private var ordered: [Modifier.Wrapper] = []

    init<Content: View>(_ modifier: Modifier, _ content: Content, _ inputs: ViewInputs) {
        self.modifier = modifier
        self.inputs = inputs
        super.init(inputs)
        self.content = Content._makeNode(content, in: inputs.child(of: self))
    }

    func update<Content: View>(_ modifier: Modifier, _ content: Content) {
        self.modifier = modifier
        for wrapper in wrappers.values { Modifier.update(wrapper, with: modifier) }
        Content._updateNode(self.content, with: content)
    }

    override var isList: Bool { true }
    override func forEachChild(_ body: (ViewNode) -> Void) {
        for wrapper in ordered { body(wrapper) }
        if let content { body(content) }
    }

    override func collectItems(into items: inout [ItemNode]) {
        var inner: [ItemNode] = []
        content.collectItems(into: &inner)
        var kept: [ObjectIdentifier: Modifier.Wrapper] = [:]
        for item in inner {
            let id = ObjectIdentifier(item.lastingItem)
            let wrapper = wrappers[id] ?? Modifier.makeWrapper(modifier, inputs.child(of: self))
            wrappers[id] = nil
            kept[id] = wrapper
            wrapper.setInner(item)
            wrapper.traits = item.traits
            wrapper.isLeaving = item.isLeaving
            items.append(wrapper)
        }
        for wrapper in wrappers.values { wrapper.end() }
        wrappers = kept
        ordered = inner.compactMap { kept[ObjectIdentifier($0)] }
    }
}

/// A modifier that sizes and places one view by pure functions of its value.
///
/// `Animatable`: with animatable data it is laid out at each step of an animation; without, it jumps and leaf frames move.
@MainActor
protocol UnaryLayout: ItemModifier, Animatable {
    func sizeThatFits(_ proposal: ProposedViewSize, _ child: ItemNode) -> CGSize
    /// What the child is proposed when this view was proposed `proposal` and chose `size`.
    func childProposal(_ proposal: ProposedViewSize, size: CGSize, _ child: ItemNode) -> ProposedViewSize
    /// The child's origin, read left to right.
    func childOrigin(size: CGSize, child: ViewDimensions) -> CGPoint
    func spacing(_ child: ViewSpacing) -> ViewSpacing
    var fixesSize: Bool { get }
    /// True if the child's frame guides (leading, center, ...) are also this view's.
    var keepsFrameGuides: Bool { get }
    /// True if a spacer in it is still served last.
    var keepsOwnPriority: Bool { get }
}

extension UnaryLayout {
    static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> UnaryLayoutNode<Self> { UnaryLayoutNode(modifier, inputs) }
    static func update(_ wrapper: UnaryLayoutNode<Self>, with modifier: Self) { wrapper.update(modifier) }
    func spacing(_ child: ViewSpacing) -> ViewSpacing { child }
    var fixesSize: Bool { false }
    var keepsFrameGuides: Bool { false }
    var keepsOwnPriority: Bool { false }
}

@MainActor
final class UnaryLayoutNode<Modifier: UnaryLayout>: WrapperNode {
    @exclusivity(unchecked) private var modifier: Modifier
    @exclusivity(unchecked) private var driver: AnimatableDriver<Modifier>?
    private var presented: Modifier {
        if let driver { return driver.presented }
        return modifier
    }
    private let rule = EqualityRule.of(Modifier.self)
    /// What the modifier says of itself, at hand because layout asks often.
    private var says: (fixesSize: Bool, keepsFrameGuides: Bool, keepsOwnPriority: Bool)

    init(_ modifier: Modifier, _ inputs: ViewInputs) {
        self.modifier = modifier
        says = (modifier.fixesSize, modifier.keepsFrameGuides, modifier.keepsOwnPriority)
        super.init(inputs)
    }

    func update(_ modifier: Modifier) {
        guard !rule.areEqual(self.modifier, modifier) else { return }
        AnimatableDriver.update(&driver, &self.modifier, to: modifier, node: self)
        modifierDidChange()
    }
    override func sampleAnimations() -> Bool {
        let runs = driver?.sample(modifier, node: self) ?? false
        modifierDidChange()
        return runs
    }
    private func modifierDidChange() {
        let modifier = presented
        says = (modifier.fixesSize, modifier.keepsFrameGuides, modifier.keepsOwnPriority)
        setNeedsLayout()
    }

    override var fixesSize: Bool { says.fixesSize }
    override var spacing: ViewSpacing { inner == nil ? ViewSpacing() : presented.spacing(super.spacing) }
    override var ownLayoutPriority: Double { says.keepsOwnPriority ? super.ownLayoutPriority : 0 }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let inner else { return .zero }
        return presented.sizeThatFits(proposal, inner)
    }

    /// Where the child goes, read left to right.
    private func childPlace(size: CGSize, proposal: ProposedViewSize, _ child: ItemNode) -> (origin: CGPoint, dimensions: ViewDimensions) {
        let dimensions = child.dimensions(presented.childProposal(proposal, size: size, child))
        var origin = presented.childOrigin(size: size, child: dimensions)
        if !origin.x.isFinite { origin.x = 0 }
        if !origin.y.isFinite { origin.y = 0 }
        return (origin, dimensions)
    }

    override func placeItems() {
        guard let inner else { return }
        var (origin, dimensions) = childPlace(size: size, proposal: placedProposal, inner)
        if environment.layoutDirection == .rightToLeft { origin.x = size.width - origin.x - dimensions.width }
        inner.place(at: origin, proposal: dimensions.proposal)
    }

    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let inner, !key.isFrameGuide || says.keepsFrameGuides else { return nil }
        let (origin, dimensions) = childPlace(size: size, proposal: proposal, inner)
        guard let guide = inner.explicitAlignment(key, in: dimensions.size, proposal: dimensions.proposal) else { return nil }
        return guide + origin[key.axis]
    }
}
