// What an input method needs to know about the text it edits.

import Foundation
import WaggleGeometry

/// A focused view that accepts text. Offsets are in UTF-8 bytes.
@MainActor
package protocol TextInputClient: AnyObject {
    /// The caret's rectangle in the window, in points. Input methods show their candidates there.
    var caretRect: CGRect { get }
    /// The text around the caret and the selection in it; for a long text, an excerpt is enough.
    var surroundingText: (text: String, selection: Range<Int>) { get }
    var contentPurpose: TextContentPurpose { get }
    /// What the return key of an on-screen keyboard says.
    var submitLabel: SubmitLabel { get }
    /// What an on-screen keyboard capitalizes.
    var autocapitalization: TextInputAutocapitalization { get }
    /// Scrolls to the caret. Called when a keyboard comes up in front of the text.
    func revealCaret()
}

/// The purpose of a text field, as a hint to input methods and on-screen keyboards.
package enum TextContentPurpose: Sendable, Hashable {
    case freeForm, digits, number, phone, url, email, name, password, pin
    /// Mostly digits and punctuation; posts with @names and #topics; a web search.
    case punctuation, social, webSearch
}

/// An input method's edit. Offsets are in UTF-8 bytes.
package enum TextInputEvent: Sendable, Hashable {
    /// Text is being composed at the caret and is not yet part of the text. An empty composition cancels it.
    case compose(TextComposition)
    /// Inserts text at the caret, replacing the composition and the selection.
    case commit(String)
    /// Deletes this many bytes before and after the caret.
    case deleteSurrounding(before: Int, after: Int)
}

/// Text being composed with an input method, not yet committed.
package struct TextComposition: Sendable, Hashable {
    /// A clause that is converted separately.
    package struct Clause: Sendable, Hashable {
        package var range: Range<Int>
        /// True for the clause whose conversion the user is choosing.
        package var isActive: Bool
        package init(_ range: Range<Int>, isActive: Bool) {
            self.range = range
            self.isActive = isActive
        }
    }
    package var text: String
    package var caret: Int
    package var clauses: [Clause]
    package init(_ text: String, caret: Int, clauses: [Clause] = []) {
        self.text = text
        self.caret = caret
        self.clauses = clauses
    }
}

extension ViewGraph {
    /// The text being edited; nil if there is none.
    package var editedText: (any TextInputClient)? { input.focus.focused?.textInput }
}
