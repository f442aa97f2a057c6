// The cost of a frame.

/// The cost of one frame in operations. Tests gate these numbers.
@MainActor
package final class FrameCounters {
    @exclusivity(unchecked) package internal(set) var bodies = 0
    @exclusivity(unchecked) package internal(set) var measures = 0
    @exclusivity(unchecked) package internal(set) var placements = 0
    /// Items whose final frame was resolved for drawing.
    @exclusivity(unchecked) package internal(set) var resolves = 0
    /// Alignment guides computed by containers and modifiers.
    @exclusivity(unchecked) package internal(set) var guides = 0
    @exclusivity(unchecked) package internal(set) var drawnItems = 0
    @exclusivity(unchecked) package internal(set) var textLayouts = 0
    @exclusivity(unchecked) package internal(set) var madeNodes = 0
    @exclusivity(unchecked) package internal(set) var endedNodes = 0
    /// Subviews that containers have read to gather their lists.
    @exclusivity(unchecked) package internal(set) var gatheredSubviews = 0
    /// Nodes whose preference values were folded.
    @exclusivity(unchecked) package internal(set) var preferenceFolds = 0
    /// Preference readers that checked for a change.
    @exclusivity(unchecked) package internal(set) var preferenceQuestions = 0
    /// Nodes that checked whether geometry they read has changed.
    @exclusivity(unchecked) package internal(set) var geometryQuestions = 0
    /// Environments derived again, or notified of a change in the enclosing one.
    @exclusivity(unchecked) package internal(set) var scopeEvaluations = 0
    /// Transaction modifiers consulted for a node's transaction.
    @exclusivity(unchecked) package internal(set) var transactionSteps = 0

    /// Walks for the window's accessibility elements. Unlike the others, counted since the window opened, because requests
    /// come between frames.
    @exclusivity(unchecked) package internal(set) var accessibilityTreeBuilds = 0

    package func beginFrame() {
        bodies = 0
        measures = 0
        placements = 0
        resolves = 0
        guides = 0
        drawnItems = 0
        textLayouts = 0
        madeNodes = 0
        endedNodes = 0
        gatheredSubviews = 0
        preferenceFolds = 0
        preferenceQuestions = 0
        geometryQuestions = 0
        scopeEvaluations = 0
        transactionSteps = 0
    }
}
