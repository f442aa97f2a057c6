// Opening windows from the program.

import Foundation

/// Opens windows of the program's scenes. A request that matches no scene is reported, and nothing opens.
///
/// Pictures, films and tests show only the program's first window; they report each other kind of window once.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
    /// Nil if there is only one window.
    let windows: AppWindows?

    package nonisolated init(_ windows: AppWindows?) { self.windows = windows }

    /// Opens another window of the `WindowGroup` with the id, or the one of a `Window`, which comes to the front if it is open.
    public func callAsFunction(id: String) { open(id, nil) }
    /// Opens a window of the first `WindowGroup` for such values; a window that already presents the value comes to the front.
    public func callAsFunction<D: Codable & Hashable>(value: D) { open(nil, (AnyHashable(value), D.self)) }
    /// The same for the group with the id.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { open(id, (AnyHashable(value), D.self)) }

    /// Opens another window of a scene by its place in the program.
    func openAnother(_ scene: Int) {
        if let windows { return windows.open(scene) }
        Diagnostics.shared.report("Another window was to be opened; pictures, films and tests show the program's first window only.")
    }
    /// Closes all windows.
    func quit() {
        if let windows { return windows.quit() }
        Diagnostics.shared.report("The program was to end; pictures, films and tests show it to their end.")
    }

    private func open(_ id: String?, _ value: (content: AnyHashable, type: Any.Type)?) {
        if let windows { return windows.open(id: id, value: value) }
        Diagnostics.shared.report("A window \(AppWindows.words(id, value?.type)) was to be opened; pictures, films and tests show the program's first window only.")
    }
}

private enum OpenWindowKey: EnvironmentKey { static var defaultValue: OpenWindowAction { OpenWindowAction(nil) } }

extension EnvironmentValues {
    /// Opens further windows of the program.
    public package(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }
    /// False in pictures, films and tests, which show only the program's first window.
    public var supportsMultipleWindows: Bool { openWindow.windows != nil }
}
