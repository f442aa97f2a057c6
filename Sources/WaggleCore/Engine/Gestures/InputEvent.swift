// User input as plain values: every host sends the same ones.

import Foundation
import WaggleGeometry

/// One event of a finger, a pointer, a trackpad or a keyboard.
///
/// Locations are in window points, y down. Times are on the graph's clock, in seconds, and never decrease.
package enum InputEvent: Sendable {
    /// A finger, or a pointer with its button down.
    case touch(Touch)
    /// The location of a pointer with no button down; nil when it has left the window.
    case hover(CGPoint?)
    /// A mouse's secondary button went down.
    case secondaryClick(CGPoint)
    /// A mouse's middle button went down, which pastes the desktop's selection.
    case middleClick(CGPoint)
    /// Two fingers pinch on a trackpad.
    /// - Parameter scale: their distance relative to the start of the gesture.
    case magnify(phase: InputPhase, scale: CGFloat, location: CGPoint, time: TimeInterval)
    /// Two fingers rotate on a trackpad.
    /// - Parameter angle: clockwise since the beginning.
    case rotate(phase: InputPhase, angle: Angle, location: CGPoint, time: TimeInterval)
    /// A wheel turns, or two fingers move on a trackpad.
    case scroll(ScrollEvent)
    case key(KeyEvent)
    /// An input method changes the edited text.
    case text(TextInputEvent)
    /// Another program's drag is over the window.
    case drag(DragEvent)
}

/// The phase of an interaction.
package enum InputPhase: Sendable, Hashable {
    case began, moved, ended
    /// The system cancelled the interaction, which has no result.
    case cancelled
}

/// One event of a finger.
package struct Touch: Sendable, Hashable {
    package enum Source: Sendable, Hashable {
        case finger
        /// A mouse with its button down: more precise than a finger, and not used for scrolling.
        case mouse
    }
    /// Constant from touch-down to touch-up; may be reused later.
    package var id: Int
    package var phase: InputPhase
    package var location: CGPoint
    package var time: TimeInterval
    package var modifiers: EventModifiers
    package var source: Source

    package init(
        id: Int = 0, phase: InputPhase, location: CGPoint, time: TimeInterval, modifiers: EventModifiers = [], source: Source = .finger
    ) {
        (self.id, self.phase, self.location, self.time, self.modifiers) = (id, phase, location, time, modifiers)
        self.source = source
    }
}

/// An event of a wheel, or of two fingers on a trackpad.
package struct ScrollEvent: Sendable, Hashable {
    package enum Phase: Sendable, Hashable {
        /// Fingers rest on the trackpad, which stops coasting content.
        case rested
        case began, moved, ended
        /// The system cancelled the interaction.
        case cancelled
    }
    /// The phase of a finger movement; nil for a wheel, and after the fingers have left the trackpad.
    package var phase: Phase?
    /// The phase of system-generated momentum after the fingers have left; nil on systems that leave momentum to the views.
    package var momentum: InputPhase?
    /// How far the content moves, positive to the right and down: in points if precise, otherwise in wheel notches.
    package var delta: CGVector
    package var isPrecise: Bool
    /// The velocity, in points per second, at the end of a movement that the view may continue with momentum.
    package var velocity: CGVector
    package var location: CGPoint
    package var time: TimeInterval
    package var modifiers: EventModifiers

    package init(phase: Phase? = nil, momentum: InputPhase? = nil, delta: CGVector, isPrecise: Bool = true, velocity: CGVector = .zero,
                 location: CGPoint, time: TimeInterval, modifiers: EventModifiers = []) {
        (self.phase, self.momentum, self.delta, self.isPrecise) = (phase, momentum, delta, isPrecise)
        (self.velocity, self.location, self.time, self.modifiers) = (velocity, location, time, modifiers)
    }

    /// Points per wheel notch: three lines of text, the usual desktop setting.
    package static let pointsPerNotch: CGFloat = 60
    /// The event with the Shift key applied: a wheel then scrolls sideways.
    package var sideways: ScrollEvent {
        guard !isPrecise, delta.dx == 0, modifiers.contains(.shift) else { return self }
        var event = self
        event.delta = CGVector(dx: delta.dy, dy: 0)
        return event
    }
    /// The delta in points.
    package var points: CGVector { isPrecise ? delta : CGVector(dx: delta.dx * Self.pointsPerNotch, dy: delta.dy * Self.pointsPerNotch) }
}

/// One event of a key.
package struct KeyEvent: Sendable, Hashable {
    package enum Phase: Sendable, Hashable { case down, `repeat`, up }
    package var phase: Phase
    package var time: TimeInterval
    /// The key without modifiers: a lowercase letter, or a function character such as `\u{F700}` for the up arrow.
    package var key: Character
    /// The text that the key types with its modifiers; empty if it types none.
    package var characters: String
    package var modifiers: EventModifiers

    package init(phase: Phase, key: Character, characters: String, modifiers: EventModifiers = [], time: TimeInterval = 0) {
        (self.phase, self.time, self.key, self.characters, self.modifiers) = (phase, time, key, characters, modifiers)
    }
}

/// The modifier keys held down during an event.
public struct EventModifiers: OptionSet, Sendable, Hashable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    /// The function key of a laptop. Linux does not report it.
    public static let function = EventModifiers(rawValue: 64)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
