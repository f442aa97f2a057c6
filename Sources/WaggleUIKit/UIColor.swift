import Foundation
import WaggleCore
import WaggleDisplayList

/// A UIKit color: constant, or dependent on the appearance. Immutable.
///
/// Its fixed names (`red`, `green`, `gray` …) are the pure colors of the sRGB cube. They differ from SwiftUI's system colors, which are
/// called `systemRed` and so on here.
open class UIColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
    let color: Color

    init(_ storage: Color, _: Void) {
        color = storage
        super.init()
    }

    /// A constant color from sRGB components, 0...1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(red: red, green: green, blue: blue, opacity: alpha), ())
    }
    /// A constant color from Display P3 components, 0...1.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha), ())
    }
    /// A constant grey; 0 is black, 1 white.
    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(Color(white: white, opacity: alpha), ())
    }
    /// A constant color from hue, saturation and brightness, each 0...1.
    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        self.init(Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha), ())
    }
    /// The SwiftUI color, in every appearance.
    public convenience init(_ color: Color) { self.init(color, ()) }
    /// The named color set in the program's asset catalogues; nil if there is none.
    public convenience init?(named name: String) {
        guard ProgramAssets.provider?.color(named: name, bundle: nil, dark: false, highContrast: false) != nil else { return nil }
        self.init(Color(name), ())
    }
    /// A color from an asset catalogue.
    public convenience init(resource: ColorResource) { self.init(Color(resource), ()) }
    /// A color computed for each appearance. The closure may be called often, on any thread.
    public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        self.init(Color(provider: DynamicColorProvider(source: DynamicColorSource(dynamicProvider))), ())
    }

    /// `#colorLiteral(red:green:blue:alpha:)`, as inserted into source code by Xcode. The components are sRGB, 0...1.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)), ())
    }

    /// The color with its opacity replaced: 0 is transparent, 1 opaque.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(Color(provider: AlphaColorProvider(base: color, alpha: Float(alpha))), ())
    }

    /// The color resolved to a constant in an appearance.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(Color(color.resolve(in: traitCollection.environment)), ())
    }

    /// Writes the sRGB components in the current traits.
    /// - Returns: Always true, because every color has these components here.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let resolved = color.resolve(in: UITraitCollection.current.environment)
        red?.pointee = CGFloat(resolved.red)
        green?.pointee = CGFloat(resolved.green)
        blue?.pointee = CGFloat(resolved.blue)
        alpha?.pointee = CGFloat(resolved.opacity)
        return true
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor).map { $0.color == color } ?? false }
    open override var hash: Int { color.hashValue }
    open override var description: String { "UIColor(\(color))" }
}

/// Computes the components with a program's closure. Two sources are equal only if they are identical.
final class DynamicColorSource: Hashable, Sendable {
    let make: @Sendable (UITraitCollection) -> UIColor
    init(_ make: @escaping @Sendable (UITraitCollection) -> UIColor) { self.make = make }
    static func == (a: DynamicColorSource, b: DynamicColorSource) -> Bool { a === b }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

struct DynamicColorProvider: ColorProvider {
    let source: DynamicColorSource

    func resolvedColor(in environment: EnvironmentValues) -> ResolvedColor {
        let color = source.make(UITraitCollection(environment)).color.resolve(in: environment)
        return ResolvedColor(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
    }
    var description: String { "dynamic colour" }
}

struct AlphaColorProvider: ColorProvider {
    let base: Color
    let alpha: Float

    func resolvedColor(in environment: EnvironmentValues) -> ResolvedColor {
        let color = base.resolve(in: environment)
        return ResolvedColor(red: color.red, green: color.green, blue: color.blue, opacity: alpha)
    }
    var description: String { "\(base) at \(alpha)" }
}

/// The type of a color literal without a contextual type.
public typealias _ColorLiteralType = UIColor

extension Color {
    /// The UIKit color, in every appearance.
    public init(uiColor: UIColor) { self = uiColor.color }
    /// The UIKit color, in every appearance.
    public init(_ color: UIColor) { self = color.color }
}
