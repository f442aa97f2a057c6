// ViewThatFits: the first of several views that fits.

import Foundation
import WaggleGeometry
import WaggleDisplayList

/// Shows the first of its views whose ideal size fits the proposal, or the last if none does.
///
/// Complexity: all of its views are made, and measured in order until one fits.
nonisolated public struct ViewThatFits<Content: View>: View {
    let axes: Axis.Set
    let content: Content
    /// - Parameter axes: the axes on which a view must fit.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        let node = FittingNode(view.axes, inputs)
        node.adopt(Content._makeNode(view.content, in: inputs.child(of: node)))
        return node
    }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {
        let node = unsafeDowncast(node, to: FittingNode.self)
        node.axes = view.axes
        Content._updateNode(node.content, with: view.content)
    }
    public static var _isUnary: Bool { true }
}

@MainActor
private final class FittingNode: ContainerNode {
    var axes: Axis.Set {
        didSet { if axes != oldValue { setNeedsLayout() } }
    }
    /// The view chosen by the last placement.
    private var shown: ItemNode?
    /// The other views, which are measured but otherwise have no effect.
    private var hidden = HiddenNodes()

    init(_ axes: Axis.Set, _ inputs: ViewInputs) {
        self.axes = axes
        super.init(inputs)
    }

    private func choice(_ proposal: ProposedViewSize) -> ItemNode? {
        guard items.count > 1 else { return items.first }
        let ideal = ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width, height: axes.contains(.vertical) ? nil : proposal.height)
        // A tolerance for sizes rounded up to pixels.
        let room: CGFloat = 0.001
        return items.dropLast().first { item in
            let size = item.sizeThatFits(ideal)
            return (!axes.contains(.horizontal) || size.width <= (proposal.width ?? .infinity) + room)
                && (!axes.contains(.vertical) || size.height <= (proposal.height ?? .infinity) + room)
        } ?? items.last
    }

    override func itemsDidChange(from old: [ItemNode], someWereElsewhere: Bool) {
        if let shown, !items.contains(where: { $0 === shown }) { self.shown = nil }
        hideOthers()
    }
    private func hideOthers() { hidden.hide(items.filter { $0 !== shown }) }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { choice(proposal)?.sizeThatFits(proposal) ?? .zero }
    override func placeItems() {
        let item = choice(placedProposal)
        if item !== shown {
            shown = item
            hideOthers()
            // A hidden view is not resolved.
            (item ?? self).setNeedsResolve()
            (item ?? self).didMove()
            setNeedsDisplay()
        }
        item?.place(at: .zero, proposal: placedProposal)
    }
    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        choice(proposal)?.explicitAlignment(key, in: size, proposal: proposal)
    }
    // The container reads these before any view is chosen, so they are the first view's.
    override var spacing: ViewSpacing { items.first?.spacing ?? .zero }
    override var ownLayoutPriority: Double { items.first?.ownLayoutPriority ?? -.infinity }
    override var subviewOrientation: Axis? { layoutParent?.subviewOrientation }
    override class var roles: NodeRoles { super.roles.union(.passesOrientation) }
    override func forEachItem(_ body: (ItemNode) -> Void) { if let shown { body(shown) } }
    override func forEachShownItem(_ body: (ItemNode) -> Void) { if let shown { body(shown) } }
    override func hitTest(_ point: CGPoint) -> ItemNode? { shown?.hitTestFromParent(point) }
    override func makeDisplayList() -> DisplayList {
        var list: [DisplayList.Item] = []
        shown?.appendDisplay(to: &list)
        return DisplayList(list)
    }
}
