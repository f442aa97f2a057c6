// What a program says about a view to people who do not see it, and to tests and scripts that look for it.

import Foundation

/// The properties that one modifier sets; whatever is nil stays as it was.
nonisolated struct AccessibilityProperties {
    var label: Text?
    var value: Text?
    var hint: Text?
    var identifier: String?
    var isHidden: Bool?
    var addedTraits: AccessibilityTraits = []
    var removedTraits: AccessibilityTraits = []
    /// nil: the view is no element of its own.
    var childBehavior: AccessibilityChildBehavior?
}

nonisolated struct AccessibilityModifier: ItemModifier {
    typealias Body = Never
    var properties = AccessibilityProperties()
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> AccessibilityNode { AccessibilityNode(modifier.properties, inputs) }
    @MainActor static func update(_ wrapper: AccessibilityNode, with modifier: Self) { wrapper.properties = modifier.properties }
}

/// Keeps the properties until somebody asks for the elements of the window.
@MainActor
final class AccessibilityNode: WrapperNode {
    var properties: AccessibilityProperties
    init(_ properties: AccessibilityProperties, _ inputs: ViewInputs) {
        self.properties = properties
        super.init(inputs)
    }
}

extension View {
    nonisolated func accessibilityProperties(isEnabled: Bool = true, _ set: (inout AccessibilityProperties) -> Void) -> some View {
        var modifier = AccessibilityModifier()
        if isEnabled { set(&modifier.properties) }
        return self.modifier(modifier)
    }

    /// Says what the view is, in place of the texts that it shows.
    public nonisolated func accessibilityLabel(_ label: Text) -> some View { accessibilityProperties { $0.label = label } }
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> some View { accessibilityLabel(Text(label)) }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { accessibilityLabel(Text(label)) }
    /// As `accessibilityLabel(_:)` where it is enabled; else nothing.
    public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        accessibilityProperties(isEnabled: isEnabled) { $0.label = label }
    }
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// Says what the view is set to, such as a slider's per cent.
    public nonisolated func accessibilityValue(_ valueDescription: Text) -> some View { accessibilityProperties { $0.value = valueDescription } }
    public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }
    @_disfavoredOverload
    public nonisolated func accessibilityValue(_ valueResource: LocalizedStringResource) -> some View { accessibilityValue(Text(valueResource)) }
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { accessibilityValue(Text(value)) }
    public nonisolated func accessibilityValue(_ valueDescription: Text, isEnabled: Bool) -> some View {
        accessibilityProperties(isEnabled: isEnabled) { $0.value = valueDescription }
    }

    /// Says what happens when the view is used.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View { accessibilityProperties { $0.hint = hint } }
    public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }
    @_disfavoredOverload
    public nonisolated func accessibilityHint(_ hint: LocalizedStringResource) -> some View { accessibilityHint(Text(hint)) }
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { accessibilityHint(Text(hint)) }
    public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        accessibilityProperties(isEnabled: isEnabled) { $0.hint = hint }
    }

    /// A name by which tests and scripts find the view; people never see it.
    public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { accessibilityProperties { $0.identifier = identifier } }
    public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        accessibilityProperties(isEnabled: isEnabled) { $0.identifier = identifier }
    }

    /// Leaves the view and all within out.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { accessibilityProperties { $0.isHidden = hidden } }
    public nonisolated func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
        accessibilityProperties(isEnabled: isEnabled) { $0.isHidden = hidden }
    }

    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { accessibilityProperties { $0.addedTraits = traits } }
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { accessibilityProperties { $0.removedTraits = traits } }

    /// Makes the view one element.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        accessibilityProperties { $0.childBehavior = children }
    }
}
