// What a subview tells the container around it.

import Foundation

/// A value that a view carries for the nearest container.
public protocol _ViewTraitKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The traits of one subview. The outermost modifier that writes a trait wins.
struct ViewTraits {
    /// Offered space before subviews of lower priority; nil: the item's own, mostly 0.
    var layoutPriority: Double?
    /// Drawing order among siblings; default 0.
    var zIndex: Double = 0
    private var others: [ObjectIdentifier: Any]?

    subscript<K: _ViewTraitKey>(key: K.Type) -> K.Value {
        get { others?[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { others = (others ?? [:]).merging([ObjectIdentifier(key): newValue]) { $1 } }
    }
    func contains<K: _ViewTraitKey>(_ key: K.Type) -> Bool { others?[ObjectIdentifier(key)] != nil }
}

public enum _LayoutValueTrait<K: LayoutValueKey>: _ViewTraitKey {
    public static var defaultValue: K.Value { K.defaultValue }
}
