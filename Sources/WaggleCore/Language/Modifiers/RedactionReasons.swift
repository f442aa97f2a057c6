import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The reasons for redacting content.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The content stands in for content that is still loading: texts and images are drawn as plain shapes.
    public static let placeholder = RedactionReasons(rawValue: 1 << 0)
    /// Content marked by `privacySensitive` is redacted.
    public static let privacy = RedactionReasons(rawValue: 1 << 1)
    /// The content is out of date. It is shown unchanged; only widgets reflect this reason.
    public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
