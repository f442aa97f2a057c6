// Fingers simulated by a mouse.

import Foundation
import WaggleCore

/// Turns a mouse's first button into one finger, or into two while Option (Alt) or Control is held: the second mirrors the first around a
/// center, so that dragging pinches and rotates. With Shift both move in parallel, together with the center.
struct MouseFingers {
    /// A change of one finger.
    struct Change: Equatable {
        var finger: Int
        var phase: InputPhase
        var location: CGPoint
    }

    private(set) var isDown = false
    private var isTwo = false
    /// nil outside the window.
    private(set) var location: CGPoint?
    /// The center between the two fingers; nil for the window's center.
    private var center: CGPoint?

    static let pair: EventModifiers = [.option, .control]

    /// Where to show two fingers; empty while the mouse is a single finger.
    func shown(in size: CGSize) -> [CGPoint] {
        guard isTwo, let location else { return [] }
        return [location, mirrored(location, in: size)]
    }

    mutating func press(at location: CGPoint, _ modifiers: EventModifiers, in size: CGSize) -> [Change] {
        guard !isDown else { return [] }
        follow(to: location, modifiers, in: size)
        isTwo = !modifiers.isDisjoint(with: Self.pair)
        isDown = true
        return changes(.began, in: size)
    }

    /// - Returns: no changes while the button is up.
    mutating func move(to location: CGPoint, _ modifiers: EventModifiers, in size: CGSize) -> [Change] {
        follow(to: location, modifiers, in: size)
        guard isDown else {
            isTwo = !modifiers.isDisjoint(with: Self.pair)
            return []
        }
        return changes(.moved, in: size)
    }

    mutating func release(at location: CGPoint, _ modifiers: EventModifiers, in size: CGSize) -> [Change] {
        guard isDown else { return [] }
        follow(to: location, modifiers, in: size)
        return end(.ended, in: size)
    }

    /// The system cancelled the mouse input.
    mutating func cancel(in size: CGSize) -> [Change] { isDown ? end(.cancelled, in: size) : [] }

    /// Called when the modifier keys change. A drag in progress keeps its number of fingers.
    mutating func hold(_ modifiers: EventModifiers) {
        guard !isDown, location != nil else { return }
        isTwo = !modifiers.isDisjoint(with: Self.pair)
        if !isTwo { center = nil }
    }

    /// The mouse has left the window.
    mutating func leave() {
        guard !isDown else { return }
        self = MouseFingers()
    }

    private mutating func end(_ phase: InputPhase, in size: CGSize) -> [Change] {
        defer { (isDown, isTwo, center) = (false, false, nil) }
        return changes(phase, in: size)
    }

    private mutating func follow(to new: CGPoint, _ modifiers: EventModifiers, in size: CGSize) {
        defer { location = new }
        guard isDown ? isTwo : !modifiers.isDisjoint(with: Self.pair) else {
            center = nil
            return
        }
        guard modifiers.contains(.shift), let location else { return }
        let middle = center ?? CGPoint(x: size.width / 2, y: size.height / 2)
        center = CGPoint(x: middle.x + new.x - location.x, y: middle.y + new.y - location.y)
    }

    private func changes(_ phase: InputPhase, in size: CGSize) -> [Change] {
        assert(location != nil, "A finger touches the window without a location.")
        guard let location else { return [] }
        let first = Change(finger: 0, phase: phase, location: location)
        return isTwo ? [first, Change(finger: 1, phase: phase, location: mirrored(location, in: size))] : [first]
    }

    private func mirrored(_ location: CGPoint, in size: CGSize) -> CGPoint {
        let center = center ?? CGPoint(x: size.width / 2, y: size.height / 2)
        return CGPoint(x: 2 * center.x - location.x, y: 2 * center.y - location.y)
    }
}
