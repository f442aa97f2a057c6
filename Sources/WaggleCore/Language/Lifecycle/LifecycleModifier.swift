// Actions that run when views come, go, or see a value change.

import Foundation
import OpenCombine

/// A modifier that watches the life of its content without changing what it shows.
@MainActor
protocol LifecycleModifier: ViewModifier where Body == Never {
    associatedtype Memory
    /// The content has appeared: called after the update, before the first frame that shows it.
    static func appear(_ node: LifecycleNode<Self>)
    /// The content is gone, its transition over.
    static func disappear(_ node: LifecycleNode<Self>)
    /// The modifier has a new value.
    static func change(_ node: LifecycleNode<Self>, from old: Self)
}

extension LifecycleModifier {
    public static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        LifecycleNode<Self>(modifier, content, inputs)
    }
    public static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: LifecycleNode<Self>.self)
        // The old value is compared before the content changes; the actions run after the whole update.
        node.update(modifier)
        V._updateNode(node.content, with: content)
    }
    public static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }
    static func appear(_ node: LifecycleNode<Self>) {}
    static func disappear(_ node: LifecycleNode<Self>) {}
    static func change(_ node: LifecycleNode<Self>, from old: Self) {}
}

@MainActor
final class LifecycleNode<Modifier: LifecycleModifier>: ViewNode {
    private(set) var modifier: Modifier
    var memory: Modifier.Memory?
    private(set) var content: ViewNode!
    /// True between the actions of appearing and disappearing.
    private(set) var hasAppeared = false

    init<V: View>(_ modifier: Modifier, _ content: V, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        self.content = V._makeNode(content, in: inputs.child(of: self))
        graph.afterAppearance { [self] in
            guard isAlive else { return }
            hasAppeared = true
            Modifier.appear(self)
        }
    }
    func update(_ modifier: Modifier) {
        let old = self.modifier
        self.modifier = modifier
        Modifier.change(self, from: old)
    }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func didEnd() {
        guard hasAppeared else { return }
        graph.afterAppearance { [self] in Modifier.disappear(self) }
    }
}
