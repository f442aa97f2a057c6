// How a program opens another of its windows.

import Foundation

/// Opens a window of a scene that has an `id`.
@MainActor @preconcurrency
public struct OpenWindowAction: Sendable {
    /// Nil where there is one window only.
    fileprivate let windows: AppWindows?

    package nonisolated init(_ windows: AppWindows?) { self.windows = windows }

    /// Opens one more window of the `WindowGroup` with the id. Where none has it, or the host shows one window only, that is reported
    /// and nothing opens.
    public func callAsFunction(id: String) {
        guard let windows else {
            return Diagnostics.shared.report("A window \"\(id)\" was to be opened; pictures, films and tests show the program's first window only.")
        }
        windows.open(id: id)
    }

    @available(*, unavailable, message: "Windows for values are not there yet; open one by its id.")
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
    @available(*, unavailable, message: "Windows for values are not there yet; open one by its id.")
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
}

private enum OpenWindowKey: EnvironmentKey { static var defaultValue: OpenWindowAction { OpenWindowAction(nil) } }

extension EnvironmentValues {
    /// Opens further windows of the program.
    public package(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }
    /// False in pictures, films and tests, which show the program's first window only.
    public var supportsMultipleWindows: Bool { openWindow.windows != nil }
}
