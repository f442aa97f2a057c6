// How assistive technologies read a text: modifiers that return `Text`, so that the result can still be concatenated.

import Foundation

extension Text {
    /// Sets what is read instead of the text; in a concatenation, instead of this part.
    public nonisolated func accessibilityLabel(_ label: Text) -> Text { adding(.label(label)) }
    /// Sets what is read instead of the text.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { adding(.label(Text(labelKey))) }
    /// Sets what is read instead of the text.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel(_ label: LocalizedStringResource) -> Text { adding(.label(Text(label))) }
    /// Sets what is read instead of the text.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { adding(.label(Text(label))) }
    /// Makes the text a heading at a level.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { adding(.heading(level)) }
    /// Sets the type of the text.
    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { adding(.contentType(value)) }
    /// Sets whether punctuation is spoken.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text {
        adding(.speech(AccessibilitySpeech(alwaysIncludesPunctuation: value)))
    }
    /// Sets whether text is spelled out character by character.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text {
        adding(.speech(AccessibilitySpeech(spellsOutCharacters: value)))
    }
    /// Raises or lowers the pitch of the voice, from -1 to 1.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> Text {
        adding(.speech(AccessibilitySpeech(pitch: value.isNaN ? 0 : min(max(value, -1), 1))))
    }
    /// Sets whether announcements wait for the current speech to finish.
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text {
        adding(.speech(AccessibilitySpeech(queuesAnnouncements: value)))
    }

    /// The text that assistive technologies read.
    func readString(in environment: EnvironmentValues) -> String {
        for case .label(let label) in modifiers.reversed() { return label.readString(in: environment) }
        if case .concatenation(let first, let second) = storage {
            return first.readString(in: environment) + second.readString(in: environment)
        }
        return string(in: environment)
    }
    /// The accessibility details set by the text's modifiers.
    var readDetails: AccessibilityDetails {
        var details = AccessibilityDetails()
        for modifier in modifiers {
            switch modifier {
            case .heading(let level): details.headingLevel = level
            case .contentType(let type): details.textContentType = type
            case .speech(let speech): details.speech.fill(from: speech)
            default: break
            }
        }
        return details
    }
    var isReadAsHeading: Bool { modifiers.contains { if case .heading = $0 { true } else { false } } }
}

extension View {
    /// Labels the view with hidden views.
    /// - Parameter content: receives the view itself, whose own label then becomes part of the result.
    public nonisolated func accessibilityLabel<V: View>(@ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V) -> some View {
        accessibilitySubstitute(.label, modifier(LabelContentModifier<Self, V>(label: content(PlaceholderContentView()))))
    }
}

/// A view's label, in which the placeholder stands for the view itself.
nonisolated private struct LabelContentModifier<Source: View, Label: View>: ViewModifier {
    let label: Label

    @MainActor func body(content: Content) -> Label { label }
    @MainActor static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        ModifierBodyNode<Self>(modifier, content, inputs, contentKey: ObjectIdentifier(Source.self))
    }
}
