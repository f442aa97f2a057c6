// Draws a view in a layer instead of where it is.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Shows a view's drawing in a layer in front of the window.
@MainActor
final class ViewPortal {
    fileprivate weak var source: PortalSourceNode?
    fileprivate weak var image: PortalImageNode?
    private let fixed: (list: DisplayList, size: CGSize)?
    /// True while the view draws nothing where it is.
    var isLifted = false {
        didSet { if isLifted != oldValue { source?.setNeedsDisplay() } }
    }

    init() { fixed = nil }
    /// Shows a drawing without a view.
    init(_ list: DisplayList, _ size: CGSize) { fixed = (list, size) }

    /// The drawing of the view and its size; nil without a view.
    var drawing: (list: DisplayList, size: CGSize)? { source.map { ($0.sourceDisplayList, $0.size) } ?? fixed }
    /// The view's frame in window coordinates, as laid out; nil if it is not placed.
    var frame: CGRect? { source?.frameInWindow }
    /// The portal of what is lifted: of the whole row, if the view is the whole content of a list row.
    var target: ViewPortal {
        var item: ItemNode? = source
        while let current = item, !(current is ListRowNode) { item = current.layoutParent }
        guard let row = item as? ListRowNode, row.row?.frameInWindow == frame, row.portal.frame != nil else { return self }
        return row.portal
    }
}

nonisolated private struct PortalSourceModifier: ConstantModifier {
    let portal: ViewPortal
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> PortalSourceNode { PortalSourceNode(modifier, inputs) }
}

/// Draws nothing while it is lifted.
@MainActor
fileprivate final class PortalSourceNode: ModifierNode<PortalSourceModifier> {
    private var portal: ViewPortal { modifier.portal }
    required init(_ modifier: PortalSourceModifier, _ inputs: ViewInputs) {
        super.init(modifier, inputs)
        portal.source = self
    }
    var sourceDisplayList: DisplayList { super.makeDisplayList() }
    override func makeDisplayList() -> DisplayList {
        guard portal.isLifted else { return super.makeDisplayList() }
        // Layers are drawn after the content, in the same frame.
        portal.image?.setNeedsDisplay()
        return DisplayList()
    }
}

/// The image of a lifted view, at the view's size.
nonisolated struct PortalImage: View, @unchecked Sendable {
    let portal: ViewPortal
    typealias Body = Never
    @MainActor static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { PortalImageNode(view.portal, inputs) }
    @MainActor static func _updateNode(_ node: ViewNode, with view: Self) {}
    static var _isUnary: Bool { true }
}

@MainActor
fileprivate final class PortalImageNode: LeafNode {
    private let portal: ViewPortal

    init(_ portal: ViewPortal, _ inputs: ViewInputs) {
        self.portal = portal
        super.init(inputs)
        portal.image = self
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { portal.drawing?.size ?? .zero }
    override func makeDisplayList() -> DisplayList { portal.drawing?.list ?? DisplayList() }
}

extension View {
    /// Makes the view the portal's source; draws nothing here while `portal.isLifted`.
    nonisolated func portalSource(_ portal: ViewPortal) -> some View { modifier(PortalSourceModifier(portal: portal)) }
}
