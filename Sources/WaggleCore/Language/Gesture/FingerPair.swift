// Pairs of fingers, for gestures that need two.

import Foundation
import WaggleGeometry

/// Tracks the first two fingers that are down at the same time.
struct FingerPair {
    enum Change {
        /// Fewer than two fingers are down.
        case none
        /// A second finger went down; locations are in window coordinates.
        case began(CGPoint, CGPoint)
        case moved(CGPoint, CGPoint)
        /// Both rest, while something else happens.
        case stayed
        /// One of the two lifted or was cancelled.
        case ended(isCancelled: Bool)
    }
    private var ids: (Int, Int)?

    mutating func follow(_ touches: [GestureTouch]) -> Change {
        guard let (first, second) = ids else {
            let down = touches.filter { !$0.isOver }
            guard down.count >= 2 else { return .none }
            ids = (down[0].id, down[1].id)
            return .began(down[0].location, down[1].location)
        }
        let a = touches.first { $0.id == first }, b = touches.first { $0.id == second }
        guard let a, let b, !a.isOver, !b.isOver else {
            ids = nil
            return .ended(isCancelled: a?.phase == .cancelled || b?.phase == .cancelled)
        }
        return a.phase == .stationary && b.phase == .stationary ? .stayed : .moved(a.location, b.location)
    }
}

/// Where a two-finger gesture began, relative to its view.
struct PairStart {
    var location = CGPoint.zero
    var anchor = UnitPoint.center

    init() {}
    @MainActor init(_ point: CGPoint, _ place: any GesturePlace) {
        location = place.point(fromWindow: point, in: .local) ?? .zero
        let size = place.size
        if size.width > 0 && size.height > 0 { anchor = UnitPoint(x: location.x / size.width, y: location.y / size.height) }
    }
}
