/// Which gestures count where one is added to a view.
nonisolated public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// None at all.
    public static let none: GestureMask = []
    /// The added one, and not those of the view and within.
    public static let gesture = GestureMask(rawValue: 1)
    /// Those of the view and within, and not the added one.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}
