import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The alignment of multiline text.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    case leading, center, trailing
}
