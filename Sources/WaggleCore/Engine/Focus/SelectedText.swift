// A selection that is not being edited, as the window's focus knows it.

/// A text with a selection that is not being edited.
@MainActor
protocol SelectedText: AnyObject {
    var isAlive: Bool { get }
    func clearSelection()
    /// - Returns: true if it handled the key.
    func handle(_ key: KeyEvent) -> Bool
}
