import Foundation
import WaggleUIKit

// Actions composed of others, and actions that run the program's code.
extension SKAction {
    /// Runs actions one after another. When one ends within a frame, the next one gets the rest of the frame's time.
    public class func sequence(_ actions: [SKAction]) -> SKAction {
        SKAction(.sequence(actions), duration: actions.reduce(0) { $0 + $1.ownDuration })
    }
    /// Runs actions concurrently; ends with the longest.
    public class func group(_ actions: [SKAction]) -> SKAction {
        SKAction(.group(actions), duration: actions.map(\.ownDuration).max() ?? 0)
    }
    /// Repeats an action a number of times; less than 0 counts as 0.
    public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
        SKAction(.repeated(action, count: max(count, 0)), duration: action.ownDuration * TimeInterval(max(count, 0)))
    }
    /// Repeats an action until it is removed.
    public class func repeatForever(_ action: SKAction) -> SKAction { SKAction(.repeated(action, count: nil), duration: .infinity) }

    /// Waits for some seconds.
    public class func wait(forDuration sec: TimeInterval) -> SKAction { SKAction(.wait(range: 0), duration: sec) }
    /// Waits for a duration in seconds that varies from run to run.
    /// - Parameter durationRange: the full width of the range, in seconds, centred on `sec`. Each node has its own random sequence, the
    ///   same in every run of the program.
    public class func wait(forDuration sec: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
        SKAction(.wait(range: durationRange), duration: sec)
    }

    public class func removeFromParent() -> SKAction { SKAction(.once({ $0.removeFromParent() }, reversed: nil)) }
    /// Runs the closure once, on the main actor.
    public class func run(_ block: @escaping () -> Void) -> SKAction { SKAction(.once({ _ in block() }, reversed: nil)) }
    /// Runs the closure once, on a queue.
    public class func run(_ block: @escaping @Sendable () -> Void, queue: DispatchQueue) -> SKAction {
        SKAction(.once({ _ in queue.async(execute: block) }, reversed: nil))
    }
    /// Runs an action on the named child and ends with that action.
    public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
        SKAction(.onChild(name, action), duration: action.ownDuration)
    }
    /// Calls the closure in each frame with the node and the elapsed seconds.
    public class func customAction(withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void) -> SKAction {
        SKAction(.custom { block($0, $1) }, duration: seconds)
    }

    /// Adds to a node's speed, the factor of the speed of its actions, over some seconds.
    public class func speed(by speed: CGFloat, duration sec: TimeInterval) -> SKAction { SKAction(.speed(by: speed), duration: sec) }
    /// Animates a node's speed, the factor of the speed of its actions, for some seconds.
    public class func speed(to speed: CGFloat, duration sec: TimeInterval) -> SKAction {
        SKAction(.change({ node in
            let start = node.speed
            return { node.speed = start + (speed - start) * $0 }
        }, reversed: nil), duration: sec)
    }

    /// The duration in seconds at the action's own speed.
    fileprivate var ownDuration: TimeInterval { speed > 0 ? duration / TimeInterval(speed) : duration }
}

extension ActionContent {
    fileprivate static func speed(by difference: CGFloat) -> ActionContent {
        .change({ node in
            var done = 0.0
            return {
                node.speed += difference * ($0 - done)
                done = $0
            }
        }, reversed: { .speed(by: -difference) })
    }
}
