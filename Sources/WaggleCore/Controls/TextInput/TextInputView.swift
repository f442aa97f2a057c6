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

/// The opacity of a caret over the time since it last moved. It changes in steps, as measured on iOS.
enum CaretBlink {
    static let period: TimeInterval = 1
    private static let steps: [(time: TimeInterval, opacity: Double)] = [
        (0, 1), (0.5375, 0.75), (0.575, 0.5), (0.6125, 0.25), (0.65, 0), (0.8875, 0.25), (0.925, 0.5), (0.9625, 0.75),
    ]

    /// - Parameter time: In seconds, 0 or more.
    static func opacity(at time: TimeInterval) -> Double {
        let phase = max(time, 0).truncatingRemainder(dividingBy: period)
        return steps.last { $0.time <= phase + 1e-6 }?.opacity ?? 1
    }
    /// The next time at which the opacity changes.
    static func nextChange(after time: TimeInterval) -> TimeInterval {
        let cycle = (max(time, 0) / period + 1e-6).rounded(.down) * period, phase = max(time, 0) - cycle
        return cycle + (steps.first { $0.time > phase + 1e-6 }?.time ?? period)
    }
}

/// The blinking of a caret.
struct BlinkingCaret {
    /// The time from which the caret blinks.
    private var start: TimeInterval = 0
    private(set) var opacity = 1.0

    /// - Returns: the time at which the opacity changes next.
    mutating func restart(at time: TimeInterval) -> TimeInterval {
        (start, opacity) = (time, 1)
        return start + CaretBlink.nextChange(after: 0)
    }
    /// - Returns: whether the opacity is another one now, and the time at which it changes next.
    mutating func advance(to time: TimeInterval) -> (isOther: Bool, next: TimeInterval) {
        let before = opacity
        opacity = CaretBlink.opacity(at: time - start)
        return (opacity != before, start + CaretBlink.nextChange(after: time - start))
    }
}
