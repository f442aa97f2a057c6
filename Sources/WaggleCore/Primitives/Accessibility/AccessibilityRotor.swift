// Rotors: lists of elements for navigating a window.

import Foundation

/// A rotor predefined by the system.
public struct AccessibilitySystemRotor: Sendable {
    let name: String
    private init(_ name: String) { self.name = name }

    public static func links(visited: Bool) -> AccessibilitySystemRotor {
        AccessibilitySystemRotor(visited ? "Visited Links" : "Unvisited Links")
    }
    public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor("Links") }
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
        level == .unspecified ? headings : AccessibilitySystemRotor("Headings Level \(level.rawValue)")
    }
    public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor("Headings") }
    public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor("Bold Text") }
    public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor("Italic Text") }
    public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor("Underlined Text") }
    public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor("Misspelled Words") }
    public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor("Images") }
    public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor("Text Fields") }
    public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor("Tables") }
    public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor("Lists") }
    public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor("Landmarks") }
}

/// A snapshot of a rotor.
package struct AccessibilityRotor {
    package enum Name {
        case text(Text)
        case system(AccessibilitySystemRotor)
        @MainActor func string(in environment: EnvironmentValues) -> String {
            switch self {
            case .text(let text): text.string(in: environment)
            case .system(let rotor): rotor.name
            }
        }
    }
    package struct Entry {
        package var label: String
        /// The element that the entry leads to; nil for the one with the rotor.
        let reference: AccessibilityReference?
        /// The range of the element's text; nil for all of it.
        package var textRange: Range<String.Index>?
        /// Brings the element into view before the user is taken there.
        package var prepare: () -> Void
    }
    package var name: String
    package var entries: [Entry]
}

/// A rotor entry with an identifier of any type.
public struct _AccessibilityRotorEntry {
    let label: Text?
    let reference: AccessibilityReference?
    let textRange: Range<String.Index>?
    let prepare: () -> Void

    @MainActor func resolved(in environment: EnvironmentValues) -> AccessibilityRotor.Entry {
        AccessibilityRotor.Entry(label: label?.string(in: environment) ?? "", reference: reference, textRange: textRange, prepare: prepare)
    }
}

/// The content of a rotor: entries, or groups, conditions and loops of them.
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor func _rotorEntries() -> [_AccessibilityRotorEntry]
}

extension AccessibilityRotorContent {
    public func _rotorEntries() -> [_AccessibilityRotorEntry] { body._rotorEntries() }
}

extension Never: AccessibilityRotorContent {
    public func _rotorEntries() -> [_AccessibilityRotorEntry] { fatalError("There is no value of type Never.") }
}

/// Builds rotor content from entries.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> some AccessibilityRotorContent { content }
    // At least two, so that an empty closure is one of views.
    public static func buildBlock<First: AccessibilityRotorContent, Second: AccessibilityRotorContent, each Rest: AccessibilityRotorContent>(
        _ first: First, _ second: Second, _ rest: repeat each Rest
    ) -> some AccessibilityRotorContent {
        var parts: [any AccessibilityRotorContent] = [first, second]
        repeat parts.append(each rest)
        return AccessibilityRotorGroup(parts: parts)
    }
    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> some AccessibilityRotorContent {
        AccessibilityRotorGroup(parts: content.map { [$0] } ?? [])
    }
}

nonisolated private struct AccessibilityRotorGroup: AccessibilityRotorContent {
    let parts: [any AccessibilityRotorContent]
    @MainActor var body: Never { return fatalError("A group of rotor entries has no body.") }
    @MainActor func _rotorEntries() -> [_AccessibilityRotorEntry] { parts.flatMap { $0._rotorEntries() } }
}

/// An entry of a rotor.
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    private let entry: _AccessibilityRotorEntry

    private init(_ label: Text?, _ reference: AccessibilityReference?, _ textRange: Range<String.Index>?, _ prepare: @escaping () -> Void) {
        entry = _AccessibilityRotorEntry(label: label, reference: reference, textRange: textRange, prepare: prepare)
    }
    @MainActor public var body: Never { return fatalError("An entry of a rotor has no body.") }
    @MainActor public func _rotorEntries() -> [_AccessibilityRotorEntry] { [entry] }

    /// - Parameters:
    ///   - id: the view's id, set by `id(_:)`, `ForEach` or `accessibilityRotorEntry`.
    ///   - prepare: makes the view appear.
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
        self.init(label, AccessibilityReference(id: AnyHashable(id)), textRange, prepare)
    }
    public init(_ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
        self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
    }
    @_disfavoredOverload
    public init(_ label: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
        self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
    }
    @_disfavoredOverload
    public init<L: StringProtocol>(_ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}) {
        self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
    }
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(label, AccessibilityReference(namespace: namespace, id: AnyHashable(id)), textRange, prepare)
    }
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }
    @_disfavoredOverload
    public init(
        _ label: LocalizedStringResource, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) {
        self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
    }
}

extension AccessibilityRotorEntry where ID == Never {
    /// An entry for a text range of the view that has the rotor.
    public init(_ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
        self.init(label, nil, textRange, prepare)
    }
    public init(_ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
        self.init(Text(labelKey), textRange: textRange, prepare: prepare)
    }
    @_disfavoredOverload
    public init(_ label: LocalizedStringResource, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
        self.init(Text(label), textRange: textRange, prepare: prepare)
    }
    @_disfavoredOverload
    public init<L: StringProtocol>(_ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {
        self.init(Text(label), textRange: textRange, prepare: prepare)
    }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    @MainActor public var body: Never { return fatalError("A loop of rotor entries has no body.") }
    @MainActor public func _rotorEntries() -> [_AccessibilityRotorEntry] { data.flatMap { content($0)._rotorEntries() } }
}
extension ForEach where Content: AccessibilityRotorContent {
    public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
        where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content, id: { $0.id }, idKeyPath: \.id)
    }
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] }, idKeyPath: id)
    }
}
extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.content = content() }
    @MainActor public var body: Never { return fatalError("A group of rotor entries has no body.") }
    @MainActor public func _rotorEntries() -> [_AccessibilityRotorEntry] { content._rotorEntries() }
}
