import Foundation

/// A value that views set and that is folded on the way up.
public protocol PreferenceKey {
    associatedtype Value
    /// The value if no view sets one.
    static var defaultValue: Value { get }
    /// Folds the value of the next view, in source order, into that of the previous ones.
    static func reduce(value: inout Value, nextValue: () -> Value)
}
extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}
