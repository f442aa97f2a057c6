// Dismissal of presentations: sheets, pushed screens, windows.

import Foundation

/// Dismisses the nearest presentation that encloses the view.
///
/// In a sheet, cover or popover it closes that; in a pushed screen it goes back; at the root of a window it closes the window, if the host
/// shows several. Elsewhere it does nothing. The presentation's binding is written when the closing animation is over.
@MainActor @preconcurrency
public struct DismissAction: Sendable {
    fileprivate let action: @MainActor () -> Void
    public func callAsFunction() { action() }
}

/// The presenter of a view, compared by identity.
@MainActor
final class Presenter {
    /// Closes the presentation with its animation, then writes its binding.
    var dismiss: () -> Void = {}
    nonisolated init() {}
}

private enum PresenterKey: EnvironmentKey, ForwardedEnvironmentKey { static var defaultValue: Presenter? { nil } }

extension EnvironmentValues {
    /// The presenter of the view; nil at the root of a window.
    var presenter: Presenter? {
        get { self[PresenterKey.self] }
        set { self[PresenterKey.self] = newValue }
    }

    /// Dismisses the nearest presentation that encloses the view.
    public var dismiss: DismissAction {
        let presenter = presenter, windows = openWindow.windows, window = appWindow
        return DismissAction {
            if let presenter { return presenter.dismiss() }
            if let windows, let window { windows.dismiss(window) }
        }
    }
    /// True if the view is presented: in a sheet, a cover, a popover or a pushed screen.
    public var isPresented: Bool { presenter != nil }
    /// The state of the enclosing presentation.
    public var presentationMode: Binding<PresentationMode> {
        let presenter = presenter
        return Binding(get: { PresentationMode(isPresented: presenter != nil) }, set: { mode in
            guard !mode.isPresented else { return }
            onMainActor { presenter?.dismiss() }
        })
    }
}

/// Whether a view is presented, and a way to end that. Read it as `presentationMode`; `dismiss` and `isPresented` are newer.
public struct PresentationMode {
    /// True inside a sheet, a cover, a popover or a pushed screen.
    public private(set) var isPresented: Bool
    /// Dismisses the presentation, like `DismissAction`.
    public mutating func dismiss() { isPresented = false }
}
