// The program's settings: a scene, and what opens it.

import Foundation

/// The window with the program's settings. It opens by Settings in the Edit menu, by Command-comma and by `openSettings`, once at a time.
///
/// The window is as large as its content. A program with this scene has menus.
public struct Settings<Content: View>: Scene {
    private let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public typealias Body = Never
    public static func _collect(_ scene: Self, into list: inout _SceneList) {
        let title = Text("Settings").string(in: EnvironmentValues())
        list.windows.append(SceneWindow(title: title, isUnique: true, content: AnyView(scene.content), resizability: .contentSize, role: .settings))
    }
}

/// Opens the program's settings, or brings them to the front. A program without a `Settings` scene reports that there are none.
@MainActor @preconcurrency
public struct OpenSettingsAction: Sendable {
    /// Nil if there is only one window.
    fileprivate let windows: AppWindows?

    public func callAsFunction() {
        if let windows { return windows.openSettings() }
        Diagnostics.shared.report("The settings were to be opened; pictures, films and tests show the program's first window only.")
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

/// The label of a link to the settings that has no other.
public struct DefaultSettingsLinkLabel: View {
    public nonisolated init() {}
    public var body: some View { Text("Settings…") }
}

extension SettingsLink where Label == DefaultSettingsLinkLabel {
    public init() { self.init { DefaultSettingsLinkLabel() } }
}
