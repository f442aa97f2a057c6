/// Which gestures are enabled where one is added to a view.
nonisolated public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No gesture at all.
    public static let none: GestureMask = []
    /// The added gesture, and not those of the view and its subviews.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the view and its subviews, and not the added one.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
