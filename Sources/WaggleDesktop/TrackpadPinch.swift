// A two-finger trackpad gesture.

import Foundation
import WaggleCore
import WaggleGeometry

/// Accumulates the events of one gesture.
struct TrackpadPinch {
    /// The ratio of the fingers' distance to the initial one.
    private(set) var scale: CGFloat = 1
    /// The clockwise rotation since the beginning.
    private(set) var angle = Angle.zero

    /// - Parameters:
    ///   - scale: from the event. Ignored unless moving: Wayland ends and cancels every pinch with 1.
    ///   - turn: radians clockwise since the previous event.
    mutating func follow(_ phase: InputPhase, scale: CGFloat, turn: Double) {
        switch phase {
        case .began: self = TrackpadPinch()
        case .moved: if scale > 0, scale.isFinite { self.scale = scale }
        case .ended, .cancelled: return
        }
        if turn.isFinite { angle += Angle(radians: turn) }
    }
}
