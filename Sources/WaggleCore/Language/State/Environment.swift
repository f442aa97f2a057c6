import Foundation
import Observation

/// A value from the view's environment; the body runs again when it changes.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value?)
    }
    private let source: Source
    private var value: Value?

    /// Reads the value at the key path.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

    public var wrappedValue: Value {
        if let value { return value }
        switch source {
        case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
        case .object(let read):
            if let value = read(EnvironmentValues()) { return value }
            fatalError("No \(Value.self) in the environment: add .environment(_:) with one to an ancestor of the view that reads it.")
        }
    }
}

extension Environment {
    /// Reads the `@Observable` object of this type that an enclosing view put into the environment.
    public init(_ type: Value.Type) where Value: AnyObject, Value: Observable {
        source = .object { $0[EnvironmentObjectKey<Value>.self] }
    }
    /// Like `init(_:)`; nil if there is none.
    public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? {
        source = .object { .some($0[EnvironmentObjectKey<T>.self]) }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        let environment = node.trackedEnvironment
        switch source {
        case .keyPath(let keyPath):
            value = environment[keyPath: keyPath]
            // The program reads the whole environment whenever it likes, in actions too.
            if let whole = value as? EnvironmentValues, (node as? any NodeWithBody).map({ isFrameworkType($0.typeWithBody) }) != true {
                whole.trackAllKeys()
            }
        case .object(let read): value = read(environment)
        }
    }
}
extension Environment: ComparesByReference {
    /// The key is effectively part of the view's type; the value itself comes from the tree.
    func refersToSame(as other: Any) -> Bool {
        guard let other = other as? Environment<Value> else { return false }
        if case .keyPath(let a) = source, case .keyPath(let b) = other.source { return a == b }
        return true
    }
}
