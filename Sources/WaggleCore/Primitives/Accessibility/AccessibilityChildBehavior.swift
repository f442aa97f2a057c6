/// What happens to the elements inside a view that becomes an element itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private enum Kind { case ignore, contain, combine }
    private let kind: Kind
    /// They are omitted.
    public static let ignore = AccessibilityChildBehavior(kind: .ignore)
    /// They become children of the new element.
    public static let contain = AccessibilityChildBehavior(kind: .contain)
    /// Their labels and values are merged into the new element.
    public static let combine = AccessibilityChildBehavior(kind: .combine)
}
