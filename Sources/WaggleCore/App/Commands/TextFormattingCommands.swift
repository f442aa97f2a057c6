// Commands that format text.

import Foundation

/// Not available: editable text is plain.
@available(*, unavailable, message: "Editable text is plain here, so there is nothing to format. Provide your own commands with CommandGroup(replacing: .textFormatting).")
public struct TextFormattingCommands: Commands {
    public nonisolated init() {}
    public typealias Body = Never
    public static func _collect(_ commands: Self, into list: inout _CommandList) {}
}
