// The environment: values that the view tree passes down by key.

import Foundation

/// The environment of a view.
///
/// A value type: setting a key yields a new environment and leaves existing ones unchanged. The storage is a chain of entries, newest
/// first, so that setting a key costs one small allocation, and reading walks past the entries set closer to the view.
public struct EnvironmentValues: CustomStringConvertible {
    var head: EnvironmentEntry?
    /// Receives each key that is read, so that a node knows its body's dependencies.
    var tracker: EnvironmentReads?

    /// An environment in which every key has its default value.
    public init() {}

    /// The value of a key; its default where nobody has set it.
    ///
    /// Complexity: reading is O(*n*) in the values set since this key's, or in all of them for a default. Setting is O(1).
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            let id = ObjectIdentifier(key)
            tracker?.didRead(id)
            return Self.entry(id, from: head).map { unsafeDowncast($0, to: TypedEnvironmentEntry<K>.self).value } ?? K.defaultValue
        }
        set {
            head = TypedEnvironmentEntry<K>(value: newValue, next: head)
        }
    }

    /// The first entry keeps the others, which are therefore not retained one by one on the way.
    static func entry(_ id: ObjectIdentifier, from head: EnvironmentEntry?) -> EnvironmentEntry? {
        guard let head else { return nil }
        return withExtendedLifetime(head) {
            var entry = Unmanaged.passUnretained(head)
            while entry._withUnsafeGuaranteedRef({ $0.id }) != id {
                guard let next = entry._withUnsafeGuaranteedRef({ $0.unretainedNext }) else { return nil }
                entry = next
            }
            return entry.takeUnretainedValue()
        }
    }

    /// Reads every key that has been set.
    func trackAllKeys() {
        guard let tracker else { return }
        var entry = head
        while let current = entry {
            tracker.didRead(current.id)
            entry = current.next
        }
    }

    /// True if the key has the same value in both environments.
    static func isEqual(_ id: ObjectIdentifier, _ a: EnvironmentValues, _ b: EnvironmentValues) -> Bool {
        let x = entry(id, from: a.head), y = entry(id, from: b.head)
        if x === y { return true }
        switch (x, y) {
        case (let x?, let y?): return x.isEqual(to: y)
        case (let x?, nil): return x.isDefault
        case (nil, let y?): return y.isDefault
        case (nil, nil): return true
        }
    }

    /// The values that were set, newest first, also those that others have replaced.
    public var description: String {
        var parts: [String] = []
        var entry = head
        while let current = entry {
            parts.append(current.text)
            entry = current.next
        }
        return "[" + parts.joined(separator: ", ") + "]"
    }
}

/// Entries are immutable once linked, so an environment is as sendable as its values.
extension EnvironmentValues: @unchecked Sendable {}

/// A key with its value.
class EnvironmentEntry {
    let id: ObjectIdentifier
    let next: EnvironmentEntry?
    fileprivate let unretainedNext: Unmanaged<EnvironmentEntry>?
    /// What texts derive from the environment that begins with this entry; nil before the first text. `TextSetting` defines it.
    @MainActor final var textSetting: AnyObject?

    init(id: ObjectIdentifier, next: EnvironmentEntry?) {
        self.id = id
        self.next = next
        unretainedNext = next.map(Unmanaged.passUnretained)
    }
    func isEqual(to other: EnvironmentEntry) -> Bool { false }
    /// A copy of the entry in front of another chain.
    func relinked(onto next: EnvironmentEntry?) -> EnvironmentEntry { self }
    var isDefault: Bool { false }
    /// True if views take the value along to where a container shows them.
    var isForwarded: Bool { false }
    var text: String { "" }
}

final class TypedEnvironmentEntry<K: EnvironmentKey>: EnvironmentEntry {
    let value: K.Value

    init(value: K.Value, next: EnvironmentEntry?) {
        self.value = value
        super.init(id: ObjectIdentifier(K.self), next: next)
    }
    override func isEqual(to other: EnvironmentEntry) -> Bool {
        valuesAreEqual(value, unsafeDowncast(other, to: TypedEnvironmentEntry<K>.self).value)
    }
    override func relinked(onto next: EnvironmentEntry?) -> EnvironmentEntry { TypedEnvironmentEntry(value: value, next: next) }
    override var isDefault: Bool { valuesAreEqual(value, K.defaultValue) }
    // Keys of programs, and those of Waggle that are marked.
    override var isForwarded: Bool { K.self is any ForwardedEnvironmentKey.Type || !isFrameworkType(K.self) }
    override var text: String { "EnvironmentPropertyKey<\(K.self)> = \(value)" }
}

/// A key of the environment and its default value.
public protocol EnvironmentKey {
    associatedtype Value
    /// Read by each lookup that finds no value; keep it cheap.
    static var defaultValue: Value { get }
}
