// What a scene says about its windows.

import Foundation

/// One kind of window: its name in the program, its title, its content and its initial state.
struct SceneWindow {
    var id: String?
    var title: String?
    /// True for a window that is open at most once.
    var isUnique = false
    /// The type of the values that its windows present; nil for none.
    var valueType: Any.Type?
    var content: AnyView
    /// Points; nil for the host's default.
    var defaultSize: CGSize?
    var resizability = WindowResizability.automatic
    var role = Role.window
    /// False if its windows begin anew each time the program starts.
    var restores = true
    /// False if the program has removed the commands that open windows of this scene.
    var hasCommands = true
    /// The parts of addresses that windows of the scene are opened for; nil: the program says nothing of them.
    var externalEvents: Set<String>?

    /// What a `DocumentGroup` shows; nil for other scenes.
    var documents: DocumentKind?

    enum Role { case window, settings, document }
}
