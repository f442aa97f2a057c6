// What can be done to an element without touching it.

import Foundation
import WaggleGeometry

/// What an action stands for.
public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Kind: Equatable { case activate, escape, magicTap, named(Text) }
    private let kind: Kind

    /// Activates the element, as a tap does.
    public static let `default` = AccessibilityActionKind(kind: .activate)
    /// Leaves what is shown, such as a sheet.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// Does what the program is mostly for, such as play or pause.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)
    /// An action that is offered by its name.
    public init(named name: Text) { kind = .named(name) }
    private init(kind: Kind) { self.kind = kind }

    @MainActor func resolved(in environment: EnvironmentValues) -> AccessibilityAction.Kind {
        switch kind {
        case .activate: .activate
        case .escape: .escape
        case .magicTap: .magicTap
        case .named(let name): .named(name.string(in: environment))
        }
    }
}

/// Which way an adjustable element goes.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// A zoom that a person asked for.
public struct AccessibilityZoomGestureAction {
    public enum Direction: Hashable, Sendable {
        case zoomIn, zoomOut
    }
    public let direction: Direction
    /// The middle of the zoom in parts of the element's width and height.
    public let location: UnitPoint
    /// The same in points of the element.
    public let point: CGPoint
}

/// Where actions of one kind are offered together.
public struct AccessibilityActionCategory: Equatable, Sendable {
    /// nil: the category of actions without one.
    let name: Text?
    private init(text: Text?) { name = text }

    public static let `default` = AccessibilityActionCategory(text: nil)
    /// Changes of the element's content.
    public static let edit = AccessibilityActionCategory(text: Text(verbatim: "Edit"))

    public init(_ name: Text) { self.init(text: name) }
    public init(_ nameKey: LocalizedStringKey) { self.init(text: Text(nameKey)) }
    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource) { self.init(text: Text(nameResource)) }
    @_disfavoredOverload
    public init(_ name: some StringProtocol) { self.init(text: Text(name)) }
}

/// The program's part of an action.
nonisolated enum AccessibilityHandler {
    case plain(() -> Void)
    case adjust((AccessibilityAdjustmentDirection) -> Void)
    case scroll((Edge) -> Void)
    case zoom((AccessibilityZoomGestureAction) -> Void)
}

/// An action of an element.
package struct AccessibilityAction {
    package enum Kind: Hashable, Sendable {
        case activate, escape, magicTap, adjust, scroll, zoom
        case named(String)
    }
    package var kind: Kind
    /// nil: the default one.
    package var category: String?
    let handler: AccessibilityHandler
}

extension View {
    /// Runs when a person activates the view, or leaves it, without touching it.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityNote(.action(actionKind, .plain(handler))) }
    /// Offers an action by its name.
    public nonisolated func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.action(.init(named: name), .plain(handler)))
    }
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAction(named: Text(nameKey), handler) }
    @_disfavoredOverload
    public nonisolated func accessibilityAction(
        named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAction(named: Text(nameResource), handler) }
    @_disfavoredOverload
    public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityAction(named: Text(name), handler) }

    /// Makes the view one whose value a person turns up and down.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityNote(.adjustment(handler)) }
    /// Runs when a person wants to see what lies beyond an edge.
    public nonisolated func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.scroll(handler))
    }
    /// Runs when a person wants to see the view larger or smaller.
    public nonisolated func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityNote(.zoom(handler)) }

    /// Where a touch is sent that activates the view, from its top left corner in points.
    public nonisolated func accessibilityActivationPoint(_ activationPoint: CGPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.activationPoint(.point(activationPoint)))
    }
    /// Where a touch is sent that activates the view, in parts of its width and height.
    public nonisolated func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.activationPoint(.unit(activationPoint)))
    }
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityNote(.activationPoint(.point(activationPoint)), isEnabled: isEnabled) }
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityNote(.activationPoint(.unit(activationPoint)), isEnabled: isEnabled) }

    /// Says whether people can act on the view; without it, traits, actions and gestures tell.
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityNote(.interaction(respondsToUserInteraction)) }
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityNote(.interaction(respondsToUserInteraction), isEnabled: isEnabled) }
}
