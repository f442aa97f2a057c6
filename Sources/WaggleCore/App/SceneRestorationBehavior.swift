import Foundation
import WaggleGeometry

/// Whether a scene's windows restore their state at the next launch.
public struct SceneRestorationBehavior: Sendable {
    let restores: Bool
    /// Restores the values of `@SceneStorage`.
    public static let automatic = SceneRestorationBehavior(restores: true)
    /// The windows start fresh at each launch.
    public static let disabled = SceneRestorationBehavior(restores: false)
}
