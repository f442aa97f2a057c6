import Foundation

/// The activity state of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}
