// Closures of the program that run later than the evaluation that made them.

import Foundation
import Observation

/// The program's closures that run in layout, in drawing, in hit tests or for a preference:
///
/// - alignment guides, all functions of a `Layout`
/// - `Shape.path(in:)` and `sizeThatFits(_:)` of filled, stroked, clipping and container shapes, `GeometryEffect.effectValue(size:)`
/// - `TextRenderer`
/// - `PreferenceKey.reduce`, the transforms of preferences and anchors
/// - `transformEnvironment`
/// - the values that `onScrollGeometryChange` observes
///
/// Their results are kept, so the node records what they read. Closures whose node has no other evaluation (`visualEffect`, `Canvas`,
/// `onGeometryChange`) run as that evaluation. Reads of geometry are those of the reader that handed out the proxy.
extension ViewNode {
    /// Runs the closure for a result that is kept until `deferredReadsDidChange()`.
    func runningDeferred<T>(_ closure: () -> T) -> T {
        let context = ThreadContext.current
        let (outer, wasDeferred) = (context.evaluating, context.isDeferred)
        (context.evaluating, context.isDeferred) = (self, true)
        defer { (context.evaluating, context.isDeferred) = (outer, wasDeferred) }
        let number = deferral
        return withObservationTracking(closure) { [reference, pending = graph.pending] in
            // Called on any thread, before the property changes.
            pending.append(.observedDeferred(reference, number), ThreadContext.current.transaction ?? Transaction())
        }
    }
}
