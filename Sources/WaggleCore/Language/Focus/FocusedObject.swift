// Observable objects that the focused view offers to the rest of the window.

import Foundation
import OpenCombine

/// An object offered by the focused view; nil if there is none. The body runs again when another object is offered, and when the object
/// announces a change.
@MainActor @propertyWrapper @preconcurrency
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Bindings to the object's properties.
    @MainActor @dynamicMemberLookup @preconcurrency
    public struct Wrapper {
        let object: ObjectType
        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            ObservedObject<ObjectType>.Wrapper(object: object)[dynamicMember: keyPath]
        }
    }
    private var object: ObjectType?
    /// Makes closures that captured the object before a change unequal to those that captured it after.
    private var seed = 0

    public init() {}
    public var wrappedValue: ObjectType? { object }
    public var projectedValue: Wrapper? { object.map(Wrapper.init) }
}

extension FocusedObject: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        object = node.graph.input.focus.values.read(by: node)[object: ObjectType.self]
        guard let object else { return slot = nil }
        seed = ObjectSubscription.follow(object, for: node, in: &slot)
    }
}
extension FocusedObject: ComparesByReference {
    nonisolated func refersToSame(as other: Any) -> Bool { true }
}

extension View {
    /// Offers an object by its type while the view or an inner view has the focus.
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T) -> some View { focusedObject(Optional(object)) }
    /// Offers an object by its type while the view or an inner view has the focus; nil offers none.
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: false) { $0[object: T.self] = object })
    }
    /// Offers an object by its type to the window, wherever the focus is.
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { focusedSceneObject(Optional(object)) }
    /// Offers an object by its type to the window, wherever the focus is; nil offers none.
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: true) { $0[object: T.self] = object })
    }
}
