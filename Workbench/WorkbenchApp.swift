// The window of `./waggle dev`: it shows a program, and its next version whenever a file is saved.

import Foundation
import SwiftUI
import WaggleRemote

@main
struct WorkbenchApp: App {
    @State private var workshop = Workshop(command: builder)

    var body: some Scene {
        WindowGroup { WorkshopView(workshop) }
    }

    /// What builds the program, as JSON from the tool.
    private static var builder: [String] {
        let text = ProcessInfo.processInfo.environment["WAGGLE_BUILDER"] ?? ""
        return (try? JSONDecoder().decode([String].self, from: Data(text.utf8))) ?? []
    }
}
