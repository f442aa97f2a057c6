import Foundation

/// Shows one of several views at a time, distinguished by a tag.
@MainActor
final class BranchNode: DynamicContainerNode {
    enum Tag: Equatable {
        case branch(Int), type(ObjectIdentifier), id(AnyHashable)
    }
    /// The current child and its tag; nil for none.
    @exclusivity(unchecked) private var shown: Entry? { didSet { shownNode = shown?.node } }
    /// The node of the current child, which each update needs.
    @exclusivity(unchecked) private var shownNode: ViewNode?
    @exclusivity(unchecked) private var shownTag = Tag.branch(-1)
    /// The index of the current branch of a condition, cached because every update needs it; negative for other tags.
    @exclusivity(unchecked) private var shownBranch = -1
    private var leaving: [(tag: Tag, entry: Entry)] = []
    private let inheritsTransition: Bool

    /// - Parameter inheritsTransition: true if a transition set around the node applies to its children, as for a view with an id.
    init(_ inputs: ViewInputs, inheritsTransition: Bool = false) {
        self.inheritsTransition = inheritsTransition
        super.init(inputs)
    }

    override var inheritedTransition: (transition: AnyTransition, writer: UInt32)? {
        guard inheritsTransition else { return nil }
        var ancestor = parent
        while let node = ancestor, node.collector == nil, !(node is DynamicContainerNode) {
            if let transition = (node as? any TransitionProvider)?.providedTransition { return (transition, node.number) }
            ancestor = node.parent
        }
        return nil
    }

    override var entries: [Entry] { leaving.map { $0.entry } + (shown.map { [$0] } ?? []) }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        guard leaving.isEmpty, let shown, shown.transitions.isEmpty else { return super.forEachChild(body) }
        body(shown.node)
    }
    override func collectPrefetches(_ path: inout PrefetchPath) {
        super.collectPrefetches(&path)
        shownNode?.collectPrefetches(&path)
    }
    override var subviewCount: Int {
        guard leaving.isEmpty else { return super.subviewCount }
        return shown.map(subviewCount(of:)) ?? 0
    }
    override func readSubviews(_ reader: inout SubviewReader) {
        guard leaving.isEmpty else { return super.readSubviews(&reader) }
        if let shown { readSubviews(of: shown, &reader) }
    }
    override func id(of entry: Entry) -> AnyHashable? {
        if case .id(let id) = shownTag, entry === shown { id } else { nil }
    }

    /// - Parameter branch: the index of the view's branch in the condition.
    // As in `CompositeNode.init`.
    @_semantics("optimize.sil.specialize.generic.never")
    func show<V: View>(_ view: V, branch: Int) {
        assert(shownBranch != branch || shown == nil || shownTag == .branch(branch), "A branch is shown under a tag other than its own.")
        if shownBranch == branch, let shownNode { return V.updateMember(shownNode, with: view, in: inputs.subviewRegion) }
        show(view, as: .branch(branch))
        shownBranch = branch
    }
    // As in `CompositeNode.init`.
    @_semantics("optimize.sil.specialize.generic.never")
    func show<V: View>(_ view: V, as tag: Tag) {
        if let shown, shownTag == tag { return V.updateMember(shown.node, with: view, in: inputs.subviewRegion) }
        retire()
        if let index = leaving.firstIndex(where: { $0.tag == tag }) {
            let old = leaving.remove(at: index).entry
            shown = old
            V.updateMember(old.node, with: view, in: inputs.subviewRegion)
            returned(old)
        } else {
            if case .id(let id) = tag { graph.keeper?.willMake(id, below: self) }
            let new = Entry(V.makeMember(view, in: inputs.child(of: self)))
            arrive(new)
            shown = new
        }
        shownTag = tag
        childrenDidChange()
    }

    func showNothing() {
        guard shown != nil else { return }
        retire()
        childrenDidChange()
    }

    private func retire() {
        guard let old = shown else { return }
        shown = nil
        shownBranch = -1
        assert(!leaving.contains { $0.tag == shownTag }, "Two leaving branches have the same tag.")
        if leave(old) { leaving.append((shownTag, old)) }
    }

    override func forget(_ entry: Entry) {
        assert(entry !== shown, "The branch that is shown is forgotten.")
        leaving.removeAll { $0.entry === entry }
    }
}
