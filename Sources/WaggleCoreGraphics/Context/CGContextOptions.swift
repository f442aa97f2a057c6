// Options of a context's drawing operations.

import Foundation
import WaggleCore
import WaggleDisplayList
import WaggleGeometry

/// How drawing is composited with the existing content: S is the source, D the destination. Shapes are composited only
/// within their coverage.
public enum CGBlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue, saturation, color, luminosity
    /// Transparent.
    case clear
    /// S.
    case copy
    /// S where D is opaque.
    case sourceIn
    /// S where D is transparent.
    case sourceOut
    case sourceAtop
    /// D over S.
    case destinationOver
    case destinationIn
    /// D where S is transparent: an eraser.
    case destinationOut
    case destinationAtop
    case xor
    case plusDarker
    case plusLighter

    /// The mode of display lists. The raw values are those of the modes of graphics contexts.
    var mode: WaggleDisplayList.BlendMode { GraphicsContext.BlendMode(rawValue: rawValue).displayListMode }
}

/// The quality with which images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    /// Shows each pixel as a square.
    case none = 1
    case low = 2
    case high = 3
    case medium = 4

    var interpolation: ImageDrawing.Interpolation {
        switch self {
        case .none: .none
        case .low: .low
        case .high: .high
        case .default, .medium: .medium
        }
    }
}

/// Which parts of a path are painted: its interior, its stroke, or both.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill
    /// Fills by the even-odd rule.
    case eoFill
    case stroke
    /// Fills, then strokes.
    case fillStroke
    case eoFillStroke
}

extension CGContext {
    /// Multiplies the opacity of subsequent drawing; clamped to 0...1.
    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isNaN ? 1 : min(max(Double(alpha), 0), 1) }
    public func setBlendMode(_ mode: CGBlendMode) { state.blend = mode }
    /// True, the default, antialiases edges if the context allows it.
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }
    /// False disables antialiasing regardless of `setShouldAntialias(_:)`. It is not part of the graphics state.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { self.allowsAntialiasing = allowsAntialiasing }
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    // MARK: Lines

    /// Sets the width in user space; negative widths count as 0.
    public func setLineWidth(_ width: CGFloat) { state.line.width = max(width, 0) }
    public func setLineCap(_ cap: CGLineCap) { state.line.cap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.line.join = join }
    /// Sets the longest mitre as a multiple of the line width; longer ones are bevelled. The default is 10.
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    /// Sets the alternating lengths of dashes and gaps, in user space.
    ///
    /// None, a negative length or only zeros draw a solid line.
    /// - Parameter phase: how far into the pattern a line begins, in user space.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) { (state.line.dashPhase, state.line.dash) = (phase, lengths) }

    // MARK: Shadows

    /// Sets the shadow of subsequent drawing.
    /// - Parameters:
    ///   - offset: in the context's base space, unaffected by later transforms. Positive heights point up in a bitmap or on a page, down
    ///     in UIKit's contexts and canvases.
    ///   - blur: twice the standard deviation, in the same space.
    ///   - color: nil for no shadow.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        guard let color, color.alpha > 0 else { return state.shadow = nil }
        let base = state.base.concatenating(toTarget), moved = offset.applying(base)
        let scale = abs(base.a * base.d - base.b * base.c).squareRoot()
        state.shadow = .shadow(color: color.resolved, radius: Double(max(blur, 0) * scale / 2), offset: moved, only: false)
    }
    /// Sets a black shadow with an opacity of 1/3 for subsequent drawing; the lengths are those of `setShadow(offset:blur:color:)`.
    public func setShadow(offset: CGSize, blur: CGFloat) { setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3)) }

    // MARK: Colours

    public func setFillColor(_ color: CGColor) { (state.fill, state.fillSpace) = (color.resolved, color.colorSpace ?? .rgb) }
    public func setStrokeColor(_ color: CGColor) { (state.stroke, state.strokeSpace) = (color.resolved, color.colorSpace ?? .rgb) }
    /// Sets the fill colour by sRGB components and alpha, 0...1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the stroke colour by sRGB components and alpha, 0...1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
    }
    /// Sets the fill colour to a grey, from 0 for black to 1 for white, with an alpha of 0...1.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    /// Sets the stroke colour to a grey, from 0 for black to 1 for white, with an alpha of 0...1.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }
    /// Sets the fill colour by its inks and alpha, 0...1.
    public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }
    /// Sets the stroke colour by its inks and alpha, 0...1.
    public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
    }
    /// Sets the fill colour to black in the given colour space, whose components `setFillColor(_:)` then takes.
    public func setFillColorSpace(_ space: CGColorSpace) { (state.fill, state.fillSpace) = (.black, space) }
    public func setStrokeColorSpace(_ space: CGColorSpace) { (state.stroke, state.strokeSpace) = (.black, space) }
    /// - Parameter components: the components in the current colour space, 0...1, then alpha. Missing ones are 0, a missing alpha is 1.
    public func setFillColor(_ components: [CGFloat]) {
        state.fill = state.fillSpace.color(components).resolvedColor(in: EnvironmentValues())
    }
    /// - Parameter components: the components in the current colour space, 0...1, then alpha. Missing ones are 0, a missing alpha is 1.
    public func setStrokeColor(_ components: [CGFloat]) {
        state.stroke = state.strokeSpace.color(components).resolvedColor(in: EnvironmentValues())
    }
    /// Has no effect: colours outside sRGB are clamped regardless of the intent.
    public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
    /// Has no effect: curves are always exact to a fraction of a pixel.
    public func setFlatness(_ flatness: CGFloat) {}
}
