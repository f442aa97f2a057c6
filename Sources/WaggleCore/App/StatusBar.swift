// What views ask of a phone's system: no status bar, no home indicator.

import Foundation

/// Whether views hide their window's status bar; the first in source order wins, nil for none that says.
enum StatusBarHiddenKey: WindowPreference {
    static var defaultValue: Bool? { nil }
    static func reduce(value: inout Bool?, nextValue: () -> Bool?) { value = value ?? nextValue() }
}

/// Whether views want the home indicator; the first in source order wins.
enum SystemOverlaysKey: WindowPreference {
    static var defaultValue: Visibility { .automatic }
    static func reduce(value: inout Visibility, nextValue: () -> Visibility) { if value == .automatic { value = nextValue() } }
}

extension View {
    /// Hides the status bar of a phone. Desktop windows have none.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { preference(key: StatusBarHiddenKey.self, value: hidden) }
    /// The older form of `statusBarHidden(_:)`.
    public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Shows or hides the overlays of a phone's system: the home indicator. Desktop windows have none.
    @_disfavoredOverload public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        preference(key: SystemOverlaysKey.self, value: visibility)
    }
}

extension ViewGraph {
    /// True if the views in front hide the status bar, as of the last update.
    package var hidesStatusBar: Bool { (root.frontPreference(StatusBarHiddenKey.self) { $0 != nil } ?? nil) ?? false }
    /// The colour scheme behind the status bar: the window's, or dark while content recedes behind a sheet.
    package var statusBarScheme: ColorScheme { root.layers.contains { $0.isShown && $0.recession > 0.5 } ? .dark : colorScheme }
    /// True if the views in front hide the home indicator, as of the last update.
    package var hidesHomeIndicator: Bool { root.frontPreference(SystemOverlaysKey.self) { $0 != .automatic } == .hidden }
}

extension RootNode {
    /// A preference of the frontmost layer that fills the window and says something, or of the window's content.
    fileprivate func frontPreference<Key: PreferenceKey>(_ key: Key.Type, says: (Key.Value) -> Bool) -> Key.Value? {
        for layer in layers.reversed() where layer.isShown && layer.isModal {
            if let value = layer.stack.preferenceValue(key), says(value) { return value }
        }
        return contentPreference(key)
    }
}
