// How symbols are coloured.

import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleSymbols

/// How a symbol is coloured.
public struct SymbolRenderingMode: Sendable {
    enum Kind: Sendable { case monochrome, multicolor, hierarchical, palette }
    let kind: Kind
    /// One colour: the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The symbol's own colours; symbols without any are shown in one colour.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// One colour at several opacities, according to the level of the symbol's parts.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// One foreground style for each of the symbol's two or three levels.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

private struct SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode.Kind? { nil } }

extension EnvironmentValues {
    /// How symbols are coloured; nil for one colour, or for a palette if there are several foreground styles.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self].map { SymbolRenderingMode(kind: $0) } }
        set { self[SymbolRenderingModeKey.self] = newValue?.kind }
    }
}

extension Image {
    /// Sets how the symbol is coloured; overrides the environment.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { copy(of: self) { $0.symbolMode = mode?.kind } }
}

extension View {
    /// Sets how symbols inside the view are coloured.
    @_disfavoredOverload public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

/// The paints of a symbol's parts, by level.
enum SymbolPaints {
    case one
    /// The foreground style at decreasing opacities.
    case faded
    /// The paints of the second and third levels; the first level uses the foreground's.
    case palette([Paint])
    /// The symbol's own colours for the first level and the other levels; nil for the foreground's.
    case own(front: Paint?, back: Paint?)

    /// True if parts with their own colours overlap.
    var isLayered: Bool {
        if case .one = self { return false }
        return true
    }

    /// True if all paints are derived from the foreground's.
    var areOfForeground: Bool {
        switch self {
        case .one, .faded: true
        case .palette(let others): others.isEmpty
        case .own(let front, let back): front == nil && back == nil
        }
    }

    /// The fills in drawing order, back to front: each part with its paint, derived from the foreground's.
    /// - Parameter parts: the opacity of each variable part; nil or empty for the undivided symbol.
    func fills(_ drawing: SymbolDrawing, _ foreground: Paint, parts: [Double]? = nil) -> [(path: Path, paint: Paint)] {
        if let parts, !parts.isEmpty { return pieces(drawing, foreground, parts) }
        return switch self {
        case .one: [(drawing.path, foreground)]
        case .faded: drawing.layers.map { ($0.path, foreground.opacity($0.opacity) ?? foreground) }
        case .own(let front, let back): drawing.layers.map { ($0.path, ($0.level == 1 ? front : back) ?? foreground) }
        case .palette(let others):
            drawing.layers.map { layer in
                let index = min(max(layer.level, 1), 3) - 2
                return (layer.path, index >= 0 && !others.isEmpty ? others[min(index, others.count - 1)] : foreground)
            }
        }
    }

    private func pieces(_ drawing: SymbolDrawing, _ foreground: Paint, _ parts: [Double]) -> [(path: Path, paint: Paint)] {
        drawing.pieces.map { piece in
            // If a value lights the parts, the value alone determines their opacity.
            let paint: Paint = switch self {
            case .one, .faded: foreground
            case .own(let front, let back): (piece.level == 1 ? front : back) ?? foreground
            case .palette(let others): piece.level >= 2 && !others.isEmpty ? others[min(piece.level - 2, others.count - 1)] : foreground
            }
            let lit = piece.number.map { $0 < parts.count ? parts[$0] : 1 } ?? 1
            return (piece.path, paint.opacity(lit) ?? paint)
        }
    }
}

extension Image {
    func symbolPaints(of name: String, in environment: EnvironmentValues) -> SymbolPaints {
        let styles = environment.foregroundStyles?.styles ?? []
        switch symbolMode ?? (
            renderingMode == .original ? .multicolor : nil
        ) ?? environment.symbolRenderingMode?.kind ?? (styles.count > 1 ? .palette : .monochrome) {
        case .monochrome: return .one
        case .multicolor:
            guard let colors = SymbolColors.colors(of: name) else { return .one }
            func paint(_ color: Color?) -> Paint? { color.map { .color($0.resolvedColor(in: environment)) } }
            return .own(front: paint(colors.front), back: paint(colors.back))
        case .hierarchical: return .faded
        case .palette:
            guard styles.count > 1 else { return .one }
            return .palette(styles.dropFirst().map { style in
                let resolved = style.resolved(in: environment, bounds: .zero)
                return resolved.paint.opacity(resolved.opacity) ?? resolved.paint
            })
        }
    }
}
