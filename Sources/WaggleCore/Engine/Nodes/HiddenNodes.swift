import Foundation

/// The nodes that a container keeps alive without showing them.
///
/// A subview is hidden together with the enclosing nodes that contribute nothing else, so that lifecycle and timeline modifiers on it are
/// suspended too. These nodes depend on the list of subviews, so the container updates this set after each gathering.
@MainActor
struct HiddenNodes {
    private var nodes: [ObjectIdentifier: ViewNode] = [:]

    /// Hides these subviews, and shows those hidden before that are not among them.
    mutating func hide(_ items: some Sequence<ItemNode>) {
        var hidden: [ObjectIdentifier: ViewNode] = [:]
        for item in items {
            var next: ItemNode? = item
            while let item = next {
                let node = item.outermostNodeOfItsOwn()
                hidden[ObjectIdentifier(node)] = node
                next = item.itemFromElsewhere
            }
        }
        let shown = nodes.filter { hidden[$0.key] == nil }.values.sorted { $0.number < $1.number }
        let gone = hidden.filter { nodes[$0.key] == nil }.values.sorted { $0.number < $1.number }
        nodes = hidden
        for node in shown { node.setHidden(false) }
        for node in gone { node.setHidden(true) }
    }
}
