import Foundation

/// The water in a cistern as a value: its level at a date follows from when the flow last changed.
struct Cistern: Equatable {
    enum Flow: Equatable {
        case still, pouring, draining
    }

    private(set) var flow = Flow.still
    /// The level, 0...1, when the flow last changed.
    private var base: Double
    /// When the flow last changed.
    private(set) var since = Date.distantPast

    /// In litres.
    static let volume = 900.0
    /// For an empty cistern, in seconds.
    static let fillTime: TimeInterval = 6
    /// For a full cistern, in seconds.
    static let drainTime: TimeInterval = 3.5
    /// From opening the spout to the moment when the water reaches the cistern, in seconds.
    static let lag: TimeInterval = 0.9

    /// - Parameter level: 0...1; other values are clamped, and not-a-number counts as 0.
    init(level: Double = 0.2) {
        base = level.isNaN ? 0 : min(max(level, 0), 1)
    }

    /// The level at a date, 0...1.
    func level(at date: Date) -> Double {
        let elapsed = max(date.timeIntervalSince(since), 0)
        switch flow {
        case .still: return base
        case .pouring: return min(base + max(elapsed - Self.lag, 0) / Self.fillTime, 1)
        case .draining: return max(base - elapsed / Self.drainTime, 0)
        }
    }

    /// How long the level changes, without the lag, in seconds.
    var timeToEnd: TimeInterval {
        switch flow {
        case .still: 0
        case .pouring: (1 - base) * Self.fillTime
        case .draining: base * Self.drainTime
        }
    }
    /// When the cistern will be full or empty; nil while the water is still.
    var end: Date? {
        switch flow {
        case .still: nil
        case .pouring: since.addingTimeInterval(Self.lag + timeToEnd)
        case .draining: since.addingTimeInterval(timeToEnd)
        }
    }

    /// Starts, stops or reverses the flow.
    mutating func change(to flow: Flow, at date: Date) {
        guard flow != self.flow else { return }
        base = level(at: date)
        (self.flow, since) = (flow, date)
    }
    /// Stops a flow that has ended.
    mutating func finish(at date: Date) {
        guard let end, date >= end else { return }
        let isFull = flow == .pouring
        change(to: .still, at: date)
        base = isFull ? 1 : 0
    }
}
