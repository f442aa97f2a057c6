// Effects on the colors of a view.

import Foundation
import WaggleGeometry
import WaggleMotion
import WaggleDisplayList

/// A color matrix that depends on one animatable number.
nonisolated struct ColorMatrixEffect: EffectModifier {
    typealias Body = Never
    enum Kind { case brightness, contrast, saturation, grayscale, hueRotation }
    let kind: Kind
    var amount: Double
    var animatableData: Double {
        get { amount }
        set { amount = newValue }
    }
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] { [.filter(.colorMatrix(matrix))] }

    // The luma weights of sRGB.
    private static let luma: (Float, Float, Float) = (0.2126, 0.7152, 0.0722)
    /// Black with the luma as its opacity.
    static let luminanceToAlpha: [Float] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, luma.0, luma.1, luma.2, 0, 0]

    var matrix: [Float] {
        let a = Float(amount)
        switch kind {
        case .brightness: return [1, 0, 0, 0, a, 0, 1, 0, 0, a, 0, 0, 1, 0, a, 0, 0, 0, 1, 0]
        case .contrast:
            let t = (1 - a) / 2
            return [a, 0, 0, 0, t, 0, a, 0, 0, t, 0, 0, a, 0, t, 0, 0, 0, 1, 0]
        case .saturation: return Self.saturation(a)
        case .grayscale: return Self.saturation(1 - min(max(a, 0), 1))
        case .hueRotation:
            let (r, g, b) = Self.luma, c = cos(a), s = sin(a)
            return [r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0, 0,
                    r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0, 0,
                    r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0, 0,
                    0, 0, 0, 1, 0]
        }
    }
    private static func saturation(_ s: Float) -> [Float] {
        let (r, g, b) = luma, t = 1 - s
        return [r * t + s, g * t, b * t, 0, 0, r * t, g * t + s, b * t, 0, 0, r * t, g * t, b * t + s, 0, 0, 0, 0, 0, 1, 0]
    }
}

/// A color matrix without animatable data.
nonisolated struct FixedColorEffect: EffectModifier {
    typealias Body = Never
    typealias AnimatableData = EmptyAnimatableData
    enum Kind {
        case invert, luminanceToAlpha
        case multiply(Color)
    }
    let kind: Kind
    static var readsEnvironment: Bool { true }
    @MainActor func effects(size: CGSize, _ node: ViewNode) -> [DisplayList.Effect] {
        switch kind {
        case .invert: return [.filter(.colorMatrix([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0]))]
        case .luminanceToAlpha: return [.filter(.colorMatrix(ColorMatrixEffect.luminanceToAlpha))]
        case .multiply(let color):
            let c = color.resolvedColor(in: node.trackedEnvironment)
            return [.filter(.colorMatrix([c.red, 0, 0, 0, 0, 0, c.green, 0, 0, 0, 0, 0, c.blue, 0, 0, 0, 0, 0, c.opacity, 0]))]
        }
    }
}

extension View {
    /// Adds an amount to each color component: 0 changes nothing, 1 gives white, -1 black.
    public nonisolated func brightness(_ amount: Double) -> some View { modifier(ColorMatrixEffect(kind: .brightness, amount: amount)) }
    /// Multiplies the distance of each color component from the middle grey: 1 changes nothing, 0 gives grey, negative amounts invert.
    public nonisolated func contrast(_ amount: Double) -> some View { modifier(ColorMatrixEffect(kind: .contrast, amount: amount)) }
    /// Scales the saturation: 1 changes nothing, 0 gives grey, and more than 1 oversaturates.
    public nonisolated func saturation(_ amount: Double) -> some View { modifier(ColorMatrixEffect(kind: .saturation, amount: amount)) }
    /// Removes color: 0 changes nothing, 1 gives grey. Other amounts are clamped.
    public nonisolated func grayscale(_ amount: Double) -> some View { modifier(ColorMatrixEffect(kind: .grayscale, amount: amount)) }
    /// Rotates the hues: 0 and 360 degrees change nothing, 120 degrees take red to green. Luminance is approximately preserved.
    public nonisolated func hueRotation(_ angle: Angle) -> some View {
        modifier(ColorMatrixEffect(kind: .hueRotation, amount: angle.radians))
    }
    /// Inverts the colors. The opacity is unchanged.
    public nonisolated func colorInvert() -> some View { modifier(FixedColorEffect(kind: .invert)) }
    /// Multiplies the view's colors, and their opacity, by a color.
    public nonisolated func colorMultiply(_ color: Color) -> some View { modifier(FixedColorEffect(kind: .multiply(color))) }
    /// Converts luminance to opacity: black becomes transparent, white opaque.
    public nonisolated func luminanceToAlpha() -> some View { modifier(FixedColorEffect(kind: .luminanceToAlpha)) }
}
