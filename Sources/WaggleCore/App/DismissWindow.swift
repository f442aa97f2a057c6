// Closing windows from the program.

import Foundation

/// Closes the program's windows, as the user would.
@MainActor @preconcurrency
public struct DismissWindowAction: Sendable {
    /// Nil if there is only one window.
    fileprivate let windows: AppWindows?
    fileprivate let window: AppWindow?

    /// Closes the view's own window.
    public func callAsFunction() {
        guard let windows, let window else { return report() }
        windows.dismiss(window)
    }
    /// Closes all open windows of the scene with the id.
    public func callAsFunction(id: String) {
        guard let windows else { return report() }
        windows.dismiss(id: id, value: nil)
    }
    /// Closes the windows that present the value.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        guard let windows else { return report() }
        windows.dismiss(id: nil, value: (AnyHashable(value), D.self))
    }
    /// Closes the window of the scene with the id that presents the value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        guard let windows else { return report() }
        windows.dismiss(id: id, value: (AnyHashable(value), D.self))
    }

    private func report() {
        Diagnostics.shared.report("dismissWindow has no effect here: pictures, films and tests show the program's first window to the end.")
    }
}

extension EnvironmentValues {
    /// Closes windows of the program.
    public var dismissWindow: DismissWindowAction { DismissWindowAction(windows: openWindow.windows, window: appWindow) }
}
