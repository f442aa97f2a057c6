import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Searching as users do it, through the public interface.
@MainActor struct SearchTests {
    final class Journal { var events: [String] = [] }
    struct Tag: Identifiable, Hashable { let name: String; var id: String { name } }
    enum Scope { case all, fruit }

    struct Results: View {
        let names: [String]
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch
        var body: some View {
            List {
                if isSearching { Button("Stop") { dismissSearch() } }
                ForEach(names, id: \.self) { Text($0) }
            }
        }
    }
    struct Screen: View {
        let journal: Journal
        var placement = SearchFieldPlacement.automatic
        @State var text = ""
        @State var scope = Scope.all
        private let all = (1...40).map { "Apple \($0)" } + ["Pear", "Plum"]
        var body: some View {
            NavigationStack {
                Results(names: all.filter { text.isEmpty || $0.contains(text) })
                    .navigationTitle("Fruit")
                    .searchable(text: $text, placement: placement, prompt: "Find fruit")
                    .searchScopes($scope) {
                        Text("All").tag(Scope.all)
                        Text("Some").tag(Scope.fruit)
                    }
                    .onSubmit(of: .search) { journal.events.append("submit \(text)") }
            }
        }
    }

    @MainActor private func opened(_ journal: Journal = Journal(), _ placement: SearchFieldPlacement = .automatic) throws -> TestScreen {
        let screen = try TestScreen(Screen(journal: journal, placement: placement), size: CGSize(width: 390, height: 844))
        try screen.settle()
        return screen
    }
    private func picture(_ screen: TestScreen, _ name: String) throws {
        if let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] { try screen.savePicture(to: "\(folder)/search-\(name).png") }
    }

    @Test func theFieldStandsBelowTheTitleAndFilters() throws {
        let screen = try opened()
        let field = try screen.element("Find fruit").frame, title = try screen.element("Fruit").frame
        #expect(field.minY > title.maxY)
        try picture(screen, "rest")
        try screen.tap("Find fruit")
        screen.advance(by: 0.15)
        try picture(screen, "opening")
        try screen.settle()
        #expect(screen.shows("Cancel") && screen.shows("Stop"))
        #expect(try screen.element("Find fruit").frame.minY < field.minY - 80, "bar and large title make room")
        #expect(!screen.shows("All"), "scopes wait for a text")
        try screen.type("Pl")
        try screen.settle()
        #expect(screen.shows("Plum") && !screen.shows("Apple 1"))
        #expect(screen.shows("All"))
        try picture(screen, "active")
        try screen.tap("Cancel")
        try screen.settle()
        #expect(screen.shows("Apple 1") && !screen.shows("Cancel") && !screen.shows("Stop"))
        #expect(abs(try screen.element("Find fruit").frame.minY - field.minY) < 0.5)
        #expect(screen.editedText == nil)
    }
    @Test func thePlaceholderIsAsDarkAsSecondaryText() throws {
        let screen = try opened(), darkest = try pixels(screen, in: screen.element("Find fruit").frame).map(\.red).min() ?? 255
        // Secondary text on the field is 131; the placeholder of other fields is 185.
        #expect(darkest < 150, "\(darkest)")
    }
    @Test func returnSubmitsAndDismissSearchClears() throws {
        let journal = Journal(), screen = try opened(journal)
        try screen.tap("Find fruit")
        try screen.type("Pear")
        try screen.press(.return)
        try screen.settle()
        #expect(journal.events == ["submit Pear"])
        try screen.tap("Stop")
        try screen.settle()
        #expect(screen.shows("Apple 1") && !screen.shows("Stop"))
    }
    @Test func escapeCancelsTheSearch() throws {
        let screen = try opened()
        try screen.tap("Find fruit")
        try screen.type("Pear")
        try screen.press(.escape)
        try screen.settle()
        #expect(screen.shows("Apple 1") && !screen.shows("Cancel"))
    }

    @Test func theFieldMakesRoomBeforeTheLargeTitle() throws {
        let screen = try opened()
        let bottom = { try screen.element("Apple 1").frame.minY }, rest = try bottom()
        try screen.fingerDown(on: .point(195, 600))
        try screen.fingerMove(to: .point(195, 560))
        #expect(screen.shows("Fruit"))
        screen.advance(by: 0.3)
        try screen.fingerUp()
        try screen.settle()
        // After 30 of 52 points, the scroll continues to the end.
        #expect(abs(try bottom() - (rest - 52)) < 0.5)
        #expect(abs(screen.scrollViews[0].geometry.contentOffset.y + screen.scrollViews[0].geometry.contentInsets.top - 52) < 0.5)
        try picture(screen, "hidden")
    }
    @Test func aPinnedFieldStays() throws {
        let screen = try opened(Journal(), .navigationBarDrawer(displayMode: .always))
        let before = try screen.element("Find fruit").frame
        try screen.scroll(.point(195, 500), by: CGVector(dx: 0, dy: -300))
        try screen.settle()
        let after = try screen.element("Find fruit").frame
        #expect(abs(after.height - before.height) < 0.01 && abs(before.minY - after.minY - 52) < 0.01)
    }

    struct Suggesting: View {
        @State private var text = ""
        @State private var tokens: [Tag] = []
        @State private var suggested = [Tag(name: "red"), Tag(name: "blue")]
        let journal: Journal
        var usesTokens = false
        var body: some View {
            NavigationStack {
                if usesTokens {
                    List { Text("tokens \(tokens.map(\.name).joined(separator: ",")) text \(text)") }
                        .searchable(text: $text, tokens: $tokens, suggestedTokens: $suggested) { Text($0.name) }
                } else {
                    List { Text("content for \(text)") }
                        .searchable(text: $text) {
                            ForEach(["melon", "mango"].filter { $0.hasPrefix(text) }, id: \.self) { Text("try \($0)").searchCompletion($0) }
                        }
                        .onSubmit(of: .search) { journal.events.append("submit \(text)") }
                }
            }
        }
    }
    @Test func suggestionsCoverTheContentAndComplete() throws {
        let journal = Journal(), screen = try TestScreen(Suggesting(journal: journal), size: CGSize(width: 390, height: 844))
        #expect(!screen.shows("try melon"))
        try screen.tap("Search")
        try screen.type("m")
        try screen.settle()
        #expect(screen.shows("try melon") && screen.shows("try mango"))
        try picture(screen, "suggestions")
        try screen.type("e")
        try screen.settle()
        #expect(!screen.shows("try mango"))
        try screen.tap("try melon")
        try screen.settle()
        #expect(journal.events == ["submit melon"])
        #expect(screen.shows("content for melon") && !screen.shows("try melon"))
        try screen.press(.delete)
        try screen.settle()
        #expect(screen.shows("try melon"), "an edit brings suggestions back")
    }
    @Test func escapeCancelsFromASuggestionToo() throws {
        let screen = try TestScreen(Suggesting(journal: Journal()), size: CGSize(width: 390, height: 844))
        try screen.tap("Search")
        try screen.type("m")
        try screen.settle()
        for _ in 0..<5 where screen.keyboardFocus?.label != "try melon" { try screen.press(.tab) }
        #expect(screen.keyboardFocus?.label == "try melon")
        try screen.press(.escape)
        try screen.settle()
        #expect(!screen.shows("Cancel") && !screen.shows("try melon") && screen.shows("content for "))
    }
    @Test func tokensStandInFrontOfTheTextAndAreDeleted() throws {
        let screen = try TestScreen(Suggesting(journal: Journal(), usesTokens: true), size: CGSize(width: 390, height: 844))
        try screen.tap("Search")
        try screen.settle()
        try screen.tap("blue")
        try screen.settle()
        #expect(screen.shows("tokens blue text "))
        try picture(screen, "token")
        try screen.type("x")
        try screen.press(.delete)
        try screen.press(.delete)
        try screen.settle()
        try screen.tap("Cancel")
        try screen.settle()
        #expect(screen.shows("tokens  text "))
    }

    struct Flagged: View {
        @State private var text = ""
        @State private var isSearching = false
        var body: some View {
            NavigationStack {
                VStack {
                    Text("flag \(isSearching)")
                    Button("Begin") { isSearching = true }
                    Button("End") { isSearching = false }
                }
            }
            .searchable(text: $text, isPresented: $isSearching)
        }
    }
    @Test func theFlagWorksBothWaysAlsoAroundTheStack() throws {
        let screen = try TestScreen(Flagged(), size: CGSize(width: 390, height: 844))
        try screen.tap("Begin")
        try screen.settle()
        #expect(screen.shows("Cancel") && screen.editedText != nil)
        try screen.tap("Cancel")
        try screen.settle()
        #expect(screen.shows("flag false") && screen.editedText == nil)
    }

    /// Rows that are subviews of another view, as suggestions are.
    struct Lent: View {
        @State private var names = ["one", "two", "three"]
        @State private var chosen = ""
        var body: some View {
            Button("Drop \(chosen)") { names.removeLast() }
            Group(subviews: ForEach(names, id: \.self) { name in Button(name) { chosen = name } }) { subviews in
                List { ForEach(subviews) { $0 } }
            }
        }
    }
    @Test func lentRowsStayPressableWhenOthersEnd() throws {
        let screen = try TestScreen(Lent(), size: CGSize(width: 390, height: 844))
        for _ in 0..<2 {
            try screen.tap("Drop")
            try screen.settle()
            try screen.tap("one")
            try screen.settle()
            #expect(screen.shows("Drop one"))
        }
        #expect(!screen.shows("two") && !screen.shows("three"))
    }

    @Test func aSearchAroundTheStackOpensAsOneInside() throws {
        struct Outer: View {
            @State private var text = ""
            @State private var scope = Scope.all
            var body: some View {
                NavigationStack { List { Text("Apple") }.navigationTitle("Fruit") }
                    .searchable(text: $text, prompt: "Find fruit")
                    .searchScopes($scope) {
                        Text("All").tag(Scope.all)
                        Text("Some").tag(Scope.fruit)
                    }
                    .searchSuggestions { if text.isEmpty { Text("Plums").searchCompletion("Plum") } }
            }
        }
        let screen = try TestScreen(Outer(), size: CGSize(width: 390, height: 844))
        let field = try screen.element("Find fruit").frame
        try screen.tap("Find fruit")
        try screen.settle()
        #expect(screen.shows("Cancel") && screen.shows("Plums"))
        #expect(try screen.element("Find fruit").frame.minY < field.minY - 80, "bar and large title make room")
        try screen.type("Ap")
        try screen.settle()
        #expect(screen.shows("Some") && !screen.shows("Plums"))
        try screen.tap("Cancel")
        try screen.settle()
        #expect(abs(try screen.element("Find fruit").frame.minY - field.minY) < 0.5)
    }
}
