// The effects of one symbol over time.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The appearance of a symbol at one moment of its effects.
struct SymbolPose: Equatable {
    var scale: CGFloat = 1
    var opacity = 1.0
    /// In radians, clockwise.
    var rotation = 0.0
    /// As fractions of the symbol's size.
    var offset = CGSize.zero
    /// The opacity of each variable part; nil if all are lit.
    var parts: [Double]?
}

/// Tracks the effects of a symbol and computes its appearance at a time. Durations and sizes are estimated by eye; Apple publishes none.
@MainActor
final class SymbolEffectPlayer {
    fileprivate struct Playing {
        var applied: AppliedSymbolEffect
        /// The time of the last trigger or activation; nil if there was none.
        var start: TimeInterval?
        /// The time of deactivation.
        var end: TimeInterval?
    }
    private var playing: [Playing] = []
    /// The symbol that is being replaced.
    private var replacement: (old: DisplayList, kind: SymbolEffectConfiguration.Kind, rate: Double, start: TimeInterval)?

    /// Sets the current effects.
    func set(_ effects: [AppliedSymbolEffect], at time: TimeInterval, isFirst: Bool) {
        playing = effects.map { effect in
            var next = Playing(applied: effect)
            let known = playing.first { $0.applied.configuration.group == effect.configuration.group }
            switch (effect.trigger, known?.applied.trigger) {
            case (.value, .value?):
                next.start = known?.applied.trigger == effect.trigger ? known?.start : time
            case (.value, _): break
            case (.active(let isActive), .active(let wasActive)?):
                (next.start, next.end) = (known?.start, known?.end)
                if isActive, !wasActive || known?.applied.configuration != effect.configuration { (next.start, next.end) = (time, nil) }
                if !isActive, wasActive { next.end = time }
            case (.active(let isActive), _):
                next.start = isActive ? isFirst && effect.configuration.isLasting ? -.greatestFiniteMagnitude : time : nil
            }
            return next
        }
    }

    func replace(_ old: DisplayList, by kind: SymbolEffectConfiguration.Kind, rate: Double, at time: TimeInterval) {
        replacement = (old, kind, rate, time)
    }

    /// True while the symbol's appearance is changing.
    func isMoving(at time: TimeInterval, parts: Int) -> Bool {
        if let replacement, (time - replacement.start) * replacement.rate < Self.replaceDuration { return true }
        return playing.contains { $0.isMoving(at: time, parts: parts) }
    }

    /// - Parameter parts: the number of the symbol's variable parts.
    func pose(at time: TimeInterval, parts: Int, rightToLeft: Bool) -> SymbolPose {
        playing.reduce(into: SymbolPose()) { $1.apply(to: &$0, at: time, parts: parts, rightToLeft: rightToLeft) }
    }

    // MARK: Replacing

    private static let replaceDuration = 0.4

    /// The drawing combined with the one it replaces, each scaled about the centre.
    func replacing(_ new: DisplayList, size: CGSize, at time: TimeInterval, _ node: ItemNode) -> DisplayList {
        guard let replacement else { return new }
        let t = (time - replacement.start) * replacement.rate / Self.replaceDuration
        guard t < 1 else {
            self.replacement = nil
            return new
        }
        let going = min(t / 0.5, 1), coming = max((t - 0.35) / 0.65, 0)
        func shown(_ list: DisplayList, _ scale: CGFloat, _ opacity: Double) -> [DisplayList.Item] {
            guard opacity > 0, scale > 0, !list.isEmpty else { return [] }
            let transform = CGAffineTransform(translationX: size.width / 2, y: size.height / 2).scaledBy(x: scale, y: scale)
                .translatedBy(x: -size.width / 2, y: -size.height / 2)
            func item(_ bounds: CGRect, _ content: DisplayList.Content) -> DisplayList.Item {
                DisplayList.Item(identity: node.number, version: node.nextVersion(), bounds: bounds, content: content)
            }
            let scaled = item(list.bounds.applying(transform), .effect(.transform(transform), list))
            return [item(scaled.bounds, .effect(.opacity(opacity), DisplayList([scaled])))]
        }
        let old: [DisplayList.Item] = switch replacement.kind {
        case .replace(nil): []
        case .replace(.up): shown(replacement.old, 1 + 0.4 * going, 1 - going)
        default: shown(replacement.old, 1 - 0.5 * going, 1 - going)
        }
        // The new symbol overshoots slightly.
        let scale = 0.5 + 0.5 * coming + 0.25 * sin(.pi * coming) * (1 - coming)
        return DisplayList(old + shown(new, scale, min(coming * 1.6, 1)))
    }
}

extension SymbolEffectConfiguration {
    /// True if the effect changes the symbol's appearance while it is active, without repeating.
    var isLasting: Bool {
        switch kind {
        case .scale, .disappear, .appear: true
        case .automatic, .bounce, .pulse, .variableColor, .wiggle, .breathe, .rotate, .replace: false
        }
    }
}

extension SymbolEffectPlayer.Playing {
    private var options: SymbolEffectOptions { applied.options }
    private var isDiscrete: Bool { if case .value = applied.trigger { true } else { false } }

    /// The duration of one cycle in seconds, at the effect's own speed.
    private func cycle(_ parts: Int) -> Double {
        switch applied.configuration.kind {
        case .bounce: 0.7
        case .pulse: 1.1
        case .wiggle: 0.9
        case .breathe: 1.8
        case .rotate: 1.2
        case .variableColor(_, _, let reverses): 0.24 * Double((reverses ? 2 * parts : parts) + 1)
        case .scale, .appear, .disappear, .automatic, .replace: 0.35
        }
    }
    /// The time from one cycle to the next, in seconds.
    private func period(_ parts: Int) -> Double { cycle(parts) / options.rate + options.delay }
    /// The number of cycles; nil if endless.
    private func cycles(_ parts: Int) -> Int? {
        let asked: Int? = switch options.count {
        case .standard: isDiscrete ? 1 : nil
        case .times(let count): count
        case .endless: nil
        }
        guard let start, let end else { return asked }
        // A cycle that has started is completed.
        let begun = Int(((end - start) / period(parts)).rounded(.up))
        return min(asked ?? begun, max(begun, 1))
    }

    /// The progress of a lasting effect: 0 is inactive, 1 is active; it overshoots slightly.
    private func amount(at time: TimeInterval) -> Double {
        func eased(_ from: TimeInterval) -> Double {
            let t = min(max((time - from) * options.rate / 0.35, 0), 1)
            return 1 - pow(1 - t, 3) + 0.12 * sin(.pi * t) * t * (1 - t) * 4
        }
        guard let start else { return 0 }
        if let end { return 1 - min(eased(end), 1) }
        return start > -.greatestFiniteMagnitude ? eased(start) : 1
    }

    func isMoving(at time: TimeInterval, parts: Int) -> Bool {
        guard let start else { return false }
        if applied.configuration.isLasting { return time - (end ?? start) < 0.35 / options.rate }
        if case .variableColor = applied.configuration.kind, parts == 0 { return false }
        guard let cycles = cycles(parts) else { return true }
        // Nothing moves during the pause after the last cycle.
        return time - start < period(parts) * Double(cycles) - options.delay
    }

    func apply(to pose: inout SymbolPose, at time: TimeInterval, parts: Int, rightToLeft: Bool) {
        guard let start else { return }
        switch applied.configuration.kind {
        case .automatic, .replace: return
        case .scale(let direction): pose.scale *= 1 + (direction == .up ? 0.2 : -0.2) * amount(at: time)
        case .disappear(let direction):
            let amount = amount(at: time)
            pose.opacity *= min(max(1 - amount, 0), 1)
            pose.scale *= 1 + (direction == .up ? 0.4 : -0.4) * min(amount, 1)
        case .appear(let direction):
            guard end == nil else { return }
            let amount = amount(at: time)
            pose.opacity *= min(amount * 1.4, 1)
            pose.scale *= 1 + (direction == .up ? -0.4 : 0.4) * (1 - amount)
        case .bounce, .pulse, .variableColor, .wiggle, .breathe, .rotate:
            guard isMoving(at: time, parts: parts) else { return }
            let t = (time - start).truncatingRemainder(dividingBy: period(parts)) * options.rate / cycle(parts)
            if t < 1 { applyCycle(to: &pose, t, parts, rightToLeft) }
        }
    }
    /// True if cycles repeat without a delay: the motion then keeps a constant speed.
    private var isSteady: Bool { options.delay == 0 && (options.count == .endless || options.count == .standard && !isDiscrete) }

    /// - Parameter t: the progress of the cycle, 0..<1.
    private func applyCycle(to pose: inout SymbolPose, _ t: Double, _ parts: Int, _ rightToLeft: Bool) {
        switch applied.configuration.kind {
        case .bounce(let direction):
            // Out, back, and a slight overshoot.
            let swing = t < 0.4 ? sin(t / 0.4 * .pi / 2) : cos((t - 0.4) / 0.6 * 1.5 * .pi) * pow(1 - (t - 0.4) / 0.6, 1.5)
            pose.scale *= 1 + (direction == .up ? 0.2 : -0.18) * swing
        case .pulse: pose.opacity *= 1 - 0.6 * (1 - cos(2 * .pi * t)) / 2
        case .variableColor(let isCumulative, let hidesInactive, let reverses):
            guard parts > 0 else { return }
            let steps = (reverses ? 2 * parts : parts) + 1, step = min(Int(t * Double(steps)), steps - 1)
            // From no part to the last, and back.
            let lit = step <= parts ? step : steps - step
            pose.parts = (1...parts).map { part in
                let isLit = isCumulative ? part <= lit : part == lit
                return isLit ? 1 : hidesInactive ? 0 : SymbolPose.dimmed
            }
        case .wiggle(let wiggle):
            // Three damped swings.
            let swing = sin(6 * .pi * t) * (1 - t)
            func move(_ angle: Double) {
                pose.offset.width += 0.15 * cos(angle) * swing
                pose.offset.height += 0.15 * sin(angle) * swing
            }
            switch wiggle {
            case .turning(let clockwise): pose.rotation += (clockwise ? 0.25 : -0.25) * swing
            case .along(let angle): move(angle)
            case .reading(let forward): move(forward == rightToLeft ? .pi : 0)
            }
        case .breathe(let pulses):
            let breath = (1 - cos(2 * .pi * t)) / 2
            pose.scale *= 1 + 0.16 * breath
            if pulses { pose.opacity *= 1 - 0.5 * breath }
        case .rotate(let clockwise):
            // Repeated without a pause, it turns at constant speed; otherwise it eases in and out.
            pose.rotation += (clockwise ? 2 : -2) * .pi * (isSteady ? t : t * t * (3 - 2 * t))
        case .automatic, .scale, .appear, .disappear, .replace: return
        }
    }
}

extension SymbolPose {
    /// The opacity of an unlit part.
    static let dimmed = 0.3
    /// The opacities of the parts for a value: none are lit at 0, all at 1.
    static func parts(_ count: Int, litBy value: Double) -> [Double] {
        let lit = value.isNaN ? 0 : (min(max(value, 0), 1) * Double(count) - 1e-9).rounded(.up)
        return (0..<count).map { Double($0) < lit ? 1 : dimmed }
    }
}
