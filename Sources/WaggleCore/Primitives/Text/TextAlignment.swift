import Foundation
import WaggleDisplayList
import WaggleGeometry

/// The alignment of multiline text.
public enum TextAlignment: Hashable, CaseIterable, Sendable, _NamedCases {
    case leading, center, trailing
}
