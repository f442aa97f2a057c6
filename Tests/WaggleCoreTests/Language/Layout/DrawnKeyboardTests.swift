import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// A keyboard that the host draws in front of the window.
@MainActor struct DrawnKeyboardTests {
    private struct Field: View {
        @State private var text = ""
        @FocusState private var isFocused: Bool
        var bar = false
        var body: some View {
            VStack(spacing: 0) {
                Color.red.accessibilityElement().accessibilityIdentifier("room")
                TextField("Name", text: $text).focused($isFocused).toolbar { if bar { ToolbarItem(placement: .keyboard) { Button("Next") {} } } }
            }
            .onAppear { isFocused = true }
        }
    }
    private func window(_ view: some View) -> HeadlessWindow {
        let window = HeadlessWindow(view, size: CGSize(width: 390, height: 800), safeArea: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
        window.advance(by: 0.1)
        return window
    }
    private func frame(_ name: String, _ window: HeadlessWindow) -> CGRect? {
        func find(_ elements: [AccessibilityElement]) -> AccessibilityElement? {
            for element in elements { if element.identifier == name || element.label == name { return element } else if let found = find(element.children) { return found } }
            return nil
        }
        return find(window.graph.accessibilityElements())?.frame
    }

    @Test func theViewsMakeRoomAsItMoves() throws {
        let window = window(Field()), whole = try #require(frame("room", window))
        #expect(window.graph.editedText != nil)
        window.graph.setKeyboard(height: 336)
        window.advance(by: 1 / 60)
        window.advance(by: 0.1)
        let between = try #require(frame("room", window))
        #expect(between.height < whole.height && between.height > whole.height - 302 + 1, "it moves with the keyboard")
        window.advance(by: 1)
        let rest = try #require(frame("room", window))
        #expect(abs(rest.height - (whole.height - 302)) < 0.01, "336 without the 34 that were covered before: \(whole) \(rest)")
        window.graph.setKeyboard(height: 0)
        window.advance(by: 0.1)
        window.advance(by: 1)
        window.advance(by: 1)
        #expect(try abs(#require(frame("room", window)).height - whole.height) < 0.01)
    }
    @Test func theKeyboardToolbarIsAboveTheKeyboard() throws {
        let window = window(Field(bar: true))
        window.advance(by: 1)
        #expect(try #require(frame("Next", window)).maxY <= 766)
        window.graph.setKeyboard(height: 336)
        window.advance(by: 0.1)
        window.advance(by: 1)
        let bar = try #require(frame("Next", window)), room = try #require(frame("room", window))
        #expect(bar.maxY <= 800 - 336 && bar.maxY > 800 - 336 - 44, "\(bar)")
        #expect(room.maxY < bar.minY, "\(room)")
        window.graph.setKeyboard(height: 0)
        window.advance(by: 0.1)
        window.advance(by: 1)
        #expect(try #require(frame("Next", window)).maxY > 700)
    }
    @Test func viewsThatIgnoreTheKeyboardKeepTheirSize() throws {
        let window = window(Field().ignoresSafeArea(.keyboard)), whole = try #require(frame("room", window))
        window.graph.setKeyboard(height: 336)
        window.advance(by: 0.1)
        window.advance(by: 1)
        #expect(try #require(frame("room", window)) == whole)
    }
    @Test func aFieldBelowItIsScrolledIntoSight() throws {
        struct Long: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                ScrollView { VStack { Color.red.frame(height: 650); TextField("Last", text: $text).focused($isFocused).accessibilityIdentifier("last"); Color.blue.frame(height: 60) } }
                    .onAppear { isFocused = true }
            }
        }
        let window = window(Long())
        window.graph.setKeyboard(height: 336)
        window.advance(by: 0.1)
        window.advance(by: 2)
        #expect(try #require(frame("last", window)).maxY <= 464)
    }
    @Test func theKeyboardKnowsTheKindOfText() {
        struct Search: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                TextField("Find", text: $text).focused($isFocused).submitLabel(.search).textInputAutocapitalization(.words).environment(\.textContentPurpose, .email).onAppear { isFocused = true }
            }
        }
        let client = window(Search()).graph.editedText
        #expect(client?.submitLabel == .search && client?.autocapitalization == .words && client?.contentPurpose == .email)
    }
}

/// What views ask of a phone's system.
@MainActor struct SystemBarsTests {
    private func graph(_ view: some View) -> ViewGraph {
        let window = HeadlessWindow(view, size: CGSize(width: 390, height: 800))
        window.advance(by: 1)
        return window.graph
    }
    @Test func aViewHidesTheStatusBarAndTheHomeIndicator() {
        #expect(!graph(Text("a")).hidesStatusBar && !graph(Text("a")).hidesHomeIndicator)
        let hidden = graph(VStack { Text("a").statusBarHidden(); Text("b").persistentSystemOverlays(.hidden) })
        #expect(hidden.hidesStatusBar && hidden.hidesHomeIndicator)
        #expect(!graph(Text("a").statusBarHidden(false)).hidesStatusBar && graph(Text("a").statusBar(hidden: true)).hidesStatusBar)
    }
    @Test func aCoverSaysForTheWholeScreen() {
        #expect(graph(Text("a").fullScreenCover(isPresented: .constant(true)) { Text("b").statusBarHidden() }).hidesStatusBar)
        #expect(graph(Text("a").statusBarHidden().fullScreenCover(isPresented: .constant(true)) { Text("b") }).hidesStatusBar, "a cover that says nothing leaves it as it is")
    }
}
