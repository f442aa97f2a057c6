import SwiftUI

// Tests/dev.sh changes this line.
let version = "first"

@main
struct TallyApp: App {
    var body: some Scene { WindowGroup { TallyView() } }
}

struct TallyView: View {
    @State private var count = 0
    @State private var note = ""

    var body: some View {
        NavigationStack {
            VStack(spacing: 20) {
                Button("Add") { count += 1 }.buttonStyle(.borderedProminent).frame(width: 200, height: 100)
                TextField("Note", text: $note).frame(width: 200)
                TallyList()
            }
            .navigationTitle("\(version) \(count) \(note)")
        }
    }
}
