import Foundation
import WaggleGeometry

/// The activity state of a scene.
public enum ScenePhase: Comparable, Hashable, Sendable {
    case background, inactive, active
}

private enum ScenePhaseKey: EnvironmentKey { static var defaultValue: ScenePhase { .active } }
extension EnvironmentValues {
    /// The activity state of the scene around the view. The host sets it.
    public package(set) var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }
}
