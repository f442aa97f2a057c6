import SwiftUI

/// Buttons of every style, role, shape and size.
struct ButtonsPage: View {
    @State private var presses = 0

    var body: some View {
        Form {
            Section("Styles") {
                LabeledContent("Pressed", value: "\(presses)")
                Button("Automatic") { presses += 1 }
                row("Borderless").buttonStyle(.borderless)
                row("Bordered").buttonStyle(.bordered)
                row("Prominent").buttonStyle(.borderedProminent)
                row("Plain").buttonStyle(.plain)
            }
            Section("Roles") {
                Button("Delete", role: .destructive) { presses = 0 }
                Button("Cancel", role: .cancel) { presses -= 1 }
            }
            Section("Shapes and sizes") {
                HStack {
                    Button("Capsule") { presses += 1 }.buttonBorderShape(.capsule)
                    Button("Rounded") { presses += 1 }.buttonBorderShape(.roundedRectangle)
                    Button { presses += 1 } label: { Image(systemName: "plus") }.buttonBorderShape(.circle)
                }
                .buttonStyle(.bordered)
                HStack {
                    ForEach([ControlSize.mini, .small, .regular, .large], id: \.self) { size in
                        Button("\(size)") { presses += 1 }.controlSize(size)
                    }
                }
                .buttonStyle(.bordered)
                .tint(.green)
            }
            Section("Held down") {
                Button("Count up") { presses += 1 }.buttonRepeatBehavior(.enabled)
                if let address = URL(string: "https://www.example.org") { Link("A link", destination: address) }
            }
        }
    }
    private func row(_ title: String) -> some View { Button(title) { presses += 1 } }
}
