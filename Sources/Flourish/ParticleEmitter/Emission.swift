import Foundation

/// When particles were born: times in which the emitter was on, and bursts. Time is in seconds since the emitter appeared.
struct Emission: Equatable {
    private struct Stretch: Equatable {
        let start: Double
        /// Infinity while it goes on.
        var end: Double
        let firstIndex: Int
        let rate: Double
    }
    private struct Burst: Equatable {
        let time: Double
        let count: Int
        let firstIndex: Int
    }
    private var stretches: [Stretch] = []
    private var bursts: [Burst] = []
    private var nextIndex = 0
    /// Bursts have indices of their own.
    private var nextBurstIndex = 1 << 40

    var isOn: Bool { stretches.last.map { $0.end == .infinity } ?? false }

    mutating func setOn(_ isOn: Bool, at time: Double, system: ParticleSystem) {
        guard isOn != self.isOn else { return }
        if isOn {
            stretches.append(Stretch(start: time, end: .infinity, firstIndex: nextIndex, rate: system.rate))
        } else if let last = stretches.indices.last {
            stretches[last].end = time
            nextIndex = stretches[last].firstIndex &+ Int(
                ((time - stretches[last].start) * stretches[last].rate).clamped(to: 0...1e15)) &+ 1
        }
        forget(before: time - system.longestLife)
    }
    /// With another birth rate a new stretch begins; those who are born stay where they are.
    mutating func setRate(at time: Double, system: ParticleSystem) {
        guard let last = stretches.last, last.end == .infinity, last.rate != system.rate else { return }
        setOn(false, at: time, system: system)
        setOn(true, at: time, system: system)
    }
    mutating func burst(_ count: Int, at time: Double, system: ParticleSystem) {
        let count = min(max(count, 0), max(system.limit, 0))
        guard count > 0 else { return }
        bursts.append(Burst(time: time, count: count, firstIndex: nextBurstIndex))
        nextBurstIndex &+= count
        forget(before: time - system.longestLife)
    }
    private mutating func forget(before time: Double) {
        stretches.removeAll { $0.end < time }
        bursts.removeAll { $0.time < time }
    }

    /// Calls for each particle that may live at a time, the newest first, until there are as many as the limit. Takes no longer after a
    /// long pause.
    func forEach(at time: Double, system: ParticleSystem, _ body: (_ index: Int, _ age: Double) -> Void) {
        var left = min(max(system.limit, 0), 20_000)
        for burst in bursts.reversed() where time >= burst.time && time - burst.time < system.longestLife {
            for index in 0..<min(burst.count, left) { body(burst.firstIndex &+ index, time - burst.time) }
            left -= min(burst.count, left)
        }
        for stretch in stretches.reversed() where stretch.rate > 0 {
            let rate = stretch.rate
            let last = ((min(time, stretch.end) - stretch.start) * rate).rounded(.down),
                first = max(((time - system.longestLife - stretch.start) * rate).rounded(.down), 0)
            guard last >= first, last < 1e15 else { continue }
            var number = last
            while number >= first, left > 0 {
                body(stretch.firstIndex &+ Int(number), time - stretch.start - number / rate)
                number -= 1
                left -= 1
            }
        }
    }
}

extension ParticleSystem {
    /// The birth rate in its limits.
    var rate: Double { birthRate.clamped(to: 0...100_000) }
}
