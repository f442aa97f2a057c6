import SwiftUI

/// One mark as the program states it, before scales place it.
struct Mark {
    enum Kind: Hashable { case bar, line, area, point, rule, rectangle, sector, function }
    var kind: Kind
    var x = MarkPosition.none
    var y = MarkPosition.none
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    /// The line or area that a point belongs to; nil if styles decide.
    var series: Plotted?
    /// Of a sector.
    var angularInset: CGFloat = 0
    var function: PlottedFunction?
    var traits = MarkTraits()
    var id = 0

    init(_ kind: Kind, x: MarkPosition = .none, y: MarkPosition = .none) { (self.kind, self.x, self.y) = (kind, x, y) }

    /// The inset of a sector that a program gives.
    static func usableInset(_ inset: CGFloat?) -> CGFloat { inset.map { $0.isFinite ? max($0, 0) : 0 } ?? 0 }
}

/// Where a mark is in one dimension.
enum MarkPosition {
    /// In the middle of the plot, or all over it.
    case none
    case value(Plotted)
    case range(Plotted, Plotted)
    /// Points from the beginning of the plot.
    case fixed(CGFloat)
    /// Points from the beginning of the plot; nil for its edges.
    case fixedRange(CGFloat?, CGFloat?)

    var plotted: [Plotted] {
        switch self {
        case .value(let value): [value]
        case .range(let lower, let upper): [lower, upper]
        case .none, .fixed, .fixedRange: []
        }
    }
    var first: Plotted? { plotted.first }
    var isFinite: Bool { plotted.allSatisfy(\.isFinite) }
    /// True for a value that has a length on its scale, as categories and calendar units have.
    var isBand: Bool {
        guard case .value(let value) = self else { return false }
        if case .category = value.datum { return true }
        return value.isBinned
    }
    var isContinuous: Bool {
        guard case .value(let value) = self else { return false }
        return value.datum.number != nil && !value.isBinned
    }
    var isDate: Bool { if case .date = first?.datum { true } else { false } }
    /// The interval of a binned value, or a range of two values; nil for a plain value.
    func turnedToRange() -> MarkPosition {
        guard case .value(let value) = self, let interval = value.interval else { return self }
        func end(_ number: Double) -> Plotted {
            if case .date = value.datum { Plotted(value.label, .date(number)) } else { Plotted(value.label, .number(number)) }
        }
        return .range(end(interval.lowerBound), end(interval.upperBound))
    }
}

/// What modifiers say about marks. Those nearer to the mark overrule those further out.
struct MarkTraits {
    enum Style { case fixed(AnyShapeStyle), by(Plotted) }
    enum Symbol { case shape(AnyChartSymbolShape), view(AnyView, Int), by(Plotted) }
    enum SymbolSize { case area(CGFloat), size(CGSize), by(Plotted) }
    enum Line { case fixed(StrokeStyle), by(Plotted) }
    struct Dodge { var value: Plotted, axis: Axis?, span: MarkDimension }
    struct Clip { var shape: AnyShape, style: FillStyle }
    struct Shadow: Equatable { var color: Color, radius: CGFloat, x: CGFloat, y: CGFloat }

    var style: Style?
    var symbol: Symbol?
    var symbolSize: SymbolSize?
    var line: Line?
    var interpolation: InterpolationMethod?
    var dodge: Dodge?
    var opacity = 1.0
    var cornerRadius: CGFloat?
    var cornerStyle = RoundedCornerStyle.circular
    /// Offsets of the ends, in points.
    var xOffset: (start: CGFloat, end: CGFloat) = (0, 0)
    var yOffset: (start: CGFloat, end: CGFloat) = (0, 0)
    var alignsWithPlot = false
    var zIndex = 0.0
    var blur: CGFloat = 0
    var shadow: Shadow?
    var clips: [Clip] = []
    var masks: [Int] = []
    /// The layer that the mark is composited in, counted from 1; 0 for none.
    var layer = 0
    var accessibilityLabel: Text?
    var accessibilityValue: Text?
    var accessibilityIdentifier: String?
    var isAccessibilityHidden = false
}
