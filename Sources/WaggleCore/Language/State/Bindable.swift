import Foundation
import Observation

/// Bindings to the properties of an `@Observable` object.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
    fileprivate init(object: Value) { wrappedValue = object }

    // Unconstrained, so that memberwise initializers of views take the object rather than a Bindable.
    @available(*, unavailable, message: "@Bindable works with @Observable objects; use @ObservedObject or @StateObject for an ObservableObject.")
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }
}

extension Bindable where Value: AnyObject {
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding(location: ObjectPartLocation(object: wrappedValue, keyPath: keyPath))
    }
}
extension Bindable where Value: AnyObject, Value: Observable {
    public init(wrappedValue: Value) { self.init(object: wrappedValue) }
    public init(_ wrappedValue: Value) { self.init(object: wrappedValue) }
    public init(projectedValue: Bindable<Value>) { self = projectedValue }
}
extension Bindable: DynamicProperty {}
extension Bindable: Sendable where Value: Sendable {}
extension Bindable: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
