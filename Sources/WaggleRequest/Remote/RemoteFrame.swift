import Foundation

/// One step of a program that another program shows: what has happened since the last one, and the time to advance to.
public struct RemoteFrameRequest: Codable, Sendable, Equatable {
    /// Seconds of the program's own time since its start; never decreasing.
    public var time: Double
    /// The screen from this step on; nil if it stays. Its scale counts only in the first step.
    public var screen: Screen?
    /// The appearance from this step on; nil if it stays.
    public var colorScheme: ProgramRequest.ColorScheme?
    /// In the order in which it happened, at the time of this step.
    public var input: [RemoteInput]

    public init(time: Double, screen: Screen? = nil, colorScheme: ProgramRequest.ColorScheme? = nil, input: [RemoteInput] = []) {
        (self.time, self.screen, self.colorScheme, self.input) = (time, screen, colorScheme, input)
    }
}

/// The program's answer to a step. The picture follows it as the bytes of a display list; without bytes, the last picture stays.
public struct RemoteFrameReply: Codable, Sendable, Equatable {
    /// The program's time of its next frame, at most the step's time for as soon as possible; nil if it waits for input.
    public var nextFrame: Double?
    /// The picture's size in points.
    public var width, height: Double
    /// The colour behind the picture: red, green, blue and opacity from 0 to 1.
    public var background: [Float]
    /// True once the program's script has been played to its end.
    public var scriptIsOver: Bool

    public init(nextFrame: Double?, width: Double, height: Double, background: [Float], scriptIsOver: Bool) {
        (self.nextFrame, self.width, self.height, self.background) = (nextFrame, width, height, background)
        self.scriptIsOver = scriptIsOver
    }
}

/// What a person does to a program that another program shows. Locations and lengths are in points of the shown program, y down.
public enum RemoteInput: Codable, Sendable, Equatable {
    /// What a finger or a gesture of a trackpad has done.
    public enum Phase: String, Codable, Sendable { case began, moved, ended, cancelled }
    /// What a scroll gesture has done; `rested` means that fingers lie on the trackpad, which stops the content.
    public enum ScrollPhase: String, Codable, Sendable { case rested, began, moved, ended, cancelled }
    /// What a key has done.
    public enum KeyPhase: String, Codable, Sendable { case down, `repeat`, up }

    /// - Parameter id: any number; that of a finger stays the same while it is down.
    case touch(id: Int, Phase, x: Double, y: Double, isMouse: Bool)
    /// The pointer, in points, with no button down.
    case hover(x: Double, y: Double)
    case hoverEnded
    /// A click of the secondary button at a place in points.
    case secondaryClick(x: Double, y: Double)
    /// - Parameter scale: a factor since the beginning.
    case magnify(Phase, scale: Double, x: Double, y: Double)
    /// - Parameter radians: clockwise since the beginning.
    case rotate(Phase, radians: Double, x: Double, y: Double)
    /// - Parameter phase: nil for a wheel, whose lengths are in notches.
    case scroll(ScrollPhase?, dx: Double, dy: Double, velocityX: Double, velocityY: Double, x: Double, y: Double, modifiers: Int)
    /// - Parameters:
    ///   - key: one character.
    ///   - modifiers: SwiftUI's bits of `EventModifiers`.
    case key(KeyPhase, key: String, characters: String, modifiers: Int)
}
