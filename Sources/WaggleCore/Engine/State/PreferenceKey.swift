import Foundation

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
