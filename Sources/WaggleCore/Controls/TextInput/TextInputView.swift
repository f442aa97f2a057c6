// The editable text inside text fields, secure fields and text editors.

import Foundation
import WaggleGeometry

/// Edits the text of a source. Everything about its look comes from the environment.
nonisolated struct TextInputView: View {
    enum Lines: Equatable {
        /// One line, which scrolls sideways.
        case one
        /// As many lines as the text has, within the environment's limits.
        case growing
        /// All lines, inside a scroll view.
        case all
    }
    var source: any TextInputSource
    /// Shown while there is no text.
    var placeholder: Text?
    /// What the field is called for people who do not see it.
    var label: Text?
    var lines = Lines.one
    var isSecure = false
    var onEditingChanged: (Bool) -> Void = { _ in }
    /// nil: Return has no action of the field's own.
    var onCommit: (() -> Void)?

    typealias Body = Never
    @MainActor static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { TextInputNode(view, inputs) }
    @MainActor static func _updateNode(_ node: ViewNode, with view: Self) { unsafeDowncast(node, to: TextInputNode.self).update(view) }
    static var _isUnary: Bool { true }
}
