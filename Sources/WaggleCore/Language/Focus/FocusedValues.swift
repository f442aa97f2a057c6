// Values that the focused view offers to the rest of the window, such as its toolbar.

import Foundation
import Observation

/// The key of a value that focused views offer.
public protocol FocusedValueKey {
    associatedtype Value
}

/// The values offered by the focused view, its ancestors and the whole scene.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]
    init() {}

    /// The value of a key; nil if nothing with the focus offers one.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

extension FocusedValues: Equatable {
    /// Values that are not equatable count as different.
    public static func == (lhs: FocusedValues, rhs: FocusedValues) -> Bool {
        func isEqual<A: Equatable>(_ a: A, _ b: Any) -> Bool { (b as? A) == a }
        guard lhs.values.count == rhs.values.count else { return false }
        return lhs.values.allSatisfy { key, a in
            guard let b = rhs.values[key] else { return false }
            if let a = a as? any Equatable { return isEqual(a, b) }
            return type(of: a) is AnyClass && (a as AnyObject) === (b as AnyObject)
        }
    }
}

/// The key of an object offered by its type alone.
private enum FocusedObjectKey<Value: AnyObject>: FocusedValueKey {}

extension FocusedValues {
    subscript<T: AnyObject>(object type: T.Type) -> T? {
        get { self[FocusedObjectKey<T>.self] }
        set { self[FocusedObjectKey<T>.self] = newValue }
    }
}

// MARK: Offering

/// Offers a value while the focus is inside, or always.
nonisolated struct FocusedValueModifier: KeptModifier, @unchecked Sendable {
    let isForScene: Bool
    let write: (inout FocusedValues) -> Void
    @MainActor static func update(_ wrapper: FocusedValueNode, with modifier: Self) { wrapper.update(modifier) }
}

@MainActor
final class FocusedValueNode: ModifierNode<FocusedValueModifier> {
    required init(_ modifier: FocusedValueModifier, _ inputs: ViewInputs) {
        super.init(modifier, inputs)
        graph.input.focus.values.add(self)
    }
    fileprivate func update(_ modifier: FocusedValueModifier) {
        self.modifier = modifier
        graph.input.focus.values.mayHaveChanged()
    }
    override func didEnd() {
        super.didEnd()
        graph.input.focus.values.remove(self)
    }
}

/// The values that focused views offer, and their readers. One per window.
@MainActor
final class FocusedValueStore {
    private struct Reader { weak var node: ViewNode? }
    private var sources: [FocusedValueNode] = []
    private var readers: [Reader] = []
    private(set) var current = FocusedValues()
    private var isOutdated = false

    fileprivate func add(_ source: FocusedValueNode) {
        assert(!sources.contains { $0 === source }, "A view with a focused value is listed twice.")
        sources.append(source)
        isOutdated = true
    }
    fileprivate func remove(_ source: FocusedValueNode) {
        assert(sources.contains { $0 === source }, "An ending view with a focused value is not in the list.")
        sources.removeAll { $0 === source }
        isOutdated = true
    }
    func mayHaveChanged() { isOutdated = true }
    func read(by node: ViewNode) -> FocusedValues {
        readers.removeAll { $0.node == nil }
        if !readers.contains(where: { $0.node === node }) { readers.append(Reader(node: node)) }
        return current
    }

    /// Called at the end of each update. Inner views override outer ones, and focused views override the scene.
    func update(focused: (any FocusableItem)?, _ abilities: ((any FocusableItem)?) -> FocusAbilities) {
        guard isOutdated else { return }
        isOutdated = false
        var values = FocusedValues()
        values.abilities = abilities(focused)
        for source in sources where source.modifier.isForScene && source.isAlive { source.modifier.write(&values) }
        let around = sources.filter { source in !source.modifier.isForScene && source.isAlive && focused?.isWithin(source) == true }
        for source in around.sorted(by: { $0.depth < $1.depth }) { source.modifier.write(&values) }
        guard values != current else { return }
        current = values
        for reader in readers { if let node = reader.node, node.isAlive { node.invalidate() } }
    }
}

extension View {
    /// Offers a value while the view or an inner view has the focus.
    public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View {
        modifier(FocusedValueModifier(isForScene: false) { $0[keyPath: keyPath] = value })
    }
    /// Offers a value while the view or an inner view has the focus; nil offers none.
    @_disfavoredOverload
    public nonisolated func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?) -> some View {
        modifier(FocusedValueModifier(isForScene: false) { $0[keyPath: keyPath] = value })
    }
    /// Offers an object by its type while the view or an inner view has the focus; nil offers none.
    public nonisolated func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: false) { $0[object: T.self] = object })
    }
    /// Offers a value to the window, wherever the focus is.
    public nonisolated func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T) -> some View {
        modifier(FocusedValueModifier(isForScene: true) { $0[keyPath: keyPath] = value })
    }
    /// Offers a value to the window, wherever the focus is; nil offers none.
    @_disfavoredOverload
    public nonisolated func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: true) { $0[keyPath: keyPath] = value })
    }
    /// Offers an object by its type to the window, wherever the focus is; nil offers none.
    public nonisolated func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(FocusedValueModifier(isForScene: true) { $0[object: T.self] = object })
    }
}

/// The value of a binding offered by the focused view; nil if there is none.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    @FocusedValue private var binding: Binding<Value>?

    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _binding = FocusedValue(keyPath) }
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }
    /// A binding to the value; writes are dropped while none is offered.
    public var projectedValue: Binding<Value?> {
        let binding = binding
        return Binding(reading: { binding?.wrappedValue }, writing: { if let value = $0 { binding?.wrappedValue = value } })
    }
}

// MARK: Reading

/// A value offered by the focused view; nil if there is none. The body runs again when it changes.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let read: (FocusedValues) -> Value?
    private var value: Value?

    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { read = { $0[keyPath: keyPath] } }
    /// Reads an object by its type.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable { read = { $0[object: Value.self] } }
    public var wrappedValue: Value? { value }
}

extension FocusedValue: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) { value = read(node.graph.input.focus.values.read(by: node)) }
}
