// Accessibility actions: what assistive programs can do to an element.

import Foundation
import WaggleGeometry

/// The kind of an action.
public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Kind: Equatable { case activate, escape, magicTap, named(Text) }
    private let kind: Kind

    /// Activates the element, as a tap does.
    public static let `default` = AccessibilityActionKind(kind: .activate)
    /// Dismisses the current presentation, such as a sheet.
    public static let escape = AccessibilityActionKind(kind: .escape)
    /// Performs the program's main action, such as play or pause.
    public static let magicTap = AccessibilityActionKind(kind: .magicTap)
    /// An action offered by its name.
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

/// The direction in which an adjustable element is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// A zoom requested by the user.
public struct AccessibilityZoomGestureAction {
    /// Whether the element becomes larger or smaller.
    public enum Direction: Hashable, Sendable {
        case zoomIn, zoomOut
    }
    public let direction: Direction
    /// The centre of the zoom as a unit point of the element.
    public let location: UnitPoint
    /// The centre of the zoom in the element's points.
    public let point: CGPoint
}

/// A category that groups actions.
public struct AccessibilityActionCategory: Equatable, Sendable {
    /// nil for the category of uncategorized actions.
    let name: Text?
    private init(text: Text?) { name = text }

    public static let `default` = AccessibilityActionCategory(text: nil)
    /// Actions that edit the element's content.
    public static let edit = AccessibilityActionCategory(text: Text(verbatim: "Edit"))

    public init(_ name: Text) { self.init(text: name) }
    public init(_ nameKey: LocalizedStringKey) { self.init(text: Text(nameKey)) }
    @_disfavoredOverload
    public init(_ nameResource: LocalizedStringResource) { self.init(text: Text(nameResource)) }
    @_disfavoredOverload
    public init(_ name: some StringProtocol) { self.init(text: Text(name)) }
}

/// The program's handler of an action.
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
    /// nil for the default category.
    package var category: String?
    let handler: AccessibilityHandler
}

extension View {
    /// Adds an action that runs when an assistive technology activates or dismisses the view.
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityNote(.action(actionKind, .plain(handler))) }
    /// Adds an action offered by its name.
    public nonisolated func accessibilityAction(
        named name: Text, _ handler: @escaping () -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
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

    /// Makes the view adjustable. The action runs when the user increments or decrements its value.
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityNote(.adjustment(handler)) }
    /// Adds an action that runs when an assistive technology scrolls toward an edge.
    public nonisolated func accessibilityScrollAction(
        _ handler: @escaping (Edge) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.scroll(handler))
    }
    /// Adds an action that runs when an assistive technology zooms the view in or out.
    public nonisolated func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityNote(.zoom(handler)) }

    /// Sets the point that activates the view when touched, in points from its top left corner.
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: CGPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.activationPoint(.point(activationPoint)))
    }
    /// Sets the point that activates the view when touched, as a unit point of the view.
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: UnitPoint
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.activationPoint(.unit(activationPoint)))
    }
    /// Sets the point that activates the view when touched, in points from its top left corner; disabled, sets nothing.
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.activationPoint(.point(activationPoint)), isEnabled: isEnabled)
    }
    /// Sets the point that activates the view when touched, as a unit point of the view; disabled, sets nothing.
    public nonisolated func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.activationPoint(.unit(activationPoint)), isEnabled: isEnabled)
    }

    /// Sets whether users can interact with the view. By default, its traits, actions and gestures decide.
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool = true
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityNote(.interaction(respondsToUserInteraction)) }
    public nonisolated func accessibilityRespondsToUserInteraction(
        _ respondsToUserInteraction: Bool, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.interaction(respondsToUserInteraction), isEnabled: isEnabled)
    }
}
