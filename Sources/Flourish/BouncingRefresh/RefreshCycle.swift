import Foundation

/// What a pull to refresh is doing.
public enum RefreshState: Hashable, Sendable {
    case idle
    /// The share of the threshold, below 1. Letting go does nothing.
    case pulling(Double)
    /// Letting go refreshes; pushing back does not.
    case armed
    case refreshing
    case succeeded, failed

    /// True from letting go until the room for the indicator closes.
    var holdsRoom: Bool {
        switch self {
        case .idle, .pulling, .armed: false
        case .refreshing, .succeeded, .failed: true
        }
    }
}

/// The states of a pull to refresh. Only a finger that begins at rest on the upper edge can arm it, so neither inertia nor
/// a bounce refreshes.
struct RefreshCycle: Equatable {
    private(set) var state = RefreshState.idle
    private var mayArm = false
    /// The pull that arms it, in points.
    private(set) var threshold = 64.0

    init(threshold: Double) { setThreshold(threshold) }
    mutating func setThreshold(_ threshold: Double) { self.threshold = threshold.isFinite ? min(max(threshold, 8), 1000) : 64 }

    /// - Parameter pull: how far the content stands below its upper edge, in points.
    mutating func fingerDown(pull: Double) { mayArm = state == .idle && abs(pull) <= 1 }
    mutating func pulled(to pull: Double) {
        guard mayArm, !state.holdsRoom else { return }
        let share = (pull / threshold).clamped(to: 0...1)
        state = share <= 0 ? .idle : share < 1 ? .pulling(share) : .armed
    }
    /// - Returns: true if this begins a refresh.
    mutating func fingerUp() -> Bool {
        mayArm = false
        guard !state.holdsRoom else { return false }
        let begins = state == .armed
        state = begins ? .refreshing : .idle
        return begins
    }
    /// A key, an assistive program or the program itself asks for it.
    /// - Returns: false if a refresh is under way.
    mutating func begin() -> Bool {
        guard !state.holdsRoom else { return false }
        mayArm = false
        state = .refreshing
        return true
    }
    mutating func finish(succeeded: Bool) { if state == .refreshing { state = succeeded ? .succeeded : .failed } }
    mutating func rest() { state = .idle }
}
