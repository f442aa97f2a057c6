// The folded preferences of a node.

import Foundation

/// The folded value of one key at one node.
private final class PreferenceFold<K: PreferenceKey>: AnyPreferenceFold {
    /// nil if no view sets the key.
    let value: K.Value?
    init(_ value: K.Value?) { self.value = value }

    override var keyName: String { "\(K.self)" }
    override func isCurrent(_ node: ViewNode) -> Bool {
        let fresh = node.foldedPreference(K.self)
        // Values that are not equatable, or not equal to themselves, are compared for presence only.
        guard let value, let fresh, let comparable = value as? any Equatable,
              equalsItself(comparable) else { return (value == nil) == (fresh == nil) }
        return valuesAreEqual(value, fresh)
    }
    private func equalsItself<V: Equatable>(_ value: V) -> Bool { value == value }
}
@MainActor
class AnyPreferenceFold {
    /// The key, for messages.
    var keyName: String { "" }
    /// True if folding again yields the same value; for checked builds.
    func isCurrent(_ node: ViewNode) -> Bool { true }
}

/// The keys written at or below a node, with the folded values that were read.
///
/// Only nodes with a writer at or below them, or with a reader, have one. A value is cached until one of its sources changes; it is then
/// dropped, together with the values that ancestors folded from it.
@MainActor
final class PreferenceFolds {
    private var keys: [(id: ObjectIdentifier, fold: AnyPreferenceFold?)] = []
    private var readers: [(key: ObjectIdentifier, reader: NodeReference)] = []

    /// All keys written at or below the node.
    var written: [ObjectIdentifier] { keys.map(\.id) }

    private func index(of id: ObjectIdentifier) -> Int? { keys.firstIndex { $0.id == id } }

    /// The cached value; the outer optional is nil if it must be folded.
    fileprivate func value<K: PreferenceKey>(_ key: K.Type) -> K.Value?? {
        guard let index = index(of: ObjectIdentifier(key)) else { return .some(nil) }
        guard let fold = keys[index].fold else { return nil }
        return unsafeDowncast(fold, to: PreferenceFold<K>.self).value
    }
    fileprivate func keep<K: PreferenceKey>(_ value: K.Value?, of key: K.Type) {
        guard let index = index(of: ObjectIdentifier(key)) else {
            return assertionFailure("A value of \(K.self) is kept at a node that does not list the key.")
        }
        keys[index].fold = PreferenceFold<K>(value)
    }

    /// Drops the cached value of a key and marks its readers.
    /// - Returns: true if values of ancestors may depend on it.
    fileprivate func drop(_ id: ObjectIdentifier, _ pass: PreferencePass) -> Bool {
        if let index = index(of: id) {
            // A value folded by an ancestor would have been cached here.
            guard keys[index].fold != nil else { return false }
            keys[index].fold = nil
        } else {
            keys.append((id, nil))
        }
        for (key, reader) in readers where key == id {
            if let reader = reader.node as? any PreferenceReader { pass.enqueue(reader) }
        }
        return true
    }

    fileprivate func add(_ reader: NodeReference, of key: ObjectIdentifier) {
        assert(!readers.contains { $0.reader === reader && $0.key == key }, "A reader of a preference is registered twice.")
        readers.append((key, reader))
    }
    fileprivate func remove(_ reader: NodeReference) { readers.removeAll { $0.reader === reader || $0.reader.node == nil } }

    /// The cached values.
    var folds: [AnyPreferenceFold] { keys.compactMap(\.fold) }
}

/// A preference that concerns the window or the presentation around a view. It counts as well while a pushed screen covers the view.
protocol WindowPreference: PreferenceKey {}

extension ViewNode {
    private var madePreferences: PreferenceFolds {
        if let preferences { return preferences }
        let made = PreferenceFolds()
        preferences = made
        return made
    }

    /// The key's value for this subtree; nil if no view in it sets the key.
    func preferenceValue<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        guard let preferences else { return nil }
        if let known = preferences.value(key) { return known }
        let result = foldedPreference(key)
        preferences.keep(result, of: key)
        return result
    }

    fileprivate func foldedPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        graph.counters.preferenceFolds += 1
        var result: K.Value?
        forEachLiveChild { child in
            guard !child.isHiddenByContainer || child.isCovered && key is any WindowPreference.Type, child.parentAsShown === self,
                  let next = child.preferenceValue(key) else { return }
            if var value = result {
                // The only reference, so that collections grow in place.
                result = nil
                runningDeferred { K.reduce(value: &value) { next } }
                result = value
            } else {
                result = next
            }
        }
        if let writer = self as? any PreferenceWriter { return runningDeferred { writer.preference(key, below: result) } }
        return result
    }

    /// Call when this node starts writing the key or writes a new value.
    func preferenceDidChange<K: PreferenceKey>(_ key: K.Type) { dropPreference(ObjectIdentifier(key)) }

    /// Call when the children that contribute to this node's preferences, or their order, have changed.
    func preferencesBelowDidChange() {
        guard let preferences else { return }
        for key in preferences.written { dropPreference(key) }
    }

    /// Makes the texts in this subtree set `Text.LayoutKey`, which a view reads.
    func passTextLayouts() {
        guard roles.contains(.hasTextLayout) else { return forEachChild { $0.passTextLayouts() } }
        (self as? any TextLayoutSource)?.passTextLayout()
    }
    /// Registers a reader, to be called now and whenever the key's value for this subtree may have changed.
    func addPreferenceReader<K: PreferenceKey>(_ reader: any PreferenceReader, of key: K.Type) {
        if let key = key as? any OnDemandPreferenceKey.Type { key.readerWasAdded(at: self) }
        madePreferences.add(reader.reference, of: ObjectIdentifier(key))
        graph.preferences.enqueue(reader)
    }
    func removePreferenceReader(_ reader: any PreferenceReader) { preferences?.remove(reader.reference) }

    /// Drops the key's value for this subtree, because it may have changed.
    func dropPreference(_ id: ObjectIdentifier) {
        var node: ViewNode? = self
        while let current = node, current.madePreferences.drop(id, graph.preferences) { node = current.parentAsShown }
    }
}

/// A text, whose layout a view can read as a preference. It has the role `hasTextLayout`.
@MainActor
protocol TextLayoutSource: ViewNode {
    /// Makes the text set `Text.LayoutKey`.
    func passTextLayout()
}

/// A value that views set and that is folded on the way up.
public protocol PreferenceKey {
    associatedtype Value
    /// The value if no view sets one.
    static var defaultValue: Value { get }
    /// Folds the value of the next view, in source order, into that of the previous ones.
    ///
    /// The views within a view are folded first, so that it must not matter how the values are grouped. Results are kept: after a change,
    /// only the views around the changed one are folded again.
    static func reduce(value: inout Value, nextValue: () -> Value)
}
extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// A preference that views write only where somebody reads it.
protocol OnDemandPreferenceKey: PreferenceKey {
    /// Call when a reader is added, so that the views at or below the node write the preference.
    @MainActor static func readerWasAdded(at node: ViewNode)
}
