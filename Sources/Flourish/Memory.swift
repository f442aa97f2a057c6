import Foundation
import SwiftUI

/// What a view remembers between two evaluations without being evaluated again when it changes.
///
/// Held in a `StateObject`, which makes one for each place: the initial object of a `State` would be shared by all places of
/// one view value.
@MainActor final class Memory<Value>: ObservableObject {
    var value: Value
    init(_ value: Value) { self.value = value }
}

extension BinaryFloatingPoint {
    /// The number itself, or another one instead of infinity and not-a-number.
    func finite(or other: Self) -> Self { isFinite ? self : other }
    /// The value clamped to the limits; NaN becomes the lower one.
    func clamped(to limits: ClosedRange<Self>) -> Self { isNaN ? limits.lowerBound : min(max(self, limits.lowerBound), limits.upperBound) }
}

/// The time that has passed while something ran. It stops with it and goes on from there, and a long pause between two frames counts
/// as one second.
struct ElapsedTime: Equatable {
    private(set) var seconds: TimeInterval = 0
    private var last: Date?

    /// The time at a date; the same date gives the same time.
    mutating func read(_ date: Date, isRunning: Bool) -> TimeInterval {
        if isRunning, let last { seconds += date.timeIntervalSince(last).clamped(to: 0...1) }
        last = isRunning ? date : nil
        return seconds
    }
}
