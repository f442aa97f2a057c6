// What a window's views know about it.

import Foundation

private enum AppWindowKey: EnvironmentKey { static var defaultValue: AppWindow? { nil } }
private enum WindowPhaseKey: EnvironmentKey { static var defaultValue: ScenePhase? { nil } }

extension EnvironmentValues {
    /// The views' window; nil if there is only one.
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
    /// Tells the first window's views about that window alone.
    nonisolated func windowPhase() -> some View { environmentTransform(0) { if let phase = $1.windowPhase { $1.scenePhase = phase } } }
}
