// Where a program shows a subview.

import Foundation

/// A subview where the program puts it, with the traits that the program wrote there.
nonisolated struct SubviewHost: View {
    let source: SubviewSource
    var written: ViewTraits?
    typealias Body = Never
    @MainActor static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { SubviewHostNode(view, inputs) }
    @MainActor static func _updateNode(_ node: ViewNode, with view: Self) { unsafeDowncast(node, to: SubviewHostNode.self).update(view) }
    static var _isUnary: Bool { true }
}

/// Contributes a subview that lives elsewhere in the tree.
@MainActor
final class SubviewHostNode: ViewNode {
    private var source: SubviewSource?
    private var written: ViewTraits?
    /// The last update in which the program placed the subview here.
    private(set) var placedInUpdate = 0

    init(_ view: SubviewHost, _ inputs: ViewInputs) {
        super.init(inputs)
        update(view)
    }
    func update(_ view: SubviewHost) {
        placedInUpdate = graph.updateNumber
        if source !== view.source {
            source?.take(from: self)
            source = view.source.isAlive ? view.source : nil
        }
        if view.written != nil || written != nil {
            written = view.written
            invalidateItems()
        }
        source?.put(at: self)
    }

    /// The source, if this host shows the subview.
    private var shownSource: SubviewSource? { source?.host === self ? source : nil }

    // MARK: Calls from the source

    /// The subview is now shown here, or its item or traits have changed.
    func subviewDidChange() {
        guard isAlive else { return }
        invalidateItems()
    }
    /// The subview has moved elsewhere or has ended; enclosing nodes drop what they store for it.
    func subviewDidLeave(_ item: ItemNode) {
        var ancestor = parent
        while let current = ancestor {
            current.subviewDidEnd(item)
            if current is ItemNode { break }
            ancestor = current.parentAsShown
        }
        if isAlive { invalidateItems() }
    }
    func sourceDidEnd(_ item: ItemNode?) {
        source = nil
        if let item { subviewDidLeave(item) }
    }

    // MARK: Subviews

    override var subviewCount: Int { shownSource?.item == nil ? 0 : 1 }
    override func readSubviews(_ reader: inout SubviewReader) {
        guard let source = shownSource, let item = source.item else { return }
        guard reader.take(item) else { return }
        item.traits = source.ownTraits
        if let written { item.traits.merge(written) }
    }
    override func subviewIndex(of id: AnyHashable) -> Int? { shownSource.flatMap { $0.list.has(id, $0) ? 0 : nil } }
    override func subviewID(at index: Int) -> AnyHashable? { shownSource.flatMap { $0.list.explicitID(of: $0) } }
    override func readSections(into sections: inout [SubviewSection], at start: Int) {}

    // A subview's preferences count at its host.
    override func forEachLiveChild(_ body: (ViewNode) -> Void) { for source in shownSource?.all ?? [] { body(source) } }
    override func shownDidChange() { shownSource?.hostDidChangeShown() }
    override func didEnd() {
        source?.take(from: self)
        source = nil
    }
}
