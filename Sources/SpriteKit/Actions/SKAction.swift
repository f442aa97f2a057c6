import Foundation
import WaggleGeometry
import WaggleMotion
import WaggleUIKit

/// The pace of an action.
public enum SKActionTimingMode: Int, Sendable {
    case linear
    /// Begins slowly.
    case easeIn
    /// Ends slowly.
    case easeOut
    /// Begins and ends slowly.
    case easeInEaseOut

    /// The curves that Core Animation has under these names.
    fileprivate var curve: UnitCurve {
        switch self {
        case .linear: .linear
        case .easeIn: .easeIn
        case .easeOut: .easeOut
        case .easeInEaseOut: .easeInOut
        }
    }
}

/// A function of time, from 0...1 to the progress of an action.
public typealias SKActionTimingFunction = (Float) -> Float

/// A change of a node over time, which any number of nodes may run.
///
/// An action is a description: each run of it begins anew with what the node is then. Durations are seconds; negative ones count as 0. An action that moves *to* a
/// value is its own reverse; one that moves *by* a value is reversed by its opposite.
@MainActor @preconcurrency
open class SKAction: NSObject {
    /// In seconds. Of a sequence or group, that of its parts.
    open var duration: TimeInterval
    /// `linear` unless set.
    open var timingMode = SKActionTimingMode.linear
    /// Takes the place of the timing mode. It receives and returns progress, 0 at the beginning and 1 at the end.
    open var timingFunction: SKActionTimingFunction?
    /// Multiplies the speed; 1 unless set.
    open var speed: CGFloat = 1

    let content: ActionContent

    init(_ content: ActionContent, duration: TimeInterval = 0) {
        self.content = content
        self.duration = duration > 0 ? duration : 0
        super.init()
    }

    /// The action that undoes this one, or this one if there is none.
    open func reversed() -> SKAction {
        guard let content = content.reversed else { return self }
        let action = SKAction(content, duration: duration)
        (action.timingMode, action.timingFunction, action.speed) = (timingMode, timingFunction, speed)
        return action
    }

    /// True if the pace is even.
    var isLinear: Bool { timingMode == .linear && timingFunction == nil }
    /// The progress at a share of the duration.
    func progress(at share: Double) -> Double {
        if let timingFunction { return Double(timingFunction(Float(share))) }
        return timingMode == .linear ? share : timingMode.curve.value(at: share)
    }
}

/// What an action does.
@MainActor
enum ActionContent {
    /// Changes a node by progress, from what the node is at the beginning.
    case change(@MainActor (SKNode) -> @MainActor (Double) -> Void, reversed: (@MainActor () -> ActionContent)?)
    /// Does something once.
    case once(@MainActor (SKNode) -> Void, reversed: (@MainActor () -> ActionContent)?)
    /// Calls the closure in each frame, with the seconds since the beginning.
    case custom(@MainActor (SKNode, CGFloat) -> Void)
    /// Waits for the duration, which varies by the range.
    case wait(range: TimeInterval)
    case sequence([SKAction])
    case group([SKAction])
    /// nil repeats for ever.
    case repeated(SKAction, count: Int?)
    /// Runs an action on the child with a name, for as long as that takes.
    case onChild(String, SKAction)

    /// nil if the content is its own reverse.
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
