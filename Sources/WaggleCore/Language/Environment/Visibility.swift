import Foundation
import WaggleGeometry

/// Whether a part of a view is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
    /// The view decides.
    case automatic
    case visible
    case hidden
}
