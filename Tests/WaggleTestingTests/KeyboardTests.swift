import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Controls used by the keyboard alone.
@MainActor
struct KeyboardTests {
    private struct Options: View {
        @State private var name = "Box"
        @State private var isAdvanced = false
        var body: some View {
            ScrollView {
                VStack(alignment: .leading, spacing: 12) {
                    TextField("Device", text: $name)
                    ProgressView("Backup", value: 0.25)
                    DisclosureGroup("Advanced", isExpanded: $isAdvanced) { Text("Nothing yet") }
                    Menu("Actions") { Button("Reset") {} }
                    ForEach(0..<30, id: \.self) { Text("Line \($0)") }
                }
                .padding()
            }
        }
    }
    @Test func theSpaceBarExpandsAGroupInAScrollView() throws {
        let screen = try TestScreen(Options(), size: CGSize(width: 400, height: 600))
        try screen.tap("Device")
        try screen.press("a", modifiers: .control)
        try screen.type("Radio")
        try screen.press(.tab)
        #expect(screen.keyboardFocus?.label == "Advanced")
        try screen.press(.space)
        try screen.settle()
        #expect(screen.shows("Nothing yet"))
    }
}
