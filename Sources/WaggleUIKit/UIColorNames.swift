import Foundation
import WaggleCore

// Fixed colors, the same in every appearance.
extension UIColor {
    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// Transparent black.
    public static let clear = UIColor(white: 0, alpha: 0)
}

// System colors, which depend on the appearance.
extension UIColor {
    public static let systemRed = UIColor(.system(.red), ())
    public static let systemGreen = UIColor(.system(.green), ())
    public static let systemBlue = UIColor(.system(.blue), ())
    public static let systemOrange = UIColor(.system(.orange), ())
    public static let systemYellow = UIColor(.system(.yellow), ())
    public static let systemPink = UIColor(.system(.pink), ())
    public static let systemPurple = UIColor(.system(.purple), ())
    public static let systemTeal = UIColor(.system(.teal), ())
    public static let systemIndigo = UIColor(.system(.indigo), ())
    public static let systemBrown = UIColor(.system(.brown), ())
    public static let systemMint = UIColor(.system(.mint), ())
    public static let systemCyan = UIColor(.system(.cyan), ())
    public static let systemGray = UIColor(.system(.gray), ())
    public static let systemGray2 = UIColor(.system(.gray2), ())
    public static let systemGray3 = UIColor(.system(.gray3), ())
    public static let systemGray4 = UIColor(.system(.gray4), ())
    public static let systemGray5 = UIColor(.system(.gray5), ())
    public static let systemGray6 = UIColor(.system(.gray6), ())
    public static let label = UIColor(.system(.primary), ())
    public static let secondaryLabel = UIColor(.system(.secondary), ())
    public static let tertiaryLabel = UIColor(.system(.tertiary), ())
    public static let quaternaryLabel = UIColor(.system(.quaternary), ())
    public static let systemFill = UIColor(.system(.fill), ())
    public static let secondarySystemFill = UIColor(.system(.secondaryFill), ())
    public static let tertiarySystemFill = UIColor(.system(.tertiaryFill), ())
    public static let quaternarySystemFill = UIColor(.system(.quaternaryFill), ())
    public static let systemBackground = UIColor(.system(.background), ())
    public static let secondarySystemBackground = UIColor(.system(.secondaryBackground), ())
    public static let tertiarySystemBackground = UIColor(.system(.tertiaryBackground), ())
    public static let systemGroupedBackground = UIColor(.system(.groupedBackground), ())
    public static let secondarySystemGroupedBackground = UIColor(.system(.secondaryGroupedBackground), ())
    public static let tertiarySystemGroupedBackground = UIColor(.system(.tertiaryGroupedBackground), ())
    public static let separator = UIColor(.system(.separator), ())
    public static let opaqueSeparator = UIColor(.system(.opaqueSeparator), ())
    public static let link = UIColor(.system(.link), ())
    public static let placeholderText = UIColor(.system(.placeholderText), ())
    public static let tintColor = UIColor(.system(.accentColor), ())
    /// Black in every appearance.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// White at 60 percent opacity in every appearance.
    public static let lightText = UIColor(white: 1, alpha: 0.6)
}
