import Foundation
import SwiftUI

/// Writes without the buffering that `print` applies to files.
func say(_ text: String) { FileHandle.standardOutput.write(Data("\(text)\n".utf8)) }

@main
struct DeskApp: App {
    var body: some Scene {
        WindowGroup("Desk") { Desk() }
    }
}

enum Page: String, CaseIterable, Identifiable {
    case signUp = "Sign Up", toDo = "To Do", settings = "Settings"
    var id: Self { self }
}

struct Desk: View {
    @State private var page = Page.signUp

    var body: some View {
        VStack(spacing: 0) {
            Picker("Page", selection: $page) {
                ForEach(Page.allCases) { Text($0.rawValue) }
            }
            .padding(8)
            switch page {
            case .signUp: SignUp()
            case .toDo: ToDo()
            case .settings: Settings()
            }
        }
    }
}
