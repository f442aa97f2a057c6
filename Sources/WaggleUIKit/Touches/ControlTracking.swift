import Foundation
import WaggleCore
import WaggleGeometry

/// The touches of a control, as a gesture: scroll views take them away, and the views around the control do not act on them as well.
@MainActor
final class ControlTracking: OutsideGesture {
    private unowned let control: UIControl
    private(set) var progress = OutsideProgress.possible
    /// The touches, and the views that they began over.
    private var following: [Int: (touch: UITouch, view: UIView)] = [:]
    /// What the views have yet to hear.
    private var news: [(phase: UITouch.Phase, touch: UITouch, view: UIView, event: UIEvent)] = []
    /// The touches that the views know of.
    private var known: [ObjectIdentifier: UIView] = [:]

    init(_ control: UIControl) { self.control = control }

    let wake: TimeInterval? = nil
    let isDiscrete = false
    let claim = OutsideClaim.whenEnded
    let takesTouches = false
    /// True while no touch is down.
    var isFree: Bool { following.isEmpty }

    func follow(_ touch: UITouch, _ id: Int, from view: UIView) { following[id] = (touch, view) }
    func isTouched(by touches: [UITouch]) -> Bool {
        touches.contains { touch in following.values.contains { $0.touch === touch } || news.contains { $0.touch === touch } }
    }

    func begin() {
        progress = .possible
        news = []
    }
    func handle(_ event: OutsideEvent) {
        guard case .touches = event.kind else { return }
        for finger in event.fingers {
            guard let (touch, view) = following[finger.id], let changed = finger.phase else { continue }
            touch.move(to: finger.location, inWindow: finger.windowLocation, at: event.time)
            let phase: UITouch.Phase = switch changed {
            case .began: .began
            case .moved: .moved
            case .ended: .ended
            case .cancelled: .cancelled
            }
            touch.phase = phase
            news.append((phase, touch, view, UIEvent(timestamp: event.time, allTouches: Set(following.values.map(\.touch)))))
            switch phase {
            case .began: progress = .active
            case .moved, .stationary: break
            case .ended, .cancelled:
                following[finger.id] = nil
                if following.isEmpty { progress = phase == .ended ? .ended : .failed }
            }
        }
    }
    func report() {
        let happened = news
        news = []
        for (phase, touch, view, event) in happened {
            touch.phase = phase
            switch phase {
            case .began:
                known[ObjectIdentifier(touch)] = view
                view.touchesBegan([touch], with: event)
            case .moved: if known[ObjectIdentifier(touch)] != nil { view.touchesMoved([touch], with: event) }
            case .ended: if known.removeValue(forKey: ObjectIdentifier(touch)) != nil { view.touchesEnded([touch], with: event) }
            case .cancelled: if known.removeValue(forKey: ObjectIdentifier(touch)) != nil { view.touchesCancelled([touch], with: event) }
            case .stationary: break
            }
        }
    }
    func fail() {
        let lost = following.values
        following = [:]
        progress = .failed
        // What the views do not know of has not happened.
        let event = UIEvent(timestamp: lost.first?.touch.timestamp ?? 0, allTouches: Set(lost.map(\.touch)))
        news = (lost.map { ($0.touch, $0.view) } + news.filter { $0.phase == .ended }.map { ($0.touch, $0.view) })
            .filter { known[ObjectIdentifier($0.0)] != nil }.map { (.cancelled, $0.0, $0.1, event) }
    }
    func reset() {
        (following, news, known) = ([:], [], [:])
        progress = .possible
    }

    /// A tap on a control is no tap of the views around it.
    func prevents(_ other: any OutsideGesture) -> Bool { (other as? RecognizedGesture)?.isTap(around: control) ?? false }
    func waits(for other: any OutsideGesture) -> Bool { false }
    func allowsViewGesture(_ kind: ViewGestureKind) -> Bool { false }
}

extension RecognizedGesture {
    fileprivate func isTap(around control: UIControl) -> Bool { tapView.map { $0 !== control && control.isDescendant(of: $0) } ?? false }
}
