import Foundation
import WaggleGeometry

/// The kinds of obstruction that the safe area excludes.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = SafeAreaRegions(rawValue: .max)
    /// Bars and the shape of the device.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The bar of a toolbar's items for the keyboard, while it is there. Scroll views extend under it; other content ends above it.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
}
