// Gestures of the Apple Pencil. There is none here, so no action is ever run and no pose is known.

import Foundation
import WaggleGeometry

/// What people have chosen for a gesture of the pencil.
public struct PencilPreferredAction: Hashable, Sendable {
    private enum Kind {
        case switchEraser, switchPrevious, showColorPalette, showInkAttributes, showContextualPalette, runSystemShortcut, ignore
    }
    private let kind: Kind
    public static let switchEraser = PencilPreferredAction(kind: .switchEraser)
    public static let switchPrevious = PencilPreferredAction(kind: .switchPrevious)
    public static let showColorPalette = PencilPreferredAction(kind: .showColorPalette)
    public static let showInkAttributes = PencilPreferredAction(kind: .showInkAttributes)
    public static let showContextualPalette = PencilPreferredAction(kind: .showContextualPalette)
    public static let runSystemShortcut = PencilPreferredAction(kind: .runSystemShortcut)
    public static let ignore = PencilPreferredAction(kind: .ignore)
}

/// Where a pencil hovers above the screen.
public struct PencilHoverPose: Hashable, Sendable {
    /// In the view's coordinates.
    public let location: CGPoint
    public let anchor: UnitPoint
    /// From 0 on the screen to 1 where it is just noticed.
    public let zDistance: CGFloat
    /// The angle between pencil and screen: 0 flat on it, 90 degrees upright.
    public let altitude: Angle
    /// The direction in which the pencil leans, clockwise from the view's x axis.
    public let azimuth: Angle
    /// The turn of the pencil about its own axis.
    public let roll: Angle
}
/// A double tap on a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    /// Nil if the pencil is not above the view.
    public let hoverPose: PencilHoverPose?
}
/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
    /// Nil if the pencil is not above the view.
    public let hoverPose: PencilHoverPose?
}
/// The course of a squeeze.
@frozen public enum PencilSqueezeGesturePhase: Equatable, Sendable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}

extension EnvironmentValues {
    /// What people have chosen for double taps: nothing, as there is no pencil.
    public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
    /// What people have chosen for squeezes: nothing, as there is no pencil.
    public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}

/// A gesture of the hand.
public struct HandGestureShortcut: Hashable, Sendable {
    private let name: String
    public static let primaryAction = HandGestureShortcut(name: "primaryAction")
}

extension View {
    /// Runs an action at a double tap on a pencil. There is none here.
    public nonisolated func onPencilDoubleTap(perform action: @escaping (_ value: PencilDoubleTapGestureValue) -> Void) -> some View {
        self
    }
    /// Runs an action at a squeeze of a pencil. There is none here.
    public nonisolated func onPencilSqueeze(perform action: @escaping (_ phase: PencilSqueezeGesturePhase) -> Void) -> some View { self }
    /// Makes a gesture of the hand press the view. Only watches see hands.
    public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View { self }
}
