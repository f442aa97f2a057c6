// What a graph is doing now.

/// The current part of a frame. Each pass asserts the phases it may be entered from.
struct GraphPhase: OptionSet {
    let rawValue: UInt8

    /// Between updates: input is handled, and the host asks for sizes and pictures.
    static let resting = GraphPhase(rawValue: 1 << 0)
    /// In an update, between two passes.
    static let updating = GraphPhase(rawValue: 1 << 1)
    /// Evaluates bodies and gathers lists of subviews.
    static let evaluating = GraphPhase(rawValue: 1 << 2)
    /// Measures, places and resolves items, including evaluations of content created for a size.
    static let layingOut = GraphPhase(rawValue: 1 << 3)
    /// Folds preferences for their readers.
    static let readingPreferences = GraphPhase(rawValue: 1 << 4)
    /// Checks the readers of geometry.
    static let readingGeometry = GraphPhase(rawValue: 1 << 5)
    /// Samples running animations.
    static let sampling = GraphPhase(rawValue: 1 << 6)
    /// Runs the program's actions.
    static let acting = GraphPhase(rawValue: 1 << 7)
}
