// How bars show their titles.

import Foundation
import WaggleGeometry

/// The display mode of a screen's title.
public struct ToolbarTitleDisplayMode {
    let mode: NavigationBarItem.TitleDisplayMode
    /// Large on a stack's root that has a title; inherited from the screen below on pushed screens.
    public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .automatic) }
    /// Below the bar. It moves into the bar as the content scrolls.
    public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .large) }
    /// Same as `inline`: a large title beside the buttons is not supported.
    public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
    /// In the bar.
    public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode(mode: .inline) }
}

extension View {
    /// Sets the display mode of the screen's title.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { bar { $0.titleMode = mode.mode } }
}
