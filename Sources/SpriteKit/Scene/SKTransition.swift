import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleUIKit

/// The direction in which a transition moves.
public enum SKTransitionDirection: Int, Sendable {
    case up, down, right, left
}

/// How one scene follows another.
@MainActor @preconcurrency
open class SKTransition: NSObject {
    enum Kind {
        case crossFade
        case fade(UIColor)
        case push(SKTransitionDirection), moveIn(SKTransitionDirection), reveal(SKTransitionDirection)
    }
    let kind: Kind
    let duration: TimeInterval
    /// True, the default, stops the new scene until the transition is over.
    open var pausesIncomingScene = true
    /// True, the default, stops the old scene.
    open var pausesOutgoingScene = true

    private init(_ kind: Kind, _ duration: TimeInterval) {
        (self.kind, self.duration) = (kind, duration > 0 ? duration : 0)
        super.init()
    }

    /// One scene fades into the other.
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.crossFade, sec) }
    /// The old scene fades to black, then black to the new scene.
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade(.black), sec) }
    /// The old scene fades to a color, then the color to the new scene.
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition(.fade(color), sec) }
    /// The new scene pushes the old one away.
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition(.push(direction), sec) }
    /// The new scene moves in over the old one.
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition(.moveIn(direction), sec) }
    /// The old scene moves away and reveals the new one.
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition { SKTransition(.reveal(direction), sec) }
}

/// A scene that is on its way out.
@MainActor
final class PassingScene {
    let scene: SKScene
    private let transition: SKTransition
    private var start: TimeInterval?

    init(_ scene: SKScene, _ transition: SKTransition) { (self.scene, self.transition) = (scene, transition) }

    var pausesIncoming: Bool { transition.pausesIncomingScene }
    var pausesOutgoing: Bool { transition.pausesOutgoingScene }

    /// Begins with the first frame.
    func isOver(at time: TimeInterval) -> Bool {
        if start == nil { start = time }
        return time - (start ?? time) >= transition.duration
    }

    /// Both pictures at a time.
    func list(from old: DisplayList, to new: DisplayList, size: CGSize, at time: TimeInterval) -> DisplayList {
        let progress = transition.duration > 0 ? min(max((time - (start ?? time)) / transition.duration, 0), 1) : 1
        let bounds = CGRect(origin: .zero, size: size)
        func faded(_ list: DisplayList, _ opacity: Double) -> DisplayList.Item {
            let flat = DisplayList([DisplayList.Item(bounds: bounds, content: .effect(.flatten, list))])
            return DisplayList.Item(bounds: bounds, content: .effect(.opacity(opacity), flat))
        }
        func moved(_ list: DisplayList, _ direction: SKTransitionDirection, _ share: Double) -> DisplayList.Item {
            let way: CGPoint = switch direction {
            case .up: CGPoint(x: 0, y: -size.height)
            case .down: CGPoint(x: 0, y: size.height)
            case .right: CGPoint(x: size.width, y: 0)
            case .left: CGPoint(x: -size.width, y: 0)
            }
            let offset = CGPoint(x: way.x * share, y: way.y * share)
            return DisplayList.Item(bounds: bounds.offsetBy(dx: offset.x, dy: offset.y), content: .list(list, offset: offset))
        }
        switch transition.kind {
        case .crossFade: return DisplayList([faded(old, 1), faded(new, progress)])
        case .fade(let color):
            let cover = DisplayList([DisplayList.Item(bounds: bounds, content: .fill(.rectangle(bounds), .nonZero, .color(color.spriteColor), antialiased: false))])
            let share = 1 - abs(2 * progress - 1)
            return DisplayList([faded(progress < 0.5 ? old : new, 1), faded(cover, share)])
        case .push(let direction): return DisplayList([moved(old, direction, progress), moved(new, direction, progress - 1)])
        case .moveIn(let direction): return DisplayList([moved(old, direction, 0), moved(new, direction, progress - 1)])
        case .reveal(let direction): return DisplayList([moved(new, direction, 0), moved(old, direction, progress)])
        }
    }
}
