/// One of the two directions of a layout.
@frozen public enum Axis: Int8, CaseIterable, Sendable, BitwiseCopyable, CustomStringConvertible {
    case horizontal
    case vertical

    public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
    }

    /// Either direction, none, or both.
    @frozen public struct Set: OptionSet, Sendable, BitwiseCopyable {
        public let rawValue: Int8

        public init(rawValue: Int8) { self.rawValue = rawValue }

        public static let horizontal = Set(.horizontal)
        public static let vertical = Set(.vertical)

        package init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

        package func contains(_ axis: Axis) -> Bool { contains(Set(axis)) }
    }
}

extension Axis {
    /// The perpendicular axis.
    package var perpendicular: Axis { self == .horizontal ? .vertical : .horizontal }
}
