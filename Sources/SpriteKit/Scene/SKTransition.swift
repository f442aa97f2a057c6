import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleUIKit

/// The direction in which a transition moves.
public enum SKTransitionDirection: Int, Sendable {
    case up, down, right, left
}

/// An animated transition from one scene to another. Durations are in seconds; 0 or less changes at once.
@MainActor @preconcurrency
open class SKTransition: NSObject {
    enum Kind {
        case crossFade
        case fade(UIColor)
        case push(SKTransitionDirection), moveIn(SKTransitionDirection), reveal(SKTransitionDirection)
        /// True for left and right halves; false for upper and lower ones.
        case doorsOpen(sideways: Bool), doorsClose(sideways: Bool)
        case doorway
        /// True rotates about the vertical centre line; false about the horizontal one.
        case flip(sideways: Bool)
    }
    let kind: Kind
    let duration: TimeInterval
    /// True, the default, pauses the new scene until the transition ends.
    open var pausesIncomingScene = true
    /// True, the default, pauses the old scene.
    open var pausesOutgoingScene = true

    private init(_ kind: Kind, _ duration: TimeInterval) {
        (self.kind, self.duration) = (kind, duration > 0 ? duration : 0)
        super.init()
    }

    /// One scene fades into the other for some seconds.
    open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.crossFade, sec) }
    /// The old scene fades to black, then black fades to the new scene, within some seconds.
    open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.fade(.black), sec) }
    /// The old scene fades to a color, then the color fades to the new scene, within some seconds.
    open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition { SKTransition(.fade(color), sec) }
    /// The new scene pushes the old one away within some seconds.
    open class func push(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.push(direction), sec)
    }
    /// The new scene moves in over the old one within some seconds.
    open class func moveIn(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.moveIn(direction), sec)
    }
    /// The old scene moves away within some seconds and reveals the new one.
    open class func reveal(with direction: SKTransitionDirection, duration sec: TimeInterval) -> SKTransition {
        SKTransition(.reveal(direction), sec)
    }
    /// The halves of the old scene move apart to the left and right within some seconds and reveal the new one.
    open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doorsOpen(sideways: true), sec) }
    /// The halves of the old scene move apart upward and downward within some seconds and reveal the new one.
    open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doorsOpen(sideways: false), sec) }
    /// The halves of the new scene move in from the left and right over the old one within some seconds.
    open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doorsClose(sideways: true), sec) }
    /// The halves of the new scene move in from above and below over the old one within some seconds.
    open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doorsClose(sideways: false), sec) }
    /// The halves of the old scene swing open like doors, and the new one approaches from behind, within some seconds.
    open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.doorway, sec) }
    /// The old scene rotates about the view's horizontal centre line within some seconds and shows the new one on its back.
    open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.flip(sideways: false), sec) }
    /// The old scene rotates about the view's vertical centre line within some seconds and shows the new one on its back.
    open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition(.flip(sideways: true), sec) }
    @available(*, unavailable, message: "Transitions have no filters here; use one of the others.")
    public convenience init(ciFilter filter: Any, duration sec: TimeInterval) { self.init(.crossFade, sec) }
}

/// The scene being replaced.
@MainActor
final class PassingScene {
    let scene: SKScene
    private let transition: SKTransition
    private var start: TimeInterval?

    init(_ scene: SKScene, _ transition: SKTransition) { (self.scene, self.transition) = (scene, transition) }

    var pausesIncoming: Bool { transition.pausesIncomingScene }
    var pausesOutgoing: Bool { transition.pausesOutgoingScene }

    /// The transition begins with the first call.
    func isOver(at time: TimeInterval) -> Bool {
        if start == nil { start = time }
        return time - (start ?? time) >= transition.duration
    }

    /// The transition's picture at a time.
    /// - Parameter background: the colour behind both scenes where they rotate or shrink; nil shows the content behind the view.
    func list(from old: DisplayList, to new: DisplayList, size: CGSize, background: ResolvedColor?, at time: TimeInterval) -> DisplayList {
        let progress = transition.duration > 0 ? min(max((time - (start ?? time)) / transition.duration, 0), 1) : 1
        let pictures = TransitionPictures(old: old, new: new, size: size, background: background)
        return pictures.list(transition.kind, progress)
    }
}
