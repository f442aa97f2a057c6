// Modifiers that wrap each subview of what they are applied to.

import Foundation

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
        preferencesBelowDidChange()
    }
}
