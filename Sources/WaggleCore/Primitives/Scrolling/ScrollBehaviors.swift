import Foundation
import WaggleGeometry

/// What the environment makes a scroll view do.
@MainActor
struct ScrollBehaviors {
    /// Decides where the content comes to rest; nil to rest anywhere.
    private(set) var target: (any ScrollTargetBehavior)?
    /// Refreshes the content; nil if it cannot be refreshed.
    private(set) var refresh: RefreshAction?
    /// When the indicators are shown without a movement.
    private(set) var flash = ScrollFlash()

    init() {}
    init(_ environment: EnvironmentValues, _ look: ScrollLook, _ axes: Axis.Set) {
        target = environment.scrollTargetBehavior.behavior ?? (look.pages ? PagingScrollTargetBehavior() : nil)
        refresh = axes.contains(.vertical) ? environment.refresh : nil
        flash = environment.scrollFlash
    }
}
