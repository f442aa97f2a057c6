// Commands of toolbars.

import Foundation

/// Not available: toolbars are parts of navigation bars and always shown.
@available(*, unavailable, message: "Users cannot hide or rearrange a window's toolbar. Leave these commands out.")
public struct ToolbarCommands: Commands {
    public nonisolated init() {}
    public typealias Body = Never
    public static func _collect(_ commands: Self, into list: inout _CommandList) {}
}
