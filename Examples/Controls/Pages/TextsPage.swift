import SwiftUI

/// Fields in which people type.
struct TextsPage: View {
    @State private var name = ""
    @State private var password = ""
    @State private var amount = 12.5
    @State private var notes = "Several lines\nof notes."
    @State private var submitted = ""
    @FocusState private var isNameFocused: Bool

    var body: some View {
        Form {
            Section("One line") {
                TextField("Name", text: $name, prompt: Text("Your name")).focused($isNameFocused).submitLabel(.next).onSubmit { submitted = name }
                SecureField("Password", text: $password)
                TextField("Amount", value: $amount, format: .number)
                if !submitted.isEmpty { LabeledContent("Submitted", value: submitted) }
                Button("Focus the name") { isNameFocused = true }
            }
            Section("Styles") {
                TextField("Bordered", text: $name).textFieldStyle(.roundedBorder)
                TextField("Plain", text: $name).textFieldStyle(.plain)
            }
            Section("Several lines") {
                TextField("Grows", text: $notes, axis: .vertical).lineLimit(2...5)
                TextEditor(text: $notes).frame(height: 100)
            }
        }
    }
}
