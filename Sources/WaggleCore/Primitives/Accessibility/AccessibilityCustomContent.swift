// Custom content: details about an element that users request one by one.

import Foundation

/// The namespace of custom content types, named after the Accessibility framework's class.
public enum AXCustomContent {
    /// When a detail is read.
    public enum Importance: UInt, Sendable {
        /// On request.
        case `default`
        /// Immediately, with the element.
        case high
    }
}

/// Identifies a detail, so that a later modifier can replace it.
public struct AccessibilityCustomContentKey: Equatable {
    let label: Text
    let id: String

    /// - Parameter id: distinguishes keys with equal labels.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }
    @_disfavoredOverload
    public init(_ label: LocalizedStringResource, id: String) { self.init(Text(label), id: id) }
    /// A key identified by its label.
    public init(_ labelKey: LocalizedStringKey) { self.init(unnamed: Text(labelKey)) }

    fileprivate init(unnamed label: Text) { self.init(label, id: label.string(in: EnvironmentValues())) }
    public static func == (a: Self, b: Self) -> Bool { a.id == b.id }
}

/// A detail about an element.
package struct AccessibilityCustomContent {
    let key: String
    package var label: String
    package var value: String
    package var importance: AXCustomContent.Importance
}

extension View {
    /// Adds a detail about the view; nil removes the detail with that key.
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityNote(.customContent(key, value, importance)) }
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityCustomContent(key, Text(valueKey), importance: importance) }
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(key, Text(valueResource), importance: importance)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { accessibilityCustomContent(key, Text(value), importance: importance) }

    /// Adds a detail about the view, identified by its label.
    public nonisolated func accessibilityCustomContent(
        _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(AccessibilityCustomContentKey(unnamed: label), value, importance: importance)
    }
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), value, importance: importance)
    }
    public nonisolated func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent(
        _ label: LocalizedStringResource, _ valueResource: LocalizedStringResource, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(label), Text(valueResource), importance: importance)
    }
    @_disfavoredOverload
    public nonisolated func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
    }
}
