import SwiftUI

/// Views that hold others together.
struct ContainersPage: View {
    @State private var isOpen = true

    var body: some View {
        List {
            Section("Labels") {
                Label("Both", systemImage: "star")
                Label("Title", systemImage: "star").labelStyle(.titleOnly)
                Label("Icon", systemImage: "star").labelStyle(.iconOnly)
                LabeledContent("Label", value: "Content")
                Text("With a badge").badge(7)
                Text("Help").help("Shown when the pointer rests here")
            }
            Section("Groups") {
                DisclosureGroup("Disclosure", isExpanded: $isOpen) {
                    Text("One")
                    Text("Two")
                }
                GroupBox("Box") { Text("Inside of a box") }
            }
            Section("Nothing") {
                ContentUnavailableView("No mail", systemImage: "tray", description: Text("New mail appears here."))
                Text("Redacted text").redacted(reason: .placeholder)
            }
        }
    }
}
