import Foundation

/// What an editable text and its source do not know of each other yet.
struct TextInputSync {
    /// True from an edit until the source has taken it. Until then, the source has an older text.
    var isAwaitingSource = false
    /// True if a formatted text has changed and is not yet written.
    var hasUnwrittenText = false
    /// What is selected, as the program knows it.
    var selection: TextSelection?
    /// True while that is applied, when it must not be written back.
    var isReadingSelection = false
}
