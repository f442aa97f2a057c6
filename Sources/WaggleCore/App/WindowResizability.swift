// The sizes that a scene allows its windows.

import Foundation

/// Which sizes a person may give a window.
public struct WindowResizability: Sendable {
    enum Kind { case automatic, contentSize, contentMinSize }
    let kind: Kind
    /// False: any size, whatever the content.
    package var isLimiting: Bool { kind != .automatic }

    /// Any size.
    public static var automatic: WindowResizability { WindowResizability(kind: .automatic) }
    /// No smaller than the content can be, and as large as the content where it has one size only.
    ///
    /// A content that has a largest size above its smallest stands in the middle of a larger window: desktops' windows know a smallest size only.
    public static var contentSize: WindowResizability { WindowResizability(kind: .contentSize) }
    /// No smaller than the content can be.
    public static var contentMinSize: WindowResizability { WindowResizability(kind: .contentMinSize) }

    /// The sizes for a content.
    /// - Parameters:
    ///   - smallest: the content's size for no space.
    ///   - largest: for all space there is; infinite where it takes all.
    /// - Returns: nil: any size.
    package func limits(smallest: CGSize, largest: CGSize) -> WindowLimits? {
        guard isLimiting, smallest.width.isFinite, smallest.height.isFinite else { return nil }
        let all = CGSize(width: CGFloat.infinity, height: .infinity)
        return WindowLimits(smallest: smallest, largest: kind == .contentSize ? largest : all)
    }
}

/// The sizes that a window may have, in points. Sides of the largest may be infinite.
package struct WindowLimits: Equatable {
    package var smallest: CGSize
    package var largest: CGSize

    /// True if there is one size only.
    package var isFixed: Bool { largest.width <= smallest.width && largest.height <= smallest.height }

    /// The size that is allowed and nearest.
    package func nearest(to size: CGSize) -> CGSize {
        CGSize(width: max(min(size.width, largest.width), smallest.width), height: max(min(size.height, largest.height), smallest.height))
    }
}
