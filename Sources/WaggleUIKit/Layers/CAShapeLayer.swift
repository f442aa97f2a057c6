import Foundation
import WaggleCore
import WaggleCoreGraphics
import WaggleGeometry

/// The rule by which the inside of a path is filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
/// The ends of lines.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
    var cap: CGLineCap { self == .round ? .round : self == .square ? .square : .butt }
}
/// The corners of lines.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
    var join: CGLineJoin { self == .round ? .round : self == .bevel ? .bevel : .miter }
}

/// A layer that draws a path, in the coordinates of its bounds.
@MainActor @preconcurrency
open class CAShapeLayer: CALayer {
    open var path: CGPath? { didSet { if path != oldValue { change() } } }
    /// Black by default; nil for none.
    open var fillColor: CGColor? = UIColor.black.cgColor { didSet { if fillColor != oldValue { change() } } }
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { if fillRule != oldValue { change() } } }
    /// Nil, the default, for none.
    open var strokeColor: CGColor? { didSet { if strokeColor != oldValue { change() } } }
    /// Where the stroked part of the path begins, as a fraction of its length from 0 to 1.
    open var strokeStart: CGFloat = 0 { didSet { if strokeStart != oldValue { change() } } }
    /// Where the stroked part of the path ends, as a fraction of its length from 0 to 1.
    open var strokeEnd: CGFloat = 1 { didSet { if strokeEnd != oldValue { change() } } }
    /// In points.
    open var lineWidth: CGFloat = 1 { didSet { if lineWidth != oldValue { change() } } }
    /// The longest mitre as a multiple of the line width; longer ones are bevelled.
    open var miterLimit: CGFloat = 10 { didSet { if miterLimit != oldValue { change() } } }
    open var lineCap = CAShapeLayerLineCap.butt { didSet { if lineCap != oldValue { change() } } }
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { if lineJoin != oldValue { change() } } }
    /// Where in the pattern the line begins, in points.
    open var lineDashPhase: CGFloat = 0 { didSet { if lineDashPhase != oldValue { change() } } }
    /// The lengths of dashes and gaps, in points.
    open var lineDashPattern: [NSNumber]? { didSet { if lineDashPattern != oldValue { change() } } }

    func stroke(width: CGFloat) -> StrokeStyle {
        StrokeStyle(
            lineWidth: width, lineCap: lineCap.cap, lineJoin: lineJoin.join, miterLimit: miterLimit,
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
    }
}

/// The form of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient over its rounded bounds.
@MainActor @preconcurrency
open class CAGradientLayer: CALayer {
    /// Colours of Core Graphics; others are left out.
    open var colors: [Any]? { didSet { change() } }
    /// Where the colours lie, from 0 to 1; nil spreads them evenly.
    open var locations: [NSNumber]? { didSet { if locations != oldValue { change() } } }
    /// From 0 to 1 in both directions; the middle of a radial or conic gradient.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { if startPoint != oldValue { change() } } }
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { if endPoint != oldValue { change() } } }
    open var type = CAGradientLayerType.axial { didSet { if type != oldValue { change() } } }

    /// Core Foundation's colours come as such.
    var gradient: Gradient {
        let shown = (colors ?? []).compactMap { ($0 as? CGColor)?.color ?? ($0 as? UIColor)?.color }
        guard let locations, locations.count == shown.count else { return Gradient(colors: shown) }
        return Gradient(stops: zip(shown, locations).map { Gradient.Stop(color: $0, location: CGFloat($1.doubleValue)) })
    }
}

/// How text is aligned in a layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// A layer that draws text from its upper edge on.
@MainActor @preconcurrency
open class CATextLayer: CALayer {
    /// A string or an attributed one.
    open var string: Any? { didSet { change() } }
    /// A font of UIKit's, whose size `fontSize` replaces; nil for the system's.
    open var font: Any? { didSet { change() } }
    /// In points.
    open var fontSize: CGFloat = 36 { didSet { if fontSize != oldValue { change() } } }
    open var foregroundColor: CGColor? = UIColor.white.cgColor { didSet { if foregroundColor != oldValue { change() } } }
    /// False keeps the text in one line.
    open var isWrapped = false { didSet { if isWrapped != oldValue { change() } } }
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { if alignmentMode != oldValue { change() } } }
}
