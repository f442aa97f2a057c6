import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Going back, searching and scrolling by keys of a desktop.
@MainActor struct BackKeyTests {
    private struct Stack: View {
        var hidesBack = false
        @State private var path = [1]
        @State private var name = ""
        var body: some View {
            NavigationStack(path: $path) {
                List(0..<50) { Text("Row \($0)") }
                    .navigationTitle("Home")
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("Screen \(number)")
                            TextField("Name", text: $name)
                            Button("Deeper") { path.append(number + 1) }
                        }
                        .navigationTitle("Away").navigationBarTitleDisplayMode(.inline).navigationBarBackButtonHidden(hidesBack)
                    }
            }
        }
    }
    private let size = CGSize(width: 400, height: 600)
    private static let back = KeyEquivalent("\u{F73F}")

    @Test(arguments: zip([KeyEquivalent.leftArrow, "[", "[", .escape, "\u{F73F}"], [EventModifiers.option, .control, .command, EventModifiers(), EventModifiers()]))
    func theKeysOfADesktopGoBack(_ key: KeyEquivalent, _ modifiers: EventModifiers) throws {
        let screen = try TestScreen(Stack(), size: size)
        try screen.tap("Deeper")
        try screen.settle()
        #expect(screen.shows("Screen 2"))
        for shown in ["Screen 1", "Row 3"] {
            try screen.press(key, modifiers: modifiers)
            try screen.settle()
            #expect(screen.shows(ScreenTarget(stringLiteral: shown)), "\(shown)")
        }
        #expect(throws: TestScreenError.self, "at the root, nothing takes them") { try screen.press(key, modifiers: modifiers) }
    }
    @Test func whereTextRunsFromTheRightTheOtherArrowGoesBack() throws {
        let screen = try TestScreen(Stack().environment(\.layoutDirection, .rightToLeft), size: size)
        #expect(throws: TestScreenError.self) { try screen.press(.leftArrow, modifiers: .option) }
        try screen.press(.rightArrow, modifiers: .option)
        try screen.settle()
        #expect(screen.shows("Row 3"))
    }
    @Test func withoutABackButtonTheyDoNot() throws {
        let screen = try TestScreen(Stack(hidesBack: true), size: size)
        #expect(throws: TestScreenError.self) { try screen.press(.escape) }
        #expect(screen.shows("Screen 1"))
    }
    @Test func escapeFirstEndsEditing() throws {
        let screen = try TestScreen(Stack(), size: size)
        try screen.tap("Name")
        try screen.type("Lily")
        try screen.press(.escape)
        try screen.settle()
        #expect(screen.shows("Screen 1") && screen.editedText == nil)
        try screen.press(.escape)
        try screen.settle()
        #expect(screen.shows("Row 3"))
    }
    @Test func whatTheProgramDoesWithTheKeyComesFirst() throws {
        struct Own: View {
            @State private var said = "nothing"
            @State private var path = [1]
            var body: some View {
                NavigationStack(path: $path) {
                    Text("Home").navigationDestination(for: Int.self) { _ in
                        VStack {
                            Text("said \(said)")
                            Button("Stop") { said = "stop" }.keyboardShortcut(.cancelAction)
                            Button("Find") { said = "find" }.keyboardShortcut("f")
                        }
                        .searchable(text: .constant(""))
                    }
                }
            }
        }
        let screen = try TestScreen(Own(), size: size)
        try screen.press(.escape)
        try screen.settle()
        #expect(screen.shows("said stop"))
        try screen.press("f", modifiers: .control)
        try screen.settle()
        #expect(screen.shows("said find") && screen.editedText == nil)
    }
    @Test func inASheetEscapeClosesTheSheetAndTheArrowGoesBackInIt() throws {
        struct Sheet: View {
            @State private var isPresented = true
            var body: some View { Text("Behind").sheet(isPresented: $isPresented) { Stack() } }
        }
        let screen = try TestScreen(Sheet(), size: size)
        try screen.settle()
        try screen.press(.leftArrow, modifiers: .option)
        try screen.settle()
        #expect(screen.shows("Row 3"))
        try screen.press(.escape)
        try screen.settle()
        #expect(screen.shows("Behind") && !screen.shows("Row 3"))
    }
    @Test func columnsGoBackWhereThePointerIs() throws {
        let screen = try TestScreen(HStack { Stack().accessibilityIdentifier("left"); Stack() }, size: CGSize(width: 900, height: 600))
        let places = screen.elements("Screen 1").map(\.frame)
        try #require(places.count == 2)
        try screen.hover(.point(places[0].midX, places[0].midY))
        try screen.press(Self.back)
        try screen.settle()
        let left = screen.elements("Screen 1").map(\.frame)
        #expect(left.count == 1 && left[0].midX > 450)
    }

    // MARK: Searching

    private struct Search: View {
        @State private var text = ""
        var body: some View {
            NavigationStack {
                List(0..<50) { Text("Row \($0)") }.navigationTitle("Rows").searchable(text: $text)
            }
        }
    }
    @Test(arguments: [EventModifiers.control, .command]) func controlFBeginsASearchEvenIfTheFieldIsScrolledAway(_ modifiers: EventModifiers) throws {
        let screen = try TestScreen(Search(), size: size)
        try screen.settle()
        try screen.press(.end)
        try screen.settle()
        try screen.press("f", modifiers: modifiers)
        try screen.settle()
        #expect(screen.shows("Cancel") && screen.editedText != nil)
        try screen.type("12")
        try screen.settle()
        #expect(screen.editedText?.paragraph == "12")
        try screen.press(.escape)
        try screen.settle()
        #expect(!screen.shows("Cancel") && screen.editedText == nil)
    }

    // MARK: Scrolling

    private struct Nested: View {
        var body: some View {
            ScrollView {
                VStack {
                    ScrollView(.horizontal) { HStack { ForEach(0..<20, id: \.self) { Text("Item \($0)").frame(width: 100, height: 60) } } }.accessibilityIdentifier("row")
                    ForEach(0..<50, id: \.self) { Text("Line \($0)").frame(height: 40) }
                }
            }
        }
    }
    @Test(arguments: [KeyEquivalent.pageDown, .space, .end, .downArrow]) func keysScrollWhatCanBelowThePointer(_ key: KeyEquivalent) throws {
        let screen = try TestScreen(Nested(), size: size), before = try screen.element("Line 3").frame.minY
        // Over a row that scrolls only sideways.
        try screen.hover("Item 1")
        try screen.press(key)
        try screen.settle()
        let lines = screen.elements("Line 3")
        #expect(lines.isEmpty || lines[0].frame.minY < before)
    }
    @Test func besideAllScrollViewsTheKeysReachTheOneThatIsShown() throws {
        struct Tabs: View {
            @State private var tab = 0
            var body: some View {
                TabView(selection: $tab) {
                    List(0..<50) { Text("Row \($0)") }.tabItem { Text("First") }.tag(0)
                    ScrollView { ForEach(0..<50, id: \.self) { Text("Line \($0)").frame(height: 40) } }.tabItem { Text("Second") }.tag(1)
                }
            }
        }
        let screen = try TestScreen(Tabs(), size: size)
        try screen.selectTab("Second")
        try screen.settle()
        // The pointer is over the bar, which does not scroll.
        try screen.hover("Second")
        try screen.press(.pageDown)
        try screen.settle()
        #expect(!screen.shows("Line 0"))
    }
}
