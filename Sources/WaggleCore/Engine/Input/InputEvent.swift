// What people do to a window, as plain values: every host sends the same ones.

import Foundation
import WaggleGeometry

/// One thing that a finger, a pointer, a trackpad or a keyboard did.
///
/// Locations are points of the window, y downward. Times are those of the graph, seconds of the host's clock, and never go back.
package enum InputEvent: Sendable {
    /// A finger, or a pointer with its button down.
    case touch(Touch)
    /// A pointer without a button down is here now; nil: it left the window.
    case hover(CGPoint?)
    /// Two fingers on a trackpad move apart.
    /// - Parameter scale: their distance against that at the beginning: 1 then.
    case magnify(phase: InputPhase, scale: CGFloat, location: CGPoint, time: TimeInterval)
    /// Two fingers on a trackpad turn.
    /// - Parameter angle: since the beginning, clockwise.
    case rotate(phase: InputPhase, angle: Angle, location: CGPoint, time: TimeInterval)
    /// A wheel turns or two fingers move on a trackpad.
    case scroll(ScrollEvent)
    case key(KeyEvent)
    /// An input method changes the text that is edited.
    case text(TextInputEvent)
}

/// The part of an interaction that an event is.
package enum InputPhase: Sendable, Hashable {
    case began, moved, ended
    /// The system took the interaction away: nothing shall come of it.
    case cancelled
}

/// What one finger did.
package struct Touch: Sendable, Hashable {
    /// The same from the finger's coming down to its going up; may be used again afterwards.
    package var id: Int
    package var phase: InputPhase
    package var location: CGPoint
    package var time: TimeInterval
    package var modifiers: EventModifiers

    package init(id: Int = 0, phase: InputPhase, location: CGPoint, time: TimeInterval, modifiers: EventModifiers = []) {
        self.id = id
        self.phase = phase
        self.location = location
        self.time = time
        self.modifiers = modifiers
    }
}

/// What a wheel did, or two fingers on a trackpad.
package struct ScrollEvent: Sendable, Hashable {
    package enum Phase: Sendable, Hashable {
        /// Fingers rest on the trackpad: what still moves by itself stops.
        case rested
        case began, moved, ended
        /// The system took the interaction away.
        case cancelled
    }
    /// Where a movement of fingers stands; nil for a wheel, and after the fingers have left the trackpad.
    package var phase: Phase?
    /// Where a movement stands that the system lets run on after the fingers have gone; nil on systems that leave that to the views.
    package var momentum: InputPhase?
    /// How far the content goes since the last event, positive to the right and down: points if precise, else notches of a wheel.
    package var delta: CGVector
    package var isPrecise: Bool
    /// At the end of a movement that the view may let run on: points a second.
    package var velocity: CGVector
    package var location: CGPoint
    package var time: TimeInterval
    package var modifiers: EventModifiers

    package init(phase: Phase? = nil, momentum: InputPhase? = nil, delta: CGVector, isPrecise: Bool = true, velocity: CGVector = .zero,
                 location: CGPoint, time: TimeInterval, modifiers: EventModifiers = []) {
        self.phase = phase
        self.momentum = momentum
        self.delta = delta
        self.isPrecise = isPrecise
        self.velocity = velocity
        self.location = location
        self.time = time
        self.modifiers = modifiers
    }

    /// Points that one notch of a wheel scrolls: three lines of text, as desktops do.
    package static let pointsPerNotch: CGFloat = 60
    /// The delta in points.
    package var points: CGVector { isPrecise ? delta : CGVector(dx: delta.dx * Self.pointsPerNotch, dy: delta.dy * Self.pointsPerNotch) }
}

/// What one key of a keyboard did.
package struct KeyEvent: Sendable, Hashable {
    package enum Phase: Sendable, Hashable { case down, `repeat`, up }
    package var phase: Phase
    package var time: TimeInterval
    /// The key without regard to modifiers: a letter in lower case, or one of the function characters such as `\u{F700}` for the up arrow.
    package var key: Character
    /// The text that the key types with the modifiers; empty for keys that type none.
    package var characters: String
    package var modifiers: EventModifiers

    package init(phase: Phase, key: Character, characters: String, modifiers: EventModifiers = [], time: TimeInterval = 0) {
        self.phase = phase
        self.time = time
        self.key = key
        self.characters = characters
        self.modifiers = modifiers
    }
}

/// The keys held down beside an event.
public struct EventModifiers: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
