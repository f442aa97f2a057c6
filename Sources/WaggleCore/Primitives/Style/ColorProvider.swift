import CoreTransferable
import Foundation
import UniformTypeIdentifiers
import WaggleDisplayList

/// Resolves a color that depends on the environment: a named, mixed or platform color.
package protocol ColorProvider: Hashable, Sendable, CustomStringConvertible {
    /// The color in encoded sRGB components; values outside 0...1 are outside the gamut.
    func resolvedColor(in environment: EnvironmentValues) -> ResolvedColor
}

extension ColorProvider {
    func encoded(in environment: EnvironmentValues) -> ColorVector { resolvedColor(in: environment).vector }

    func isEqual(to other: any ColorProvider) -> Bool { (other as? Self) == self }
}

/// Stores a provider out of line, so that constant colors stay small.
final class ColorProviderBox: Hashable, Sendable {
    let provider: any ColorProvider

    init(_ provider: any ColorProvider) { self.provider = provider }

    static func == (a: ColorProviderBox, b: ColorProviderBox) -> Bool {
        a === b || a.provider.isEqual(to: b.provider)
    }

    func hash(into hasher: inout Hasher) { provider.hash(into: &hasher) }
}

struct OpacityColorProvider: ColorProvider {
    let base: Color
    let opacity: Float

    func resolvedColor(in environment: EnvironmentValues) -> ResolvedColor {
        var color = ResolvedColor(unclamped: base.encoded(in: environment))
        color.opacity *= opacity
        return color
    }

    var description: String { "\(Int((opacity * 100).rounded()))% \(base)" }
}

struct MixedColorProvider: ColorProvider {
    let from: Color
    let to: Color
    let amount: Float
    let space: Gradient.ColorSpace

    func resolvedColor(in environment: EnvironmentValues) -> ResolvedColor {
        ResolvedColor(unclamped: ColorSpaceMath.mix(from.encoded(in: environment), to.encoded(in: environment), by: amount, in: space))
    }

    var description: String { "mix of \(from) and \(to) by \(amount)" }
}

/// A custom style that resolves to a color.
struct StyleColorProvider<Style: ShapeStyle & Hashable>: ColorProvider where Style.Resolved == Color.Resolved {
    let style: Style

    func resolvedColor(in environment: EnvironmentValues) -> ResolvedColor {
        let resolved = style.resolve(in: environment)
        return ResolvedColor(red: resolved.red, green: resolved.green, blue: resolved.blue, opacity: resolved.opacity)
    }

    var description: String { String(describing: style) }
}

extension ResolvedColor {
    /// Keeps components outside the gamut, for further calculation.
    init(unclamped vector: ColorVector) {
        self.init(red: vector.x, green: vector.y, blue: vector.z, opacity: vector.w)
    }
}

// MARK: Transfer

extension Color: Transferable {
    /// The color in the default (light) environment: red, green, blue and opacity in sRGB.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: UTType(exportedAs: "com.apple.uikit.color")) { color in
            let resolved = color.resolve(in: EnvironmentValues())
            return try JSONEncoder().encode([resolved.red, resolved.green, resolved.blue, resolved.opacity])
        } importing: { data in
            let parts = try JSONDecoder().decode([Float].self, from: data)
            guard parts.count == 4 else { throw TransferError("A colour has four components, not \(parts.count).") }
            return Color(Color.Resolved(red: parts[0], green: parts[1], blue: parts[2], opacity: parts[3]))
        }
    }
}
