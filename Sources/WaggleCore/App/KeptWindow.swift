// The state of a whole window: that of its views, scroll positions, focus and edited text.

import Foundation

extension ViewGraph {
    /// What another version of the program goes on with; nil unless the window keeps it.
    package func keepState() -> KeptState? {
        guard let keeper else { return nil }
        var state = KeptState(), counts: [String: Int] = [:]
        let nodes = nodesInOrder
        state.views = keeper.views(in: Dictionary(uniqueKeysWithValues: nodes.enumerated().map { (ObjectIdentifier($1), $0) }))
        state.scrolls = keeper.scrolls
        for node in nodes {
            if let scroll = node as? ScrollNode {
                let path = keeper.numbered(keeper.around(node) + "/scroll", &counts)
                // A number without an end could not be coded, and would take all the state with it.
                guard scroll.hasLeftInitialPosition, scroll.position.x.isFinite, scroll.position.y.isFinite else { continue }
                state.scrolls[path] = scroll.position
            } else if let item = node as? any FocusableItem {
                let path = keeper.numbered(keeper.around(node) + "/focus", &counts)
                guard input.focus.isFocused(item) else { continue }
                state.focus = KeptState.Focus(path: path)
                if let text = item as? TextInputNode {
                    state.focus?.text = KeptState.Text(
                        text: text.edited.text, anchor: text.edited.selection.anchor, head: text.edited.selection.head.offset)
                }
            }
        }
        state.sceneValues = (try? PropertyListSerialization.data(
            fromPropertyList: service(SceneValues.self).stored, format: .binary, options: 0)) ?? Data()
        return state
    }

    /// Puts scroll views and the focus where they were, as far as they are there. Call after an update, and update again, until
    /// it returns false.
    package func restorePlaces() -> Bool {
        guard let keeper, keeper.isRestoring else { return false }
        var counts: [String: Int] = [:], hasRestored = false
        for node in nodesInOrder {
            if let scroll = node as? ScrollNode {
                let path = keeper.numbered(keeper.around(node) + "/scroll", &counts)
                guard let position = keeper.scrolls[path], scroll.isPlaced else { continue }
                scroll.movement.go(to: .point(x: position.x, y: position.y), animation: nil, scroll)
                keeper.didScroll(path)
                hasRestored = true
            } else if let item = node as? any FocusableItem {
                let path = keeper.numbered(keeper.around(node) + "/focus", &counts)
                guard let focus = keeper.focus, focus.path == path, item.canBeFocused else { continue }
                input.focus.focus(item, isShown: false)
                if let text = item as? TextInputNode, let kept = focus.text { text.restore(kept) }
                keeper.didFocus()
                hasRestored = true
            }
        }
        return hasRestored
    }

    /// All live nodes in the order of the source, each once.
    private var nodesInOrder: [ViewNode] {
        var nodes: [ViewNode] = [], seen: Set<ObjectIdentifier> = []
        func visit(_ node: ViewNode) {
            guard seen.insert(ObjectIdentifier(node)).inserted else { return }
            nodes.append(node)
            node.forEachLiveChild(visit)
            if let layer = (node as? PresentationNode)?.layer { visit(layer) }
        }
        visit(root)
        return nodes
    }
}

extension NavigationDestination: KeptReference {
    var kept: KeptValue { isPushed ? .some(.none) : .none }
    func restore(_ kept: KeptValue) { isKept = kept != .none }
}
extension NavigationStackView: KeepsState { nonisolated static var keptProperties: Set<String> { ["ownPath"] } }
extension ViewLink: KeepsState { nonisolated static var keptProperties: Set<String> { ["destination"] } }
extension DisclosureGroup: KeepsState { nonisolated static var keptProperties: Set<String> { ["isExpandedByItself"] } }
