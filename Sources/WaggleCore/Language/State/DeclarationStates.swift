// State in a program's own scenes, commands and toolbar content.

/// Storage for the dynamic properties of the program's own scenes, commands or toolbar content, in declaration order.
@MainActor
public final class DeclarationStates: EndsWithNode {
    private unowned let node: ViewNode
    private var storages: [(storage: AnyObject, end: () -> Void)] = []
    private var count = 0

    init(_ node: ViewNode) { self.node = node }

    /// Starts again at the first declaration.
    func begin() { count = 0 }

    /// Returns the next declaration with its dynamic properties bound and updated. Its state is new if the type differs from last time.
    func prepared<Declaration>(_ declaration: Declaration) -> Declaration {
        defer { count += 1 }
        if storages.indices.contains(count), let storage = storages[count].storage as? DynamicStorage<Declaration> {
            _ = storage.update(declaration, node: node)
            return storage.prepared()
        }
        let storage = DynamicStorage(declaration, node: node), entry = (storage as AnyObject, { storage.end() })
        if storages.indices.contains(count) {
            storages[count].end()
            storages[count] = entry
        } else {
            storages.append(entry)
        }
        return storage.prepared()
    }

    func nodeDidEnd() {
        for storage in storages { storage.end() }
    }
}

/// The states of the declarations in a modifier.
struct DeclarationsProperty: NodeProperty {
    private var states: DeclarationStates?

    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        states = slot as? DeclarationStates ?? DeclarationStates(node)
        slot = states
    }
    /// Starts again at the first declaration.
    @MainActor func begin() -> DeclarationStates {
        guard let states else { preconditionFailure("The states of declarations are used outside a body.") }
        states.begin()
        return states
    }
}
