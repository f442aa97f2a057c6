import Foundation

/// What happens in a film, step by step; read from a plain text file.
///
/// One step a line; `#` starts a comment; empty lines count for nothing. `size`, `scale` and `device` describe the whole film
/// and stand before the first `wait` or `snapshot`. The readme lists all steps.
public struct FilmScript: Codable, Sendable, Equatable {
    public enum Step: Codable, Sendable, Equatable {
        /// The film goes on for so many seconds of the program's time; 0 or more.
        case wait(seconds: Double)
        /// Writes the picture that stands now to a file, which is relative to the film's folder.
        case snapshot(file: String)
        case colorScheme(ProgramRequest.ColorScheme)
    }

    /// nil: as asked on the command line.
    public var screen: ScreenChange
    public var steps: [Step]

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
    public var duration: Double {
        steps.reduce(0) { sum, step in
            if case .wait(let seconds) = step { sum + seconds } else { sum }
        }
    }

    /// The longest film: an hour. A longer one is surely a slip of the pen, and would fill the disk.
    public static let longestDuration = 3600.0
}

extension FilmScript {
    /// Something that the host does at a moment of the film.
    public enum Event: Sendable, Equatable {
        /// Draw the picture at this time and add it to the film; frame numbers start at 0.
        case frame(number: Int, time: Double)
        /// Draw the picture at this time and write it to a file of its own.
        case snapshot(file: String, time: Double)
        case colorScheme(ProgramRequest.ColorScheme, time: Double)
    }

    /// The film as events in order. Frame `n` stands at `n / framesPerSecond`; a step comes before the frame of the same time.
    ///
    /// The last frame lies before `duration`, so a film of one second at 60 has 60 frames. `framesPerSecond` is above 0.
    public func events(framesPerSecond: Int) -> [Event] {
        precondition(framesPerSecond > 0, "A film needs at least one frame per second, not \(framesPerSecond).")
        let rate = Double(framesPerSecond)
        var events: [Event] = []
        var number = 0
        var time = 0.0
        for step in steps {
            switch step {
            case .wait(let seconds):
                time += seconds
                // The margin keeps sums such as 0.1 + 0.2 from adding a frame.
                while Double(number) / rate < time - 1e-9 {
                    events.append(.frame(number: number, time: Double(number) / rate))
                    number += 1
                }
            case .snapshot(let file): events.append(.snapshot(file: file, time: time))
            case .colorScheme(let scheme): events.append(.colorScheme(scheme, time: time))
            }
        }
        return events
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
