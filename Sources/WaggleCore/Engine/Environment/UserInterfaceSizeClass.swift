import Foundation
import WaggleGeometry

/// Whether the available space along an axis is small or large.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

private struct HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private struct VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }

extension EnvironmentValues {
    /// The horizontal size class; the host sets it from the window's size.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }
    /// The vertical size class; the host sets it from the window's size.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}

extension UserInterfaceSizeClass {
    /// The size classes of Apple's devices. A phone in portrait (up to 440 points wide) has a compact width; in landscape it has a compact
    /// height, which a window higher than wide never has, and the largest phones (from 896 points) have a regular width. On a tablet in
    /// Split View, widths up to 551 points are compact and those from 639 points regular.
    package static func classes(of size: CGSize) -> (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
        let vertical: UserInterfaceSizeClass = size.height < 480 && size.width > size.height ? .compact : .regular
        let narrowest: CGFloat = vertical == .compact ? 896 : 600
        return (size.width < narrowest ? .compact : .regular, vertical)
    }
}
