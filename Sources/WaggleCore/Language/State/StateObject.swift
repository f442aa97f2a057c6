import Foundation
import OpenCombine

/// An object that the view owns: created once per identity, just before the first body.
@MainActor @propertyWrapper @preconcurrency
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    // Only the main actor calls it, although any code may make a view.
    nonisolated(unsafe) private let make: () -> ObjectType
    private var object: ObjectType?
    /// The number of changes that the object has announced, for reports.
    private var seed = 0

    public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    /// The object. Before the view is in a tree, every call creates a new one.
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

extension OwnedObject: KeptSlot {
    func keep() -> KeptValue? { KeptObject.fields(of: object, 0).map(KeptValue.fields) }
    func restore(_ kept: KeptValue) -> [String]? {
        guard case .fields(let fields) = kept else { return nil }
        return KeptObject.lost(of: fields, in: object, 0)
    }
    var keptType: Any.Type { ObjectType.self }
}

extension StateObject: KeptProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        let owned = slot.map { unsafeDowncast($0, to: OwnedObject<ObjectType>.self) } ?? OwnedObject(make(), node)
        slot = owned
        object = owned.object
        seed = owned.subscription.seed
    }
}
extension StateObject: ReportedProperty {
    var reportedValue: Any { ReportedObject(object, announcements: seed) }
}
extension StateObject: ComparesByReference {
    nonisolated func refersToSame(as other: Any) -> Bool { true }
}
