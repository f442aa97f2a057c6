import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Controls operated only with the keyboard.
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

    // MARK: Commands

    private struct Board: View {
        @State private var said = ""
        @State private var takesArrows = true
        var body: some View {
            VStack {
                Text("said \(said)")
                HStack {
                    Button("One") {}
                    Button("Two") {}
                }
                .onMoveCommand(perform: takesArrows ? { direction in said += "\(direction) " } : nil)
                .onDeleteCommand { said += "delete " }
                .onExitCommand { said += "exit " }
                Button("Three") {}
                Button("Let go") { takesArrows = false }
            }
        }
    }
    @Test func arrowsDeleteAndEscapeReachTheViewsAroundTheFocus() throws {
        let screen = try TestScreen(Board(), size: CGSize(width: 300, height: 300))
        try screen.press(.tab)
        for key in [KeyEquivalent.upArrow, .downArrow, .leftArrow, .rightArrow, .delete, .deleteForward, .escape] { try screen.press(key) }
        try screen.settle()
        #expect(screen.shows("said up down left right delete delete exit"))
        try screen.press(.tab)
        try screen.press(.tab)
        #expect(screen.keyboardFocus?.label == "Three")
        #expect(throws: TestScreenError.self) { try screen.press(.delete) }
    }
    @Test func withoutAnActionTheKeysGoOn() throws {
        let screen = try TestScreen(Board(), size: CGSize(width: 300, height: 300))
        try screen.tap("Let go")
        try screen.press(.tab)
        #expect(throws: TestScreenError.self) { try screen.press(.upArrow) }
        try screen.press(.escape)
        #expect(screen.shows("said exit"))
    }
    private struct Columns: View {
        let hasSections: Bool
        var body: some View {
            HStack(spacing: 40) {
                if hasSections { column("A").focusSection() } else { column("A") }
                if hasSections { column("B").focusSection() } else { column("B") }
            }
        }
        private func column(_ name: String) -> some View { VStack(spacing: 30) { ForEach(1..<4) { number in Button("\(name)\(number)") {} } } }
    }
    @Test(arguments: [(true, ["A1", "A2", "A3", "B1", "B2", "B3"]), (false, ["A1", "B1", "A2", "B2", "A3", "B3"])])
    func aSectionIsPassedThroughBeforeTheNext(hasSections: Bool, order: [String]) throws {
        let screen = try TestScreen(Columns(hasSections: hasSections), size: CGSize(width: 300, height: 300))
        var passed: [String] = []
        for _ in order {
            try screen.press(.tab)
            passed.append(screen.keyboardFocus?.label ?? "")
        }
        #expect(passed == order)
    }

    // MARK: Lists

    private struct Chores: View {
        @State private var rows = ["Dust", "Mop", "Rake"]
        @State private var chosen: String?
        var body: some View {
            VStack {
                EditButton()
                List(selection: $chosen) {
                    ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) }
                }
                Text(rows.joined(separator: " "))
            }
        }
    }
    @Test func tabReachesTheButtonThatTheDeleteCircleUncovers() throws {
        let screen = try TestScreen(Chores(), size: CGSize(width: 390, height: 400))
        try screen.tap("Edit")
        try screen.settle()
        // Done, the list, the circle of its first row.
        try screen.press(.tab)
        #expect(screen.keyboardFocus?.label == "Done")
        try screen.press(.tab)
        try screen.press(.tab)
        #expect(screen.keyboardFocus?.label == "Delete")
        try screen.press(.space)
        try screen.settle()
        try screen.press(.tab)
        try screen.press(.return)
        try screen.settle()
        #expect(screen.shows("Mop Rake"))
    }
}
