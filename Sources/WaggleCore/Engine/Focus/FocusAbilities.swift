// Which editing commands the focused view supports.

/// Which editing commands the focused view supports.
struct FocusAbilities: Equatable {
    /// The view is an editable text, whose edits can be undone.
    var edits = false
    var cuts = false
    var copies = false
    var pastes = false
    var selects = false

    static let text = FocusAbilities(edits: true, cuts: true, copies: true, pastes: true, selects: true)

    /// Adds the commands of an enclosing view.
    mutating func formUnion(_ other: FocusAbilities) {
        edits = edits || other.edits
        cuts = cuts || other.cuts
        copies = copies || other.copies
        pastes = pastes || other.pastes
        selects = selects || other.selects
    }
}

/// An item that handles editing commands for a focused view inside.
@MainActor
protocol EditCommandProvider: ItemNode {
    var editAbilities: FocusAbilities { get }
}
