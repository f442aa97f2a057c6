// Notifications and timers that call methods of objects.

import Foundation
import WaggleSelectors

extension NotificationCenter {
    /// Calls a method of an object for each notification. The method may take the notification.
    ///
    /// The object is not retained, and the calls end with it.
    /// - Parameters:
    ///   - aName: Nil for all names.
    ///   - anObject: Whose notifications; nil for anybody's.
    public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
        let observer = observer as AnyObject
        let observation = SelectorObservation(observer, aName, anObject.map { $0 as AnyObject })
        nonisolated(unsafe) let token = addObserver(forName: aName, object: anObject, queue: nil) { [unowned self] notification in
            guard let observer = observation.observer else { return SelectorObservations.shared.forget(observation, in: self) }
            aSelector.perform(on: observer, [notification])
        }
        SelectorObservations.shared.add(observation, token, to: self)
    }
    /// Ends the notifications of an object, and those of a token that `addObserver(forName:object:queue:using:)` returned.
    public func removeObserver(_ observer: AnyObject) { removeObserver(observer, name: nil, object: nil) }
    /// Ends the notifications of an object that have a name and come from another object; nil stands for any.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        removeObserver(observer as Any, name: aName, object: anObject)
        SelectorObservations.shared.remove(observer, aName, anObject.map { $0 as AnyObject }, from: self)
    }
}

/// One registration of an observer.
private final class SelectorObservation: @unchecked Sendable {
    private(set) weak var observer: AnyObject?
    let name: NSNotification.Name?
    private(set) weak var object: AnyObject?

    init(_ observer: AnyObject, _ name: NSNotification.Name?, _ object: AnyObject?) {
        (self.observer, self.name, self.object) = (observer, name, object)
    }
}

/// The registrations of all notification centers, with the tokens by which the centers know them.
private final class SelectorObservations: Sendable {
    static let shared = SelectorObservations()
    private typealias Known = (observation: SelectorObservation, token: NSObjectProtocol)
    nonisolated(unsafe) private var known: [ObjectIdentifier: [Known]] = [:]
    private let lock = NSLock()

    func add(_ observation: SelectorObservation, _ token: any NSObjectProtocol, to center: NotificationCenter) {
        lock.withLock { known[ObjectIdentifier(center), default: []].append((observation, token)) }
    }
    func forget(_ observation: SelectorObservation, in center: NotificationCenter) { remove(from: center) { $0 === observation } }
    func remove(_ observer: AnyObject, _ name: NSNotification.Name?, _ object: AnyObject?, from center: NotificationCenter) {
        remove(from: center) { one in
            // An observer that removes itself as it ends is nil already; what has ended goes, too.
            guard let known = one.observer else { return true }
            return known === observer && (name == nil || one.name == name) && (object == nil || one.object === object)
        }
    }
    private func remove(from center: NotificationCenter, where isMeant: (SelectorObservation) -> Bool) {
        let tokens = lock.withLock {
            let all = known[ObjectIdentifier(center)] ?? []
            known[ObjectIdentifier(center)] = all.filter { !isMeant($0.observation) }
            return all.filter { isMeant($0.observation) }.map(\.token)
        }
        for token in tokens { center.removeObserver(token as Any, name: nil, object: nil) }
    }
}

/// The initializers of timers that call a method of an object.
public protocol _TimerOfTarget {}
extension Timer: _TimerOfTarget {}

/// The casts hold because Foundation forbids subclasses of `Timer`.
extension _TimerOfTarget where Self: Timer {
    /// A timer that calls a method, which may take the timer. It retains the object until it is invalidated or has fired for the last time.
    public init(timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool) {
        self = TargetTimer.make(Date(timeIntervalSinceNow: ti), ti, aTarget as AnyObject, aSelector, userInfo, yesOrNo) as! Self
    }
    /// A timer that first calls a method at a date.
    public init(fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?, repeats rep: Bool) {
        self = TargetTimer.make(date, ti, t as AnyObject, s, ui, rep) as! Self
    }
}

extension Timer {
    /// A timer in the current run loop that calls a method after some seconds, which may take the timer. It retains the object until it is
    /// invalidated or has fired for the last time.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

private final class TargetTimer: Timer {
    private nonisolated(unsafe) var info: Any?
    private nonisolated(unsafe) var target: AnyObject?
    override var userInfo: Any? { info }

    static func make(
        _ date: Date, _ interval: TimeInterval, _ target: AnyObject, _ selector: Selector, _ info: Any?, _ repeats: Bool
    ) -> TargetTimer {
        let timer = TargetTimer(fire: date, interval: interval, repeats: repeats) { timer in
            guard let timer = timer as? TargetTimer, let target = timer.target else { return }
            if !repeats { timer.target = nil }
            selector.perform(on: target, [timer])
        }
        (timer.info, timer.target) = (info, target)
        return timer
    }
    override func invalidate() {
        super.invalidate()
        target = nil
    }
}
