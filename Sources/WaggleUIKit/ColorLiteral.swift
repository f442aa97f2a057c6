import Foundation
import WaggleCore

/// `#colorLiteral(red:green:blue:alpha:)`, as Xcode writes colours into sources: sRGB components, 0...1.
extension UIColor: _ExpressibleByColorLiteral {
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)), ())
    }
}

/// What a colour literal is where nothing else is asked for.
public typealias _ColorLiteralType = UIColor
