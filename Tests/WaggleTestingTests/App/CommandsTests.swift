import SwiftUI
import Testing
import WaggleTesting

private enum NoteKey: FocusedValueKey { typealias Value = Binding<String> }
extension FocusedValues {
    fileprivate var note: Binding<String>? {
        get { self[NoteKey.self] }
        set { self[NoteKey.self] = newValue }
    }
}

/// Records the actions of commands.
@MainActor private final class Deeds {
    var names: [String] = []
}

/// The program's own commands read what the focused view offers.
private struct NoteCommands: Commands {
    @FocusedBinding(\.note) private var note
    @State private var count = 0

    var body: some Commands {
        CommandMenu("Jotter") {
            Button("Clear") { note = "" }.keyboardShortcut("k", modifiers: [.command, .shift]).disabled(note == nil)
            Button("Count \(count)") { count += 1 }
            Divider()
            Menu("More") {
                Button("Sign") { note = (note ?? "") + "!" }.keyboardShortcut("j")
            }
        }
    }
}

private struct Editor: View {
    @State private var text = "Lily"
    @State private var other = "Reed"
    var body: some View {
        VStack(spacing: 20) {
            TextField("Note", text: $text).accessibilityIdentifier("note").focusedValue(\.note, $text)
            TextField("Other", text: $other).accessibilityIdentifier("other")
        }
        .padding()
    }
}

private struct Notebook: App {
    var deeds = Deeds()
    @State private var showsExtras = false
    init() {}
    init(_ deeds: Deeds) { self.deeds = deeds }

    var body: some Scene {
        WindowGroup { Editor() }
            .commands {
                NoteCommands()
                CommandGroup(replacing: .newItem) { Button("New Note") { deeds.names.append("new") }.keyboardShortcut("n") }
                CommandGroup(before: .saveItem) { Button("Archive") { deeds.names.append("archive") } }
                CommandGroup(after: .pasteboard) { Toggle("Extras", isOn: $showsExtras) }
                CommandGroup(replacing: .appInfo) {}
                if showsExtras {
                    CommandMenu("Extras") { Button("Bonus") { deeds.names.append("bonus") }.keyboardShortcut("b") }
                }
            }
    }
}

@MainActor @Suite struct CommandsTests {
    private func screen(_ deeds: Deeds = Deeds()) throws -> TestScreen {
        let screen = try TestScreen(app: Notebook(deeds), windowSize: CGSize(width: 500, height: 400))
        try screen.settle()
        return screen
    }
    private func titles(_ screen: TestScreen) -> [String] {
        var seen: Set<String> = []
        return parts(screen).filter { $0.frame.maxY <= 30 && !$0.label.isEmpty }.sorted { $0.frame.minX < $1.frame.minX }.map(\.label).filter { seen.insert($0).inserted }
    }
    private func parts(_ screen: TestScreen) -> [ScreenElement] {
        func parts(_ element: ScreenElement) -> [ScreenElement] { [element] + element.children.flatMap(parts) }
        return screen.elements.flatMap(parts)
    }

    @Test func menusStandInTheirOrderAndEmptyOnesAreNotShown() throws {
        #expect(try titles(screen()) == ["File", "Edit", "Jotter"])
    }

    @Test func aMenuOpensByAClickAndItsCommandRuns() throws {
        let deeds = Deeds(), screen = try screen(deeds)
        try screen.tap("File")
        try screen.settle()
        if let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] { try screen.savePicture(to: folder + "/menu.png") }
        #expect(screen.shows("New Note") && screen.shows("Archive") && screen.shows("Close") && screen.shows("Quit"))
        #expect(!screen.shows("New Window"))
        try screen.tap("Archive")
        try screen.settle()
        #expect(deeds.names == ["archive"])
        #expect(!screen.shows("Archive"))
    }

    @Test func groupsStandBeforeAndAfterTheStandardOnes() throws {
        let screen = try screen()
        try screen.tap("File")
        try screen.settle()
        func y(_ name: String) throws -> CGFloat { try screen.element(.text(name)).frame.minY }
        #expect(try y("New Note") < y("Archive") && y("Archive") < y("Close") && y("Close") < y("Quit"))
        try screen.press(.rightArrow)
        try screen.settle()
        #expect(try y("Undo") < y("Cut") && y("Select All") < y("Extras"))
    }

    @Test func shortcutsWorkWhileNoMenuIsOpen() throws {
        let deeds = Deeds(), screen = try screen(deeds)
        try screen.press("n", modifiers: .command)
        #expect(deeds.names == ["new"])
        // On this system's keyboards Control is Command.
        try screen.press("n", modifiers: .control)
        #expect(deeds.names == ["new", "new"])
    }

    @Test func shortcutsWorkOnTheScreenOfADeviceToo() throws {
        let deeds = Deeds(), screen = try TestScreen(app: Notebook(deeds))
        #expect(!screen.shows("File"))
        try screen.press("n", modifiers: .command)
        #expect(deeds.names == ["new"])
    }

    @Test func commandsFollowTheFocusedView() throws {
        let screen = try screen()
        #expect(throws: TestScreenError.self) { try screen.press("k", modifiers: [.command, .shift]) }
        try screen.tap(.identifier("note"))
        try screen.settle()
        // The open menu has the focus, and the field behind it still counts.
        try screen.tap("Jotter")
        try screen.settle()
        #expect(try screen.element("Clear").isEnabled)
        try screen.tap("Clear")
        try screen.settle()
        #expect(try screen.element(.identifier("note")).value == "")
        try screen.tap(.identifier("other"))
        try screen.settle()
        try screen.tap("Jotter")
        try screen.settle()
        #expect(try !screen.element("Clear").isEnabled)
    }

    @Test func shortcutsInSubmenusWork() throws {
        let screen = try screen()
        try screen.tap(.identifier("note"))
        try screen.settle()
        try screen.press("j", modifiers: .command)
        try screen.settle()
        #expect(try screen.element(.identifier("note")).value == "Lily!")
    }

    @Test func stateOfCommandsLastsFromOneOpeningToTheNext() throws {
        let screen = try screen()
        for count in 0..<3 {
            try screen.tap("Jotter")
            try screen.settle()
            try screen.tap(.text("Count \(count)"))
            try screen.settle()
        }
    }

    @Test func editCommandsReachTheFieldThatHadTheFocus() throws {
        let screen = try screen()
        try screen.tap(.identifier("other"))
        try screen.settle()
        try screen.type("s")
        let typed = try screen.element(.identifier("other")).value
        for (command, expected) in [("Select All", typed), ("Cut", ""), ("Paste", typed), ("Undo", "")] {
            try screen.tap("Edit")
            try screen.settle()
            try screen.tap(.text(command))
            try screen.settle()
            #expect(try screen.element(.identifier("other")).value == expected, "after \(command)")
        }
        #expect(screen.clipboard == typed)
    }

    @Test func editCommandsAreDisabledWhereNothingIsEdited() throws {
        let screen = try screen()
        try screen.tap("Edit")
        try screen.settle()
        for command in ["Undo", "Redo", "Cut", "Copy", "Paste", "Select All"] { #expect(try !screen.element(.text(command)).isEnabled) }
        #expect(try screen.element("Extras").isEnabled)
    }

    @Test func f10AndArrowsWalkThroughTheMenusAndEscapeCloses() throws {
        let deeds = Deeds(), screen = try screen(deeds)
        try screen.press("\u{F70D}")
        try screen.settle()
        #expect(screen.shows("New Note"))
        try screen.press(.rightArrow)
        try screen.settle()
        #expect(screen.shows("Undo") && !screen.shows("New Note"))
        try screen.press(.leftArrow)
        try screen.press(.leftArrow)
        try screen.settle()
        #expect(screen.shows("More"))
        try screen.press(.escape)
        try screen.settle()
        #expect(!screen.shows("More"))
        try screen.press("\u{F70D}")
        try screen.settle()
        try screen.press(.downArrow)
        try screen.press(.downArrow)
        try screen.press(.return)
        try screen.settle()
        #expect(deeds.names == ["archive"])
    }

    @Test func aMenuThatDependsOnStateComesAndGoes() throws {
        let deeds = Deeds(), screen = try screen(deeds)
        try screen.tap("Edit")
        try screen.settle()
        try screen.tap("Extras")
        try screen.settle()
        #expect(titles(screen) == ["File", "Edit", "Jotter", "Extras"])
        try screen.press("b", modifiers: .command)
        #expect(deeds.names == ["bonus"])
    }

    @Test func aPressElsewhereClosesAndAnotherTitleSwitches() throws {
        let screen = try screen()
        let edit = try screen.element("Edit").frame
        try screen.tap("File")
        try screen.settle()
        try screen.tap(.point(edit.midX, edit.midY))
        try screen.settle()
        #expect(screen.shows("Undo") && !screen.shows("New Note"))
        try screen.tap(.point(450, 380))
        try screen.settle()
        #expect(!screen.shows("Undo"))
    }

    @Test func aProgramWithoutCommandsHasNoMenus() throws {
        struct Plain: App { var body: some Scene { WindowGroup { Text("plain") } } }
        let screen = try TestScreen(app: Plain(), windowSize: CGSize(width: 300, height: 200))
        #expect(!screen.shows("File"))
        #expect(try abs(screen.element("plain").frame.midY - 100) <= 1)
    }

    @Test func removedCommandsAreGoneAndReplacedOnesStandInTheirPlace() throws {
        struct Removed: App {
            var body: some Scene {
                WindowGroup { Text("removed") }.commands { CommandMenu("Old") { Button("Old") {} } }.commandsReplaced { CommandMenu("New") { Button("New") {} } }
            }
        }
        let screen = try TestScreen(app: Removed(), windowSize: CGSize(width: 400, height: 200))
        #expect(titles(screen) == ["File", "Edit", "New", "Help"])
        try screen.tap("File")
        try screen.settle()
        #expect(!screen.shows("New Window"))
    }

    @Test func aboutSaysWhatTheProgramIs() throws {
        struct Pond: App { var body: some Scene { WindowGroup { Text("pond") }.commands { EmptyCommands() } } }
        let screen = try TestScreen(app: Pond(), windowSize: CGSize(width: 400, height: 300))
        try screen.tap("Help")
        try screen.settle()
        let about = try #require(parts(screen).map(\.label).first { $0.hasPrefix("About ") })
        try screen.tap(.text(about))
        try screen.settle()
        try screen.answer("OK")
        try screen.settle()
    }

    // MARK: Presentations

    private struct Covering: App {
        enum Kind: CaseIterable { case cover, sheet, alert }
        var kind = Kind.cover, deeds = Deeds()
        init() {}
        init(_ kind: Kind, _ deeds: Deeds) { (self.kind, self.deeds) = (kind, deeds) }
        struct Content: View {
            let kind: Kind
            @State private var isPresented = true
            private var page: some View { NavigationStack { Text("presented").frame(maxWidth: .infinity, maxHeight: .infinity).background(.blue).navigationTitle("Page").navigationBarTitleDisplayMode(.inline) } }
            var body: some View {
                switch kind {
                case .cover: Text("behind").fullScreenCover(isPresented: $isPresented) { page }
                case .sheet: Text("behind").sheet(isPresented: $isPresented) { page }
                case .alert: Text("behind").alert("presented", isPresented: $isPresented) { Button("OK") {} }
                }
            }
        }
        var body: some Scene {
            WindowGroup { Content(kind: kind) }
                .commands { CommandGroup(replacing: .newItem) { Button("New Note") { deeds.names.append("new") }.keyboardShortcut("n") } }
        }
    }
    @Test(arguments: Covering.Kind.allCases) private func whatIsPresentedLeavesTheMenuBarInSightAndInReach(_ kind: Covering.Kind) throws {
        let deeds = Deeds(), screen = try TestScreen(app: Covering(kind, deeds), windowSize: CGSize(width: 440, height: 600)), plain = try self.screen()
        try screen.settle()
        #expect(screen.shows("presented"))
        if kind != .alert { #expect(try screen.element("Page").frame.minY > 28) }
        // The bar looks as without: nothing dims, covers or moves it.
        let strip = CGRect(x: 0, y: 0, width: 60, height: 27)
        #expect(try pixels(screen, in: strip).elementsEqual(pixels(plain, in: strip)) { $0 == $1 })
        if let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] { try screen.savePicture(to: folder + "/bar-\(kind).png") }
        try screen.tap("File")
        try screen.settle()
        try screen.tap("New Note")
        try screen.settle()
        #expect(deeds.names == ["new"] && screen.shows("presented"))
        try screen.press("n", modifiers: .control)
        #expect(deeds.names == ["new", "new"])
    }
}
