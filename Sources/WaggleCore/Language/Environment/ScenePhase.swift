import Foundation
import WaggleGeometry

/// The activity state of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable, _NamedCases {
    case background, inactive, active
}
