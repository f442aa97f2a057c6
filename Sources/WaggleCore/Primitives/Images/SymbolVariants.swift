import Foundation

/// Variants of symbols: filled, slashed, or enclosed in a shape.
public struct SymbolVariants: Hashable, Sendable {
    private enum Enclosure: String { case circle, square, rectangle }
    private var enclosure: Enclosure?
    private var isFilled = false
    private var isSlashed = false

    /// The symbols as named.
    public static let none = SymbolVariants()
    public static let circle = SymbolVariants.none.circle
    public static let square = SymbolVariants.none.square
    public static let rectangle = SymbolVariants.none.rectangle
    public static let fill = SymbolVariants.none.fill
    public static let slash = SymbolVariants.none.slash

    public var circle: SymbolVariants { with { $0.enclosure = .circle } }
    public var square: SymbolVariants { with { $0.enclosure = .square } }
    public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
    public var fill: SymbolVariants { with { $0.isFilled = true } }
    public var slash: SymbolVariants { with { $0.isSlashed = true } }

    private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants { copy(of: self, change) }

    /// True if this contains every variant of the other.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.enclosure == nil || other.enclosure == enclosure) && (!other.isFilled || isFilled) && (!other.isSlashed || isSlashed)
    }

    /// The variants of both; a later enclosure replaces an earlier one.
    func union(_ other: SymbolVariants) -> SymbolVariants {
        with {
            $0.enclosure = other.enclosure ?? enclosure
            $0.isFilled = isFilled || other.isFilled
            $0.isSlashed = isSlashed || other.isSlashed
        }
    }

    /// The candidate names: most variants first, the plain name last.
    func names(of name: String) -> [String] {
        var names: [String] = []
        let parts = Set(name.split(separator: ".").map(String.init))
        for enclosure in enclosure == nil ? [nil] : [enclosure, nil] {
            for slash in isSlashed ? [true, false] : [false] {
                for fill in isFilled ? [true, false] : [false] {
                    // The parts are in the order of `heart.slash.circle.fill`; a part already in the name is not repeated.
                    var stem = parts.contains("fill") && name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
                    if slash, !parts.contains("slash") { stem += ".slash" }
                    if let enclosure, !parts.contains(enclosure.rawValue) { stem += "." + enclosure.rawValue }
                    if fill || name.hasSuffix(".fill") { stem += ".fill" }
                    if !names.contains(stem) { names.append(stem) }
                }
            }
        }
        return names.contains(name) ? names : names + [name]
    }
}

private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    /// The variants in which symbols are shown, if available.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows symbols inside the view in a variant, if available, in addition to inherited variants.
    @_disfavoredOverload public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        environmentTransform(variant) { $1.symbolVariants = $1.symbolVariants.union($0) }
    }
}
