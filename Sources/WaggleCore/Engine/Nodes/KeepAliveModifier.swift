// Views that keep their state while hidden.

import Foundation
import WaggleDisplayList

/// Shows its content or keeps it alive while hidden. Hidden content has disappeared for the program, and takes no part in drawing, touches
/// or preferences.
nonisolated struct KeepAliveModifier: ItemModifier {
    let isShown: Bool
    /// True for a screen, which other screens cover.
    var isScreen = false
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> KeepAliveNode { KeepAliveNode(modifier, inputs) }
    @MainActor static func update(_ wrapper: KeepAliveNode, with modifier: Self) { wrapper.showsContent = modifier.isShown }
}

@MainActor
final class KeepAliveNode: WrapperNode {
    private var hidden: [ViewNode] = []
    private let isScreen: Bool
    fileprivate var showsContent: Bool {
        didSet { if showsContent != oldValue { showOrHide() } }
    }

    init(_ modifier: KeepAliveModifier, _ inputs: ViewInputs) {
        (showsContent, isScreen) = (modifier.isShown, modifier.isScreen)
        super.init(inputs)
    }
    override func setInner(_ item: ItemNode?) {
        super.setInner(item)
        hide()
    }
    private func hide() {
        let nodes = showsContent ? [] : contentNodes
        for node in hidden where !nodes.contains(where: { $0 === node }) { node.setHidden(false) }
        for node in nodes { node.setHidden(true, isCovered: isScreen) }
        hidden = nodes
    }
    /// The nodes of the modified content. If a wrapper list owns the content, they are found from the item.
    private var contentNodes: [ViewNode] {
        if let content { return [content] }
        var nodes: [ViewNode] = [], next: ItemNode? = inner
        while let item = next {
            var node: ViewNode = item
            if let parent, item.isBelow(parent) {
                while let above = node.parent, above !== parent { node = above }
            } else {
                node = item.outermostNodeOfItsOwn()
            }
            nodes.append(node)
            next = item.itemFromElsewhere
        }
        return nodes
    }
    override func didEnd() {
        super.didEnd()
        hidden = []
    }
    private func showOrHide() {
        hide()
        setNeedsLayout()
        // Resolving skips hidden content, so marks inside no longer lead up to this item.
        (inner ?? self).setNeedsResolve()
        (inner ?? self).didMove()
        setNeedsDisplay()
    }
    override func forEachItem(_ body: (ItemNode) -> Void) { if showsContent { super.forEachItem(body) } }
    override func placeItems() { if showsContent { super.placeItems() } }
    override func makeDisplayList() -> DisplayList { showsContent ? super.makeDisplayList() : DisplayList() }
}
