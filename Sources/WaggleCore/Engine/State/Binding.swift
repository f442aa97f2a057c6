import Foundation

/// Reads and writes a value owned elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    let location: any ValueLocation<Value>
    /// The transaction of writes through this binding.
    public var transaction: Transaction
    private var hasTransaction = false

    init(location: any ValueLocation<Value>, transaction: Transaction? = nil) {
        self.location = location
        self.transaction = transaction ?? Transaction()
        hasTransaction = transaction != nil
    }
    /// A binding to a property's location; while the property is not in a tree, to its initial value.
    init(_ location: StateLocation<Value>?, before initial: Value) {
        if let location { self.init(location: location) } else { self.init(location: ConstantLocation(initial)) }
    }

    /// A binding from two closures.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        self.init(location: ClosureLocation(get: { unsafeBitCast(get, to: (() -> Value).self)() },
                                            set: { value, _ in unsafeBitCast(set, to: ((Value) -> Void).self)(value) }))
        readFirst(get)
    }
    /// A binding from two closures; the setter receives the transaction of the write.
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        self.init(location: ClosureLocation(get: { unsafeBitCast(get, to: (() -> Value).self)() },
                                            set: { unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)($0, $1) }))
        readFirst(get)
    }
    /// A binding knows its value from the start, so whoever makes it depends on what its getter reads. Only the getter's actor may call it.
    private func readFirst(_ get: @escaping @isolated(any) @Sendable () -> Value) {
        if get.isolation == nil || get.isolation === MainActor.shared && ThreadContext.isMainActor { _ = location.get() }
    }
    /// A binding from two closures on the main actor, for our own views.
    package init(reading get: @escaping () -> Value, writing set: @escaping (Value) -> Void) {
        self.init(location: ClosureLocation(get: get, set: { value, _ in set(value) }))
    }
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a constant; writes are ignored.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, writeTransaction) }
    }
    public var projectedValue: Binding<Value> { self }

    private var writeTransaction: Transaction? {
        guard hasTransaction else { return nil }
        var transaction = transaction
        if let current = ThreadContext.current.transaction, transaction.animation == nil {
            // A transaction around the write fills in what the binding's own transaction omits.
            transaction.animation = current.animation
            transaction.number = current.number
        }
        return transaction
    }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(location: PartLocation(base: location, keyPath: keyPath), transaction: hasTransaction ? transaction : nil)
    }

    /// A binding whose writes use a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var transaction = transaction
        transaction.number = BindingTransactions.number(for: transaction)
        return Binding(location: location, transaction: transaction)
    }
    /// A binding whose writes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var copy = transaction
        copy.animation = animation
        return self.transaction(copy)
    }
}

/// Writes through an animated binding form a separate transaction from unanimated ones.
private enum BindingTransactions {
    nonisolated(unsafe) private static var last = 0
    private static let lock = NSLock()
    static func number(for transaction: Transaction) -> Int {
        lock.withLock {
            last -= 1
            return last
        }
    }
}

extension Binding {
    /// A binding to the value of an optional; nil if the optional is nil.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(location: UnwrappedLocation(base: base.location, fallback: value))
    }
    /// A binding that wraps an always present value in an optional; writing nil is ignored.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(location: ClosureLocation(get: { base.wrappedValue }, set: { value, transaction in
            if let value { base.location.set(value, transaction) }
        }))
    }
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(location: ClosureLocation(get: { AnyHashable(base.wrappedValue) }, set: { value, transaction in
            if let value = value.base as? V { base.location.set(value, transaction) }
        }))
    }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: ComparesByReference {
    func refersToSame(as other: Any) -> Bool {
        guard let other = other as? Binding<Value> else { return false }
        return location.isSame(as: other.location)
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
}
extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }
    /// A binding to the element at a position. After the collection shrinks, it returns the last element read there, and writing it does
    /// nothing.
    ///
    /// Complexity: writing through it copies the collection, O(*n*) for an array.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        element(at: position, of: wrappedValue)
    }
    /// A binding to the element at a position of the values that were read before. The collection may have shrunk since then.
    func element(at position: Value.Index, of values: Value) -> Binding<Value.Element> {
        Binding<Value.Element>(location: ElementLocation(base: location, index: position, last: values[position]))
    }
}
extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}
extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

// MARK: Locations

private final class ConstantLocation<Value>: ValueLocation {
    private let value: Value
    init(_ value: Value) { self.value = value }
    func get() -> Value { value }
    func set(_ value: Value, _ transaction: Transaction?) {}
    func isSame(as other: any ValueLocation) -> Bool {
        (other as? ConstantLocation<Value>).map { valuesAreEqual(value, $0.value) } ?? false
    }
}

final class ClosureLocation<Value>: ValueLocation {
    private let getter: () -> Value
    private let setter: (Value, Transaction) -> Void
    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getter = get
        setter = set
    }
    func get() -> Value { getter() }
    func set(_ value: Value, _ transaction: Transaction?) {
        if let transaction {
            withTransaction(transaction) { setter(value, transaction) }
        } else {
            setter(value, ThreadContext.current.transaction ?? Transaction())
        }
    }
}

/// A part of a value, by key path.
private final class PartLocation<Base, Value>: ValueLocation {
    private let base: any ValueLocation<Base>
    private let keyPath: WritableKeyPath<Base, Value>
    init(base: any ValueLocation<Base>, keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }
    func get() -> Value { base.get()[keyPath: keyPath] }
    func set(_ value: Value, _ transaction: Transaction?) {
        var whole = base.get()
        whole[keyPath: keyPath] = value
        base.set(whole, transaction)
    }
    func isSame(as other: any ValueLocation) -> Bool {
        guard let other = other as? PartLocation<Base, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
    }
}

/// A part of an observable object, by key path.
final class ObjectPartLocation<Object: AnyObject, Value>: ValueLocation {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
    }
    func get() -> Value { object[keyPath: keyPath] }
    func set(_ value: Value, _ transaction: Transaction?) {
        if let transaction {
            withTransaction(transaction) { object[keyPath: keyPath] = value }
        } else {
            object[keyPath: keyPath] = value
        }
    }
    /// Never the same: the object does not tell which of its values changed, so every holder of the binding reads again.
    func isSame(as other: any ValueLocation) -> Bool { false }
}

private final class UnwrappedLocation<Value>: ValueLocation {
    private let base: any ValueLocation<Value?>
    private var last: Value
    init(base: any ValueLocation<Value?>, fallback: Value) {
        self.base = base
        last = fallback
    }
    func get() -> Value {
        if let value = base.get() { last = value }
        return last
    }
    func set(_ value: Value, _ transaction: Transaction?) {
        guard base.get() != nil else { return }
        last = value
        base.set(value, transaction)
    }
    func isSame(as other: any ValueLocation) -> Bool {
        (other as? UnwrappedLocation<Value>).map { base.isSame(as: $0.base) } ?? false
    }
}

private final class ElementLocation<Base: MutableCollection>: ValueLocation {
    typealias Value = Base.Element
    private let base: any ValueLocation<Base>
    private let index: Base.Index
    private var last: Base.Element
    init(base: any ValueLocation<Base>, index: Base.Index, last: Base.Element) {
        self.base = base
        self.index = index
        self.last = last
    }
    func get() -> Base.Element {
        let whole = base.get()
        if index >= whole.startIndex && index < whole.endIndex { last = whole[index] }
        return last
    }
    func set(_ value: Base.Element, _ transaction: Transaction?) {
        var whole = base.get()
        guard index >= whole.startIndex && index < whole.endIndex else { return }
        whole[index] = value
        last = value
        base.set(whole, transaction)
    }
    func isSame(as other: any ValueLocation) -> Bool {
        guard let other = other as? ElementLocation<Base> else { return false }
        return index == other.index && base.isSame(as: other.base)
    }
}
