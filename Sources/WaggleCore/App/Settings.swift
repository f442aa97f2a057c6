// The settings scene and the actions that open it.

import Foundation

/// The settings window. Settings in the Edit menu, Command-comma and `openSettings` open it, at most once at a time.
///
/// The window fits its content. A program with this scene has menus.
public struct Settings<Content: View>: Scene {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public typealias Body = Never
    public static func _collect(_ scene: Self, into list: inout _SceneList) {
        let title = Text("Settings").string(in: EnvironmentValues())
        list.windows.append(
            SceneWindow(title: title, isUnique: true, content: AnyView(scene.content), resizability: .contentSize, role: .settings))
    }
}

/// Opens the program's settings, or brings them to the front. Reports a missing `Settings` scene.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
    /// Nil if there is only one window.
    fileprivate let windows: AppWindows?

    public func callAsFunction() {
        if let windows { return windows.openSettings() }
        Diagnostics.shared.report("openSettings cannot open a window: pictures, films and tests show the program's first window only.")
    }
}

extension EnvironmentValues {
    /// Opens the program's settings.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(windows: openWindow.windows) }
}

/// A button that opens the program's settings.
public struct SettingsLink<Label: View>: View {
    private let label: Label
    @Environment(\.openSettings) private var openSettings

    public init(@ViewBuilder label: () -> Label) { self.label = label() }
    public var body: some View {
        Button(action: { openSettings() }) { label }
    }
}

/// The default label of a settings link.
public struct DefaultSettingsLinkLabel: View {
    public nonisolated init() {}
    public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    public init() { self.init { DefaultSettingsLinkLabel() } }
}
