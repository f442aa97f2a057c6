import Foundation
import WaggleGeometry

/// Whether the user prefers bolder text.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}
