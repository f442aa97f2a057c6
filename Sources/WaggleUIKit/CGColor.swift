import Foundation
import WaggleCore

/// A colour for layers. Immutable.
public final class CGColor: Hashable, Sendable {
    let color: Color
    init(_ color: Color) { self.color = color }
    public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
    /// The colour for a layer. It keeps its variants, so a layer follows the appearance.
    public var cgColor: CGColor { CGColor(color) }
    public convenience init(cgColor: CGColor) { self.init(cgColor.color, ()) }
}

extension Color {
    /// A colour of a layer.
    public init(cgColor: CGColor) { self = cgColor.color }
    /// The colour for a layer. It keeps its variants, so a layer follows the appearance.
    public var cgColor: CGColor? { CGColor(self) }
}
extension Color.Resolved {
    /// The colour for a layer.
    public var cgColor: CGColor { CGColor(Color(self)) }
}
