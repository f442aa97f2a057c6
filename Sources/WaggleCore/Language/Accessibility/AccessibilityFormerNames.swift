// Older names of accessibility modifiers, which programs for iOS 13 use.

extension View {
    /// `accessibilityLabel(_:)` by its older name.
    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }
    /// `accessibilityValue(_:)` by its older name.
    public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }
    /// `accessibilityHint(_:)` by its older name.
    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
    /// `accessibilityIdentifier(_:)` by its older name.
    public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
    /// `accessibilityHidden(_:)` by its older name.
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
    /// `accessibilityAddTraits(_:)` by its older name.
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
    /// `accessibilityRemoveTraits(_:)` by its older name.
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View { accessibilityRemoveTraits(traits) }
}
