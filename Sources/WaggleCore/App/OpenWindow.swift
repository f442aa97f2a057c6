// Opening windows from the program.

import Foundation

/// Opens windows of the program's scenes. Reports a request that matches no scene.
///
/// Pictures, films and tests show only the program's first window; they report each kind of request for another once.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
    /// Nil if there is only one window.
    let windows: AppWindows?

    package nonisolated init(_ windows: AppWindows?) { self.windows = windows }

    /// Opens a new window of the `WindowGroup` with the id, or opens or raises the `Window` with the id.
    public func callAsFunction(id: String) { open(id, nil) }
    /// Opens a window of the first `WindowGroup` for this type of value, or raises the one that presents the value.
    public func callAsFunction<D: Codable & Hashable>(value: D) { open(nil, (AnyHashable(value), D.self)) }
    /// Opens a window of the group with the id, or raises the one that presents the value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { open(id, (AnyHashable(value), D.self)) }

    /// Opens a window of the scene at an index, or raises it if it is unique.
    func openAnother(_ scene: Int) {
        if let windows { return windows.open(scene) }
        Diagnostics.shared.report("openWindow cannot open another window: pictures, films and tests show the program's first window only.")
    }
    /// Closes all windows.
    func quit() {
        if let windows { return windows.quit() }
        Diagnostics.shared.report("Quit has no effect here: pictures, films and tests show the program to the end.")
    }

    private func open(_ id: String?, _ value: (content: AnyHashable, type: Any.Type)?) {
        if let windows { return windows.open(id: id, value: value) }
        Diagnostics.shared.report(
            "openWindow cannot open a window \(AppWindows.words(id, value?.type)): pictures, films and tests show the program's first window only.")
    }
}

private enum OpenWindowKey: EnvironmentKey { static var defaultValue: OpenWindowAction { OpenWindowAction(nil) } }

extension EnvironmentValues {
    /// Opens windows of the program.
    public package(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }
    /// False in pictures, films and tests, which show only the program's first window.
    public var supportsMultipleWindows: Bool { openWindow.windows != nil }
}
