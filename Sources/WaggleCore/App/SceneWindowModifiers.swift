// Scene modifiers for desktop windows.

import Foundation
import WaggleGeometry

extension Scene {
    /// Sets whether the scene's windows restore their `@SceneStorage` values at the next launch.
    public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
        changingWindows { $0.restores = behavior.restores }
    }

    /// Shows or hides the overlays of a phone's system: the home indicator. Desktop windows have none.
    public nonisolated func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene {
        changingViews { $0.persistentSystemOverlays(preferredVisibility) }
    }

    @available(*, unavailable, message: "The desktop places windows, and Wayland does not tell programs their positions. Leave the modifier out.")
    public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    @available(*, unavailable, message: "Toolbars are part of navigation bars; windows have none of their own. Leave the modifier out, or arrange the bar with toolbarRole and toolbarTitleDisplayMode.")
    public nonisolated func windowToolbarStyle<Style>(_ style: Style) -> some Scene { self }
}

extension View {
    /// Sets the edges at which the view's gestures precede those of a phone's system. Windows have none, so it has no effect.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    @available(*, unavailable, message: "Navigation titles have no document to drag or share here. Provide the file with a ShareLink in the toolbar.")
    public nonisolated func navigationDocument(_ url: URL) -> some View { self }
    @available(*, unavailable, message: "Navigation titles have no document to drag or share here. Provide the document with a ShareLink in the toolbar.")
    public nonisolated func navigationDocument<Document>(_ document: Document) -> some View { self }
    @available(*, unavailable, message: "Navigation titles have no document to drag or share here. Provide the document with a ShareLink in the toolbar.")
    public nonisolated func navigationDocument<Document, Preview>(_ document: Document, preview: Preview) -> some View { self }
}

extension Group: Scene where Content: Scene {
    public init(@SceneBuilder content: () -> Content) { self.init(wrapping: content()) }
    @MainActor public static func _collect(_ scene: Self, into list: inout _SceneList) { Content._collect(scene.content, into: &list) }
}

// MARK: Titles

private struct WindowTitleModifier: ViewModifier {
    @Environment(\.appWindow) private var window

    func body(content: Content) -> some View {
        let window = window
        content.onPreferenceChange(WindowTitlePreference.self) { title in
            onMainActor { window?.contentTitle = title?.string(in: EnvironmentValues()) }
        }
    }
}

extension View {
    /// Passes the content's `navigationTitle` to its window.
    nonisolated func windowTitle() -> some View { modifier(WindowTitle()) }
}

nonisolated private struct WindowTitle: ViewModifier {
    @MainActor func body(content: Content) -> some View { content.modifier(WindowTitleModifier()) }
}
