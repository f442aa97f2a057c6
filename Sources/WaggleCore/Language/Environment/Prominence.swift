import Foundation

/// How much something stands out.
@frozen public enum Prominence: Sendable, Hashable {
    case standard, increased
}
