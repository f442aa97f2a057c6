// The pointer's shape over a view.

import Foundation
import WaggleGeometry

/// An item that sets the pointer's shape over it. Counted in `PointerTracking.shapeCount`.
@MainActor
protocol PointerShaping: ItemNode {
    var pointerShape: PointerShape { get }
}

nonisolated struct PointerShapeModifier: ItemModifier {
    let shape: PointerShape
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> PointerShapeNode {
        PointerShapeNode(modifier.shape, inputs)
    }
    @MainActor static func update(_ wrapper: PointerShapeNode, with modifier: Self) { wrapper.pointerShape = modifier.shape }
}

@MainActor
final class PointerShapeNode: WrapperNode, PointerShaping {
    var pointerShape: PointerShape
    init(_ shape: PointerShape, _ inputs: ViewInputs) {
        pointerShape = shape
        super.init(inputs)
        graph.input.hover.shapeCount += 1
    }
    override func didEnd() {
        super.didEnd()
        graph.input.hover.shapeCount -= 1
    }
}

extension View {
    /// Sets the pointer's shape over the view while the view is enabled.
    nonisolated func pointerShape(_ shape: PointerShape) -> some View { modifier(PointerShapeModifier(shape: shape)) }
}
