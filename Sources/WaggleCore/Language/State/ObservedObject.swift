// Objects that announce their changes: @ObservedObject, @StateObject, @EnvironmentObject, @Bindable.

import Foundation
import Observation
import OpenCombine
import Synchronization

/// Follows one object on behalf of a node.
@MainActor
private final class ObjectSubscription: EndsWithNode {
    private weak var node: ViewNode?
    private var object: AnyObject?
    private var cancellable: AnyCancellable?
    private let announcements = Announcements()

    /// Counts the announcements, from whatever thread.
    private final class Announcements: Sendable {
        let count = Atomic(0)
    }

    /// Grows with each announcement.
    var seed: Int { announcements.count.load(ordering: .relaxed) }

    init(_ node: ViewNode) { self.node = node }

    func follow<Object: ObservableObject>(_ object: Object) {
        guard self.object !== object, let node else { return }
        self.object = object
        let pending = node.graph.pending
        // Announced before the change, on whatever thread; the node looks again when the transaction is applied.
        cancellable = object.objectWillChange.sink { @Sendable [reference = node.reference, announcements] _ in
            announcements.count.wrappingAdd(1, ordering: .relaxed)
            pending.append(.invalidate(reference), ThreadContext.current.transaction ?? Transaction())
        }
    }
    func nodeDidEnd() {
        cancellable = nil
        object = nil
    }
}

/// An object that somebody else owns; the body runs again whenever it announces a change.
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
    /// Tells closures that captured the object before a change from those that captured it after.
    private var seed = 0

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
}

extension ObservedObject: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        let subscription = slot as? ObjectSubscription ?? ObjectSubscription(node)
        slot = subscription
        subscription.follow(wrappedValue)
        seed = subscription.seed
    }
}

/// An object that the view makes once per identity, right before its first body, and owns.
@MainActor @propertyWrapper @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    private var object: ObjectType?

    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. Outside of a view's life a new one at each call.
    public var wrappedValue: ObjectType { object ?? make() }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

@MainActor
private final class OwnedObject<ObjectType: ObservableObject>: EndsWithNode {
    let object: ObjectType
    let subscription: ObjectSubscription
    init(_ object: ObjectType, _ node: ViewNode) {
        self.object = object
        subscription = ObjectSubscription(node)
        subscription.follow(object)
    }
    func nodeDidEnd() { subscription.nodeDidEnd() }
}

extension StateObject: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        if let kept = slot {
            object = unsafeDowncast(kept, to: OwnedObject<ObjectType>.self).object
        } else {
            let owned = OwnedObject(make(), node)
            slot = owned
            object = owned.object
        }
    }
}
extension StateObject: ComparesByReference {
    nonisolated func refersToSame(as other: Any) -> Bool { true }
}

/// An object that a view above put into the environment by `environmentObject(_:)`.
@MainActor @propertyWrapper @preconcurrency
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var object: ObjectType?
    /// Tells closures that captured the object before a change from those that captured it after.
    private var seed = 0

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object else {
            fatalError("No \(ObjectType.self) in the environment: add .environmentObject(_:) with one to a view around the one that reads it.")
        }
        return object
    }
    public var projectedValue: ObservedObject<ObjectType>.Wrapper { .init(object: wrappedValue) }
}

enum EnvironmentObjectKey<ObjectType: AnyObject>: EnvironmentKey {
    static var defaultValue: ObjectType? { nil }
}

extension EnvironmentObject: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        object = node.trackedEnvironment[EnvironmentObjectKey<ObjectType>.self]
        guard let object else { return }
        let subscription = slot as? ObjectSubscription ?? ObjectSubscription(node)
        slot = subscription
        subscription.follow(object)
        seed = subscription.seed
    }
}
extension EnvironmentObject: ComparesByReference {
    nonisolated func refersToSame(as other: Any) -> Bool { true }
}

/// Bindings to the properties of an `@Observable` object.
@dynamicMemberLookup @propertyWrapper
public struct Bindable<Value> {
    public var wrappedValue: Value
    public var projectedValue: Bindable<Value> { self }
    fileprivate init(object: Value) { wrappedValue = object }

    // Unconstrained, so that memberwise initialisers of views take the object and not a Bindable.
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
