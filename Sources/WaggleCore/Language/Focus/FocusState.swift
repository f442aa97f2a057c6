import Foundation

/// Whether a view has the keyboard focus, or which of several has it; writing it moves the focus.
///
/// Views bind themselves with `focused(_:)` and `focused(_:equals:)`. A value that no view is bound to is reset at the end of the update.
@frozen @propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// Binds a view to the state, and lets other views read and write it.
    @frozen @propertyWrapper
    public struct Binding {
        @usableFromInline let storage: _FocusStorage<Value>

        /// The current value; writing it moves the focus.
        public var wrappedValue: Value {
            get { storage.location.get() }
            nonmutating set { storage.request(newValue) }
        }
        public var projectedValue: Binding { self }
    }

    @usableFromInline var storage: _FocusStorage<Value>?
    /// The value while no bound view has the focus.
    @usableFromInline let clear: Value

    private init(clear: Value) { self.clear = clear }
    /// For a single view: true while it has the focus.
    public init() where Value == Bool { self.init(clear: false) }
    /// For several views: the value of the view that has the focus; nil if none has it.
    public init<T: Hashable>() where Value == T? { self.init(clear: nil) }

    /// The current value; writing it moves the focus.
    public var wrappedValue: Value {
        get { storage?.location.get() ?? clear }
        nonmutating set { storage?.request(newValue) }
    }
    /// The binding that `focused` takes.
    public var projectedValue: Binding { Binding(storage: storage ?? _FocusStorage(clear, pending: nil)) }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: NodeProperty {
    mutating func bind(to node: ViewNode, slot: inout AnyObject?) {
        storage = Self.kept(in: &slot) {
            let made = _FocusStorage(clear, pending: node.graph.pending)
            node.graph.input.focus.add(made)
            return made
        }
    }
}

extension FocusState: ComparesByReference {
    func refersToSame(as other: Any) -> Bool { true }
}
extension FocusState.Binding: ComparesByReference {
    func refersToSame(as other: Any) -> Bool { (other as? Self)?.storage === storage }
}

/// What the focus manager needs from a focus state of any type.
protocol FocusStorage: AnyObject {
    /// True if a program has written since the last call of `takeRequest`.
    var hasRequest: Bool { get }
    /// Like `hasRequest`, which it resets.
    func takeRequest() -> Bool
    /// True if the newest value names no view.
    var isClear: Bool { get }
    func clear()
}

/// The storage of a focus state.
public final class _FocusStorage<Value: Hashable>: FocusStorage, @unchecked Sendable {
    let location: StateLocation<Value>
    private let clearValue: Value
    private let lock = NSLock()
    private var isRequested = false

    init(_ clear: Value, pending: PendingWrites?) {
        clearValue = clear
        location = StateLocation(clear, pending: pending)
    }

    func request(_ value: Value) {
        lock.withLock { isRequested = true }
        location.set(value, nil)
    }
    var hasRequest: Bool { lock.withLock { isRequested } }
    func takeRequest() -> Bool {
        lock.withLock {
            defer { isRequested = false }
            return isRequested
        }
    }
    var isClear: Bool { location.get() == clearValue }
    func clear() { write(clearValue) }
    /// Updates the value after the focus has moved by other means.
    func write(_ value: Value) {
        if location.get() != value { location.set(value, Transaction()) }
    }
}
