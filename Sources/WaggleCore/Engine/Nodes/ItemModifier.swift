// Modifiers that wrap each subview of their content.

import Foundation

/// A modifier that makes one wrapper for each subview of its content.
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
        if node.roles.contains(.list) {
            return unsafeDowncast(node, to: WrapperListNode<Self>.self).update(modifier, content)
        }
        let wrapper = unsafeDowncast(node, to: Wrapper.self)
        update(wrapper, with: modifier)
        if let inner = wrapper.content { Content._updateNode(inner, with: content) }
    }

    public static func _isUnary<Content: View>(_ content: Content.Type) -> Bool { Content._isUnary }
}

extension ItemModifier where Wrapper == WrapperNode {
    /// A wrapper that needs no more than its updates.
    static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> WrapperNode {
        let wrapper = WrapperNode(inputs)
        update(wrapper, with: modifier)
        return wrapper
    }
}

/// An item modifier whose wrappers stay as they are made.
@MainActor
protocol ConstantModifier: ItemModifier {}

extension ConstantModifier {
    static func update(_ wrapper: Wrapper, with modifier: Self) {}
}

/// An item modifier whose wrappers are made from it and updated with it.
@MainActor
protocol UpdatingModifier: ItemModifier where Wrapper: UpdatedNode, Wrapper.Modifier == Self {}

extension UpdatingModifier {
    static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> Wrapper { Wrapper(modifier, inputs) }
    static func update(_ wrapper: Wrapper, with modifier: Self) { wrapper.update(modifier) }
}

/// A wrapper that is made from its modifier and updated with it.
@MainActor
protocol UpdatedNode: WrapperNode {
    associatedtype Modifier
    init(_ modifier: Modifier, _ inputs: ViewInputs)
    func update(_ modifier: Modifier)
}

/// An item modifier whose newest value its wrappers keep.
@MainActor
protocol KeptModifier: ItemModifier where Wrapper: ModifierNode<Self> {}

extension KeptModifier {
    static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> Wrapper { Wrapper(modifier, inputs) }
    static func update(_ wrapper: Wrapper, with modifier: Self) { wrapper.modifier = modifier }
}

/// A wrapper that keeps the newest value of its modifier.
@MainActor
class ModifierNode<Modifier>: WrapperNode {
    final var modifier: Modifier

    required init(_ modifier: Modifier, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }
}

/// The node of an item modifier on any number of subviews, with one wrapper per subview.
@MainActor
final class WrapperListNode<Modifier: ItemModifier>: ViewNode {
    private var content: ViewNode!
    private(set) var modifier: Modifier
    private let inputs: ViewInputs
    /// A wrapper, and the index of its item when last read.
    private struct Member {
        let wrapper: Modifier.Wrapper
        /// The child node: the wrapper, or the source that owns it as a program-arranged subview.
        let node: ViewNode
        var position: Int
    }
    /// Keyed by `lastingItem`, so that an item keeps its wrapper during a transition.
    private var members: [ObjectIdentifier: Member] = [:]
    /// In item order; nil if they must be sorted.
    private var ordered: [Member]? = []

    // As in `CompositeNode.init`.
    @_semantics("optimize.sil.specialize.generic.never")
    init<Content: View>(_ modifier: Modifier, _ content: Content, _ inputs: ViewInputs) {
        self.modifier = modifier
        self.inputs = inputs
        super.init(inputs)
        self.content = Content._makeNode(content, in: inputs.child(of: self))
    }

    // As in `CompositeNode.init`.
    @_semantics("optimize.sil.specialize.generic.never")
    func update<Content: View>(_ modifier: Modifier, _ content: Content) {
        self.modifier = modifier
        for member in orderedMembers { Modifier.update(member.wrapper, with: modifier) }
        Content._updateNode(self.content, with: content)
    }

    private var orderedMembers: [Member] {
        if let ordered { return ordered }
        let sorted = members.values.sorted { ($0.position, $0.wrapper.number) < ($1.position, $1.wrapper.number) }
        ordered = sorted
        return sorted
    }

    /// In no particular order.
    var wrappers: some Sequence<Modifier.Wrapper> { members.values.lazy.map(\.wrapper) }

    override class var roles: NodeRoles { super.roles.union([.list, .followsSubviewsToTheirEnd]) }
    override func forEachChild(_ body: (ViewNode) -> Void) {
        for member in orderedMembers { body(member.node) }
        if let content { body(content) }
    }
    override func forEachLiveChild(_ body: (ViewNode) -> Void) {
        for member in orderedMembers where !member.wrapper.isLeaving { body(member.node) }
        if let content { body(content) }
    }

    // MARK: Subviews

    override var subviewCount: Int { content?.subviewCount ?? 0 }
    override func readSubviews(_ reader: inout SubviewReader) {
        let first = reader.items.count, position = reader.position
        content.readSubviews(&reader)
        for index in first..<reader.items.count {
            reader.items[index] = wrapper(for: reader.items[index], at: position + index - first)
        }
    }
    override func subviewIndex(of id: AnyHashable) -> Int? { content.subviewIndex(of: id) }
    override func subviewID(at index: Int) -> AnyHashable? { content.subviewID(at: index) }
    override func subviewCount(before child: ViewNode) -> Int { 0 }
    override func readSections(into sections: inout [SubviewSection], at start: Int) { content.readSections(into: &sections, at: start) }
    override func releaseSubviews(outside range: Range<Int>) { content.releaseSubviews(outside: range) }

    private func wrapper(for item: ItemNode, at position: Int) -> Modifier.Wrapper {
        assert(item.isAlive, "Only a living subview is wrapped.")
        let id = ObjectIdentifier(item.lastingItem)
        let wrapper: Modifier.Wrapper
        if let member = members[id] {
            wrapper = member.wrapper
            if member.position != position {
                members[id]?.position = position
                ordered = nil
                preferencesBelowDidChange()
            }
        } else {
            let node: ViewNode
            (wrapper, node) = madeWrapper()
            ordered = nil
            members[id] = Member(wrapper: wrapper, node: node, position: position)
            preferencesBelowDidChange()
        }
        wrapper.wrap(item)
        wrapper.traits = item.traits
        if wrapper.isLeaving != item.isLeaving {
            wrapper.isLeaving = item.isLeaving
            preferencesBelowDidChange()
        }
        return wrapper
    }
    private func madeWrapper() -> (Modifier.Wrapper, ViewNode) {
        let inputs = inputs.child(of: self)
        guard inputs.subviewRegion != nil else {
            let wrapper = Modifier.makeWrapper(modifier, inputs)
            return (wrapper, wrapper)
        }
        let source = SubviewSource(inputs) { Modifier.makeWrapper(modifier, $0) }
        return (unsafeDowncast(source.view, to: Modifier.Wrapper.self), source)
    }
    override func subviewDidEnd(_ item: ItemNode) {
        guard let member = members.removeValue(forKey: ObjectIdentifier(item)) else { return }
        ordered = nil
        member.node.end()
        preferencesBelowDidChange()
    }

    override func checkInvariants() {
        assert(ordered == nil || ordered?.count == members.count, "The ordered wrappers are not all of the wrappers.")
        assert(members.values.allSatisfy(\.node.isAlive), "A wrapper has ended and is still listed.")
    }
}
