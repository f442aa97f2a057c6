import Foundation

/// The keyframes of one track, joined into a motion from a known initial value: a vector for every time.
struct KeyframeCurve<Data: VectorArithmetic> {
    /// A keyframe after resolving what depends on its neighbors.
    struct Segment {
        enum Motion {
            case linear(UnitCurve)
            case spring(Spring)
            case cubic
            case jump
        }

        var start: TimeInterval
        var duration: TimeInterval
        var from: Data
        var to: Data
        var startVelocity: Data
        var endVelocity: Data
        var motion: Motion

        func value(at time: TimeInterval) -> Data {
            let t = time - start
            switch motion {
            case .linear(let curve): return from.interpolated(towards: to, amount: curve.value(at: t / duration))
            case .spring(let spring): return from + spring.value(target: to - from, initialVelocity: startVelocity, time: t)
            case .cubic:
                // The Hermite form of the cubic with given end points and end velocities.
                let s = t / duration, rest = 1 - s
                return from.interpolated(towards: to, amount: s * s * (3 - 2 * s))
                    + (startVelocity.scaled(by: rest) - endVelocity.scaled(by: s)).scaled(by: s * rest * duration)
            case .jump: return to
            }
        }
    }

    let initial: Data
    let segments: [Segment]
    let duration: TimeInterval

    /// The value at a time: the initial one before the first keyframe, the last target after the last one.
    func value(at time: TimeInterval) -> Data {
        guard time >= 0 else { return initial }
        guard time < duration else { return segments.last?.to ?? initial }
        // The last segment that has started; segments without duration are skipped.
        var low = 0, high = segments.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if segments[middle].start <= time { low = middle } else { high = middle }
        }
        assert(segments[low].start <= time, "The keyframes of a track are not in order.")
        return segments[low].value(at: time)
    }
}

// MARK: - Joining keyframes

extension KeyframeCurve {
    init<Value: Animatable>(_ sequence: _KeyframeSequence<Value>, from initial: Value) where Value.AnimatableData == Data {
        self.initial = initial.animatableData
        let keyframes = sequence.keyframes.map { KeyframeOutline<Data>($0) }
        var joined: [Segment] = []
        joined.reserveCapacity(keyframes.count)
        var time = 0.0, value = initial.animatableData, velocity = Data.zero
        for (index, keyframe) in keyframes.enumerated() {
            let previous = index > 0 ? keyframes[index - 1] : nil
            let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
            var segment = Segment(
                start: time, duration: keyframe.duration, from: value, to: keyframe.to,
                startVelocity: .zero, endVelocity: .zero, motion: keyframe.motion)
            switch keyframe.motion {
            case .linear(let curve):
                let slope = (keyframe.to - value).scaled(by: 1 / keyframe.duration)
                segment.startVelocity = slope.scaled(by: KeyframeOutline<Data>.finite(curve.velocity(at: 0)))
                segment.endVelocity = slope.scaled(by: KeyframeOutline<Data>.finite(curve.velocity(at: 1)))
            case .spring(let spring):
                segment.startVelocity = keyframe.startVelocity ?? velocity
                segment.endVelocity = spring.velocity(
                    target: keyframe.to - value, initialVelocity: segment.startVelocity, time: keyframe.duration)
            case .cubic:
                segment.startVelocity = keyframe.startVelocity ?? (previous == nil ? .zero : velocity)
                segment.endVelocity = keyframe.endVelocity ?? keyframe.velocity(from: value, into: next)
            case .jump:
                segment.from = keyframe.to
            }
            joined.append(segment)
            time += keyframe.duration
            // A spring without time to settle hands on its position, so that nothing jumps. The last one ends on its target.
            value = keyframe.unsettled ? segment.value(at: time) : keyframe.to
            velocity = segment.endVelocity
        }
        segments = joined
        duration = time
    }
}

/// A keyframe as animatable data, with a usable duration.
private struct KeyframeOutline<Data: VectorArithmetic> {
    var to: Data
    var duration: TimeInterval
    var motion: KeyframeCurve<Data>.Segment.Motion
    var startVelocity: Data?
    var endVelocity: Data?
    var unsettled = false

    init<Value: Animatable>(_ keyframe: _KeyframeSequence<Value>.Keyframe) where Value.AnimatableData == Data {
        switch keyframe {
        case .linear(let value, let seconds, let curve):
            (to, duration, motion) = (value.animatableData, seconds, .linear(curve))
        case .spring(let value, let seconds, let spring, let velocity):
            let settling = spring.settlingDuration
            (to, duration, motion) = (value.animatableData, seconds ?? settling, .spring(spring))
            startVelocity = velocity?.animatableData
            unsettled = duration < settling
        case .cubic(let value, let seconds, let start, let end):
            (to, duration, motion) = (value.animatableData, seconds, .cubic)
            (startVelocity, endVelocity) = (start?.animatableData, end?.animatableData)
        case .move(let value):
            (to, duration, motion) = (value.animatableData, 0, .jump)
        }
        if !(duration > 0) {
            (duration, motion, unsettled) = (0, .jump, false)
        } else if duration > 1e6 {
            // A spring that never settles would occupy the track forever; it is cut off after a long time.
            duration = 1e6
        }
    }

    /// The velocity with which a cubic keyframe reaches the next keyframe.
    func velocity(from value: Data, into next: KeyframeOutline?) -> Data {
        guard let next else { return .zero }
        switch next.motion {
        case .cubic:
            // The mean velocity over both, so that consecutive cubic keyframes form one smooth curve.
            return next.startVelocity ?? (next.to - value).scaled(by: 1 / (duration + next.duration))
        case .linear(let curve):
            return (next.to - to).scaled(by: KeyframeOutline.finite(curve.velocity(at: 0)) / next.duration)
        case .spring: return next.startVelocity ?? .zero
        case .jump: return .zero
        }
    }

    /// A timing curve's infinite velocity at its start or end is not handed to a neighbor.
    static func finite(_ velocity: Double) -> Double { velocity.isFinite ? velocity : 0 }
}
