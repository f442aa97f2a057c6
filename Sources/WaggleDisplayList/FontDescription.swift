// A font as a program asks for it.

import Foundation
import WaggleGeometry

/// A fully specified request for a face, in points.
public struct FontDescription: Sendable, Hashable {
    /// The design of the system face.
    public enum Design: Sendable, Hashable { case `default`, serif, rounded, monospaced }

    /// A family or a face by name; nil asks for the system face of `design`.
    public var family: String?
    public var design: Design
    /// In points.
    public var size: CGFloat
    /// CSS weight, 100...900.
    public var weight: Int
    public var italic: Bool
    public var monospacedDigits: Bool
    /// Lowercase letters as small capitals.
    public var smallCaps: Bool
    /// Capitals as small capitals.
    public var smallCapitals: Bool
    /// CSS stretch in percent, 50...200.
    public var width: Double
    /// The line height required by a text style (17 pt body: 22); nil for the face's own.
    public var lineHeight: CGFloat?

    public init(family: String? = nil, design: Design = .default, size: CGFloat, weight: Int = 400, italic: Bool = false,
                monospacedDigits: Bool = false, smallCaps: Bool = false, smallCapitals: Bool = false, width: Double = 100,
                lineHeight: CGFloat? = nil) {
        (self.family, self.design, self.size, self.weight, self.italic) = (family, design, size, weight, italic)
        (self.monospacedDigits, self.smallCaps, self.smallCapitals) = (monospacedDigits, smallCaps, smallCapitals)
        (self.width, self.lineHeight) = (width, lineHeight)
    }
}

/// Vertical metrics of a face at its size in points. The descender is positive.
public struct FontMetrics: Sendable, Hashable {
    public var ascender, descender, leading, capHeight, xHeight: CGFloat
    public init(ascender: CGFloat, descender: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat) {
        (self.ascender, self.descender, self.leading, self.capHeight) = (ascender, descender, leading, capHeight)
        self.xHeight = xHeight
    }
}
