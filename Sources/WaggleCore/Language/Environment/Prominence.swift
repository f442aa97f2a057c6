import Foundation
import WaggleGeometry

/// The visual prominence of a view.
@frozen public enum Prominence: Sendable, Hashable {
    case standard, increased
}
