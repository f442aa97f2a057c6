import Foundation
import WaggleGeometry

/// The phase of a view's insertion or removal.
public enum TransitionPhase: Hashable, Sendable {
    /// About to appear.
    case willAppear
    /// Inserted.
    case identity
    /// Being removed.
    case didDisappear

    public var isIdentity: Bool { self == .identity }
    /// -1 before insertion, 0 while inserted, 1 after removal.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}
