// The context of a change: how it is animated.

import Foundation

/// The context of a state change, passed from where it is written to every view it affects.
public struct Transaction {
    /// The animation of the change; nil for none.
    public var animation: Animation?
    /// True keeps `animation(_:value:)` modifiers from animating this change.
    public var disablesAnimations: Bool = false
    /// True for changes made by a continuous interaction such as a drag.
    public var isContinuous: Bool = false
    /// True lets changes without animation set the initial velocity of a later spring.
    public var tracksVelocity: Bool = false
    var values: [ObjectIdentifier: Any] = [:]
    var completions: [AnimationCompletion] = []
    /// Distinguishes the transactions of different `withAnimation` calls; 0 outside any.
    var number: Int = 0

    /// An empty transaction: changes apply immediately.
    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// A custom value, by key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Calls the closure when this transaction's animations have finished.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria: criteria, action: completion))
    }

    /// Gives the transaction its own number: its changes are applied together, separately from others.
    mutating func open() { number = transactionNumbers.next() }

    func isSame(as other: Transaction) -> Bool { number == other.number }
    var isEmpty: Bool { number == 0 && animation == nil }
}

/// Animations and values may accompany writes on other threads.
extension Transaction: @unchecked Sendable {}

extension Transaction {
    private struct ScreenAnimation: TransactionKey { static var defaultValue: Animation? { nil } }
    /// The animation with which screens of navigation stacks change their positions; what is on them does not move with it.
    var screenAnimation: Animation? {
        get { values.isEmpty ? nil : self[ScreenAnimation.self] }
        set { self[ScreenAnimation.self] = newValue }
    }
}

/// The key of a custom value in transactions.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

private let transactionNumbers = TransactionNumbers()

private final class TransactionNumbers: @unchecked Sendable {
    private let lock = NSLock()
    private var last = 0
    func next() -> Int {
        lock.withLock {
            last += 1
            return last
        }
    }
}

/// Runs the closure; the state it writes changes within the transaction.
///
/// Nested in another transaction, the given one is added to it and takes precedence.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let context = ThreadContext.current
    let outer = context.transaction
    var inner = transaction
    inner.number = transactionNumbers.next()
    if let outer {
        inner.values.merge(outer.values) { new, _ in new }
        inner.completions += outer.completions
    }
    context.transaction = inner
    defer {
        context.transaction = outer
        for completion in transaction.completions where !completion.isAdopted { completion.runSoon() }
    }
    return try body()
}

/// Runs the closure within an open transaction: everything written in it is one change, however often it is entered.
func withOpenTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let context = ThreadContext.current
    let outer = context.transaction
    context.transaction = transaction
    defer { context.transaction = outer }
    return try body()
}

/// Runs the closure with one value of the current transaction replaced.
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R {
    var transaction = ThreadContext.current.transaction ?? Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs the closure and animates the state changes it makes; nil applies them immediately.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    var transaction = ThreadContext.current.transaction ?? Transaction()
    transaction.animation = animation
    transaction.completions = []
    return try withTransaction(transaction, body)
}

/// Runs the closure, animates the state changes it makes, and calls `completion` once when all of these animations have finished.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = ThreadContext.current.transaction ?? Transaction()
    transaction.animation = animation
    transaction.completions = []
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
