import SwiftUI

extension FocusedValues {
    /// Begins a new food on the screen in front.
    @Entry var addFood: (() -> Void)?
}

/// What keyboards can do; on a larger screen also a menu.
struct LarderCommands: Commands {
    @FocusedValue(\.addFood) private var addFood

    var body: some Commands {
        CommandMenu("Larder") {
            Button("New Food") { addFood?() }
                .keyboardShortcut("n", modifiers: [.command, .shift])
                .disabled(addFood == nil)
        }
    }
}
