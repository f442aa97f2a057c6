import Hexagons
import SwiftUI

/// Scrolling that comes to rest with a cell in the middle: the one nearest to where it would have come to rest; or on any cell.
struct HexSnap: ScrollTargetBehavior {
    let geometry: CombGeometry
    let snaps: Bool

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin = geometry.offset(centering: geometry.rest(near: geometry.middle(at: target.rect.origin), snaps: snaps))
    }
}
