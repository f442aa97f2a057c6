// What a graph is busy with.

/// The part of a frame that a graph is in. Each pass asserts the phases that it may be entered from.
struct GraphPhase: OptionSet {
    let rawValue: UInt8

    /// Between updates: input is handled, the host asks for sizes and pictures.
    static let resting = GraphPhase(rawValue: 1 << 0)
    /// In an update, between two passes.
    static let updating = GraphPhase(rawValue: 1 << 1)
    /// Bodies run, lists of subviews are gathered.
    static let evaluating = GraphPhase(rawValue: 1 << 2)
    /// Items are measured, placed and resolved; content that is made for a size is evaluated within.
    static let layingOut = GraphPhase(rawValue: 1 << 3)
    /// Preferences are folded for those who read them.
    static let readingPreferences = GraphPhase(rawValue: 1 << 4)
    /// Nodes that read places look whether these moved.
    static let readingGeometry = GraphPhase(rawValue: 1 << 5)
    /// Running animations take their values.
    static let sampling = GraphPhase(rawValue: 1 << 6)
    /// The program's actions run.
    static let acting = GraphPhase(rawValue: 1 << 7)
}
