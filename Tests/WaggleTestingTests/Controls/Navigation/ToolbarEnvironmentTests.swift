import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// The environment of views in toolbars.
@MainActor
struct ToolbarEnvironmentTests {
    private final class Shelf: ObservableObject { @Published var books = 2 }
    private struct AddButton: View {
        @EnvironmentObject private var shelf: Shelf
        @Environment(\.mood) private var mood
        var body: some View { Button("Add to \(shelf.books), \(mood)") { shelf.books += 1 } }
    }
    private struct CloseButton: View {
        @Environment(\.dismiss) private var dismiss
        var body: some View { Button("Leave") { dismiss() } }
    }
    private struct Books: View {
        @EnvironmentObject private var shelf: Shelf
        var body: some View {
            List(0..<shelf.books, id: \.self) { Text("Book \($0)") }
                .toolbar {
                    ToolbarItem { AddButton() }
                    ToolbarItem(placement: .secondaryAction) { AddButton() }
                }
        }
    }
    private struct Library: View {
        @StateObject private var shelf = Shelf()
        @State private var mood = "happy"
        var body: some View {
            NavigationStack {
                Books()
                    .navigationDestination(isPresented: .constant(false)) { EmptyView() }
                    .environmentObject(shelf)
                    .environment(\.mood, mood)
                    .font(.largeTitle)
                    .toolbar { ToolbarItem(placement: .topBarLeading) { Button("Frown") { mood = "sad" } } }
            }
        }
    }
    @Test func objectsAndKeysOfTheProgramReachItems() throws {
        let screen = try TestScreen(Library(), size: CGSize(width: 390, height: 800))
        try screen.settle()
        try screen.tap("Add to 2, happy")
        try screen.settle()
        #expect(screen.shows("Book 2") && screen.shows("Add to 3, happy"))
        try screen.tap("Frown")
        try screen.settle()
        #expect(screen.shows("Add to 3, sad"))
        try screen.tap("More")
        try screen.settle()
        #expect(try screen.element("Add to 3, sad").frame.height < 45, "In the menu of further items, too; the font of the place stays behind.")
    }
    @Test func dismissInAnItemPopsItsScreen() throws {
        struct Trip: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Go") { Text("There").toolbar { CloseButton() } }
                }
            }
        }
        let screen = try TestScreen(Trip(), size: CGSize(width: 390, height: 800))
        try screen.tap("Go")
        try screen.settle()
        #expect(screen.shows("There"))
        try screen.tap("Leave")
        try screen.settle()
        #expect(!screen.shows("There"))
    }

    // MARK: Edit mode

    private struct Numbers: View {
        let name: String
        @State private var rows = [1, 2, 3]
        var body: some View {
            List {
                ForEach(rows, id: \.self) { Text("\(name) \($0)") }.onDelete { rows.remove(atOffsets: $0) }
                if name == "Outer" { NavigationLink("Inner list") { Numbers(name: "Inner") } }
            }
            .toolbar { EditButton() }
        }
    }
    @Test func eachScreenHasAnEditModeOfItsOwn() throws {
        let screen = try TestScreen(NavigationStack { Numbers(name: "Outer") }, size: CGSize(width: 390, height: 800))
        try screen.tap("Edit")
        try screen.settle()
        #expect(screen.elements("Delete").count == 3)
        try screen.tap("Done")
        try screen.tap("Inner list")
        try screen.settle()
        try screen.tap("Edit")
        try screen.settle()
        #expect(screen.elements("Delete").count == 3)
        try screen.goBack()
        try screen.settle()
        #expect(screen.shows("Outer 1") && screen.elements("Delete").isEmpty)
    }
    @Test(arguments: [true, false]) func aModeOfTheProgramCountsInsideAndAround(isInside: Bool) throws {
        struct Editing: View {
            let isInside: Bool
            @State private var mode = EditMode.inactive
            var body: some View {
                NavigationStack {
                    if isInside { Numbers(name: "Own").environment(\.editMode, $mode).navigationTitle(title) } else { Numbers(name: "Own").navigationTitle(title) }
                }
                .environment(\.editMode, isInside ? .constant(.inactive) : $mode)
            }
            private var title: String { mode.isEditing ? "Editing" : "Reading" }
        }
        let screen = try TestScreen(Editing(isInside: isInside), size: CGSize(width: 390, height: 800))
        try screen.settle()
        #expect(screen.shows("Reading"))
        try screen.tap("Edit")
        try screen.settle()
        #expect(screen.shows("Editing") && screen.elements("Delete").count == 3)
    }
}

private enum MoodKey: EnvironmentKey { static var defaultValue: String { "calm" } }
extension EnvironmentValues {
    fileprivate var mood: String {
        get { self[MoodKey.self] }
        set { self[MoodKey.self] = newValue }
    }
}
