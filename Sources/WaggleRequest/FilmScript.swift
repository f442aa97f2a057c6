import Foundation

/// The steps of a film, read from a plain text file.
///
/// One step per line; `#` starts a comment; empty lines are ignored. `size`, `scale`, `device` and `landscape` apply to the whole film and
/// must precede the first step that takes time or makes a picture. Steps run one after another; the film advances during steps with a
/// duration. The readme lists all steps.
public struct FilmScript: Codable, Sendable, Equatable {
    /// Something that happens in the film.
    public enum Step: Codable, Sendable, Equatable {
        /// Lets this many seconds of the program's time pass; 0 or more.
        case wait(seconds: Double)
        /// Writes the current picture to a file, relative to the film's folder.
        case snapshot(file: String)
        /// Changes what the person who uses the program has set.
        case traits(ScreenTraits)
        /// Shows the on-screen keyboard while a text is edited, or no longer.
        case keyboard(Bool)
        /// A finger goes down and up at the same point, `count` times.
        case tap(ScriptTarget, count: Int)
        /// A finger stays down for this many seconds.
        case press(ScriptTarget, seconds: Double)
        case drag(Drag)
        /// Two fingers on either side of a point move apart, or together if the scale is below 1.
        case pinch(ScriptTarget, scale: Double, seconds: Double)
        /// Two fingers rotate about a point, clockwise for positive angles.
        case rotate(ScriptTarget, degrees: Double, seconds: Double)
        /// The pointer moves to a target without a pressed button; nil if it leaves the window.
        case hover(ScriptTarget?)
        /// Clicks the secondary mouse button, which opens a context menu.
        case rightClick(ScriptTarget)
        /// A wheel turns over a target by a number of notches, to the right and down.
        case wheel(ScriptTarget, dx: Double, dy: Double)
        case scroll(Scroll)
        /// Scrolls the views around a target until all of it is visible.
        case reveal(ScriptTarget)
        /// Goes back to the previous screen with the back button.
        case back
        /// Dismisses the frontmost presentation with the Escape key.
        case dismiss
        /// Selects a tab by its title.
        case tab(String)
        /// Presses a button of the frontmost alert or dialog.
        case answer(String)
        /// Drags the frontmost sheet to one of its detents.
        case detent(Detent)
        case key(Key)
        /// Types a text, one key after another.
        case type(String)
    }

    /// The height of a sheet.
    public enum Detent: Codable, Sendable, Equatable, CustomStringConvertible {
        case medium, large
        /// A fraction of the available height, above 0 and up to 1.
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

    /// A finger moving from one point to another.
    public struct Drag: Codable, Sendable, Equatable {
        /// Where the finger goes.
        public enum End: Codable, Sendable, Equatable {
            case target(ScriptTarget)
            /// An offset from the start in points, y down.
            case offset(dx: Double, dy: Double)
        }
        /// How the finger's speed changes.
        public enum Curve: String, Codable, Sendable, Equatable, CaseIterable { case linear, easein, easeout, easeinout }
        public var from: ScriptTarget
        public var end: End
        /// The duration of the movement, in seconds.
        public var seconds: Double
        /// nil for constant speed or, if the finger halts, ease-in-out.
        public var curve: Curve?
        /// True if the finger rests for `haltDuration` before it lifts, so that there is no fling.
        public var halts: Bool
        /// How long the finger rests before it moves, in seconds, as to lift a row.
        public var holds: Double

        public init(from: ScriptTarget, end: End, seconds: Double, curve: Curve? = nil, halts: Bool = false, holds: Double = 0) {
            (self.holds, self.from, self.end, self.seconds, self.curve) = (holds, from, end, seconds, curve)
            self.halts = halts
        }
    }

    /// Two fingers on a trackpad scroll the content at a target.
    public struct Scroll: Codable, Sendable, Equatable {
        public var target: ScriptTarget
        /// How far the content moves, in points, y down.
        public var dx: Double
        /// How far the content moves, in points, y down.
        public var dy: Double
        /// The duration of the movement, in seconds.
        public var seconds: Double
        /// True if the fingers rest for `haltDuration` before they lift, so that there is no fling.
        public var halts: Bool

        public init(_ target: ScriptTarget, dx: Double, dy: Double, seconds: Double, halts: Bool = false) {
            (self.target, self.dx, self.dy, self.seconds, self.halts) = (target, dx, dy, seconds, halts)
        }
    }

    /// A key and the modifiers held with it.
    public struct Key: Codable, Sendable, Equatable {
        /// A key that is held while another one is pressed.
        public enum Modifier: String, Codable, Sendable, Equatable, CaseIterable { case shift, control, option, command }
        /// A character, or one of `Key.names`.
        public var name: String
        public var modifiers: [Modifier]

        public init(_ name: String, modifiers: [Modifier] = []) {
            self.name = name
            self.modifiers = modifiers
        }
        /// The keys that type no character, and space.
        public static let names = [
            "return", "tab", "space", "escape", "delete", "forwarddelete", "up", "down", "left", "right", "home", "end", "pageup",
            "pagedown"]
    }

    /// Only what the script sets; the rest is from the command line.
    public var screen: ScreenChange
    public var steps: [Step]
    /// The file name and the line of each step, for messages; empty if the script was not read from a file.
    public var file = ""
    /// From 1.
    public var lineNumbers: [Int] = []
    /// True if films show a disc at each finger.
    public var showsTouches = false

    /// The screen settings in a script; nil leaves a setting unchanged.
    public struct ScreenChange: Codable, Sendable, Equatable {
        public var device: String?
        /// In points. Acts only together with the height.
        public var width: Double?
        /// In points. Acts only together with the width.
        public var height: Double?
        /// Pixels per point.
        public var scale: Double?
        /// Nil for the device's upright position.
        public var isLandscape: Bool?
        public var showsFrame: Bool?
        public var showsStatusBar: Bool?
        public init(
            device: String? = nil, width: Double? = nil, height: Double? = nil, scale: Double? = nil, isLandscape: Bool? = nil,
            showsFrame: Bool? = nil, showsStatusBar: Bool? = nil
        ) {
            (self.showsFrame, self.showsStatusBar, self.isLandscape) = (showsFrame, showsStatusBar, isLandscape)
            (self.device, self.width, self.height, self.scale) = (device, width, height, scale)
        }
    }

    public init(screen: ScreenChange = ScreenChange(), steps: [Step]) {
        self.screen = screen
        self.steps = steps
    }

    /// What the script sets before anything happens: the program starts with it.
    public var openingTraits: ScreenTraits {
        var traits = ScreenTraits()
        for case .traits(let change) in steps.prefix(while: \.isSetting) { traits = traits.changed(by: change) }
        return traits
    }

    /// The film's length in seconds.
    public var duration: Double { steps.reduce(0) { $0 + $1.duration } }

    /// The maximum length of a film: an hour. A longer one is surely a typo, and would fill the disk.
    public static let longestDuration = 3600.0

    /// The location of a step for messages, such as `tour.txt:4: `; empty if the script was not read from a file.
    public func sourceLocation(ofStep index: Int) -> String { lineNumbers.indices.contains(index) ? "\(file):\(lineNumbers[index]): " : "" }
}

extension FilmScript {
    /// How long a tap's finger is down, in seconds: long enough to be visible in a film, too short for a long press.
    public static let tapDuration = 0.1
    /// How long scrolling a target into view takes, in seconds.
    public static let revealDuration = 0.35
    /// How long a finger drags a sheet to a detent, in seconds.
    public static let detentDuration = 0.3
    /// The time between the taps of a double tap, in seconds.
    public static let tapPause = 0.1
    /// How long a halting finger rests before it lifts, in seconds.
    public static let haltDuration = 0.1
    /// The time from one typed character to the next, in seconds.
    public static let typingPause = 0.05
}

extension FilmScript.Step {
    /// How long the step takes in the film, in seconds.
    public var duration: Double {
        switch self {
        case .wait(let seconds), .press(_, let seconds), .pinch(_, _, let seconds), .rotate(_, _, let seconds): seconds
        case .back, .tab, .answer: FilmScript.tapDuration
        case .detent: FilmScript.detentDuration + FilmScript.haltDuration
        case .tap(_, let count): Double(count) * FilmScript.tapDuration + Double(max(count - 1, 0)) * FilmScript.tapPause
        case .drag(let drag): drag.holds + drag.seconds + (drag.halts ? FilmScript.haltDuration : 0)
        case .scroll(let scroll): scroll.seconds + (scroll.halts ? FilmScript.haltDuration : 0)
        case .type(let text): Double(text.count) * FilmScript.typingPause
        case .reveal: FilmScript.revealDuration + FilmScript.haltDuration
        case .snapshot, .traits, .keyboard, .hover, .rightClick, .wheel, .key, .dismiss: 0
        }
    }
}

extension FilmScript.Step {
    /// True if the step sets something before a film begins as well as in its midst.
    var isSetting: Bool {
        if case .traits = self { return true }
        if case .keyboard = self { return true }
        return false
    }
}

extension FilmScript {
    /// The number of frames: frame `n` is at `n / framesPerSecond`, the last one before `duration`.
    ///
    /// A film of one second at 60 has 60 frames. `framesPerSecond` must be above 0.
    public func frameCount(framesPerSecond: Int) -> Int {
        precondition(framesPerSecond > 0, "A film needs at least one frame per second, not \(framesPerSecond).")
        // The margin keeps sums such as 0.1 + 0.2 from adding a frame.
        return max(Int((duration * Double(framesPerSecond) - 1e-6).rounded(.up)), 0)
    }

    /// The time at which each step begins, in seconds from the film's start.
    ///
    /// Complexity: O(*n*) in the steps, at each access.
    public var startTimes: [Double] {
        var time = 0.0
        return steps.map { step in
            defer { time += step.duration }
            return time
        }
    }
}

extension Screen {
    /// This screen with a script's screen settings applied.
    /// - Throws: `RequestError` for an unknown device or an impossible size.
    public func applying(_ change: FilmScript.ScreenChange) throws -> Screen {
        var screen = self
        if let device = change.device {
            let (scale, parts) = (screen.scale, screen.parts)
            screen = try Device.named(device).screen
            (screen.scale, screen.parts) = (min(scale, screen.scale), parts)
        }
        if let width = change.width, let height = change.height {
            screen.width = width
            screen.height = height
            // With a custom size it is no longer that device's screen.
            screen.safeArea = SafeArea()
            screen.deviceName = nil
        }
        if let scale = change.scale { screen.scale = scale }
        if let isLandscape = change.isLandscape { screen = isLandscape ? screen.landscape : screen.portrait }
        if let showsFrame = change.showsFrame { screen.parts.showsFrame = showsFrame }
        if let showsStatusBar = change.showsStatusBar { screen.parts.showsStatusBar = showsStatusBar }
        return try screen.validated()
    }
}
