import Foundation
import SwiftUI

/// A chart with all its values placed: figures, axes, legend.
struct ChartScene {
    var xScale: PositionScale?, yScale: PositionScale?
    /// The sum that sectors are shares of, and where each ends, in turns.
    var sectors: [(upTo: Double, turns: Double)] = []
    var vertices: [Vertex] = []
    var figures: [Figure] = []
    /// The lines of the grid, behind the marks, and ticks.
    var gridFigures: [Figure] = []
    var gridLines: [AxisPlan.Line] = []
    var masks: [[Figure]] = []
    /// What the program does with layers of marks; nil for layers that it leaves as they are.
    var layers: [((AnyView) -> AnyView)?] = []
    /// The numbers of the layers that the program modifies.
    var styledLayers: [Int] { layers.indices.filter { layers[$0] != nil }.map { $0 + 1 } }
    var xPlan = AxisPlan(), yPlan = AxisPlan()
    var annotations: [PlacedAnnotation] = []
    var elements: [ChartElement] = []
    var symbolViews: [Int: AnyView] = [:]
    var styleScale: StyleScale<AnyShapeStyle>
    var symbolScale: StyleScale<AnyChartSymbolShape>
    var lineScale: StyleScale<StrokeStyle>
    var sizeScale: StyleScale<CGFloat>
    var hasStyles = false, hasSymbols = false, hasLines = false
    /// True if sectors are all there is, which need no axes.
    var isPie = false

    struct PlacedAnnotation {
        var annotation: Annotation
        /// The figures of the annotated marks.
        var figures: [Figure]
        func target(_ vertices: [Vertex], _ size: CGSize) -> CGRect? {
            guard let first = figures.first else { return nil }
            return figures.dropFirst().reduce(first.bounds(vertices, size)) { $0.union($1.bounds(vertices, size)) }
        }
    }
    /// What assistive programs read of a mark.
    struct ChartElement {
        var id: Int
        var figure: Int
        var x: Plotted?, y: Plotted?
        var traits: MarkTraits
    }
}

/// The usual looks.
enum ChartLook {
    static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
    static let style = Color.blue
    static let barRatio = 0.7
    static let barPoints = 8.0
    static let barRadius = 2.0
    /// The area of a symbol in square points: a circle of 8 points.
    static let symbolArea: CGFloat = 50
    static let lineWidth: CGFloat = 2
    static let ruleWidth: CGFloat = 1
    static let pointSymbols: [BasicChartSymbolShape] = [.circle, .cross, .triangle, .square, .diamond, .plus, .pentagon, .asterisk]
    static let lineSymbols: [BasicChartSymbolShape] = [.circle, .square, .triangle, .diamond, .pentagon]
    static let dashes: [[CGFloat]] = [[], [5, 3], [9, 3], [2, 2], [9, 3, 2, 3], [9, 3, 2, 3, 2, 3]]
    /// What labels of categories inside the plot take of their band: themselves, and the space around them.
    static func bandInset(lineHeight: CGFloat) -> CGFloat { lineHeight + 2 * AxisPlan.spacing }
}
