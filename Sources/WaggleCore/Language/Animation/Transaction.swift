// The context of a change: how it is animated.

import Foundation

/// Values that travel with one change of state from where it is written to every view that it moves.
public struct Transaction {
    /// The animation of the change; nil: none.
    public var animation: Animation?
    /// True keeps `animation(_:value:)` modifiers from giving this change an animation of theirs.
    public var disablesAnimations: Bool = false
    /// True for the changes of a continuing interaction such as a drag.
    public var isContinuous: Bool = false
    /// True lets changes without animation teach a later spring their velocity.
    public var tracksVelocity: Bool = false
    var values: [ObjectIdentifier: Any] = [:]
    var completions: [AnimationCompletion] = []
    /// Tells transactions of different `withAnimation` calls apart; 0: nobody opened one.
    var number: Int = 0

    /// An empty transaction: changes happen at once.
    public init() {}
    public init(animation: Animation?) { self.animation = animation }

    /// A value of the program's own, by key.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Calls the closure when the animations of this transaction are over.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria: criteria, action: completion))
    }

    /// Gives the transaction a number of its own: changes made in it are applied together and apart from others.
    mutating func open() { number = transactionNumbers.next() }

    func isSame(as other: Transaction) -> Bool { number == other.number }
    var isEmpty: Bool { number == 0 && animation == nil }
}

/// Animations and values may travel with writes made on other threads.
extension Transaction: @unchecked Sendable {}

/// A key of a program's own value in transactions.
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

/// Runs the closure; state that it writes changes within the transaction.
///
/// Inside another transaction the given one adds to it: its animation and keys win.
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

/// Runs the closure within a transaction that is open already: all that is written in it is one change, however often it is entered.
func withOpenTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let context = ThreadContext.current
    let outer = context.transaction
    context.transaction = transaction
    defer { context.transaction = outer }
    return try body()
}

/// Runs the closure with one value of the current transaction set.
public func withTransaction<R, V>(_ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R) rethrows -> R {
    var transaction = ThreadContext.current.transaction ?? Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs the closure; state that it writes moves by the animation. nil: it changes at once.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    var transaction = ThreadContext.current.transaction ?? Transaction()
    transaction.animation = animation
    transaction.completions = []
    return try withTransaction(transaction, body)
}

/// Runs the closure; state that it writes moves by the animation, and `completion` runs once when all of it has come to rest.
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
