// A two-finger trackpad gesture since it began.

import Foundation
import WaggleCore
import WaggleGeometry

/// Accumulates the events of one pinch.
struct TrackpadPinch {
    /// The ratio of the fingers' distance to their initial one.
    private(set) var scale: CGFloat = 1
    /// The rotation since the beginning, clockwise.
    private(set) var angle = Angle.zero

    /// - Parameters:
    ///   - scale: from the event; used only during movement: Wayland ends and cancels every pinch with 1.
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
