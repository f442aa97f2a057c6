import SwiftUI

extension FocusedValues {
    /// Opens the form for a new food on the front screen.
    @Entry var addFood: (() -> Void)?
}

/// The keyboard shortcuts, which are also a menu on larger screens.
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
