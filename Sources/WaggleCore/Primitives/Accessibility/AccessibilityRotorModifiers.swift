// Modifiers that add rotors to views.

import Foundation

extension View {
    private nonisolated func rotor<Content: AccessibilityRotorContent>(
        _ name: AccessibilityRotor.Name, _ entries: @escaping () -> Content
    ) -> some View {
        let entries = UncheckedBox(entries)
        return accessibilityNote(.rotor(name) { MainActor.assumeIsolated { UncheckedBox(entries.value()._rotorEntries()) }.value })
    }
    private nonisolated func rotor<Model, ID: Hashable>(
        _ name: AccessibilityRotor.Name, _ models: [Model], _ id: KeyPath<Model, ID>, _ label: KeyPath<Model, String>
    ) -> some View {
        accessibilityNote(.rotor(name) {
            models.map {
                _AccessibilityRotorEntry(
                    label: Text(verbatim: $0[keyPath: label]), reference: AccessibilityReference(id: AnyHashable($0[keyPath: id])),
                    textRange: nil, prepare: {})
            }
        })
    }
    private nonisolated func rotor(_ name: AccessibilityRotor.Name, _ ranges: [Range<String.Index>]) -> some View {
        accessibilityNote(.rotor(name) { ranges.map { _AccessibilityRotorEntry(label: nil, reference: nil, textRange: $0, prepare: {}) } })
    }

    /// Sets the id by which rotor entries refer to the view.
    public nonisolated func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accessibilityNote(.rotorEntry(AccessibilityReference(namespace: namespace, id: AnyHashable(id))))
    }

    // MARK: From entries

    /// Adds a rotor with these entries to the view.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(.text(label), entries) }
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(.text(Text(labelKey)), entries) }
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: LocalizedStringResource, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(.text(Text(label)), entries) }
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(.text(Text(label)), entries) }
    /// Replaces a system rotor inside the view.
    public nonisolated func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { rotor(.system(systemRotor), entries) }

    // MARK: From data

    /// Adds a rotor with one entry per data element; each entry refers to the view with the element's identity.
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.text(rotorLabel), entries, \.id, entryLabel) }
    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.text(rotorLabel), entries, entryID, entryLabel) }
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.text(Text(rotorLabelKey)), entries, \.id, entryLabel) }
    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.text(Text(rotorLabelKey)), entries, entryID, entryLabel) }
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.text(Text(rotorLabelResource)), entries, \.id, entryLabel) }
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.text(Text(rotorLabelResource)), entries, entryID, entryLabel) }
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.text(Text(rotorLabel)), entries, \.id, entryLabel) }
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.text(Text(rotorLabel)), entries, entryID, entryLabel) }
    public nonisolated func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.system(systemRotor), entries, \.id, entryLabel) }
    public nonisolated func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { rotor(.system(systemRotor), entries, entryID, entryLabel) }

    // MARK: From text ranges

    /// Adds a rotor with one entry per range of the view's text.
    public nonisolated func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
        rotor(.text(label), textRanges)
    }
    public nonisolated func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]) -> some View {
        rotor(.text(Text(labelKey)), textRanges)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityRotor(_ label: LocalizedStringResource, textRanges: [Range<String.Index>]) -> some View {
        rotor(.text(Text(label)), textRanges)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityRotor<L: StringProtocol>(_ label: L, textRanges: [Range<String.Index>]) -> some View {
        rotor(.text(Text(label)), textRanges)
    }
    public nonisolated func accessibilityRotor(_ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]) -> some View {
        rotor(.system(systemRotor), textRanges)
    }
}
