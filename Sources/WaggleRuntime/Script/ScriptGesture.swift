// The fingers, pointer and keys of a step, as timed input events. Pure: the same step gives the same events.

import Foundation
import WaggleCore
import WaggleGeometry
import WaggleMotion
import WaggleRequest

/// An input event and its time in seconds after the step's start.
package struct ScriptEvent: Sendable {
    package let time: TimeInterval
    private let make: @Sendable (TimeInterval) -> InputEvent

    init(_ time: TimeInterval, _ make: @escaping @Sendable (TimeInterval) -> InputEvent) {
        self.time = time
        self.make = make
    }
    /// The event at its graph time, for a step that starts at a graph time.
    package func event(from start: TimeInterval) -> InputEvent { make(start + time) }

    package static func touch(_ time: TimeInterval, _ phase: InputPhase, _ location: CGPoint, finger: Int = 0) -> ScriptEvent {
        ScriptEvent(time) { .touch(Touch(id: finger, phase: phase, location: location, time: $0)) }
    }
}

/// The location of a step: a point in the window, and how far from it fingers may begin.
package struct ScriptLocation: Sendable {
    package var point: CGPoint
    package var reach: CGFloat

    package init(_ point: CGPoint, reach: CGFloat = .infinity) {
        self.point = point
        self.reach = reach
    }
}

package enum ScriptGesture {
    /// Samples of a moving finger per second, as on a good touch screen; independent of the film's frame rate.
    package static let sampleRate = 120.0
    /// The fingers' distance from the centre in points, at the start of a rotation and halfway through a pinch.
    private static let fingerDistance: CGFloat = 60

    package static func tap(_ point: CGPoint, count: Int = 1) -> [ScriptEvent] {
        (0..<max(count, 1)).flatMap { number -> [ScriptEvent] in
            let down = Double(number) * (FilmScript.tapDuration + FilmScript.tapPause)
            return [.touch(down, .began, point), .touch(down + FilmScript.tapDuration, .ended, point)]
        }
    }

    package static func press(_ point: CGPoint, seconds: TimeInterval) -> [ScriptEvent] {
        [.touch(0, .began, point), .touch(seconds, .ended, point)]
    }

    /// A moving finger's events; the last one is at the end of the duration.
    /// - Parameter held: how long the finger rests before it moves.
    package static func drag(
        from start: CGPoint, to end: CGPoint, seconds: TimeInterval, curve: FilmScript.Drag.Curve? = nil, halts: Bool = false,
        held: TimeInterval = 0, finger: Int = 0
    ) -> [ScriptEvent] {
        // By default a halting finger slows down first; a flinging one does not.
        let curve = (curve ?? (halts ? .easeinout : .linear)).unitCurve
        var events: [ScriptEvent] = [.touch(0, .began, start, finger: finger)]
        for (time, part) in samples(seconds) {
            let progress = curve.value(at: part)
            events.append(.touch(
                held + time, .moved, CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress),
                finger: finger))
        }
        let arrival = held + seconds
        guard halts else { return events + [.touch(arrival, .ended, end, finger: finger)] }
        // A touch screen keeps reporting a resting finger, so that its velocity decays to zero.
        for (time, _) in samples(FilmScript.haltDuration) { events.append(.touch(arrival + time, .moved, end, finger: finger)) }
        return events + [.touch(arrival + FilmScript.haltDuration, .ended, end, finger: finger)]
    }

    package static func pinch(_ location: ScriptLocation, scale: CGFloat, seconds: TimeInterval) -> [ScriptEvent] {
        let first = min(fingerDistance / scale.squareRoot(), location.reach)
        return twoFingers(location.point, seconds) { part in (first * (1 + (scale - 1) * part), 0) }
    }

    /// - Parameter angle: clockwise.
    package static func rotate(_ location: ScriptLocation, by angle: Angle, seconds: TimeInterval) -> [ScriptEvent] {
        let distance = min(fingerDistance, location.reach)
        return twoFingers(location.point, seconds) { part in (distance, CGFloat(angle.radians) * part) }
    }

    /// Two fingers on opposite sides of a point, initially left and right of it.
    private static func twoFingers(
        _ center: CGPoint, _ seconds: TimeInterval, _ at: (CGFloat) -> (distance: CGFloat, angle: CGFloat)
    ) -> [ScriptEvent] {
        func events(_ time: TimeInterval, _ phase: InputPhase, _ part: CGFloat) -> [ScriptEvent] {
            let (distance, angle) = at(part)
            let x = cos(angle) * distance, y = sin(angle) * distance
            return [.touch(time, phase, CGPoint(x: center.x - x, y: center.y - y), finger: 0),
                    .touch(time, phase, CGPoint(x: center.x + x, y: center.y + y), finger: 1)]
        }
        return events(0, .began, 0) + samples(seconds).flatMap { events($0.time, .moved, $0.part) } + events(seconds, .ended, 1)
    }

    /// The times of the samples and the movement's progress at each, up to 1.
    private static func samples(_ seconds: TimeInterval) -> [(time: TimeInterval, part: CGFloat)] {
        let count = max(Int((seconds * sampleRate - 1e-6).rounded(.up)), 1)
        return (1...count).map { index in
            let time = index == count ? seconds : Double(index) / sampleRate
            return (time, seconds > 0 ? CGFloat(time / seconds) : 1)
        }
    }

    /// A wheel that turns notch by notch.
    /// - Parameters:
    ///   - dx, dy: notches; positive ones reveal content further to the right or down.
    package static func wheel(_ point: CGPoint, dx: CGFloat, dy: CGFloat, _ modifiers: EventModifiers = []) -> [ScriptEvent] {
        [ScriptEvent(0) {
            .scroll(ScrollEvent(delta: CGVector(dx: -dx, dy: -dy), isPrecise: false, location: point, time: $0, modifiers: modifiers))
        }]
    }

    /// Two fingers on a trackpad at constant speed.
    /// - Parameter way: the movement of the content.
    package static func scroll(_ point: CGPoint, by way: CGVector, seconds: TimeInterval, halts: Bool = false) -> [ScriptEvent] {
        var events: [ScriptEvent] = [], done: CGFloat = 0
        for (time, part) in samples(seconds) {
            let delta = CGVector(dx: way.dx * (part - done), dy: way.dy * (part - done)),
                phase: ScrollEvent.Phase = done == 0 ? .began : .moved
            done = part
            events.append(ScriptEvent(time) { .scroll(ScrollEvent(phase: phase, delta: delta, location: point, time: $0)) })
        }
        let isThrown = !halts && seconds > 0, speed = isThrown ? CGVector(dx: way.dx / seconds, dy: way.dy / seconds) : .zero
        let end = seconds + (halts ? FilmScript.haltDuration : 0)
        return events + [ScriptEvent(end) { .scroll(ScrollEvent(phase: .ended, delta: .zero, velocity: speed, location: point, time: $0)) }]
    }

    package static func rightClick(_ point: CGPoint) -> [ScriptEvent] { [ScriptEvent(0) { _ in .secondaryClick(point) }] }
    package static func hover(_ point: CGPoint?) -> [ScriptEvent] { [ScriptEvent(0) { _ in .hover(point) }] }

    package static func key(_ key: FilmScript.Key) -> [ScriptEvent] {
        var modifiers: EventModifiers = []
        for modifier in key.modifiers {
            switch modifier {
            case .shift: modifiers.insert(.shift)
            case .control: modifiers.insert(.control)
            case .option: modifiers.insert(.option)
            case .command: modifiers.insert(.command)
            }
        }
        return keyStroke(0, key.name, modifiers)
    }
    package static func type(_ text: String) -> [ScriptEvent] {
        text.enumerated().flatMap { index, character in
            let isUpper = character.isUppercase
            return keyStroke(
                Double(index) * FilmScript.typingPause, character == "\n" ? "return" : character == "\t" ? "tab" : String(character),
                isUpper ? .shift : [])
        }
    }
    private static func keyStroke(_ time: TimeInterval, _ name: String, _ modifiers: EventModifiers) -> [ScriptEvent] {
        let special = specialKeys[name]
        let key = special?.key ?? name.lowercased().first ?? " "
        let characters = special?.characters ?? (modifiers.contains(.shift) ? name.uppercased() : name)
        return [KeyEvent.Phase.down, .up].map { phase in
            ScriptEvent(time) { .key(KeyEvent(phase: phase, key: key, characters: characters, modifiers: modifiers, time: $0)) }
        }
    }
    /// The characters of special keys on Apple's platforms, and what the keys type.
    private static let specialKeys: [String: (key: Character, characters: String)] = [
        "return": ("\r", "\r"), "tab": ("\t", "\t"), "space": (" ", " "), "escape": ("\u{1B}", ""), "delete": ("\u{8}", ""),
        "forwarddelete": ("\u{7F}", ""),
        "up": ("\u{F700}", ""), "down": ("\u{F701}", ""), "left": ("\u{F702}", ""), "right": ("\u{F703}", ""),
        "home": ("\u{F729}", ""), "end": ("\u{F72B}", ""), "pageup": ("\u{F72C}", ""), "pagedown": ("\u{F72D}", ""),
    ]
}

extension FilmScript.Drag.Curve {
    fileprivate var unitCurve: UnitCurve {
        switch self {
        case .linear: .linear
        case .easein: .easeIn
        case .easeout: .easeOut
        case .easeinout: .easeInOut
        }
    }
}
