// Hints about the display that have one answer here: pictures are shown in standard dynamic range, and materials always blur.

import Foundation

extension Image {
    /// How bright the lights of a picture may be.
    public struct DynamicRange: Hashable, Sendable {
        private enum Kind { case standard, constrainedHigh, high }
        private let kind: Kind
        public static let standard = DynamicRange(kind: .standard)
        public static let constrainedHigh = DynamicRange(kind: .constrainedHigh)
        public static let high = DynamicRange(kind: .high)
    }
    /// Limits the brightness of the picture's lights; nil for the environment's limit. Screens here have standard range, within any limit.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}

/// Whether materials look active.
public struct MaterialActiveAppearance: Sendable, Equatable {
    private enum Kind { case automatic, active, matchWindow }
    private let kind: Kind
    public static let automatic = MaterialActiveAppearance(kind: .automatic)
    public static let active = MaterialActiveAppearance(kind: .active)
    /// Only in the window that has the keyboard. Materials here look active in all windows, as on iOS.
    public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)
}
extension Material {
    /// Sets whether the material looks active. It always does here, as on iOS.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}
extension ShapeStyle {
    /// Sets whether materials in the style look active. They always do here, as on iOS.
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle { self }
}

private struct AllowedDynamicRangeKey: EnvironmentKey { static var defaultValue: Image.DynamicRange? { nil } }
private struct MaterialActiveAppearanceKey: EnvironmentKey { static var defaultValue: MaterialActiveAppearance { .automatic } }
extension EnvironmentValues {
    /// The limit for pictures; nil for the screen's, which is standard here.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { self[MaterialActiveAppearanceKey.self] }
        set { self[MaterialActiveAppearanceKey.self] = newValue }
    }
}
extension View {
    /// Limits the brightness of the lights of pictures; nil for the screen's range, which is standard here.
    public nonisolated func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { environment(\.allowedDynamicRange, range) }
    /// Sets whether materials look active. They always do here, as on iOS.
    public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
        environment(\.materialActiveAppearance, appearance)
    }
}

/// The margin that titles, bars, search fields and rows share, in points.
enum ScreenMargin {
    /// The margin of narrow screens.
    static let narrow: CGFloat = 16
    /// The margin in a width: 20 from 414 points on, the width of the first large phones.
    static func of(_ width: CGFloat) -> CGFloat { width >= 414 ? 20 : narrow }
}
