// The accessibility focus as state.

import Foundation

/// Whether the accessibility focus is on a view marked by `accessibilityFocused`, or on which of several.
///
/// False or nil while no assistive technology is running; setting it then has no effect.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private let none: Value
    private var memory: AccessibilityFocusMemory<Value>?

    public init() where Value == Bool { none = false }
    /// - Parameter technologies: the assistive technologies to observe.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { none = false }
    public init<T: Hashable>() where Value == T? { none = nil }
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { none = nil }

    public var wrappedValue: Value {
        get { memory?.location.get() ?? none }
        nonmutating set { memory?.write(newValue) }
    }
    public var projectedValue: Binding { Binding(memory: memory, none: none) }

    /// A binding to an accessibility focus state.
    @propertyWrapper
    public struct Binding {
        fileprivate let memory: AccessibilityFocusMemory<Value>?
        fileprivate let none: Value
        public var wrappedValue: Value {
            get { memory?.location.get() ?? none }
            nonmutating set { memory?.write(newValue) }
        }
        public var projectedValue: Binding { self }
    }
}

extension AccessibilityFocusState: @unchecked Sendable where Value: Sendable {}

/// Shared by a focus state, its bindings and the elements they mark. Its parts are thread-safe.
final class AccessibilityFocusMemory<Value: Hashable>: @unchecked Sendable {
    let location: StateLocation<Value>
    let none: Value
    private let isInUse: @Sendable () -> Bool

    @MainActor
    init(_ none: Value, _ graph: ViewGraph) {
        self.none = none
        location = StateLocation(none, pending: graph.pending)
        let memory = graph.service(AccessibilityMemory.self)
        isInUse = { MainActor.assumeIsolated { memory.isInUse } }
    }
    func write(_ value: Value) {
        if isInUse() { location.set(value, nil) }
    }
    /// - Parameter isFocused: whether the view with this value has the focus.
    func setFocus(_ value: Value, _ isFocused: Bool) {
        if isFocused { location.set(value, nil) } else if location.get() == value { location.set(none, nil) }
    }
}

extension AccessibilityFocusState: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        let memory = slot.map { unsafeDowncast($0, to: AccessibilityFocusMemory<Value>.self) } ?? AccessibilityFocusMemory(none, node.graph)
        slot = memory
        self.memory = memory
    }
}
extension AccessibilityFocusState: ComparesByReference {
    func refersToSame(as other: Any) -> Bool { true }
}

/// Connects an element with a focus state.
nonisolated struct AccessibilityFocusLink {
    let isOn: () -> Bool
    let set: (Bool) -> Void
}

extension View {
    /// Binds the accessibility focus on the view to a value of the state. Setting the state to the value moves that focus here.
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        let memory = binding.memory
        return accessibilityNote(
            .focus(AccessibilityFocusLink(isOn: { memory?.location.get() == value }, set: { memory?.setFocus(value, $0) })))
    }
    /// Binds the accessibility focus on the view to the state. Setting the state to true moves that focus here.
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        accessibilityFocused(condition, equals: true)
    }
}

/// Assistive technologies.
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    private var bits: UInt32
    public init() { bits = 0 }
    private init(bit: UInt32) { bits = 1 << bit }

    /// A screen reader.
    public static let voiceOver = AccessibilityTechnologies(bit: 0)
    /// Control with a few switches.
    public static let switchControl = AccessibilityTechnologies(bit: 1)

    public func union(_ other: Self) -> Self { with { $0.bits |= other.bits } }
    public func intersection(_ other: Self) -> Self { with { $0.bits &= other.bits } }
    public func symmetricDifference(_ other: Self) -> Self { with { $0.bits ^= other.bits } }
    public mutating func formUnion(_ other: Self) { bits |= other.bits }
    public mutating func formIntersection(_ other: Self) { bits &= other.bits }
    public mutating func formSymmetricDifference(_ other: Self) { bits ^= other.bits }
    public func contains(_ member: Self) -> Bool { bits & member.bits == member.bits }
    @discardableResult
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        defer { bits |= newMember.bits }
        return (!contains(newMember), newMember)
    }
    @discardableResult
    public mutating func remove(_ member: Self) -> Self? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.bits == 0 ? nil : removed
    }
    @discardableResult
    public mutating func update(with newMember: Self) -> Self? {
        let before = intersection(newMember)
        bits |= newMember.bits
        return before.bits == 0 ? nil : before
    }
    private func with(_ change: (inout Self) -> Void) -> Self { copy(of: self, change) }
}
