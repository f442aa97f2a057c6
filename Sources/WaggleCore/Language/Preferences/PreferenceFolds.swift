// What a node knows of the preferences at and below it.

/// The folded value of one key for one node.
private final class PreferenceFold<K: PreferenceKey>: AnyPreferenceFold {
    /// nil if nobody sets the key.
    let value: K.Value?
    init(_ value: K.Value?) { self.value = value }

    override func isCurrent(_ node: ViewNode) -> Bool {
        let fresh = node.foldedPreference(K.self)
        // Of values that cannot be compared only whether there is one.
        guard let value, let fresh, K.Value.self is any Equatable.Type else { return (value == nil) == (fresh == nil) }
        return valuesAreEqual(value, fresh)
    }
}
@MainActor
class AnyPreferenceFold {
    /// True if folding gives the same for the node; for checked builds.
    func isCurrent(_ node: ViewNode) -> Bool { true }
}

/// The preferences that are written at or below a node, with those of their values that were asked for.
///
/// Only nodes with a writer at or below, or with a reader, have one. A value is kept until something it was folded from changes; then it is dropped,
/// and those of the nodes around with it, as far up as they were known.
@MainActor
final class PreferenceFolds {
    private var keys: [(id: ObjectIdentifier, fold: AnyPreferenceFold?)] = []
    private var readers: [(key: ObjectIdentifier, reader: NodeReference)] = []

    /// All keys that are written at or below.
    var written: [ObjectIdentifier] { keys.map(\.id) }

    private func index(of id: ObjectIdentifier) -> Int? { keys.firstIndex { $0.id == id } }

    /// The value as folded before; the outer nil: it has to be folded.
    fileprivate func value<K: PreferenceKey>(_ key: K.Type) -> K.Value?? {
        guard let index = index(of: ObjectIdentifier(key)) else { return .some(nil) }
        guard let fold = keys[index].fold else { return nil }
        return unsafeDowncast(fold, to: PreferenceFold<K>.self).value
    }
    fileprivate func keep<K: PreferenceKey>(_ value: K.Value?, of key: K.Type) {
        guard let index = index(of: ObjectIdentifier(key)) else { return }
        keys[index].fold = PreferenceFold<K>(value)
    }

    /// Drops the value of a key, which may be another now, and asks its readers to look again.
    /// - Returns: true if values further up may have been folded from it.
    fileprivate func drop(_ id: ObjectIdentifier, _ pass: PreferencePass) -> Bool {
        if let index = index(of: id) {
            // Who folded this value further up has asked for it here.
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

    fileprivate func add(_ reader: NodeReference, of key: ObjectIdentifier) { readers.append((key, reader)) }
    fileprivate func remove(_ reader: NodeReference) { readers.removeAll { $0.reader === reader || $0.reader.node == nil } }

    /// The values that are known.
    var folds: [AnyPreferenceFold] { keys.compactMap(\.fold) }
}

extension ViewNode {
    private var madePreferences: PreferenceFolds {
        if let preferences { return preferences }
        let made = PreferenceFolds()
        preferences = made
        return made
    }

    /// The key's value for this subtree; nil if nobody in it sets the key.
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
            guard !child.isHiddenByContainer, child.parentAsShown === self, let next = child.preferenceValue(key) else { return }
            if var value = result {
                K.reduce(value: &value) { next }
                result = value
            } else {
                result = next
            }
        }
        if let writer = self as? any PreferenceWriter { return writer.preference(key, below: result) }
        return result
    }

    /// This node begins to write the key, or writes another value of it.
    func preferenceDidChange<K: PreferenceKey>(_ key: K.Type) { dropPreference(ObjectIdentifier(key)) }

    /// Other children than before contribute to the preferences of this node, or in another order.
    func preferencesBelowDidChange() {
        guard let preferences else { return }
        for key in preferences.written { dropPreference(key) }
    }

    /// Asks the reader to look at the key's value for this subtree, now and whenever it may have changed.
    func addPreferenceReader<K: PreferenceKey>(_ reader: any PreferenceReader, of key: K.Type) {
        madePreferences.add(reader.reference, of: ObjectIdentifier(key))
        graph.preferences.enqueue(reader)
    }
    func removePreferenceReader(_ reader: any PreferenceReader) { preferences?.remove(reader.reference) }

    /// The key's value for this subtree may be another.
    func dropPreference(_ id: ObjectIdentifier) {
        var node: ViewNode? = self
        while let current = node, current.madePreferences.drop(id, graph.preferences) { node = current.parentAsShown }
    }
}
