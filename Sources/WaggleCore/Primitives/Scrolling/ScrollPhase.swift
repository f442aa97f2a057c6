import Foundation

/// The current movement of a scroll view's content.
@frozen public enum ScrollPhase: Hashable, Sendable {
    /// It rests.
    case idle
    /// A finger is down and may be about to scroll.
    case tracking
    /// A finger, a wheel or a trackpad moves it.
    case interacting
    /// It was released and has not come to rest.
    case decelerating
    /// The program moves it in an animation.
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
