import Foundation
import SwiftUI

// Things that intents are about, in words that no assistant reads here.

public protocol TypeDisplayRepresentable {
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
public protocol InstanceDisplayRepresentable {
    var displayRepresentation: DisplayRepresentation { get }
}
public protocol PersistentlyIdentifiable {}
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}

public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public var name: LocalizedStringResource
    public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = []) {
        self.name = name
    }
    public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}

public struct DisplayRepresentation: ExpressibleByStringInterpolation, Sendable {
    public struct Image: Sendable {
        public init(systemName: String) {}
        public init(named: String) {}
        public init(data: Data) {}
        public init(url: URL) {}
    }
    public var title: LocalizedStringResource
    public var subtitle: LocalizedStringResource?
    public var image: Image?
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        (self.title, self.subtitle, self.image) = (title, subtitle, image)
    }
    public init(stringLiteral value: String) { (title, subtitle, image) = (LocalizedStringResource(stringLiteral: value), nil, nil) }
}

/// A thing of the program's.
public protocol AppEntity: DisplayRepresentable, Identifiable, Sendable where ID: Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    static var defaultQuery: DefaultQuery { get }
}
extension AppEntity {
    public typealias Property = EntityProperty
}
public protocol TransientAppEntity: DisplayRepresentable, Sendable {
    init()
}
public protocol IndexedEntity: AppEntity {}

/// One of several choices.
public protocol AppEnum: Hashable, RawRepresentable, CaseIterable, TypeDisplayRepresentable, Sendable
    where RawValue: LosslessStringConvertible {
    static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

/// Finds things by their names.
public protocol EntityQuery: Sendable {
    associatedtype Entity: Identifiable
    associatedtype Result: Collection<Entity> = [Entity]
    init()
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    func suggestedEntities() async throws -> Result
    func defaultResult() async -> Entity?
}
extension EntityQuery {
    public func defaultResult() async -> Entity? { nil }
    public typealias Dependency = AppDependency
}
extension EntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}
public protocol EntityStringQuery: EntityQuery {
    func entities(matching string: String) async throws -> [Entity]
}
public protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> [Entity]
}
public protocol UniqueAppEntityQuery: EntityQuery {}

/// What can be chosen for a parameter.
public protocol DynamicOptionsProvider: Sendable {
    associatedtype Result: Sendable
    associatedtype DefaultValue = Never
    func results() async throws -> Result
}

@propertyWrapper
public struct EntityProperty<Value: Sendable>: Sendable {
    private var value: Value?
    public init(title: LocalizedStringResource? = nil) {}
    public init(wrappedValue: Value, title: LocalizedStringResource? = nil) { value = wrappedValue }
    public var wrappedValue: Value {
        get {
            guard let value else { fatalError("A property of an entity was read before it had a value.") }
            return value
        }
        set { value = newValue }
    }
}

// MARK: - Shortcuts

/// The program's shortcuts, which no system lists here.
public protocol AppShortcutsProvider {
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    static var shortcutTileColor: ShortcutTileColor { get }
}
extension AppShortcutsProvider {
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// Does nothing: no system reads the parameters.
    public static func updateAppShortcutParameters() {}
}
public enum ShortcutTileColor: Sendable {
    case red, orange, tangerine, yellow, lime, teal, lightBlue, blue, navy, grape, purple, pink, grayBlue, grayGreen, grayBrown
}

public struct AppShortcut: Sendable {
    /// The intent's title.
    public let shortTitle: LocalizedStringResource?
    public init<I: AppIntent>(intent: I, phrases: [AppShortcutPhrase<I>], shortTitle: LocalizedStringResource, systemImageName: String) {
        self.shortTitle = shortTitle
    }
    public init<I: AppIntent>(intent: I, phrases: [AppShortcutPhrase<I>]) { shortTitle = nil }
}
@resultBuilder public struct AppShortcutsBuilder {
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
    public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }
    public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }
}

/// Words by which a person would ask for a shortcut.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { text += ProcessInfo.processInfo.processName }
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) { text += "…" }
    }
    let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
public enum AppShortcutPhraseToken: Sendable { case applicationName }

/// A place for a shortcut's name in a view: nothing, since no assistant listens.
public struct SiriTipView: View {
    public init<I: AppIntent>(intent: I, isVisible: Binding<Bool>? = nil) {}
    public var body: some View { EmptyView() }
}
public struct ShortcutsLink: View {
    public init(action: @escaping () -> Void = {}) {}
    public var body: some View { EmptyView() }
}
