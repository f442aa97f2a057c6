// Modifiers for the first scroll view in their content.

import Foundation
import WaggleGeometry

/// Links a modifier to the first scroll view below it.
@MainActor
class ScrollLink {
    /// The scroll view; nil if there is none yet.
    weak var scroll: ScrollNode?

    /// The initial position of the content, if the modifier determines it.
    var initialDestination: ScrollDestination? { nil }
    /// The content positions at which no bar above it is half collapsed, in points: from 0 to the length by which the bars shrink as the
    /// content scrolls. Content settles at one of them, or beyond the last.
    var collapsingStops: [CGFloat] { [0] }
    /// Called after a layout that resized or moved the content or its visible part.
    func geometryDidChange(_ scroll: ScrollNode) {}
    func phaseDidChange(from old: ScrollPhase, to new: ScrollPhase, _ scroll: ScrollNode) {}
}

/// The links of a node's enclosing modifiers, innermost first. Their nodes own them.
@MainActor
final class ScrollLinks {
    private weak var link: ScrollLink?
    private let outer: ScrollLinks?
    init(_ link: ScrollLink, outer: ScrollLinks?) { (self.link, self.outer) = (link, outer) }

    /// Connects the links that have no scroll view yet to this one.
    /// - Returns: innermost first.
    func join(_ scroll: ScrollNode) -> [ScrollLink] {
        var joined = outer?.join(scroll) ?? []
        if let link, link.scroll?.isAlive != true {
            link.scroll = scroll
            joined.insert(link, at: 0)
        }
        return joined
    }
}

/// A modifier linked to the first scroll view inside it.
protocol ScrollLinkModifier: ViewModifier where Body == Never {
    associatedtype Link: ScrollLink
    @MainActor static func makeLink(_ modifier: Self, _ node: ViewNode) -> Link
    /// Called with a new value of the modifier, while bodies run.
    @MainActor static func update(_ link: Link, with modifier: Self, _ node: ViewNode)
}

extension ScrollLinkModifier {
    @MainActor public static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        let node = ScrollLinkNode(modifier, inputs)
        var inner = inputs.child(of: node)
        inner.scrollLinks = ScrollLinks(node.link, outer: inputs.scrollLinks)
        node.content = V._makeNode(content, in: inner)
        return node
    }
    @MainActor public static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        let node = unsafeDowncast(node, to: ScrollLinkNode<Self>.self)
        node.update(modifier)
        V._updateNode(node.content, with: content)
    }
    @MainActor public static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }
}

@MainActor
private final class ScrollLinkNode<Modifier: ScrollLinkModifier>: PassThroughNode {
    private var modifier: Modifier
    private(set) var link: Modifier.Link!

    init(_ modifier: Modifier, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        link = evaluating { Modifier.makeLink(modifier, self) }
    }
    func update(_ modifier: Modifier) {
        self.modifier = modifier
        evaluate()
    }
    /// Also runs when a binding that the modifier reads has changed; a body that only passes the binding on is then not evaluated.
    override func evaluate() { evaluating { Modifier.update(link, with: modifier, self) } }
}
