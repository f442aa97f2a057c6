// Touches on a text.

import Foundation
import WaggleGeometry

/// A gesture responder inside a text's item, which itself takes no touches. It sets the pointer's shape over the text.
@MainActor
class TextResponder: GestureResponder, PointerShaping {
    let pointerShape: PointerShape

    init(in text: ItemNode, _ pointerShape: PointerShape) {
        self.pointerShape = pointerShape
        super.init(.normal, .all, ViewInputs(graph: text.graph, parent: text, environment: text.environment))
        layoutParent = text
        graph.input.hover.shapeCount += 1
    }
    override func didEnd() {
        super.didEnd()
        graph.input.hover.shapeCount -= 1
    }
}
