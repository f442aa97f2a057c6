// Reads and writes a value of the view that has the focus.

import Foundation
import Observation

/// The value of a binding offered by the focused view; nil if there is none.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    @FocusedValue private var binding: Binding<Value>?

    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _binding = FocusedValue(keyPath) }
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }
    /// A binding to the value; writes are dropped while none is offered.
    public var projectedValue: Binding<Value?> {
        let binding = binding
        return Binding(reading: { binding?.wrappedValue }, writing: { if let value = $0 { binding?.wrappedValue = value } })
    }
}
