import Foundation
import WaggleGeometry
import WaggleMotion
import WaggleUIKit

/// The easing of an action.
public enum SKActionTimingMode: Int, Sendable {
    case linear
    /// Starts slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// Starts and ends slowly.
    case easeInEaseOut

    /// The Core Animation curves of the same names.
    fileprivate var curve: UnitCurve {
        switch self {
        case .linear: .linear
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .easeInEaseOut: .easeInOut
        }
    }
}

/// Maps the elapsed fraction of an action, 0...1, to its progress.
public typealias SKActionTimingFunction = (Float) -> Float

/// A change to a node over time. Any number of nodes may run the same action.
///
/// Each run starts from the node's current values. Durations are in seconds; negative ones count as 0. An action *to* a value has no
/// inverse; the inverse of one *by* a value is its negation.
@MainActor @preconcurrency
open class SKAction: NSObject, @preconcurrency NSCopying {
    /// In seconds. A sequence or group derives it from its actions.
    open var duration: TimeInterval
    /// The default is `linear`.
    open var timingMode = SKActionTimingMode.linear
    /// Overrides the timing mode. Receives and returns progress, 0 at the start and 1 at the end.
    open var timingFunction: SKActionTimingFunction?
    /// A multiplier of the speed; the default is 1.
    open var speed: CGFloat = 1

    let content: ActionContent

    init(_ content: ActionContent, duration: TimeInterval = 0) {
        self.content = content
        self.duration = duration > 0 ? duration : 0
        super.init()
    }

    /// An action that does nothing and ends immediately.
    public convenience override init() { self.init(.wait(range: 0)) }

    /// A deep copy.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }
    func copied() -> SKAction {
        let action = SKAction(content.copied, duration: duration)
        (action.timingMode, action.timingFunction, action.speed) = (timingMode, timingFunction, speed)
        return action
    }

    /// The inverse action; the action itself if it has no inverse.
    open func reversed() -> SKAction {
        guard let content = content.reversed else { return self }
        let action = SKAction(content, duration: duration)
        (action.timingMode, action.timingFunction, action.speed) = (timingMode, timingFunction, speed)
        return action
    }

    /// True if progress is proportional to time.
    var isLinear: Bool { timingMode == .linear && timingFunction == nil }
    /// The progress at a fraction of the duration.
    func progress(at share: Double) -> Double {
        if let timingFunction { return Double(timingFunction(Float(share))) }
        return timingMode == .linear ? share : timingMode.curve.value(at: share)
    }
}

/// What an action does.
@MainActor
enum ActionContent {
    /// Changes a node with progress, from its values at the start.
    case change(@MainActor (SKNode) -> @MainActor (Double) -> Void, reversed: (@MainActor () -> ActionContent)?)
    /// Runs the closure once.
    case once(@MainActor (SKNode) -> Void, reversed: (@MainActor () -> ActionContent)?)
    /// Calls the closure each frame with the elapsed seconds.
    case custom(@MainActor (SKNode, CGFloat) -> Void)
    /// Waits for the duration, randomized within the range.
    case wait(range: TimeInterval)
    case sequence([SKAction])
    case group([SKAction])
    /// A nil count repeats forever.
    case repeated(SKAction, count: Int?)
    /// Runs an action on the child with the given name until it completes.
    case onChild(String, SKAction)

    /// The content with copies of its actions.
    fileprivate var copied: ActionContent {
        switch self {
        case .change, .once, .custom, .wait: self
        case .sequence(let actions): .sequence(actions.map { $0.copied() })
        case .group(let actions): .group(actions.map { $0.copied() })
        case .repeated(let action, let count): .repeated(action.copied(), count: count)
        case .onChild(let name, let action): .onChild(name, action.copied())
        }
    }
    /// nil if there is no inverse.
    fileprivate var reversed: ActionContent? {
        switch self {
        case .change(_, let reversed), .once(_, let reversed): reversed.map { $0() }
        case .custom, .wait: nil
        case .sequence(let actions): .sequence(actions.reversed().map { $0.reversed() })
        case .group(let actions): .group(actions.map { $0.reversed() })
        case .repeated(let action, let count): .repeated(action.reversed(), count: count)
        case .onChild(let name, let action): .onChild(name, action.reversed())
        }
    }
}
