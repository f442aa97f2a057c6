import Foundation
import WaggleGeometry

/// Whether scrolling with a finger ends text editing.
public struct ScrollDismissesKeyboardMode: Sendable, Hashable {
    private enum Kind: Sendable { case automatic, immediately, interactively, never }
    private let kind: Kind
    /// Equivalent to `immediately`.
    public static var automatic: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .automatic) }
    /// As soon as scrolling begins.
    public static var immediately: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .immediately) }
    /// Equivalent to `immediately`: there is no on-screen keyboard to follow the finger.
    public static var interactively: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .interactively) }
    /// Scrolling leaves the focus alone.
    public static var never: ScrollDismissesKeyboardMode { ScrollDismissesKeyboardMode(kind: .never) }
}

private struct DismissesKeyboardKey: EnvironmentKey { static var defaultValue: ScrollDismissesKeyboardMode { .automatic } }

extension EnvironmentValues {
    /// Whether scrolling ends text editing.
    public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
        get { self[DismissesKeyboardKey.self] }
        set { self[DismissesKeyboardKey.self] = newValue }
    }
}

extension View {
    /// Sets whether scrolling with a finger ends text editing inside the view. Wheels and trackpads never do.
    @_disfavoredOverload public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
        environment(\.scrollDismissesKeyboardMode, mode)
    }
}
