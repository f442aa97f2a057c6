import SwiftUI

/// Menus, context menus and groups of controls.
struct MenusPage: View {
    @State private var order = 0
    @State private var isBold = true
    @State private var last = "nothing"

    var body: some View {
        Form {
            Section("Menus") {
                LabeledContent("Chosen", value: last)
                Menu("Actions") {
                    Button("Copy", systemImage: "doc.on.doc") { last = "copy" }
                    Toggle("Bold", isOn: $isBold)
                    Picker("Order", selection: $order) {
                        Text("By name").tag(0)
                        Text("By date").tag(1)
                    }
                    Divider()
                    Menu("More") { Button("Print") { last = "print" } }
                    Button("Delete", role: .destructive) { last = "delete" }
                }
                Menu("With an action of its own") { Button("Other") { last = "other" } } primaryAction: { last = "primary" }
                Text("Hold for a menu").contextMenu {
                    Button("Rename") { last = "rename" }
                    Button("Share") { last = "share" }
                }
            }
            Section("Groups") {
                ControlGroup {
                    Button("Previous", systemImage: "chevron.left") { last = "previous" }
                    Button("Next", systemImage: "chevron.right") { last = "next" }
                }
            }
        }
    }
}
