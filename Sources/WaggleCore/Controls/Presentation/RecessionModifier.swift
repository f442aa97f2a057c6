// How far a large sheet pushes back what is behind it.

import Foundation
import WaggleGeometry

/// Shrinks the content behind the enclosing layer over black, with rounded corners, as a large sheet comes up.
nonisolated struct RecessionModifier: ItemModifier {
    /// 0 without a recession, 1 when the sheet is up.
    let progress: CGFloat
    @MainActor static func update(_ wrapper: WrapperNode, with modifier: Self) {
        var place: ViewNode? = wrapper
        while let node = place, !(node is WindowLayer) { place = node.parent }
        (place as? WindowLayer)?.recession = modifier.progress
    }
}
