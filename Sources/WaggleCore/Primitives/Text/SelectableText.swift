// Read-only texts in which users select: what a text knows of its selection, and the selection's tools of the text.

import Foundation
import WaggleDisplayList
import WaggleGeometry

/// A text whose selection users change with tools. Rectangles and points are in the text's own coordinates unless stated otherwise.
@MainActor
protocol TextWithTools: ItemNode {
    /// The carets at the start and the end of the selection; both are the same for a caret.
    var selectionEnds: (start: CGRect, end: CGRect) { get }
    /// The bounding box of the visible part of the selection, or the caret.
    var selectionBounds: CGRect { get }
    /// The part of the text in which the tools may be shown.
    var seenBounds: CGRect { get }
    /// True if the ends of the selection have handles.
    var hasHandles: Bool { get }
    /// The available commands of the menu, in order.
    var editCommands: [EditCommand] { get }
    func perform(_ command: EditCommand)
    /// The offset of an end of the selection, in bytes.
    func offset(of end: SelectionEnd) -> Int
    /// Selects from an offset to the position nearest to a point. The selection does not become empty.
    func select(from offset: Int, to point: CGPoint)
}

/// An end of a selection, in the order of the text.
enum SelectionEnd: Hashable { case start, end }

/// A command of a text's menu.
enum EditCommand: CaseIterable, Hashable {
    case cut, copy, paste, select, selectAll

    var title: String {
        switch self {
        case .cut: "Cut"
        case .copy: "Copy"
        case .paste: "Paste"
        case .select: "Select"
        case .selectAll: "Select All"
        }
    }
}

/// The item of a selectable text.
@MainActor
protocol SelectableText: TextWithTools {
    var selectableText: String { get }
    /// The positions of the characters, as drawn.
    var characters: TextGeometry { get }
}

/// The selection in a read-only text: its gestures, its menu and its range. A node below the text.
@MainActor
protocol TextSelecting: TextResponder, SelectedText {
    init(in text: any SelectableText)
    /// The selected range, in UTF-8 bytes.
    var range: Range<Int> { get }
    var editCommands: [EditCommand] { get }
    func perform(_ command: EditCommand)
    func textDidChange()
}

/// How users select in the texts inside a view.
struct TextSelectionKind: Equatable, Sendable {
    let type: any TextSelecting.Type
    static func == (a: Self, b: Self) -> Bool { a.type == b.type }
}

private enum TextSelectionKey: EnvironmentKey { static var defaultValue: TextSelectionKind? { nil } }

extension EnvironmentValues {
    /// How users select in the texts inside; nil if they cannot.
    var textSelection: TextSelectionKind? {
        get { self[TextSelectionKey.self] }
        set { self[TextSelectionKey.self] = newValue }
    }
}
