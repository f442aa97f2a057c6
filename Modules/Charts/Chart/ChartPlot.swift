import SwiftUI

/// The lines and marks of a chart, moving.
struct ChartPlot: View, @preconcurrency Animatable {
    var phase: Double
    let scene: ChartScene
    let motion: ChartMotion
    let isMirrored: Bool

    var animatableData: Double {
        get { phase }
        set { phase = newValue }
    }
    /// What is drawn around the plot: ticks, symbols at its edges, marks beyond its scales.
    static let outset: CGFloat = 400

    /// Marks a layer that the program modifies among the views that the plot draws.
    struct Layer: Hashable { let number: Int }

    var body: some View {
        let frame = motion.frame(scene, phase: phase), layers = scene.styledLayers
        if layers.isEmpty { canvas(frame, layers, .zero) } else {
            // Layers are views as large as the plot.
            GeometryReader { geometry in canvas(frame, layers, geometry.size) }
        }
    }
    private func canvas(_ frame: ChartFrame, _ layers: [Int], _ layerSize: CGSize) -> some View {
        let views = scene.symbolViews
        return Canvas { context, size in
            let plot = CGSize(width: max(size.width - 2 * Self.outset, 0), height: max(size.height - 2 * Self.outset, 0))
            guard plot.width > 0, plot.height > 0 else { return }
            context.translateBy(x: Self.outset, y: Self.outset)
            ChartPainter(scene: scene, frame: frame, metrics: motion.metrics, size: plot, isMirrored: isMirrored).paint(&context)
        } symbols: {
            ForEach(views.keys.sorted(), id: \.self) { id in views[id]?.tag(id) }
            ForEach(layers, id: \.self) { number in
                layer(number, frame).frame(width: layerSize.width, height: layerSize.height).tag(Layer(number: number))
            }
        }
        .padding(-Self.outset)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
    private func layer(_ number: Int, _ frame: ChartFrame) -> AnyView {
        let views = scene.symbolViews
        let marks = Canvas { context, size in
            let plot = CGSize(width: max(size.width - 2 * Self.outset, 0), height: max(size.height - 2 * Self.outset, 0))
            guard plot.width > 0, plot.height > 0 else { return }
            context.translateBy(x: Self.outset, y: Self.outset)
            let painter = ChartPainter(scene: scene, frame: frame, metrics: motion.metrics, size: plot, isMirrored: isMirrored)
            painter.paint(layer: number, &context)
        } symbols: {
            ForEach(views.keys.sorted(), id: \.self) { id in views[id]?.tag(id) }
        }
        .padding(-Self.outset)
        return scene.layers[number - 1]?(AnyView(marks)) ?? AnyView(marks)
    }
}
