// Color components, and colors in Core Graphics and drawing.

import Foundation
import WaggleCore
import WaggleCoreGraphics

extension UIColor {
    /// The color for layers and contexts. It keeps its variants, so a layer follows the appearance.
    public var cgColor: CGColor { CGColor(color) }
    public convenience init(cgColor: CGColor) { self.init(cgColor.color, ()) }

    /// The named color set in a bundle's asset catalogues; nil if there is none.
    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let bundle = bundle == .main ? nil : bundle
        guard ProgramAssets.provider?.color(named: name, bundle: bundle, dark: false, highContrast: false) != nil else { return nil }
        self.init(Color(name, bundle: bundle), ())
    }

    @available(*, unavailable, message: "Fill a rectangle with CGContext.draw(_:in:byTiling:), or use SwiftUI's ImagePaint.")
    public convenience init(patternImage image: UIImage) { self.init(.clear, ()) }

    /// Writes the hue, saturation and brightness in the current traits, each 0...1. Greys have hue 0.
    /// - Returns: Always true, because every color has these components here.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0
        getRed(&red, green: &green, blue: &blue, alpha: alpha)
        let most = max(red, green, blue), range = most - min(red, green, blue)
        // The hue in sixths of a turn: the position of the strongest component, shifted by the difference of the other two.
        var turn: CGFloat = 0
        if range > 0 { turn = most == red ? (green - blue) / range : most == green ? (blue - red) / range + 2 : (red - green) / range + 4 }
        hue?.pointee = (turn < 0 ? turn + 6 : turn) / 6
        saturation?.pointee = most > 0 ? range / most : 0
        brightness?.pointee = most
        return true
    }

    /// Writes the grey level of the color in the current traits.
    /// - Returns: False for a color that is not grey, in which case nothing is written.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, opacity: CGFloat = 0
        getRed(&red, green: &green, blue: &blue, alpha: &opacity)
        guard abs(red - green) < 1e-4, abs(green - blue) < 1e-4 else { return false }
        white?.pointee = red
        alpha?.pointee = opacity
        return true
    }

    // MARK: Drawing into the current context

    /// Sets the fill and stroke colors to this color, resolved in the current traits.
    public func set() {
        setFill()
        setStroke()
    }
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(resolvedColor(with: .current).cgColor) }
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(resolvedColor(with: .current).cgColor) }
}
