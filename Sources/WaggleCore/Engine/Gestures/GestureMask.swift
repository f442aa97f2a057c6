/// Which gestures are enabled on a view with an added gesture.
nonisolated public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// No gestures.
    public static let none: GestureMask = []
    /// Only the added gesture, not those of the view and its subviews.
    public static let gesture = GestureMask(rawValue: 1)
    /// Only the gestures of the view and its subviews, not the added one.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
