// Environment values about the window.

import Foundation

private enum AppWindowKey: EnvironmentKey { static var defaultValue: AppWindow? { nil } }
private enum WindowPhaseKey: EnvironmentKey { static var defaultValue: ScenePhase? { nil } }

extension EnvironmentValues {
    /// The window that contains the views; nil if there is only one.
    package var appWindow: AppWindow? {
        get { self[AppWindowKey.self] }
        set { self[AppWindowKey.self] = newValue }
    }
    /// The phase of the program's first window, where `scenePhase` covers all windows; nil if they are the same.
    package var windowPhase: ScenePhase? {
        get { self[WindowPhaseKey.self] }
        set { self[WindowPhaseKey.self] = newValue }
    }
}

extension View {
    /// Sets `scenePhase` to the phase of the first window alone.
    nonisolated func windowPhase() -> some View { environmentTransform(0) { if let phase = $1.windowPhase { $1.scenePhase = phase } } }
}
