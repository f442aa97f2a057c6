// Traits: values that a subview carries for its container.

import Foundation

/// A value that a view carries for its container.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The traits of one subview. Of several modifiers that write a trait, the innermost wins.
struct ViewTraits {
    /// The layout priority; nil for the item's own.
    var layoutPriority: Double?
    /// The drawing order among siblings.
    var zIndex: Double = 0
    /// The nodes that wrote these two.
    private var layoutPriorityWriter: UInt32?
    private var zIndexWriter: UInt32?
    private var others: [ObjectIdentifier: Any]?
    /// The nodes that wrote the others.
    private var writers: [ObjectIdentifier: UInt32]?

    subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value {
        get { others?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set {
            if others == nil { others = [:] }
            others?[ObjectIdentifier(key)] = newValue
        }
    }
    /// Writes the trait unless another node has. When subviews are read, inner nodes write before outer ones.
    mutating func write<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value, by writer: UInt32) {
        if key == _LayoutPriorityTrait.self, let value = value as? Double {
            guard (layoutPriorityWriter ?? writer) == writer else { return }
            (layoutPriority, layoutPriorityWriter) = (value, writer)
        } else if key == _ZIndexTrait.self, let value = value as? Double {
            guard (zIndexWriter ?? writer) == writer else { return }
            (zIndex, zIndexWriter) = (value, writer)
        } else {
            guard (self.writer(of: key) ?? writer) == writer else { return }
            if writers == nil { writers = [:] }
            writers?[ObjectIdentifier(key)] = writer
            self[key] = value
        }
    }
    /// The number of the node that wrote the trait; nil if none did.
    func writer<K: _ViewTraitKey>(of key: K.Type) -> UInt32? { writers?[ObjectIdentifier(key)] }
    /// Overwrites these traits with those set in `other`.
    mutating func merge(_ other: ViewTraits) {
        layoutPriority = other.layoutPriority ?? layoutPriority
        if other.zIndex != 0 { zIndex = other.zIndex }
        if let more = other.others { others = (others ?? [:]).merging(more) { $1 } }
    }
    /// True if the traits are known to be equal. Values that are not comparable count as different.
    func isSame(as other: ViewTraits) -> Bool {
        guard layoutPriority == other.layoutPriority, zIndex == other.zIndex,
              others?.count ?? 0 == other.others?.count ?? 0 else { return false }
        for (key, value) in others ?? [:] {
            guard let otherValue = other.others?[key], valuesAreEqual(value, otherValue) else { return false }
        }
        return true
    }
    func contains<K: _ViewTraitKey>(_ key: K.Type) -> Bool { others?[ObjectIdentifier(key)] != nil }
}

/// The trait that carries a layout value to the layout.
public enum _LayoutValueTrait<K: LayoutValueKey>: _ViewTraitKey {
    public static var defaultValue: K.Value { K.defaultValue }
}
