// Draws a view in a layer instead of in place.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// Connects a view with the image of it that a layer shows.
@MainActor
final class Lift {
    fileprivate weak var source: LiftedNode?
    fileprivate weak var image: LiftedImageNode?
    private let fixed: (list: DisplayList, size: CGSize)?
    /// True while the view draws nothing where it is.
    var isLifted = false {
        didSet { if isLifted != oldValue { source?.setNeedsDisplay() } }
    }

    init() { fixed = nil }
    /// Shows a drawing without a view.
    init(_ list: DisplayList, _ size: CGSize) { fixed = (list, size) }

    /// The drawing of the view and its size; nil without a view.
    var drawing: (list: DisplayList, size: CGSize)? { source.map { ($0.liftedDisplayList, $0.size) } ?? fixed }
    /// The view's frame in window coordinates, as laid out; nil if it is not placed.
    var frame: CGRect? { source?.frameInWindow }
    /// What is lifted in this one's place: the whole row, if the view is the whole content of a list row.
    var target: Lift {
        var item: ItemNode? = source
        while let current = item, !(current is ListRowNode) { item = current.layoutParent }
        guard let row = item as? ListRowNode, row.row?.frameInWindow == frame, row.lift.frame != nil else { return self }
        return row.lift
    }
}

nonisolated private struct LiftedModifier: ConstantModifier {
    let lift: Lift
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> LiftedNode { LiftedNode(modifier, inputs) }
}

/// Draws nothing while it is lifted.
@MainActor
fileprivate final class LiftedNode: ModifierNode<LiftedModifier> {
    private var lift: Lift { modifier.lift }
    required init(_ modifier: LiftedModifier, _ inputs: ViewInputs) {
        super.init(modifier, inputs)
        lift.source = self
    }
    var liftedDisplayList: DisplayList { super.makeDisplayList() }
    override func makeDisplayList() -> DisplayList {
        guard lift.isLifted else { return super.makeDisplayList() }
        // Layers are drawn after the content, in the same frame.
        lift.image?.setNeedsDisplay()
        return DisplayList()
    }
}

/// The image of a lifted view, at the view's size.
nonisolated struct LiftedImage: View, @unchecked Sendable {
    let lift: Lift
    typealias Body = Never
    @MainActor static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { LiftedImageNode(view.lift, inputs) }
    @MainActor static func _updateNode(_ node: ViewNode, with view: Self) {}
    static var _isUnary: Bool { true }
}

@MainActor
fileprivate final class LiftedImageNode: LeafNode {
    private let lift: Lift

    init(_ lift: Lift, _ inputs: ViewInputs) {
        self.lift = lift
        super.init(inputs)
        lift.image = self
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { lift.drawing?.size ?? .zero }
    override func makeDisplayList() -> DisplayList { lift.drawing?.list ?? DisplayList() }
}

extension View {
    /// Connects the view with a lift; draws nothing here while `lift.isLifted`.
    nonisolated func lifted(_ lift: Lift) -> some View { modifier(LiftedModifier(lift: lift)) }
}
