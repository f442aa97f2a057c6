import SwiftUI

/// The way of a chart's figures from where they were shown to where they belong. Lives as long as the chart.
@MainActor final class ChartMotion {
    /// What the layout has measured, for ticks that reach along labels.
    nonisolated(unsafe) var metrics = ChartMetrics()

    private var target: ChartScene?
    /// What was shown when the figures set out, by the vertices' ids; nil at rest.
    private var start: [Int: Vertex] = [:]
    /// Figures that are no longer there, with their vertices.
    private(set) var leaving: (figures: [Figure], vertices: [Vertex]) = ([], [])
    private(set) var startPhase = 0.0
    private(set) var targetPhase = 0.0
    private var shownPhase = 0.0
    /// What was drawn last.
    private(set) var shown: [Vertex] = []

    /// Takes a scene as the new target. The phase that an animation is to go to.
    func follow(_ scene: ChartScene) -> Double {
        guard let old = target else {
            (target, shown) = (scene, scene.vertices)
            return targetPhase
        }
        target = scene
        guard old.vertices != scene.vertices else { return targetPhase }
        start = Dictionary(shown.lazy.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let stays = Set(scene.vertices.lazy.map(\.id))
        var vertices: [Vertex] = []
        let figures = old.figures.compactMap { figure -> Figure? in
            guard shown.count == old.vertices.count, figure.vertices.allSatisfy({ !stays.contains(old.vertices[$0].id) }) else {
                return nil
            }
            var figure = figure
            let first = vertices.count
            vertices += figure.vertices.map { shown[$0] }
            figure.vertices = first..<vertices.count
            return figure
        }
        leaving = (figures, vertices)
        shown = scene.vertices.map { start[$0.id] ?? $0 }
        startPhase = shownPhase
        // Each target is a step further, so that an animation under way goes on to it.
        targetPhase = targetPhase.rounded(.down) + 1
        return targetPhase
    }
    /// What is drawn at a phase.
    func frame(_ scene: ChartScene, phase: Double) -> ChartFrame {
        shownPhase = phase
        let length = targetPhase - startPhase
        let progress = length > 0 && phase.isFinite ? (phase - startPhase) / length : 1
        guard progress != 1, !start.isEmpty else {
            shown = scene.vertices
            if progress == 1 { leaving = ([], []) }
            return ChartFrame(vertices: scene.vertices, leaving: [], leavingVertices: [], progress: 1)
        }
        shown = scene.vertices.map { vertex in
            if let from = start[vertex.id] { return vertex.moved(from: from, progress) }
            var arriving = vertex
            arriving.opacity *= min(max(progress, 0), 1)
            return arriving
        }
        return ChartFrame(vertices: shown, leaving: leaving.figures, leavingVertices: leaving.vertices, progress: progress)
    }
}

/// What is shown of a chart at one moment.
struct ChartFrame {
    var vertices: [Vertex]
    var leaving: [Figure], leavingVertices: [Vertex]
    var progress: Double
}

/// What the layout has measured.
struct ChartMetrics {
    var plotSize: CGSize?
    var labels: [Int: CGSize] = [:]
    /// The extent of the labels on each side, away from the plot.
    var longest: [AxisMarkPosition.Kind: CGFloat] = [:]
}
