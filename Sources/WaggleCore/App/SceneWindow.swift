// The properties of a scene's windows.

import Foundation

/// One scene's windows: their id, title, content and initial state.
struct SceneWindow {
    var id: String?
    var title: String?
    /// True for a window that is open at most once.
    var isUnique = false
    /// The type of the values that the windows present; nil for none.
    var valueType: Any.Type?
    var content: AnyView
    /// Points; nil for the host's default.
    var defaultSize: CGSize?
    var resizability = WindowResizability.automatic
    var role = Role.window
    /// False if the windows start fresh at each launch.
    var restores = true
    /// False if the program has removed the commands that open windows of this scene.
    var hasCommands = true
    /// The URL substrings that open windows of the scene; nil if unspecified.
    var externalEvents: Set<String>?

    /// What a `DocumentGroup` shows; nil for other scenes.
    var documents: DocumentKind?

    enum Role { case window, settings, document }
}

// MARK: Environment values about the window

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
