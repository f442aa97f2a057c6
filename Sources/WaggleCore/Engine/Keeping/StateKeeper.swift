// State that outlives its program: another version of it goes on with what this one has.

import Foundation

/// A dynamic property whose value is kept.
@MainActor
protocol KeptProperty: NodeProperty {}

/// The storage of such a property.
@MainActor
protocol KeptSlot: AnyObject {
    var keptType: Any.Type { get }
    /// - Returns: nil if the value cannot be kept.
    func keep() -> KeptValue?
    /// Takes over a value before a body has read the property.
    /// - Returns: the parts that do not fit, by name; nil if nothing fits.
    func restore(_ kept: KeptValue) -> [String]?
}

extension StateLocation: KeptSlot {
    var keptType: Any.Type { Value.self }
    @MainActor func keep() -> KeptValue? { (get() as? any KeptReference).map { $0.kept } ?? KeptValue.of(get()) }
    @MainActor func restore(_ kept: KeptValue) -> [String]? {
        if let reference = get() as? any KeptReference {
            reference.restore(kept)
            return []
        }
        if Value.self is AnyObject.Type {
            guard case .fields(let fields) = kept else { return nil }
            return KeptObject.lost(of: fields, in: get() as AnyObject, 0)
        }
        guard let value = kept.restored(as: Value.self, initial: get()) else { return nil }
        begin(with: value)
        return []
    }
}

/// An object of the framework's that knows what of it is kept.
@MainActor
protocol KeptReference: AnyObject {
    var kept: KeptValue { get }
    func restore(_ kept: KeptValue)
}

/// The dynamic properties of a view, a modifier or a declaration.
@MainActor
protocol KeptStorage: AnyObject {
    var valueType: Any.Type { get }
    /// Makes the storage of the properties that are kept, which is otherwise made with the first body.
    func makeKept()
    var kept: [(name: String, value: any KeptSlot)] { get }
}

/// A view of the framework's with state that a person has set, such as whether a group is open. The state of other such views is not kept:
/// it says what a control is doing.
protocol KeepsState {
    static var keptProperties: Set<String> { get }
}

/// What another version of the program goes on with.
package struct KeptState: Codable, Equatable {
    struct Property: Codable, Equatable {
        var type: String
        var value: KeptValue
    }
    struct ViewState: Codable, Equatable {
        /// The view's name for people.
        var name: String
        /// False for a view that is kept out of sight, such as a tab: it need not be there soon.
        var isShown: Bool
        var properties: [String: Property] = [:]
    }
    struct Text: Codable, Equatable {
        var text: String
        var anchor, head: Int
    }
    struct Focus: Codable, Equatable {
        var path: String
        var text: Text?
    }
    /// By paths (`StateKeeper`).
    var views: [String: ViewState] = [:]
    var scrolls: [String: CGPoint] = [:]
    var focus: Focus?
    /// The window's `@SceneStorage` and the program's settings, as property lists.
    package var sceneValues = Data(), settings = Data()

    package init() {}
}

/// Knows where state is in a window, and gives new views what the same views of an earlier version had.
///
/// A path consists of the program's views around a view, the ids of loops between them, and its own name with a number among equals.
/// Modifiers and containers are not part of it, so state stays when a view gets another background or moves into a stack.
@MainActor
package final class StateKeeper {
    private struct Known {
        weak var storage: (any KeptStorage)?
        weak var node: ViewNode?
    }
    private var known: [Known] = []
    /// With as many, those that are gone are forgotten.
    private var mostKnown = 256
    /// What is left for views that are still to come.
    private var waiting: [String: KeptState.ViewState]
    private(set) var scrolls: [String: CGPoint]
    private(set) var focus: KeptState.Focus?
    /// The number of views made with one path.
    private var counts: [String: Int] = [:]
    /// The id of the child that a container is making.
    private var idsInMaking: [ObjectIdentifier: String] = [:]
    /// What did not fit.
    private var lost: [String] = []
    /// The paths of the views that have been made.
    private var made: Set<String> = []

    /// - Parameter kept: What an earlier version had; nil for a first one.
    package init(_ kept: KeptState? = nil) {
        waiting = kept?.views ?? [:]
        scrolls = kept?.scrolls ?? [:]
        focus = kept?.focus
    }

    /// True while scroll views or the focus are to be put where they were.
    package var isRestoring: Bool { !isOver && (!scrolls.isEmpty || focus != nil) }
    private var isOver = false
    /// What has not come by now comes at a time when a jump would surprise. The next version may still find it.
    package func finish() { isOver = true }
    func didScroll(_ path: String) { scrolls[path] = nil }
    func didFocus() { focus = nil }

    // MARK: Views that begin

    func willMake(_ id: some Hashable, below container: ViewNode) {
        idsInMaking[ObjectIdentifier(container)] = Self.name(of: AnyHashable(id))
    }

    func begin(_ storage: some KeptStorage, _ node: ViewNode) {
        guard let kept = keptNames(storage) else { return }
        storage.makeKept()
        if known.count >= mostKnown {
            known.removeAll { $0.storage == nil }
            mostKnown = max(256, 2 * known.count)
        }
        known.append(Known(storage: storage, node: node))
        guard !waiting.isEmpty else { return }
        let path = numbered(self.path(of: node, storage.valueType), &counts)
        made.insert(path)
        guard let old = waiting.removeValue(forKey: path) else { return }
        restore(old, storage.kept.filter { kept($0.name) })
    }
    private func restore(_ old: KeptState.ViewState, _ slots: [(name: String, value: any KeptSlot)]) {
        var left = old.properties
        for (name, slot) in slots {
            guard let property = left[name], property.type == KeptValue.typeName(slot.keptType) else { continue }
            left[name] = nil
            guard property.value != .lost, let parts = slot.restore(property.value) else {
                lost.append("\(old.name).\(name)")
                continue
            }
            lost += parts.map { "\(old.name).\(name).\($0)" }
        }
        lost += left.keys.map { "\(old.name).\($0)" }
    }

    /// What could not be kept, as names of views and properties. Views that have not come yet, such as a tab's, are not among it.
    package var notKept: [String] {
        let gone = waiting.filter { path, old in old.isShown && !old.properties.isEmpty && !path.contains("[") }
        return Set(lost + gone.flatMap { $0.value.properties.keys.map { [name = $0.value.name] in "\(name).\($0)" } }).sorted()
    }

    // MARK: Paths

    /// - Returns: which properties are kept; nil for none.
    private func keptNames(_ storage: some KeptStorage) -> ((String) -> Bool)? {
        if let own = storage.valueType as? any KeepsState.Type { return { own.keptProperties.contains($0) } }
        return KeptObject.isOfProgram(storage.valueType) ? { _ in true } : nil
    }

    /// The program's views around a node, and the ids of loops between them.
    func path(of node: ViewNode, _ type: Any.Type) -> String { around(node) + "/" + Self.name(of: type) }
    func around(_ node: ViewNode) -> String {
        var parts: [String] = [], next: ViewNode? = node
        while let current = next {
            if current !== node, let type = (current as? any CompositeViewNode & NodeWithBody)?.typeWithBody, KeptObject.isOfProgram(type) {
                parts.append("/" + Self.name(of: type))
            }
            if let container = current.parent as? DynamicContainerNode, container.hasProgramIDs {
                if let entry = current.childEntry {
                    if let id = container.id(of: entry) { parts.append("[" + Self.name(of: id) + "]") }
                } else if let id = idsInMaking[ObjectIdentifier(container)] {
                    parts.append("[" + id + "]")
                }
            }
            next = current.parent
        }
        return parts.reversed().joined()
    }
    func numbered(_ path: String, _ counts: inout [String: Int]) -> String {
        let count = counts[path, default: 0]
        counts[path] = count + 1
        return "\(path)#\(count)"
    }
    private static func name(of type: Any.Type) -> String { String(String(describing: type).prefix { $0 != "<" }) }
    /// Addresses are others in another process.
    private static func name(of id: AnyHashable) -> String {
        id.base is ObjectIdentifier ? "object" : String(String(describing: id.base).prefix(200))
    }

    // MARK: Keeping

    /// The state of a window's views by their paths.
    func views(in order: [ObjectIdentifier: Int]) -> [String: KeptState.ViewState] {
        var views: [String: KeptState.ViewState] = [:], counts: [String: Int] = [:]
        let live = known.compactMap { known -> (any KeptStorage, ViewNode, Int)? in
            guard let storage = known.storage, let node = known.node, node.isAlive,
                  let index = order[ObjectIdentifier(node)] else { return nil }
            return (storage, node, index)
        }
        // Several storages of one node stay in the order in which they were made.
        for (_, (storage, node, _)) in live.enumerated().sorted(by: { ($0.element.2, $0.offset) < ($1.element.2, $1.offset) }) {
            guard let kept = keptNames(storage) else { continue }
            let path = numbered(self.path(of: node, storage.valueType), &counts)
            var view = KeptState.ViewState(name: Self.name(of: storage.valueType), isShown: node.isShown)
            for (name, slot) in storage.kept where kept(name) {
                view.properties[name] = KeptState.Property(type: KeptValue.typeName(slot.keptType), value: slot.keep() ?? .lost)
            }
            views[path] = view
        }
        // What has not been taken yet belongs to views that have not come since. They may come later; that they are gone has been said.
        for (path, old) in waiting where views[path] == nil && !made.contains(path) {
            views[path] = old
            views[path]?.isShown = false
        }
        return views
    }
}

private enum StateKeeperKey: EnvironmentKey { static var defaultValue: StateKeeper? { nil } }

extension EnvironmentValues {
    /// Keeps the state of a window, for its graph.
    package var stateKeeper: StateKeeper? {
        get { self[StateKeeperKey.self] }
        set { self[StateKeeperKey.self] = newValue }
    }
}
