// Limits on the sizes of windows.

import Foundation

/// The sizes that users may give a window.
public struct WindowResizability: Sendable {
    enum Kind { case automatic, contentSize, contentMinSize }
    let kind: Kind
    /// False if any size is allowed.
    package var isLimiting: Bool { kind != .automatic }

    /// Any size.
    public static var automatic: WindowResizability { WindowResizability(kind: .automatic) }
    /// No smaller than the content's minimum, and fixed if the content has only one size.
    ///
    /// Content with a maximum above its minimum is centered in a larger window, because desktop windows have minimum sizes only.
    public static var contentSize: WindowResizability { WindowResizability(kind: .contentSize) }
    /// No smaller than the content's minimum.
    public static var contentMinSize: WindowResizability { WindowResizability(kind: .contentMinSize) }

    /// The limits for content of these sizes.
    /// - Parameters:
    ///   - smallest: the content's size when offered no space.
    ///   - largest: its size when offered all space; infinite if it takes all.
    /// - Returns: Nil for any size.
    package func limits(smallest: CGSize, largest: CGSize) -> WindowLimits? {
        guard isLimiting, smallest.width.isFinite, smallest.height.isFinite else { return nil }
        let all = CGSize(width: CGFloat.infinity, height: .infinity)
        return WindowLimits(smallest: smallest, largest: kind == .contentSize ? largest : all)
    }
}

/// The sizes that a window may have, in points. The largest may have infinite sides.
package struct WindowLimits: Equatable {
    package var smallest: CGSize
    package var largest: CGSize

    /// True if there is only one size.
    package var isFixed: Bool { largest.width <= smallest.width && largest.height <= smallest.height }

    /// The nearest allowed size.
    package func nearest(to size: CGSize) -> CGSize {
        CGSize(width: max(min(size.width, largest.width), smallest.width), height: max(min(size.height, largest.height), smallest.height))
    }
}

extension Scene {
    /// The sizes that users may give the scene's windows.
    public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
        changingWindows { $0.resizability = resizability }
    }
}
