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

    var body: some View {
        let frame = motion.frame(scene, phase: phase)
        let views = scene.symbolViews
        Canvas { context, size in
            let plot = CGSize(width: max(size.width - 2 * Self.outset, 0), height: max(size.height - 2 * Self.outset, 0))
            guard plot.width > 0, plot.height > 0 else { return }
            context.translateBy(x: Self.outset, y: Self.outset)
            ChartPainter(scene: scene, frame: frame, metrics: motion.metrics, size: plot, isMirrored: isMirrored).paint(&context)
        } symbols: {
            ForEach(views.keys.sorted(), id: \.self) { id in views[id]?.tag(id) }
        }
        .padding(-Self.outset)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
}
