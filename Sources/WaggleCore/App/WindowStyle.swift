// The style of a program's windows.

import Foundation
import WaggleGeometry

/// The style of a window's frame.
public protocol WindowStyle {}

/// The desktop's window frame.
public struct DefaultWindowStyle: WindowStyle {
    public nonisolated init() {}
}
/// The desktop's window frame, with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
    public nonisolated init() {}
}
/// Not available: the desktop decides whether windows have title bars.
@available(*, unavailable, message: "The desktop decides whether windows have title bars. Use .automatic.")
public struct HiddenTitleBarWindowStyle: WindowStyle {
    public nonisolated init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
    /// The desktop's window frame.
    public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
extension WindowStyle where Self == TitleBarWindowStyle {
    /// The desktop's window frame, with a title bar.
    public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
@available(*, unavailable, message: "The desktop decides whether windows have title bars. Use .automatic.")
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}

extension Scene {
    /// Sets the style of the scene's windows. The desktop draws all window frames, so it has no effect.
    public nonisolated func windowStyle<Style: WindowStyle>(_ style: Style) -> some Scene { self }
}
