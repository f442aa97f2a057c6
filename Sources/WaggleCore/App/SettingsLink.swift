// The button that opens a program's settings.

import Foundation

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
