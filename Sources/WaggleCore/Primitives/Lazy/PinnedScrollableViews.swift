import Foundation

/// The parts of sections that stay visible while their section is.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Headers stay at the start of the viewport.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// Footers stay at the end of the viewport.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
