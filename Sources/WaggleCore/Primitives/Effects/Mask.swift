// Masks.

import Foundation
import WaggleGeometry
import WaggleDisplayList

/// Shows a view only where another view's drawing is opaque.
nonisolated public struct _MaskModifier<Mask: View>: UpdatingModifier {
    public typealias Body = Never
    let mask: Mask
    let alignment: Alignment
    typealias Wrapper = MaskNode<Mask>
}

@MainActor
final class MaskNode<Mask: View>: WrapperNode, UpdatedNode {
    private var alignment: Alignment
    private var mask: LayoutNode<ZStackLayout>!

    init(_ modifier: _MaskModifier<Mask>, _ inputs: ViewInputs) {
        alignment = modifier.alignment
        super.init(inputs)
        mask = LayoutNode(ZStackLayout(alignment: alignment), inputs.child(of: self))
        mask.layoutParent = self
        mask.adopt(Mask._makeNode(modifier.mask, in: inputs.child(of: mask)))
    }
    func update(_ modifier: _MaskModifier<Mask>) {
        if alignment != modifier.alignment {
            alignment = modifier.alignment
            mask.update(ZStackLayout(alignment: alignment))
            setNeedsLayout()
        }
        Mask._updateNode(mask.content, with: modifier.mask)
    }
    override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        if let mask { body(mask) }
    }
    override func forEachItem(_ body: (ItemNode) -> Void) {
        super.forEachItem(body)
        if let mask { body(mask) }
    }
    override func forEachShownItem(_ body: (ItemNode) -> Void) { super.forEachItem(body) }
    override class var roles: NodeRoles { super.roles.union(.hidesItems) }
    override func placeItems() {
        super.placeItems()
        let proposal = ProposedViewSize(size)
        let dimensions = mask.dimensions(proposal)
        var origin = alignment.origin(of: dimensions, in: size)
        if environment.layoutDirection == .rightToLeft { origin.x = size.width - origin.x - dimensions.width }
        mask.place(at: origin, proposal: proposal)
    }
    override func makeDisplayList() -> DisplayList {
        let content = super.makeDisplayList()
        var items: [DisplayList.Item] = []
        mask.appendDisplay(to: &items)
        let shown = DisplayList(items)
        guard !content.isEmpty, !shown.isEmpty else { return DisplayList() }
        let effect = DisplayList.Effect.mask(shown)
        return DisplayList([DisplayList.Item(
            identity: number, version: nextVersion(), bounds: effect.bounds(of: content.bounds), content: .effect(effect, content))])
    }
}

extension View {
    /// Shows the view only where the mask is opaque.
    @_disfavoredOverload public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(_MaskModifier(mask: mask(), alignment: alignment))
    }
    @_disfavoredOverload
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { modifier(_MaskModifier(mask: mask, alignment: .center)) }
}
