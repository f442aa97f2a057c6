import Hexagons
import SwiftUI

/// Scrolling that comes to rest with a cell in the middle: the one nearest to where it would have come to rest.
struct HexSnap: ScrollTargetBehavior {
    let region: HexRegion
    /// In the coordinates of the scroll view's content, from its leading top corner.
    let layout: HexLayout
    let isMirrored: Bool

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let width = context.contentSize.width, size = target.rect.size
        let x = isMirrored ? width - target.rect.midX : target.rect.midX
        guard let hex = region.nearest(to: layout.fractionalHex(at: CGPoint(x: x, y: target.rect.midY))) else { return }
        let center = layout.center(of: hex)
        target.rect.origin = CGPoint(x: (isMirrored ? width - center.x : center.x) - size.width / 2, y: center.y - size.height / 2)
    }
}
