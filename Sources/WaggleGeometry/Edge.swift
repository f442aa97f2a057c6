/// A side of a rectangle. Leading and trailing depend on the layout direction.
@frozen public enum Edge: Int8, CaseIterable, Sendable, BitwiseCopyable {
    case top
    case leading
    case bottom
    case trailing

    /// A set of sides.
    @frozen public struct Set: OptionSet, Sendable, BitwiseCopyable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of one side.
        public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]

        package func contains(_ edge: Edge) -> Bool { contains(Set(edge)) }
    }
}

/// The leading or the trailing side.
@frozen public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable, BitwiseCopyable {
    case leading
    case trailing

    /// A set of these sides.
    @frozen public struct Set: OptionSet, Sendable, BitwiseCopyable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of one side.
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}

/// The top or the bottom side.
@frozen public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable, BitwiseCopyable {
    case top
    case bottom

    /// A set of these sides.
    @frozen public struct Set: OptionSet, Sendable, BitwiseCopyable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of one side.
        public init(_ e: VerticalEdge) { self.init(rawValue: 1 << e.rawValue) }

        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}
