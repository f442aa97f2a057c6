// How assistive technologies speak an element.

import Foundation

/// Speech settings; nil for the user's own setting.
package struct AccessibilitySpeech: Equatable, Sendable {
    package var alwaysIncludesPunctuation: Bool?
    package var spellsOutCharacters: Bool?
    /// From -1 to 1; 0 is the default pitch.
    package var pitch: Double?
    package var queuesAnnouncements: Bool?

    /// Inherits settings that are not set here.
    mutating func fill(from outer: AccessibilitySpeech) {
        alwaysIncludesPunctuation = alwaysIncludesPunctuation ?? outer.alwaysIncludesPunctuation
        spellsOutCharacters = spellsOutCharacters ?? outer.spellsOutCharacters
        pitch = pitch ?? outer.pitch
        queuesAnnouncements = queuesAnnouncements ?? outer.queuesAnnouncements
    }
}

extension View {
    /// Sets whether punctuation is spoken.
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        accessibilityNote(.speech(AccessibilitySpeech(alwaysIncludesPunctuation: value)))
    }
    /// Sets whether text is spelled out character by character.
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        accessibilityNote(.speech(AccessibilitySpeech(spellsOutCharacters: value)))
    }
    /// Raises or lowers the pitch of the voice, from -1 to 1.
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View {
        accessibilityNote(.speech(AccessibilitySpeech(pitch: value.isNaN ? 0 : min(max(value, -1), 1))))
    }
    /// Sets whether announcements wait for the current speech to finish.
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        accessibilityNote(.speech(AccessibilitySpeech(queuesAnnouncements: value)))
    }
}

extension AccessibilityElement {
    /// The spoken description of the element, in VoiceOver's order on iPhone.
    package var spoken: String {
        var words: [String] = []
        let isToggle = traits.contains(.isToggle)
        if traits.contains(.isSelected) { words.append("Selected") }
        words.append(label)
        if let value { words.append(isToggle ? ["1": "On", "0": "Off"][value] ?? value : value) }
        if !isEnabled { words.append("Dimmed") }
        if isToggle { words.append("Switch Button") } else if traits.contains(.isButton) { words.append("Button") }
        if traits.contains(.isHeader) {
            words.append(details.headingLevel == .unspecified ? "Heading" : "Heading level \(details.headingLevel.rawValue)")
        }
        if traits.contains(.isLink) { words.append("Link") }
        if actions.contains(where: { $0.kind == .adjust }) { words.append("Adjustable") }
        if traits.contains(.isImage) { words.append("Image") }
        if traits.contains(.isSearchField) { words.append("Search Field") }
        if let hint { words.append(hint) }
        return words.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
