import Foundation
import WaggleDisplayList

/// Whether a gradient is drawn beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Extends the first colour before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1 << 0)
    /// Extends the last colour after the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 1 << 1)
}

/// Colours at locations from 0 to 1, drawn by a context. Immutable.
public final class CGGradient: Sendable {
    let stops: [ResolvedStop]

    private init?(_ colors: [ResolvedColor], _ locations: UnsafePointer<CGFloat>?) {
        guard !colors.isEmpty else { return nil }
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { index, color in
            ResolvedStop(color: color, location: locations.map { $0[index] } ?? CGFloat(index) / last)
        }
            .sorted { $0.location < $1.location }
    }

    /// - Parameters:
    ///   - space: nil for the first colour's space. Colours are interpolated in sRGB.
    ///   - colors: `CGColor`s, at least one; anything else gives nil.
    ///   - locations: one for each colour; nil for evenly spaced colours.
    public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let known = colors.compactMap { $0 as? CGColor }
        guard known.count == colors.count else { return nil }
        self.init(known.map(\.resolved), locations)
    }

    /// - Parameters:
    ///   - components: for each colour, the components of the space, then alpha.
    ///   - locations: `count` locations; nil for evenly spaced colours.
    ///   - count: the number of colours, at least 1.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?, count: Int
    ) {
        guard count > 0 else { return nil }
        let size = space.numberOfComponents + 1
        let colors = (0..<count).map { color in CGColor(colorSpace: space, components: components + color * size) }
        self.init(colors.map { $0?.resolved ?? .clear }, locations)
    }
}
