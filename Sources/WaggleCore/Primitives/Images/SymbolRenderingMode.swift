// How symbols take their colours.

import Foundation
import WaggleDisplayList
import WaggleGeometry
import WaggleSymbols

/// How a symbol takes its colours.
public struct SymbolRenderingMode: Sendable {
    enum Kind: Sendable { case monochrome, multicolor, hierarchical, palette }
    let kind: Kind
    /// One colour: the foreground style.
    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    /// The symbol's own colours; symbols that have none are shown in one colour.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
    /// One colour in several opacities, by the depth of the symbol's parts.
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    /// One foreground style for each of the symbol's two or three depths.
    public static let palette = SymbolRenderingMode(kind: .palette)
}

private struct SymbolRenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode.Kind? { nil } }

extension EnvironmentValues {
    /// How symbols take their colours; nil: one colour, or a palette where there are several foreground styles.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self].map { SymbolRenderingMode(kind: $0) } }
        set { self[SymbolRenderingModeKey.self] = newValue?.kind }
    }
}

extension Image {
    /// How the symbol takes its colours; wins over the views around.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var copy = self
        copy.symbolMode = mode?.kind
        return copy
    }
}

extension View {
    /// How symbols within take their colours.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { environment(\.symbolRenderingMode, mode) }
}

/// The paints of a symbol's parts, by depth.
enum SymbolPaints {
    case one
    /// Opacities of the foreground style.
    case faded
    /// The paints of the second and third depth; the first is the foreground's.
    case palette([Paint])
    /// The symbol's own colours of the first and the deeper depths; nil: the foreground's.
    case own(front: Paint?, back: Paint?)

    /// True where the parts lie over one another in colours of their own.
    var isLayered: Bool {
        if case .one = self { return false }
        return true
    }

    /// The fills to draw, back to front: the part, and its paint made from the foreground's.
    func fills(_ drawing: SymbolDrawing, _ foreground: Paint) -> [(path: Path, paint: Paint)] {
        switch self {
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
}

extension Image {
    func symbolPaints(of name: String, in environment: EnvironmentValues) -> SymbolPaints {
        let styles = environment.foregroundStyles?.styles ?? []
        switch symbolMode ?? environment.symbolRenderingMode?.kind ?? (styles.count > 1 ? .palette : .monochrome) {
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
