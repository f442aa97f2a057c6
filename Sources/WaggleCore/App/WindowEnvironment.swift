// What the views of a window know of it.

import Foundation

private enum AppWindowKey: EnvironmentKey { static var defaultValue: AppWindow? { nil } }
private enum WindowPhaseKey: EnvironmentKey { static var defaultValue: ScenePhase? { nil } }

extension EnvironmentValues {
    /// The window that the views are in; nil where there is one window only.
    package var appWindow: AppWindow? {
        get { self[AppWindowKey.self] }
        set { self[AppWindowKey.self] = newValue }
    }
    /// What the program's first window is doing, where `scenePhase` tells the program of all its windows; nil: the same.
    package var windowPhase: ScenePhase? {
        get { self[WindowPhaseKey.self] }
        set { self[WindowPhaseKey.self] = newValue }
    }
}

extension View {
    /// Tells the views of the first window about that window alone.
    nonisolated func windowPhase() -> some View { environmentTransform(0) { if let phase = $1.windowPhase { $1.scenePhase = phase } } }
}
