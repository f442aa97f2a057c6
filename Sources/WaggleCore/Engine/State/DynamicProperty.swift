// Properties of views beyond stored values: state, bindings, the environment.

import Foundation
@_spi(Reflection) import Swift
import WaggleMotion

/// A property of a view that is updated before each evaluation of the view's body.
///
/// Conform your own types to build on `@State`, `@Environment` and others; nested dynamic properties are found and bound.
public protocol DynamicProperty {
    /// Called before each evaluation of the body, after nested dynamic properties have been bound.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// A dynamic property of the framework, with storage in the node.
@MainActor
protocol NodeProperty: DynamicProperty {
    /// Binds a fresh value to the node's storage for this property.
    /// - Parameter slot: the node's storage for the property; nil the first time.
    mutating func bind(to node: ViewNode, slot: inout AnyObject?)
}

extension NodeProperty {
    /// The storage in the slot; it is made the first time.
    @inline(__always)
    static func kept<Storage: AnyObject>(in slot: inout AnyObject?, make: () -> Storage) -> Storage {
        if let kept = slot { return unsafeDowncast(kept, to: Storage.self) }
        let made = make()
        slot = made
        return made
    }
}

/// A view that shows another value, such as a style, whose dynamic properties become the view's own.
package protocol HoldsDynamicProperties {}

/// The dynamic properties of a type, looked up once.
@MainActor
final class DynamicPropertyTable {
    struct Entry {
        let offset: Int
        /// Index of the node's storage; nil for properties that only have an `update`.
        let slot: Int?
        let bind: (UnsafeMutableRawPointer, ViewNode, inout AnyObject?) -> Void
        let name: String
        /// True for what a person has set, which another version of the program takes over.
        let isKept: Bool
    }
    let entries: [Entry]
    let slotCount: Int
    /// How to compare values of the type.
    let rule: EqualityRule
    /// The type, if its values have animatable data.
    let animatable: (any Animatable.Type)?

    @exclusivity(unchecked) private static var tables: [ObjectIdentifier: DynamicPropertyTable] = [:]

    static func of(_ type: Any.Type) -> DynamicPropertyTable {
        let id = ObjectIdentifier(type)
        if let table = tables[id] { return table }
        var entries: [Entry] = [], slots = 0
        collect(type, at: 0, into: &entries, &slots)
        let table = DynamicPropertyTable(type, entries, slots)
        tables[id] = table
        return table
    }

    private init(_ type: Any.Type, _ entries: [Entry], _ slotCount: Int) {
        self.entries = entries
        self.slotCount = slotCount
        rule = EqualityRule.of(type)
        animatable = type as? any Animatable.Type
    }

    /// Inner properties first, so that an outer `update` sees them bound.
    private static func collect(_ type: Any.Type, at base: Int, into entries: inout [Entry], _ slots: inout Int) {
        var fields: [(String, Int, Any.Type)] = []
        _ = _forEachField(of: type) { name, offset, fieldType, _ in
            fields.append((String(cString: name), offset, fieldType))
            return true
        }
        for (name, offset, fieldType) in fields {
            guard let property = fieldType as? any DynamicProperty.Type else {
                if type is any HoldsDynamicProperties.Type, !(fieldType is AnyObject.Type) {
                    collect(fieldType, at: base + offset, into: &entries, &slots)
                }
                continue
            }
            if let own = property as? any NodeProperty.Type {
                entries.append(
                    Entry(offset: base + offset, slot: slots, bind: binder(own), name: name, isKept: own is any KeptProperty.Type))
                slots += 1
            } else if !(fieldType is AnyObject.Type) {
                collect(fieldType, at: base + offset, into: &entries, &slots)
                entries.append(Entry(offset: base + offset, slot: nil, bind: updater(property), name: name, isKept: false))
            }
        }
    }

    private static func binder<P: NodeProperty>(_: P.Type) -> (UnsafeMutableRawPointer, ViewNode, inout AnyObject?) -> Void {
        { pointer, node, slot in pointer.assumingMemoryBound(to: P.self).pointee.bind(to: node, slot: &slot) }
    }
    private static func updater<P: DynamicProperty>(_: P.Type) -> (UnsafeMutableRawPointer, ViewNode, inout AnyObject?) -> Void {
        { pointer, _, _ in pointer.assumingMemoryBound(to: P.self).pointee.update() }
    }
}

/// A value with dynamic properties (a view, a modifier, a style) and the node's storage for them.
@MainActor
final class DynamicStorage<Value> {
    /// The value passed by the parent, with which later ones are compared.
    @exclusivity(unchecked) private var given: Value
    @exclusivity(unchecked) private var current: Value
    private let table: DynamicPropertyTable
    @exclusivity(unchecked) private var slots: [AnyObject?]
    private unowned(unsafe) let node: ViewNode
    @exclusivity(unchecked) private var animated: (any AnimatedStorage)?

    init(_ value: Value, node: ViewNode) {
        given = value
        current = value
        table = DynamicPropertyTable.of(Value.self)
        slots = Array(repeating: nil, count: table.slotCount)
        self.node = node
        if let type = table.animatable { animated = makeAnimatedStorage(type, value) }
        if let keeper = node.graph.keeper { keeper.begin(self, node) }
    }

    /// Sets a new value.
    /// - Returns: true if it differs from the previous one, so that the body must run again.
    func update(_ value: Value, node: ViewNode) -> Bool {
        assert(node === self.node, "A value with dynamic properties is updated at a node other than its own.")
        if table.rule.areEqual(given, value) { return false }
        given = value
        current = value
        if let animated { animate(animated, value, node) }
        return true
    }

    /// A separate function, because one with an optional of an unknown type looks up that type on every call.
    private func animate(_ animated: any AnimatedStorage, _ value: Value, _ node: ViewNode) {
        if let shown = animated.update(value, node: node) as? Value { current = shown }
    }

    /// The value with its dynamic properties bound and updated.
    func prepared() -> Value {
        guard !table.entries.isEmpty else { return current }
        withUnsafeMutablePointer(to: &current) { pointer in
            let base = UnsafeMutableRawPointer(pointer)
            for entry in table.entries {
                if let slot = entry.slot {
                    entry.bind(base + entry.offset, node, &slots[slot])
                } else {
                    var none: AnyObject?
                    entry.bind(base + entry.offset, node, &none)
                }
            }
        }
        return current
    }

    /// Advances the value's animatable data to the graph's time.
    func sample(node: ViewNode) -> Bool {
        assert(node === self.node, "A value with animatable data is sampled at a node other than its own.")
        guard let animated else { return false }
        let (value, runs) = animated.sample(node: node)
        if let value = value as? Value { current = value }
        return runs
    }

    func end() {
        for slot in slots { (slot as? any EndsWithNode)?.nodeDidEnd() }
    }
}

extension DynamicStorage: KeptStorage {
    var valueType: Any.Type { Value.self }

    func makeKept() {
        withUnsafeMutablePointer(to: &current) { pointer in
            for entry in table.entries where entry.isKept {
                if let slot = entry.slot { entry.bind(UnsafeMutableRawPointer(pointer) + entry.offset, node, &slots[slot]) }
            }
        }
    }
    var kept: [(name: String, value: any KeptSlot)] {
        table.entries.compactMap { entry in
            guard entry.isKept, let slot = entry.slot, let value = slots[slot] as? any KeptSlot else { return nil }
            return (entry.name.hasPrefix("_") ? String(entry.name.dropFirst()) : entry.name, value)
        }
    }
}

/// The storage of a dynamic property that must release something when the view's node ends.
@MainActor
protocol EndsWithNode: AnyObject {
    func nodeDidEnd()
}

@MainActor
private protocol AnimatedStorage: AnyObject {
    func update(_ value: Any, node: ViewNode) -> Any
    func sample(node: ViewNode) -> (Any, Bool)
}

@MainActor
private final class TypedAnimatedStorage<Value: Animatable>: AnimatedStorage {
    private var model: Value
    private var driver: AnimatableDriver<Value>?
    init(_ value: Value) { model = value }

    func update(_ value: Any, node: ViewNode) -> Any {
        guard let value = value as? Value else { return value }
        AnimatableDriver.update(&driver, &model, to: value, node: node)
        return driver?.presented ?? value
    }
    func sample(node: ViewNode) -> (Any, Bool) {
        guard let driver else { return (model, false) }
        let runs = driver.sample(model, node: node)
        return (driver.presented, runs)
    }
}

@MainActor
private func makeAnimatedStorage<A: Animatable>(_: A.Type, _ value: Any) -> (any AnimatedStorage)? {
    guard MemoryLayout<A.AnimatableData>.size > 0, let value = value as? A else { return nil }
    return TypedAnimatedStorage(value)
}

/// A copy of a value with a change.
func copy<Value>(of value: Value, _ change: (inout Value) -> Void) -> Value {
    var copy = value
    change(&copy)
    return copy
}

/// Lets what a view makes request another evaluation of the view in the same update.
struct EvaluationProperty: NodeProperty {
    private var node: NodeReference?

    mutating func bind(to node: ViewNode, slot: inout AnyObject?) { self.node = node.reference }
    /// Call while the view's content is being made or updated.
    @MainActor func request() { node?.node?.invalidate() }
    @MainActor func isSame(as other: EvaluationProperty) -> Bool { node === other.node }
    /// True once the view has ended.
    @MainActor var isOver: Bool { node?.node?.isAlive != true }
}
