import Foundation
import WaggleGeometry

/// The direction of reading and of layout.
public enum LayoutDirection: Hashable, CaseIterable, Sendable, _NamedCases {
    case leftToRight, rightToLeft
}
