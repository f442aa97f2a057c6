// What two fingers on a trackpad have done since they came down.

import Foundation
import WaggleCore
import WaggleGeometry

/// Adds up the events of one pinch.
struct TrackpadPinch {
    /// The fingers' distance against that at the beginning.
    private(set) var scale: CGFloat = 1
    /// How far they have turned, clockwise.
    private(set) var angle = Angle.zero

    /// - Parameters:
    ///   - scale: as the event tells it; counts while the fingers move only: Wayland ends and cancels every pinch with 1.
    ///   - turn: radians clockwise since the event before.
    mutating func follow(_ phase: InputPhase, scale: CGFloat, turn: Double) {
        switch phase {
        case .began: self = TrackpadPinch()
        case .moved: if scale > 0, scale.isFinite { self.scale = scale }
        case .ended, .cancelled: return
        }
        if turn.isFinite { angle += Angle(radians: turn) }
    }
}
