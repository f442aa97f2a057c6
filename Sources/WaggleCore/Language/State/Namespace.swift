import Foundation

/// A namespace for identifiers, owned by a view; used for matched geometry.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    /// Identifies the namespace among all others.
    public struct ID: Hashable, Sendable {
        let number: Int
    }
    private var id = ID(number: 0)

    public init() {}
    public var wrappedValue: ID { id }
}

private final class NamespaceMemory {
    let id: Namespace.ID
    init(_ id: Namespace.ID) { self.id = id }
}

extension Namespace: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        let memory = slot as? NamespaceMemory ?? NamespaceMemory(ID(number: Int(node.graph.nextNodeNumber())))
        slot = memory
        id = memory.id
    }
}
extension Namespace: ComparesByReference {
    func refersToSame(as other: Any) -> Bool { true }
}
