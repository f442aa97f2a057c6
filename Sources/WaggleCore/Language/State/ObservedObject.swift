import Foundation
import OpenCombine

/// An object owned elsewhere; the body runs again whenever it announces a change.
@MainActor @propertyWrapper @preconcurrency
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Bindings to the object's properties.
    @MainActor @dynamicMemberLookup @preconcurrency
    public struct Wrapper {
        let object: ObjectType
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            Binding(location: ObjectPartLocation(object: object, keyPath: keyPath))
        }
    }

    public var wrappedValue: ObjectType
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
    /// Makes closures that captured the object before a change unequal to those that captured it after.
    private var seed = 0

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
}

extension ObservedObject: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        seed = ObjectSubscription.follow(wrappedValue, for: node, in: &slot)
    }
}
extension ObservedObject: ReportedProperty {
    var reportedValue: Any { ReportedObject(wrappedValue, announcements: seed) }
}
