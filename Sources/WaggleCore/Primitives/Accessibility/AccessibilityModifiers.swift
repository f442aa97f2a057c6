// Modifiers for an element's label, value, hint, identifier, visibility and children.

import Foundation

extension View {
    /// Sets the element's label, replacing the texts that the view shows.
    public nonisolated func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityProperties { $0.label = label }
    }
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(labelKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(label))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(label))
    }
    /// Like `accessibilityLabel(_:)` if enabled; otherwise without effect.
    public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityProperties(isEnabled: isEnabled) { $0.label = label }
    }
    public nonisolated func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel(
        _ label: LocalizedStringResource, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityLabel(Text(label), isEnabled: isEnabled) }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Sets the element's value, such as the percentage of a slider.
    public nonisolated func accessibilityValue(_ valueDescription: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityProperties { $0.value = valueDescription }
    }
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityValue(
        _ valueResource: LocalizedStringResource
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(Text(valueResource)) }
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(value))
    }
    public nonisolated func accessibilityValue(
        _ valueDescription: Text, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityProperties(isEnabled: isEnabled) { $0.value = valueDescription }
    }
    public nonisolated func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(valueKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityValue(
        _ valueResource: LocalizedStringResource, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityValue(Text(valueResource), isEnabled: isEnabled) }
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }

    /// Describes what happens when the view is used.
    public nonisolated func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityProperties { $0.hint = hint }
    }
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hintKey))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityHint(_ hint: LocalizedStringResource) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hint))
    }
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hint))
    }
    public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityProperties(isEnabled: isEnabled) { $0.hint = hint }
    }

    public nonisolated func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hintKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityHint(
        _ hint: LocalizedStringResource, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityHint(Text(hint), isEnabled: isEnabled) }
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// Sets the identifier by which tests and scripts find the view. Users never hear or see it.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityProperties { $0.identifier = identifier }
    }
    public nonisolated func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityProperties(isEnabled: isEnabled) { $0.identifier = identifier }
    }

    /// Hides the view and its subviews from assistive technologies.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityProperties { $0.isHidden = hidden }
    }
    public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityProperties(isEnabled: isEnabled) { $0.isHidden = hidden }
    }

    public nonisolated func accessibilityAddTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityProperties { $0.addedTraits = traits } }
    public nonisolated func accessibilityRemoveTraits(
        _ traits: AccessibilityTraits
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityProperties { $0.removedTraits = traits } }

    /// Makes the view an element. `children` determines what happens to the elements inside.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibilityProperties { $0.childBehavior = children }
    }
}
