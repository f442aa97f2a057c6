import Foundation

/// How prominent something is.
@frozen public enum Prominence: Sendable, Hashable {
    case standard, increased
}
