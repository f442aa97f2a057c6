// What an input method needs to know of the text that it types into.

import Foundation
import WaggleGeometry

/// A focused view that takes text. Offsets are bytes of UTF-8.
@MainActor
package protocol TextInputClient: AnyObject {
    /// Where the caret is in the window: input methods show their candidates there.
    var caretRect: CGRect { get }
    /// The text around the caret, and what is selected of it; a part of a long text will do.
    var surroundingText: (text: String, selection: Range<Int>) { get }
    var contentPurpose: TextContentPurpose { get }
}

/// What a text is for: a hint to input methods and on-screen keyboards.
package enum TextContentPurpose: Sendable, Hashable {
    case freeForm, digits, number, phone, url, email, name, password, pin
}

/// What an input method did to the text that is edited. Offsets are bytes of UTF-8.
package enum TextInputEvent: Sendable, Hashable {
    /// Text is being composed at the caret and is not part of the text yet; an empty one ends the composition without a trace.
    case compose(TextComposition)
    /// Text goes in at the caret, in place of the composition and of what is selected.
    case commit(String)
    /// So many bytes before and after the caret go.
    case deleteSurrounding(before: Int, after: Int)
}

/// Text on its way into a text: what has been typed with an input method and not been decided yet.
package struct TextComposition: Sendable, Hashable {
    /// A part that is converted by itself.
    package struct Clause: Sendable, Hashable {
        package var range: Range<Int>
        /// True for the one that the person is choosing a conversion for.
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
