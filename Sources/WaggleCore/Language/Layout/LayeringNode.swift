// Views in front of and behind others.

import Foundation
import WaggleGeometry
import WaggleDisplayList

/// Layers secondary views in front of or behind a view, which alone determines the size.
nonisolated public struct _LayeringModifier<Secondary: View>: UpdatingModifier {
    public typealias Body = Never
    let secondary: Secondary
    let alignment: Alignment
    let isBehind: Bool

    typealias Wrapper = LayeringNode<Secondary>
}

@MainActor
final class LayeringNode<Secondary: View>: LayerNode, UpdatedNode {
    init(_ modifier: _LayeringModifier<Secondary>, _ inputs: ViewInputs) {
        super.init(alignment: modifier.alignment, isBehind: modifier.isBehind, inputs)
        secondary.adopt(Secondary._makeNode(modifier.secondary, in: secondaryInputs))
    }

    func update(_ modifier: _LayeringModifier<Secondary>) {
        setAlignment(modifier.alignment)
        Secondary._updateNode(secondary.content, with: modifier.secondary)
    }
}

/// An item with secondary views in front of or behind it.
@MainActor
class LayerNode: WrapperNode {
    private var alignment: Alignment
    private let isBehind: Bool
    /// The implicit ZStack around the secondary views.
    private(set) var secondary: LayoutNode<ZStackLayout>!
    private let inputs: ViewInputs
    /// The inputs of the secondary views.
    var secondaryInputs: ViewInputs { inputs.child(of: secondary) }

    init(alignment: Alignment, isBehind: Bool, _ inputs: ViewInputs) {
        self.alignment = alignment
        self.isBehind = isBehind
        self.inputs = inputs
        super.init(inputs)
        secondary = LayoutNode(ZStackLayout(alignment: alignment), inputs.child(of: self), isImplicit: true)
        secondary.layoutParent = self
    }

    func setAlignment(_ alignment: Alignment) {
        guard alignment != self.alignment else { return }
        self.alignment = alignment
        secondary.update(ZStackLayout(alignment: alignment))
        setNeedsLayout()
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        if let secondary { body(secondary) }
    }
    override func forEachItem(_ body: (ItemNode) -> Void) {
        if isBehind, let secondary { body(secondary) }
        super.forEachItem(body)
        if !isBehind, let secondary { body(secondary) }
    }

    override func placeItems() {
        super.placeItems()
        guard let inner else { return }
        let proposal = ProposedViewSize(size)
        let own = ViewDimensions(item: inner, size: size, proposal: placedProposal), dimensions = secondary.dimensions(proposal)
        var origin = CGPoint(x: own[alignment.horizontal].minus(dimensions[alignment.horizontal]),
                             y: own[alignment.vertical].minus(dimensions[alignment.vertical]))
        if environment.layoutDirection == .rightToLeft { origin.x = size.width.minus(origin.x).minus(dimensions.width) }
        secondary.place(at: origin, proposal: proposal)
    }

    override func makeDisplayList() -> DisplayList {
        var items: [DisplayList.Item] = []
        forEachItem { $0.appendDisplay(to: &items) }
        return DisplayList(items)
    }
}
