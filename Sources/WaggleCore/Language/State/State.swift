import Foundation

/// A value owned by a view: it lives as long as the view's identity, and bodies that read it run again when it changes.
///
/// The initial value is used once per identity. Any thread may write, outside bodies; a write shows in the next frame, animated
/// by its transaction.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private var initial: Value
    private var location: StateLocation<Value>?

    public init(wrappedValue value: Value) { initial = value }
    public init(initialValue value: Value) { initial = value }

    /// The newest value; within a body, the value in the transaction being applied.
    public var wrappedValue: Value {
        get { location?.get() ?? initial }
        nonmutating set { location?.set(newValue, nil) }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(location, before: initial) }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(initialValue: nil) }
}

extension State: Sendable where Value: Sendable {}

extension State: KeptProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        location = Self.kept(in: &slot) { StateLocation(initial, pending: node.graph.pending) }
    }
}

extension State: ComparesByReference {
    /// States that differ only in their initial value are interchangeable.
    func refersToSame(as other: Any) -> Bool { true }
}
