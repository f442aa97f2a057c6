// The editable text inside text fields, secure fields and text editors.

import Foundation
import WaggleGeometry

/// Edits the text of a source. Its appearance comes from the environment.
nonisolated struct TextInputView: View {
    enum Lines: Equatable {
        /// One line, which scrolls horizontally.
        case one
        /// As many lines as the text has, within the environment's limits.
        case growing
        /// All lines, inside a scroll view.
        case all
    }
    var source: any TextInputSource
    /// Shown while there is no text.
    var placeholder: Text?
    /// The accessibility label of the field.
    var label: Text?
    var lines = Lines.one
    var isSecure = false
    var onEditingChanged: (Bool) -> Void = { _ in }
    /// Nil if the field has no action of its own for Return.
    var onCommit: (() -> Void)?

    typealias Body = Never
    @MainActor static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { TextInputNode(view, inputs) }
    @MainActor static func _updateNode(_ node: ViewNode, with view: Self) { unsafeDowncast(node, to: TextInputNode.self).update(view) }
    static var _isUnary: Bool { true }
}
