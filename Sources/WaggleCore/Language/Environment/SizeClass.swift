import Foundation

/// Whether there is little or much room along an axis.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

private struct HorizontalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }
private struct VerticalSizeClassKey: EnvironmentKey { static var defaultValue: UserInterfaceSizeClass? { nil } }

extension EnvironmentValues {
    /// The room from left to right; the host sets it with the size of the window.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }
    /// The room from top to bottom; the host sets it with the size of the window.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}

extension UserInterfaceSizeClass {
    /// As Apple's devices have it: an upright telephone (up to 440 points) is narrow and a turned one low, the largest (from 896) then wide;
    /// parts of a tablet's screen are narrow up to 551 points and wide from 639.
    package static func classes(of size: CGSize) -> (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
        let vertical: UserInterfaceSizeClass = size.height < 480 ? .compact : .regular
        let narrowest: CGFloat = vertical == .compact ? 896 : 600
        return (size.width < narrowest ? .compact : .regular, vertical)
    }
}
