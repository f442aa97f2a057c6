// The older names of accessibility modifiers.

import Foundation
import WaggleGeometry

extension View {
    /// The older name of `accessibilityLabel(_:)`.
    public nonisolated func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(label)
    }
    /// The older name of `accessibilityValue(_:)`.
    public nonisolated func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(value)
    }
    /// The older name of `accessibilityHint(_:)`.
    public nonisolated func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(hint) }
    /// The older name of `accessibilityHidden(_:)`.
    public nonisolated func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHidden(hidden)
    }
    /// The older name of `accessibilityInputLabels(_:)`.
    public nonisolated func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityInputLabels(inputLabels)
    }
    /// The older name of `accessibilityIdentifier(_:)`.
    public nonisolated func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityIdentifier(identifier)
    }
    /// Sets the value of a selection that the view represents; prefer `tag(_:)`.
    public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityNote(.selectionIdentifier(selectionIdentifier))
    }
    /// The older name of `accessibilitySortPriority(_:)`: higher is read first, and 0 is the default.
    public nonisolated func accessibility(sortPriority: Double) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilitySortPriority(sortPriority)
    }
    /// The older name of `accessibilityActivationPoint(_:)`, with a point from the view's top left corner.
    public nonisolated func accessibility(activationPoint: CGPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityActivationPoint(activationPoint)
    }
    /// The older name of `accessibilityActivationPoint(_:)`.
    public nonisolated func accessibility(activationPoint: UnitPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityActivationPoint(activationPoint)
    }
    /// The older name of `accessibilityAddTraits(_:)`.
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityAddTraits(traits)
    }
    /// The older name of `accessibilityRemoveTraits(_:)`.
    public nonisolated func accessibility(
        removeTraits traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityRemoveTraits(traits)
    }
}
