// How far a large sheet pushes back what is behind it.

import Foundation
import WaggleGeometry

/// Shrinks the content behind the enclosing layer over black, with rounded corners, as a large sheet comes up.
nonisolated struct RecessionModifier: ItemModifier {
    /// 0 without a recession, 1 when the sheet is up.
    let progress: CGFloat
    @MainActor static func update(_ wrapper: WrapperNode, with modifier: Self) {
        var ancestor: ViewNode? = wrapper
        while let node = ancestor, !(node is WindowLayer) { ancestor = node.parent }
        (ancestor as? WindowLayer)?.recession = modifier.progress
    }
}
