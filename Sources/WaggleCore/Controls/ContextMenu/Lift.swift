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

    init() { fixed = nil }
    /// Shows a drawing without a view.
    init(_ list: DisplayList, _ size: CGSize) { fixed = (list, size) }

    /// The drawing of the view and its size; nil without a view.
    var drawing: (list: DisplayList, size: CGSize)? { source.map { ($0.liftedDisplayList, $0.size) } ?? fixed }
}

nonisolated private struct LiftedModifier: ItemModifier {
    let lift: Lift
    let isLifted: Bool
    typealias Body = Never
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> LiftedNode { LiftedNode(modifier.lift, modifier.isLifted, inputs) }
    @MainActor static func update(_ wrapper: LiftedNode, with modifier: Self) { wrapper.isLifted = modifier.isLifted }
}

/// Draws nothing while it is lifted.
@MainActor
fileprivate final class LiftedNode: WrapperNode {
    private let lift: Lift
    var isLifted: Bool {
        didSet { if isLifted != oldValue { setNeedsDisplay() } }
    }
    init(_ lift: Lift, _ isLifted: Bool, _ inputs: ViewInputs) {
        self.isLifted = isLifted
        self.lift = lift
        super.init(inputs)
        lift.source = self
    }
    var liftedDisplayList: DisplayList { super.makeDisplayList() }
    override func makeDisplayList() -> DisplayList {
        guard isLifted else { return super.makeDisplayList() }
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
    /// Draws nothing here while the view is lifted.
    nonisolated func lifted(_ lift: Lift, isLifted: Bool) -> some View { modifier(LiftedModifier(lift: lift, isLifted: isLifted)) }
}
