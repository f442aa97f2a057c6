import Foundation
import WaggleCore
import WaggleDisplayList

/// The callbacks of a `CGFunction`: its evaluation and its release.
public struct CGFunctionCallbacks {
    public typealias Evaluate = (UnsafeMutableRawPointer?, UnsafePointer<CGFloat>, UnsafeMutablePointer<CGFloat>) -> Void
    public typealias Release = (UnsafeMutableRawPointer?) -> Void
    public var version: UInt32
    /// Writes the results for the inputs.
    public var evaluate: Evaluate?
    /// Called with `info` when the function is released.
    public var releaseInfo: Release?
    public init(version: UInt32, evaluate: Evaluate?, releaseInfo: Release?) {
        (self.version, self.evaluate, self.releaseInfo) = (version, evaluate, releaseInfo)
    }
}

/// A function in the program that computes the colours of a shading.
public final class CGFunction {
    private let info: UnsafeMutableRawPointer?
    private let inputs: Int
    fileprivate let outputs: Int
    private let domain: [CGFloat]?, range: [CGFloat]?
    private let callbacks: CGFunctionCallbacks

    /// - Parameters:
    ///   - info: passed to the callbacks.
    ///   - domainDimension: the number of inputs, at least 1.
    ///   - domain: two limits for each input; nil for none.
    ///   - rangeDimension: the number of results, at least 1.
    ///   - range: two limits for each result; nil for none.
    public init?(info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
                 range: UnsafePointer<CGFloat>?,
                 callbacks: UnsafePointer<CGFunctionCallbacks>) {
        guard domainDimension > 0, rangeDimension > 0, callbacks.pointee.evaluate != nil else { return nil }
        (self.info, inputs, outputs, self.callbacks) = (info, domainDimension, rangeDimension, callbacks.pointee)
        self.domain = domain.map { Array(UnsafeBufferPointer(start: $0, count: 2 * domainDimension)) }
        self.range = range.map { Array(UnsafeBufferPointer(start: $0, count: 2 * rangeDimension)) }
    }
    deinit { callbacks.releaseInfo?(info) }

    /// The results for a first input at a fraction, 0...1, of its domain; further inputs are at their lower limits.
    func results(at share: CGFloat) -> [CGFloat] {
        let input = (0..<inputs).map { index -> CGFloat in
            let (low, high) = (domain?[2 * index] ?? 0, domain?[2 * index + 1] ?? 1)
            return index == 0 ? low + (high - low) * share : low
        }
        var results = [CGFloat](repeating: 0, count: outputs)
        callbacks.evaluate?(info, input, &results)
        guard let range else { return results }
        return results.enumerated().map { index, value in min(max(value, range[2 * index]), range[2 * index + 1]) }
    }
}

/// A colour transition defined by a function, between two points or two circles. See `CGContext.drawShading(_:)`.
public final class CGShading {
    fileprivate enum Kind {
        case axial(CGPoint, CGPoint)
        case radial(CGPoint, CGFloat, CGPoint, CGFloat)
    }
    fileprivate let kind: Kind
    fileprivate let gradient: CGGradient
    fileprivate let options: CGGradientDrawingOptions

    /// The number of colours sampled from the function. They are interpolated where they are farther apart than pixels.
    private static let steps = 256

    private init?(_ kind: Kind, _ space: CGColorSpace, _ function: CGFunction, _ extendsStart: Bool, _ extendsEnd: Bool) {
        guard function.outputs >= space.numberOfComponents else { return nil }
        // A colour without an opacity is opaque.
        let colors = (0...Self.steps).map {
            CGColor(colorSpace: space, components: function.results(at: CGFloat($0) / CGFloat(Self.steps)) + [1])
        }
        guard let gradient = CGGradient(colorsSpace: space, colors: colors.compactMap(\.self), locations: nil) else { return nil }
        (self.kind, self.gradient) = (kind, gradient)
        options = (extendsStart ? [.drawsBeforeStartLocation] : [] as CGGradientDrawingOptions)
            .union(extendsEnd ? .drawsAfterEndLocation : [])
    }
    /// - Parameters:
    ///   - function: maps one number, 0 at the start and 1 at the end unless its domain differs, to the components of a colour, followed by
    ///     opacity if it has one
    ///     more result. Fewer results than the colour space has components give nil.
    ///   - extendStart, extendEnd: whether the colours at the ends extend beyond them.
    public convenience init?(
        axialSpace space: CGColorSpace, start: CGPoint, end: CGPoint, function: CGFunction, extendStart: Bool, extendEnd: Bool
    ) {
        self.init(.axial(start, end), space, function, extendStart, extendEnd)
    }
    /// - Parameters:
    ///   - startRadius, endRadius: in user space; a negative one draws nothing.
    ///   - function: as for the axial shading.
    public convenience init?(radialSpace space: CGColorSpace, start: CGPoint, startRadius: CGFloat, end: CGPoint, endRadius: CGFloat,
                             function: CGFunction,
                             extendStart: Bool, extendEnd: Bool) {
        self.init(.radial(start, startRadius, end, endRadius), space, function, extendStart, extendEnd)
    }
}

extension CGContext {
    /// Draws a shading over the whole clipping area.
    public func drawShading(_ shading: CGShading) {
        switch shading.kind {
        case .axial(let start, let end): drawLinearGradient(shading.gradient, start: start, end: end, options: shading.options)
        case .radial(let start, let startRadius, let end, let endRadius):
            drawRadialGradient(
                shading.gradient, startCenter: start, startRadius: startRadius, endCenter: end, endRadius: endRadius,
                options: shading.options)
        }
    }
}

@available(*, unavailable, message: "There are no patterns here; clip to the path, and draw an image with byTiling, or a CGLayer again and again.")
public final class CGPattern {}
@available(*, unavailable, message: "There are no patterns here; clip to the path, and draw an image with byTiling, or a CGLayer again and again.")
public struct CGPatternCallbacks {}
extension CGContext {
    @available(*, unavailable, message: "There are no patterns here; clip to the path, and draw an image with byTiling, or a CGLayer again and again.")
    public func setFillPattern(_ pattern: Any, colorComponents components: UnsafePointer<CGFloat>) {}
    @available(*, unavailable, message: "There are no patterns here; use replacePathWithStrokedPath(), clip to the path, and draw an image with byTiling.")
    public func setStrokePattern(_ pattern: Any, colorComponents components: UnsafePointer<CGFloat>) {}
    @available(*, unavailable, message: "There are no patterns here; translate before drawing an image with byTiling.")
    public func setPatternPhase(_ phase: CGSize) {}
}
