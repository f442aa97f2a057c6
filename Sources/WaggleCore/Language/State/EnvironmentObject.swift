import Foundation
import OpenCombine

/// An object that an enclosing view put into the environment with `environmentObject(_:)`.
@MainActor @propertyWrapper @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?
    /// Makes closures that captured the object before a change unequal to those that captured it after.
    private var seed = 0

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError(
                "No \(ObjectType.self) in the environment: add .environmentObject(_:) with one to an ancestor of the view that reads it.")
        }
        return object
    }
    /// Bindings to the object's properties.
    public typealias Wrapper = ObservedObject<ObjectType>.Wrapper
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

enum EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey, ForwardedEnvironmentKey {
    static var defaultValue: ObjectType? { nil }
}

extension EnvironmentObject: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        object = node.trackedEnvironment[EnvironmentObjectKey<ObjectType>.self]
        guard let object else { return }
        seed = ObjectSubscription.follow(object, for: node, in: &slot)
    }
}
extension EnvironmentObject: ReportedProperty {
    var reportedValue: Any { ReportedObject(object, announcements: seed) }
}
extension EnvironmentObject: ComparesByReference {
    nonisolated func refersToSame(as other: Any) -> Bool { true }
}
