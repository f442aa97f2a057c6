extension UIControl {
    /// The states of a control. Several may hold at once.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1 << 0)
        public static let disabled = State(rawValue: 1 << 1)
        public static let selected = State(rawValue: 1 << 2)
        public static let focused = State(rawValue: 1 << 3)
        /// States of the program's own.
        public static let application = State(rawValue: 0xFF << 16)
        public static let reserved = State(rawValue: 0xFF << 24)
    }
}
