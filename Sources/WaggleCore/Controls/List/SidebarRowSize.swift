// The preferred size of sidebar rows.

import WaggleGeometry

/// The user's preferred size of sidebar rows.
public enum SidebarRowSize: Sendable { case small, medium, large }

extension EnvironmentValues {
    /// The preferred size of sidebar rows. Linux desktops have no such setting, so it is medium unless a view sets it.
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }
}
private struct SidebarRowSizeKey: EnvironmentKey { static var defaultValue: SidebarRowSize { .medium } }
