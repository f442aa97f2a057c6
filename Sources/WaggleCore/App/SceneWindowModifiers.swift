// What scenes say about the windows that the desktop shows.

import Foundation
import WaggleGeometry

/// Whether what a scene's windows hold lasts from one start of the program to the next.
public struct SceneRestorationBehavior: Sendable {
    let restores: Bool
    /// The values of `@SceneStorage` last.
    public static let automatic = SceneRestorationBehavior(restores: true)
    /// The scene's windows begin anew each time.
    public static let disabled = SceneRestorationBehavior(restores: false)
}

extension Scene {
    /// Sets whether the `@SceneStorage` values of the scene's windows last from one start of the program to the next.
    public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { changingWindows { $0.restores = behavior.restores } }

    /// A wish for a telephone: whether what the system lays over the screen stays. A window has none of it.
    public nonisolated func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }

    @available(*, unavailable, message: "The desktop places windows, and Wayland tells programs nothing of where they are. Leave the modifier out.")
    public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    @available(*, unavailable, message: "Toolbars stand in the navigation bars of their screens, and a window has none of its own. Leave the modifier out; toolbarRole and toolbarTitleDisplayMode arrange a bar.")
    public nonisolated func windowToolbarStyle<Style>(_ style: Style) -> some Scene { self }
    /// Sets how the scene's windows are framed. The desktop frames all windows in its own way.
    public nonisolated func windowStyle<Style: WindowStyle>(_ style: Style) -> some Scene { self }
}

/// How a window is framed.
public protocol WindowStyle {}

/// As the desktop frames windows.
public struct DefaultWindowStyle: WindowStyle {
    public nonisolated init() {}
}
/// With a title bar, as the desktop frames windows.
public struct TitleBarWindowStyle: WindowStyle {
    public nonisolated init() {}
}
/// Not available: the desktop draws title bars or leaves them out for all windows.
@available(*, unavailable, message: "Whether windows have title bars is the desktop's habit. Use .automatic.")
public struct HiddenTitleBarWindowStyle: WindowStyle {
    public nonisolated init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// As the desktop frames windows.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
    /// With a title bar, as the desktop frames windows.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
@available(*, unavailable, message: "Whether windows have title bars is the desktop's habit. Use .automatic.")
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension View {
    /// A wish for a telephone: whether what the system lays over the screen stays. A window has none of it.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }
    /// A wish for a telephone: at which edges the view's gestures come before the system's. A window's edges have none of the system's.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    @available(*, unavailable, message: "A title here has no document behind it that could be dragged or shared. Offer the file by ShareLink in the toolbar.")
    public nonisolated func navigationDocument(_ url: URL) -> some View { self }
    @available(*, unavailable, message: "A title here has no document behind it that could be dragged or shared. Offer the document by ShareLink in the toolbar.")
    public nonisolated func navigationDocument<Document>(_ document: Document) -> some View { self }
    @available(*, unavailable, message: "A title here has no document behind it that could be dragged or shared. Offer the document by ShareLink in the toolbar.")
    public nonisolated func navigationDocument<Document, Preview>(_ document: Document, preview: Preview) -> some View { self }
}

extension Group: Scene where Content: Scene {
    public init(@SceneBuilder content: () -> Content) { self.init(wrapping: content()) }
    @MainActor public static func _collect(_ scene: Self, into list: inout _SceneList) { Content._collect(scene.content, into: &list) }
}
