import SwiftUI

/// An open radial menu: the finger, pointer or keys that use it.
///
/// Views observe its properties. It is an `ObservableObject` as well, so that a `StateObject` makes one for each place of a menu.
@MainActor @Observable final class RadialSession: ObservableObject {
    private(set) var rings = RadialRings()
    /// True while a finger is down that began on the menu's label.
    private(set) var isHeld = false
    /// True once that finger has left the place of its press: it chooses where it lifts.
    private(set) var isMarking = false
    /// Changes whenever the marking finger has moved on; while it rests, a menu below it opens.
    private(set) var moves = 0
    @ObservationIgnored private(set) var reduceMotion = false
    @ObservationIgnored private var metrics = RadialRings.Metrics()
    @ObservationIgnored private var isMirrored = false
    @ObservationIgnored private var press: (point: CGPoint, time: Date)?
    @ObservationIgnored private var stroke = MarkingStroke(from: .zero)
    @ObservationIgnored private var last = CGPoint.zero
    /// The key that has opened the menu and has not been released.
    @ObservationIgnored private var held: (key: KeyEquivalent, time: Date)?

    /// A finger that holds still longer than this and lifts has changed its mind; a shorter press leaves the menu open.
    static let longPress: TimeInterval = 0.4
    /// A marking finger that rests this long on a menu opens it.
    static let rest: Duration = .milliseconds(320)

    var isOpen: Bool { rings.isOpen }
    /// Views name it with what has changed, since a gesture may end in the same moment without an animation.
    var animation: Animation { reduceMotion ? .easeOut(duration: 0.15) : .spring(duration: 0.38, bounce: 0.28) }

    /// What a menu that is opened from now on looks like. Part of an evaluation, so it changes nothing that views read.
    func configure(_ metrics: RadialRings.Metrics, isMirrored: Bool, reduceMotion: Bool) {
        (self.metrics, self.isMirrored, self.reduceMotion) = (metrics, isMirrored, reduceMotion)
    }
    /// What the menu may cover.
    func setRoom(_ room: CGRect?) {
        if rings.room != room { rings.room = room }
    }

    func open(_ items: [RadialItem]) {
        withAnimation(animation) {
            (rings.metrics, rings.isMirrored) = (metrics, isMirrored)
            rings.open(items)
        }
    }
    func close() {
        guard isOpen else { return }
        withAnimation(animation) { rings.close() }
    }
    func highlight(_ slot: RadialRings.Slot?) {
        guard rings.highlighted != slot else { return }
        withAnimation(animation) { rings.highlighted = slot }
    }
    func choose(_ slot: RadialRings.Slot?, at point: CGPoint? = nil) {
        let outcome = withAnimation(animation) { rings.choose(slot, at: point) }
        if case .performed(let action) = outcome { action() }
    }

    // MARK: A finger on the label

    /// - Parameter point: relative to the middle of the label.
    func drag(to point: CGPoint, at time: Date, opening items: [RadialItem]) {
        if press == nil {
            press = (point, time)
            isHeld = true
            isMarking = false
            stroke = MarkingStroke(from: point)
            if !isOpen { open(items) }
        }
        guard let press else { return }
        if !isMarking, hypot(point.x - press.point.x, point.y - press.point.y) > 14 { isMarking = true }
        guard isMarking else { return }
        if hypot(point.x - last.x, point.y - last.y) > 3 {
            last = point
            moves &+= 1
        }
        // A turn opens the menu that the finger was on before it turned.
        if let corner = stroke.move(to: point), case .item(let index)? = rings.slot(at: corner), rings.ring?.items[index].isMenu == true {
            choose(.item(index), at: corner)
        }
        highlight(rings.slot(at: point))
    }
    func lift(at point: CGPoint, time: Date) {
        defer { cancelPress() }
        guard let press else { return }
        if isMarking {
            let slot = rings.slot(at: point)
            if slot == .center { close() } else { choose(slot) }
        } else if time.timeIntervalSince(press.time) > Self.longPress {
            close()
        }
    }
    func cancelPress() {
        press = nil
        isHeld = false
        isMarking = false
    }
    /// The marking finger has rested.
    func rested() {
        guard isMarking, let item = rings.highlightedItem, item.isMenu, let slot = rings.highlighted else { return }
        choose(slot, at: last)
        stroke = MarkingStroke(from: last)
    }

    // MARK: A finger or pointer on the open menu

    /// - Parameter hasMoved: a finger on its way reaches as far as the screen; a tap beside the menu closes it.
    func touch(at point: CGPoint, hasMoved: Bool) { highlight(slot(at: point, hasMoved)) }
    func endTouch(at point: CGPoint, hasMoved: Bool) { choose(slot(at: point, hasMoved)) }
    private func slot(at point: CGPoint, _ hasMoved: Bool) -> RadialRings.Slot? {
        rings.slot(at: point, within: hasMoved ? .infinity : rings.ring?.reach ?? 0)
    }

    // MARK: Keys

    /// The menu has been opened by a key, which may be held.
    func hold(_ key: KeyEquivalent, at time: Date) { held = (key, time) }
    func take(_ press: KeyPress, at time: Date) -> KeyPress.Result {
        guard press.phase != .up else { return release(press.key, at: time) }
        let isArrow = [.upArrow, .rightArrow, .downArrow, .leftArrow, .tab].contains(press.key)
        // A key that repeats chooses once.
        guard press.phase != .repeat || isArrow && press.key != held?.key else { return .handled }
        switch press.key {
        case .upArrow: move(toward: 0)
        case .rightArrow: move(toward: 90)
        case .downArrow: move(toward: 180)
        case .leftArrow: move(toward: 270)
        case .tab: withAnimation(animation) { rings.advance(by: press.modifiers.contains(.shift) ? -1 : 1) }
        case .home: highlight(.item(0))
        case .end: highlight(rings.ring.map { .item($0.items.count - 1) })
        case .return, .space:
            guard let slot = rings.highlighted else { return .ignored }
            choose(slot)
        case .escape, .delete: choose(.center)
        default:
            guard let number = press.key.character.wholeNumberValue, number > 0, let ring = rings.ring,
                  number <= ring.items.count else { return .ignored }
            choose(.item(number - 1))
        }
        return .handled
    }
    /// A key that was held while something was highlighted chooses it; any other leaves the menu open.
    private func release(_ key: KeyEquivalent, at time: Date) -> KeyPress.Result {
        guard let held, held.key == key else { return .ignored }
        self.held = nil
        if time.timeIntervalSince(held.time) > Self.longPress, rings.highlightedItem != nil { choose(rings.highlighted) }
        return .handled
    }
    private func move(toward direction: Double) { withAnimation(animation) { rings.move(toward: direction) } }
}
