// The resolution of the display.

import Foundation

private enum DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
extension EnvironmentValues {
    /// Pixels per point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }
    /// The size of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
}
