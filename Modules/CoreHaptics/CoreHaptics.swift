import Foundation

/// Plays patterns of haptics. No motor is there, so the hardware's capabilities say no and an engine cannot be made, as on an iPad.
open class CHHapticEngine: @unchecked Sendable {
    public struct StoppedReason: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let audioSessionInterrupt = Self(rawValue: 1), applicationSuspended = Self(rawValue: 2),
            idleTimeout = Self(rawValue: 3), notifyWhenFinished = Self(rawValue: 4)
        public static let engineDestroyed = Self(rawValue: 5), gameControllerDisconnect = Self(rawValue: 6),
            systemError = Self(rawValue: -1)
    }
    public enum FinishedAction: Int, Sendable { case stopEngine = 1, leaveEngineRunning = 2 }
    public typealias CompletionHandler = @Sendable ((any Error)?) -> Void

    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoMotor() }

    /// - Throws: `CHHapticError.notSupported`.
    public init() throws { throw CHHapticError(.notSupported) }

    open var playsHapticsOnly = false
    open var playsAudioOnly = false
    open var isMutedForAudio = false
    open var isMutedForHaptics = false
    open var isAutoShutdownEnabled = false
    open var currentTime: TimeInterval { 0 }
    open var resetHandler: @Sendable () -> Void = {}
    open var stoppedHandler: @Sendable (StoppedReason) -> Void = { _ in }

    open func start() throws { throw CHHapticError(.notSupported) }
    open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }
    open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer { throw CHHapticError(.notSupported) }
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    open func notifyWhenPlayersFinished(finishedHandler: @escaping @Sendable ((any Error)?) -> FinishedAction) {}
}

public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}
private struct NoMotor: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
}

public protocol CHHapticPatternPlayer: AnyObject {
    var isMuted: Bool { get set }
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func cancel() throws
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
}
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    var loopEnabled: Bool { get set }
    var loopEnd: TimeInterval { get set }
    var playbackRate: Float { get set }
    var completionHandler: @Sendable ((any Error)?) -> Void { get set }
    func pause(atTime time: TimeInterval) throws
    func resume(atTime time: TimeInterval) throws
    func seek(toOffset offsetTime: TimeInterval) throws
}

public let CHHapticTimeImmediate: TimeInterval = 0

// MARK: - Patterns

/// A pattern of haptic events. It can be made and measured on every machine.
open class CHHapticPattern: @unchecked Sendable {
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let version = Self(rawValue: "Version"), pattern = Self(rawValue: "Pattern"), event = Self(rawValue: "Event"),
            eventType = Self(rawValue: "EventType"), time = Self(rawValue: "Time")
        public static let eventDuration = Self(rawValue: "EventDuration"), eventParameters = Self(rawValue: "EventParameters"),
            parameterID = Self(rawValue: "ParameterID"), parameterValue = Self(rawValue: "ParameterValue")
    }
    /// When its last event ends, in seconds.
    public let duration: TimeInterval
    private let events: [CHHapticEvent]

    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        self.events = events
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        self.events = events
        duration = events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }
}

open class CHHapticEvent: @unchecked Sendable {
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = Self(rawValue: "HapticTransient"), hapticContinuous = Self(rawValue: "HapticContinuous"),
            audioContinuous = Self(rawValue: "AudioContinuous")
        public static let audioCustom = Self(rawValue: "AudioCustom")
    }
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = Self(rawValue: "HapticIntensity"), hapticSharpness = Self(rawValue: "HapticSharpness"),
            attackTime = Self(rawValue: "AttackTime")
        public static let decayTime = Self(rawValue: "DecayTime"), releaseTime = Self(rawValue: "ReleaseTime"),
            sustained = Self(rawValue: "Sustained")
        public static let audioVolume = Self(rawValue: "AudioVolume"), audioPitch = Self(rawValue: "AudioPitch"),
            audioPan = Self(rawValue: "AudioPan"), audioBrightness = Self(rawValue: "AudioBrightness")
    }
    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    public var relativeTime, duration: TimeInterval
    public init(eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval) {
        (self.type, eventParameters, relativeTime, duration) = (type, eventParams, time, 0)
    }
    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval, duration: TimeInterval
    ) {
        (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    }
}

open class CHHapticEventParameter: @unchecked Sendable {
    public let parameterID: CHHapticEvent.ParameterID
    public var value: Float
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) { (self.parameterID, self.value) = (parameterID, value) }
}

open class CHHapticDynamicParameter: @unchecked Sendable {
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = Self(rawValue: "HapticIntensityControl"),
            hapticSharpnessControl = Self(rawValue: "HapticSharpnessControl"), audioVolumeControl = Self(rawValue: "AudioVolumeControl")
    }
    public let parameterID: ID
    public var value: Float
    public var relativeTime: TimeInterval
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
    }
}

open class CHHapticParameterCurve: @unchecked Sendable {
    open class ControlPoint: @unchecked Sendable {
        public var relativeTime: TimeInterval
        public var value: Float
        public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
    }
    public let parameterID: CHHapticDynamicParameter.ID
    public let controlPoints: [ControlPoint]
    public var relativeTime: TimeInterval
    public init(parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval) {
        (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
    }
}

public struct CHHapticError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case engineNotRunning = -4805, operationNotPermitted = -4806, engineStartTimeout = -4808, notSupported = -4809,
            serverInitFailed = -4810, serverInterrupted = -4811, invalidPatternPlayer = -4812
        case invalidPatternData = -4813, invalidPatternDictionary = -4814, invalidAudioSession = -4815, invalidEngineParameter = -4816,
            invalidParameterType = -4820, invalidEventType = -4821
        case invalidEventTime = -4822, invalidEventDuration = -4823, fileNotFound = -4851, insufficientPower = -4897, unknownError = -4898,
            memoryError = -4899
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "com.apple.CoreHaptics" }
    public var errorCode: Int { code.rawValue }
}
extension CHHapticError.Code {
    public static func ~= (code: CHHapticError.Code, error: any Error) -> Bool { (error as? CHHapticError)?.code == code }
}
