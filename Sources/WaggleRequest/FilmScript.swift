import Foundation

/// What happens in a film, step by step; read from a plain text file.
///
/// One step a line; `#` starts a comment; empty lines count for nothing. `size`, `scale` and `device` describe the whole film
/// and stand before the first step that takes time or makes a picture. Steps follow one another; those with a duration let the film
/// go on meanwhile. The readme lists all steps.
public struct FilmScript: Codable, Sendable, Equatable {
    public enum Step: Codable, Sendable, Equatable {
        /// The film goes on for so many seconds of the program's time; 0 or more.
        case wait(seconds: Double)
        /// Writes the picture that stands now to a file, which is relative to the film's folder.
        case snapshot(file: String)
        case colorScheme(ProgramRequest.ColorScheme)
        /// A finger goes down and up at the same place, `count` times.
        case tap(ScriptTarget, count: Int)
        /// A finger stays down for so many seconds.
        case press(ScriptTarget, seconds: Double)
        case drag(Drag)
        /// Two fingers move apart, or together where the scale is below 1, at both sides of a place.
        case pinch(ScriptTarget, scale: Double, seconds: Double)
        /// Two fingers turn about a place, clockwise where the angle is positive.
        case rotate(ScriptTarget, degrees: Double, seconds: Double)
        /// The pointer, without a button down, goes to a place; nil: it leaves the window.
        case hover(ScriptTarget?)
        /// A mouse's secondary button is clicked, which opens a context menu.
        case rightClick(ScriptTarget)
        /// A wheel turns over a place by so many notches, to the right and down.
        case wheel(ScriptTarget, dx: Double, dy: Double)
        case scroll(Scroll)
        /// Scrolls what is around a target until all of it is seen.
        case reveal(ScriptTarget)
        /// Goes back to the screen before, by the button in the bar.
        case back
        /// Closes what is in front by the Escape key.
        case dismiss
        /// Chooses a tab by its title.
        case tab(String)
        /// Presses a button of the alert or dialog in front.
        case answer(String)
        /// Drags the sheet in front to one of its detents.
        case detent(Detent)
        case key(Key)
        /// Types a text, one key after the other.
        case type(String)
    }

    /// Where a sheet comes to rest.
    public enum Detent: Codable, Sendable, Equatable, CustomStringConvertible {
        case medium, large
        /// A share of what the sheet may take, above 0 and up to 1.
        case fraction(Double)
        /// In points, above 1.
        case height(Double)

        public var description: String {
            switch self {
            case .medium: "medium"
            case .large: "large"
            case .fraction(let share): "\(share)"
            case .height(let height): "\(height)"
            }
        }
    }

    /// A finger that goes from one place to another.
    public struct Drag: Codable, Sendable, Equatable {
        public enum End: Codable, Sendable, Equatable {
            case target(ScriptTarget)
            /// So many points away from the beginning, y downward.
            case offset(dx: Double, dy: Double)
        }
        public enum Curve: String, Codable, Sendable, Equatable, CaseIterable { case linear, easein, easeout, easeinout }
        public var from: ScriptTarget
        public var end: End
        /// How long the finger moves.
        public var seconds: Double
        /// nil: at one speed, or, where the finger halts, slower at both ends.
        public var curve: Curve?
        /// True: the finger rests for `haltDuration` before it lifts, so that nothing is thrown.
        public var halts: Bool

        public init(from: ScriptTarget, end: End, seconds: Double, curve: Curve? = nil, halts: Bool = false) {
            self.from = from
            self.end = end
            self.seconds = seconds
            self.curve = curve
            self.halts = halts
        }
    }

    /// Two fingers on a trackpad move what is at a place.
    public struct Scroll: Codable, Sendable, Equatable {
        public var target: ScriptTarget
        /// How far the content goes, in points, y downward.
        public var dx: Double
        public var dy: Double
        /// How long the fingers move.
        public var seconds: Double
        /// True: the fingers rest for `haltDuration` before they lift, so that nothing is thrown.
        public var halts: Bool

        public init(_ target: ScriptTarget, dx: Double, dy: Double, seconds: Double, halts: Bool = false) {
            self.target = target
            self.dx = dx
            self.dy = dy
            self.seconds = seconds
            self.halts = halts
        }
    }

    /// A key of a keyboard with those held down beside it.
    public struct Key: Codable, Sendable, Equatable {
        public enum Modifier: String, Codable, Sendable, Equatable, CaseIterable { case shift, control, option, command }
        /// A character, or one of `Key.names`.
        public var name: String
        public var modifiers: [Modifier]

        public init(_ name: String, modifiers: [Modifier] = []) {
            self.name = name
            self.modifiers = modifiers
        }
        /// The keys that type no character of their own, and space.
        public static let names = ["return", "tab", "space", "escape", "delete", "forwarddelete", "up", "down", "left", "right", "home", "end", "pageup", "pagedown"]
    }

    /// nil: as asked on the command line.
    public var screen: ScreenChange
    public var steps: [Step]
    /// The file's name and the line of each step, for messages; empty where the script was not read from a file.
    public var file = ""
    public var lineNumbers: [Int] = []
    /// True: films show a disc wherever a finger is.
    public var showsTouches = false

    /// What a script says about the screen; whatever is nil stays as it was.
    public struct ScreenChange: Codable, Sendable, Equatable {
        public var device: String?
        public var width: Double?
        public var height: Double?
        public var scale: Double?
        public init(device: String? = nil, width: Double? = nil, height: Double? = nil, scale: Double? = nil) {
            self.device = device
            self.width = width
            self.height = height
            self.scale = scale
        }
    }

    public init(screen: ScreenChange = ScreenChange(), steps: [Step]) {
        self.screen = screen
        self.steps = steps
    }

    /// The film's length in seconds.
    public var duration: Double { steps.reduce(0) { $0 + $1.duration } }

    /// The longest film: an hour. A longer one is surely a slip of the pen, and would fill the disk.
    public static let longestDuration = 3600.0

    /// The place of a step for messages, such as `tour.txt:4: `; empty where the script was not read from a file.
    public func place(ofStep index: Int) -> String { lineNumbers.indices.contains(index) ? "\(file):\(lineNumbers[index]): " : "" }
}

extension FilmScript {
    /// How long a tap's finger is down, in seconds: long enough to be seen in a film, too short for a long press.
    public static let tapDuration = 0.1
    /// How long a target takes to be scrolled into sight, in seconds.
    public static let revealDuration = 0.35
    /// How long a finger drags a sheet to a detent, in seconds.
    public static let detentDuration = 0.3
    /// The time between the taps of a double tap.
    public static let tapPause = 0.1
    /// How long a finger that halts rests before it lifts.
    public static let haltDuration = 0.1
    /// The time from one typed character to the next.
    public static let typingPause = 0.05
}

extension FilmScript.Step {
    /// How long the film goes on meanwhile, in seconds.
    public var duration: Double {
        switch self {
        case .wait(let seconds), .press(_, let seconds), .pinch(_, _, let seconds), .rotate(_, _, let seconds): seconds
        case .back, .tab, .answer: FilmScript.tapDuration
        case .detent: FilmScript.detentDuration + FilmScript.haltDuration
        case .tap(_, let count): Double(count) * FilmScript.tapDuration + Double(max(count - 1, 0)) * FilmScript.tapPause
        case .drag(let drag): drag.seconds + (drag.halts ? FilmScript.haltDuration : 0)
        case .scroll(let scroll): scroll.seconds + (scroll.halts ? FilmScript.haltDuration : 0)
        case .type(let text): Double(text.count) * FilmScript.typingPause
        case .reveal: FilmScript.revealDuration + FilmScript.haltDuration
        case .snapshot, .colorScheme, .hover, .rightClick, .wheel, .key, .dismiss: 0
        }
    }
}

extension FilmScript {
    /// How many frames the film has: frame `n` stands at `n / framesPerSecond`, the last one before `duration`.
    ///
    /// A film of one second at 60 has 60 frames. `framesPerSecond` is above 0.
    public func frameCount(framesPerSecond: Int) -> Int {
        precondition(framesPerSecond > 0, "A film needs at least one frame per second, not \(framesPerSecond).")
        // The margin keeps sums such as 0.1 + 0.2 from adding a frame.
        return max(Int((duration * Double(framesPerSecond) - 1e-6).rounded(.up)), 0)
    }

    /// The time at which each step begins, in seconds from the film's start.
    public var startTimes: [Double] {
        var time = 0.0
        return steps.map { step in
            defer { time += step.duration }
            return time
        }
    }
}

extension Screen {
    /// This screen with what a script says about it.
    /// - Throws: `RequestError` for an unknown device or an impossible size.
    public func applying(_ change: FilmScript.ScreenChange) throws -> Screen {
        var screen = self
        if let device = change.device {
            let scale = screen.scale
            screen = try Device.named(device).screen
            screen.scale = min(scale, screen.scale)
        }
        if let width = change.width, let height = change.height {
            screen.width = width
            screen.height = height
            // A free size is no longer that device's screen.
            screen.safeArea = SafeArea()
            screen.deviceName = nil
        }
        if let scale = change.scale { screen.scale = scale }
        return try screen.validated()
    }
}
