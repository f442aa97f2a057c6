import Foundation
import WaggleGeometry

/// The current movement of a scroll view's content.
@frozen public enum ScrollPhase: Hashable, Sendable {
    /// The content is at rest.
    case idle
    /// A finger is down and may be about to scroll.
    case tracking
    /// A finger, a wheel or a trackpad moves the content.
    case interacting
    /// The content was released and has not settled.
    case decelerating
    /// The program animates the content.
    case animating

    public var isScrolling: Bool { self != .idle }
}

extension ScrollPhase: CustomDebugStringConvertible {
    public var debugDescription: String {
        switch self {
        case .idle: "idle"
        case .tracking: "tracking"
        case .interacting: "interacting"
        case .decelerating: "decelerating"
        case .animating: "animating"
        }
    }
}
