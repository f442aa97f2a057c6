// Reads a value of the view that has the focus.

import Foundation
import Observation

// MARK: Reading

/// A value offered by the focused view; nil if there is none. The body runs again when it changes.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private var value: Value?

    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }
    /// Reads an object by its type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { read = { $0[object: Value.self] } }
    public var wrappedValue: Value? { value }
}

extension FocusedValue: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) { value = read(node.graph.input.focus.values.read(by: node)) }
}
