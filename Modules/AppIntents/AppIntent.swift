import Foundation
import SwiftUI

// Intents compile, and run where the program runs them: from a button, a toggle or by itself. No assistant and no system runs any.

/// Something that the program can do, with its parameters.
public protocol AppIntent: Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary = EmptyParameterSummary
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var isDiscoverable: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var parameterSummary: SummaryContent { get }
    init()
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public typealias Parameter = IntentParameter
    public typealias Dependency = AppDependency
    public typealias Summary = IntentParameterSummary<Self>
    /// Runs the intent now.
    @MainActor public func callAsFunction(donate: Bool = false) async throws { _ = try await perform() }
    /// Tells nobody: no assistant learns from it.
    @discardableResult public func donate() async throws -> UUID { UUID() }
}
extension AppIntent where SummaryContent == EmptyParameterSummary {
    public static var parameterSummary: EmptyParameterSummary { EmptyParameterSummary() }
}

public protocol WidgetConfigurationIntent: AppIntent {}
extension WidgetConfigurationIntent {
    /// A widget's configuration does nothing.
    public func perform() async throws -> some IntentResult { .result() }
}
public protocol ControlConfigurationIntent: AppIntent {}
extension ControlConfigurationIntent {
    public func perform() async throws -> some IntentResult { .result() }
}
public protocol SetValueIntent: AppIntent {
    associatedtype ValueType
    var value: ValueType { get set }
}
public protocol OpenIntent: AppIntent {
    associatedtype Value
    var target: Value { get set }
}
public protocol SystemIntent: AppIntent {}
public protocol LiveActivityIntent: AppIntent {}
public protocol LiveActivityStartingIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol AudioStartingIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol PredictableIntent: AppIntent {}
public protocol DeprecatedAppIntent: AppIntent {}
public protocol DeleteIntent: AppIntent {}
public protocol ShowInAppSearchResultsIntent: AppIntent {}

public enum IntentAuthenticationPolicy: Sendable { case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication }

/// What an intent is good for, in words.
public struct IntentDescription: ExpressibleByStringLiteral, Sendable {
    public var descriptionText: LocalizedStringResource
    public var categoryName: LocalizedStringResource?
    public var searchKeywords: [LocalizedStringResource]
    public init(
        _ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = [],
        resultValueName: LocalizedStringResource? = nil
    ) {
        (descriptionText, self.categoryName, self.searchKeywords) = (text, categoryName, searchKeywords)
    }
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

// MARK: - Results

/// What running an intent gives.
public protocol IntentResult: Sendable {
    associatedtype Value = Never
    var value: Value? { get }
}
public protocol ReturnsValue<Value>: IntentResult {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}
public protocol ShowsSnippetIntent: IntentResult {}
public protocol OpensIntent: IntentResult {}

/// The result of every intent: a value, words and a view, as far as it has them.
public struct IntentResultContainer<Value: Sendable, OpenedIntent, SnippetView, Dialog>: IntentResult, ReturnsValue, ProvidesDialog,
ShowsSnippetView, OpensIntent, @unchecked Sendable {
    public let value: Value?
    /// What an assistant would say.
    public let dialog: IntentDialog?
    /// What an assistant would show.
    public let view: AnyView?
}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
    public static func result() -> Self { Self(value: nil, dialog: nil, view: nil) }
}
extension IntentResult where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    public static func result(dialog: IntentDialog) -> Self { Self(value: nil, dialog: dialog, view: nil) }
}
extension IntentResult {
    public static func result<V: Sendable>(value: V) -> Self where Self == IntentResultContainer<V, Never, Never, Never> {
        Self(value: value, dialog: nil, view: nil)
    }
    public static func result<V: Sendable>(
        value: V, dialog: IntentDialog
    ) -> Self where Self == IntentResultContainer<V, Never, Never, IntentDialog> {
        Self(value: value, dialog: dialog, view: nil)
    }
    public static func result<V: Sendable, Content: View>(
        value: V, dialog: IntentDialog, view: Content
    ) -> Self where Self == IntentResultContainer<V, Never, Content, IntentDialog> {
        Self(value: value, dialog: dialog, view: AnyView(view))
    }
    public static func result<Content: View>(
        dialog: IntentDialog, view: Content
    ) -> Self where Self == IntentResultContainer<Never, Never, Content, IntentDialog> {
        Self(value: nil, dialog: dialog, view: AnyView(view))
    }
    public static func result<Content: View>(view: Content) -> Self where Self == IntentResultContainer<Never, Never, Content, Never> {
        Self(value: nil, dialog: nil, view: AnyView(view))
    }
    public static func result<I: AppIntent>(opensIntent: I) -> Self where Self == IntentResultContainer<Never, I, Never, Never> {
        Self(value: nil, dialog: nil, view: nil)
    }
}

/// Words of an assistant.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
    public let full: LocalizedStringResource
    public init(_ full: LocalizedStringResource) { self.full = full }
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) { self.full = full }
    public init(stringLiteral value: String) { full = LocalizedStringResource(stringLiteral: value) }
    public init(stringInterpolation: DefaultStringInterpolation) {
        full = LocalizedStringResource(stringLiteral: String(stringInterpolation: stringInterpolation))
    }
}

// MARK: - Parameters

/// A parameter of an intent. One without a value, and without a default, ends the program when it is read, as on a phone: the system would
/// have asked for it.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
    private var value: Value?
    private let name: String
    public let title: LocalizedStringResource?

    public var wrappedValue: Value {
        get {
            if let value { return value }
            // A parameter that may be missing is missing.
            if let empty = (Value.self as? any ExpressibleByNilLiteral.Type).flatMap({ $0.init(nilLiteral: ()) as? Value }) { return empty }
            fatalError("The parameter “\(name)” of an intent was read before it had a value; set it, or give it a default.")
        }
        set { value = newValue }
    }
    public var projectedValue: IntentParameter<Value> { self }

    private init(_ title: LocalizedStringResource?, _ value: Value?) { (self.title, self.value, name) = (title, value, title?.key ?? "") }

    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil
    ) {
        self.init(title, nil)
    }
    public convenience init(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value,
        requestValueDialog: IntentDialog? = nil
    ) {
        self.init(title, defaultValue)
    }
    public convenience init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
                            controlStyle: IntentControlStyle = .field,
                            inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil, requestValueDialog: IntentDialog? = nil) {
                                self.init(title, defaultValue)
                            }
    public convenience init<Provider>(
        title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
        requestValueDialog: IntentDialog? = nil, optionsProvider: Provider
    ) {
        self.init(title, defaultValue)
    }
    public convenience init(description: LocalizedStringResource, requestValueDialog: IntentDialog? = nil) { self.init(nil, nil) }
    public convenience init() { self.init(nil, nil) }

    /// - Throws: `AppIntentError.needsValue`: nobody can be asked.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { throw AppIntentError.needsValue }
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { AppIntentError.needsValue }
}
public enum IntentControlStyle: Sendable { case field, stepper, slider }
public enum AppIntentError: Error, Sendable { case needsValue, restartPerform }

/// How the parameters read in a sentence.
public protocol ParameterSummary: Sendable {}
public struct EmptyParameterSummary: ParameterSummary {
    public init() {}
}
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) { text += "…" }
    }
    let text: String
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    public init(_ summary: ParameterSummaryString<Intent>) {}
    public init(
        _ summary: ParameterSummaryString<Intent>, @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) {}
}
@resultBuilder public struct ParameterKeyPathsBuilder<Intent: AppIntent> {
    public static func buildExpression<Value>(_ parameter: KeyPath<Intent, IntentParameter<Value>>) -> PartialKeyPath<Intent> { parameter }
    public static func buildBlock(_ parameters: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { parameters }
}

/// An object that the program offers to its intents.
@propertyWrapper
public struct AppDependency<Value: Sendable>: Sendable {
    public init(key: (some Hashable & Sendable)? = Optional<String>.none, manager: AppDependencyManager = .shared) {}
    public var wrappedValue: Value {
        guard let value = AppDependencyManager.shared.value(of: Value.self) else {
            fatalError("No \(Value.self) was added to AppDependencyManager.shared, which an intent asks for.")
        }
        return value
    }
}

public final class AppDependencyManager: @unchecked Sendable {
    public static let shared = AppDependencyManager()
    private let lock = NSLock()
    private var makers: [ObjectIdentifier: () -> Any] = [:]
    private var made: [ObjectIdentifier: Any] = [:]
    public init() {}
    public func add<Dependency: Sendable>(key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency) {
        lock.withLock { makers[ObjectIdentifier(Dependency.self)] = dependency }
    }
    public func add<Dependency: Sendable>(key: AnyHashable? = nil, dependencyProvider: @escaping @Sendable () -> Dependency) {
        lock.withLock { makers[ObjectIdentifier(Dependency.self)] = dependencyProvider }
    }
    func value<Dependency>(of type: Dependency.Type) -> Dependency? {
        let key = ObjectIdentifier(type)
        if let known = lock.withLock({ made[key] }) as? Dependency { return known }
        guard let value = lock.withLock({ makers[key] })?() as? Dependency else { return nil }
        lock.withLock { made[key] = value }
        return value
    }
}

// MARK: - In views

extension Button {
    /// A button that runs an intent.
    @MainActor public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
        self.init(action: { Task { _ = try await intent.perform() } }, label: label)
    }
    @MainActor public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
        self.init(role: role, action: { Task { _ = try await intent.perform() } }, label: label)
    }
}
extension Button where Label == Text {
    @MainActor public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) { self.init(intent: intent) { Text(titleKey) } }
    @_disfavoredOverload @MainActor public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) {
        self.init(intent: intent) { Text(title) }
    }
}
extension Toggle {
    /// A switch that runs an intent when it is pressed. The value is the program's, which the intent changes.
    @MainActor public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
        self.init(isOn: Binding(get: { isOn }, set: { _ in Task { _ = try await intent.perform() } }), label: label)
    }
}
