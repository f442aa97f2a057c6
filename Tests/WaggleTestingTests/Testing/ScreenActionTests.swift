import Foundation
import SwiftUI
import Testing
import WaggleTesting

private struct Player: View {
    @State private var song = 1
    @State private var volume = 0.5
    @State private var isOpen = true
    @AccessibilityFocusState private var isAtTitle: Bool

    var body: some View {
        VStack {
            Text("Song \(song)").accessibilityFocused($isAtTitle)
                .accessibilityAction(named: "Skip") { song += 1 }
            Button("Next") { song += 1 }
            Button("Never") {}.disabled(true)
            Slider(value: $volume) { Text("Volume") }
            if isOpen { Text("Sheet").accessibilityAction(.escape) { isOpen = false } }
            Text(isAtTitle ? "at the title" : "elsewhere")
        }
    }
}

@MainActor
@Suite struct ScreenActionTests {
    private func screen() throws -> TestScreen { try TestScreen(Player(), size: CGSize(width: 300, height: 400)) }

    @Test func actionsReachTheViewsAndShowAtOnce() throws {
        let screen = try screen()
        try screen.perform(.activate, on: "Next")
        #expect(screen.shows("Song 2"))
        try screen.perform(.named("Skip"), on: "Song 2")
        #expect(screen.shows("Song 3"))
        try screen.perform(.increment, on: "Volume")
        #expect(try screen.element("Volume").value == "60%")
        try screen.perform(.escape, on: "Sheet")
        #expect(!screen.shows("Sheet"))
    }

    @Test func impossibleActionsThrowErrorsThatSayWhy() throws {
        let screen = try screen()
        let unknown = #expect(throws: TestScreenError.self) { try screen.perform(.named("Fly"), on: "Song 1") }
        #expect(unknown?.description == "\"Song 1\" has no action “Fly”; it has Skip.")
        let disabled = #expect(throws: TestScreenError.self) { try screen.perform(.activate, on: "Never") }
        #expect(disabled?.description == "\"Never\" is disabled and cannot perform actions.")
        #expect(throws: TestScreenError.self) { try screen.perform(.increment, on: "Song 1") }
    }

    @Test func theFocusOfAScreenReaderMovesAndIsTold() throws {
        let screen = try screen()
        #expect(screen.focusedElement == nil && screen.shows("elsewhere"))
        try screen.focus("Song 1")
        #expect(screen.focusedElement?.label == "Song 1" && screen.shows("at the title"))
        try screen.focus("Next")
        #expect(screen.focusedElement?.label == "Next" && screen.shows("elsewhere"))
        try screen.focus(nil)
        #expect(screen.focusedElement == nil)
    }

    @Test func elementsAreReadInOrderWithAllThatTheySay() throws {
        let screen = try screen()
        #expect(screen.readingOrder.map(\.label) == ["Song 1", "Next", "Never", "Volume", "Sheet", "elsewhere"])
        #expect(screen.readingOrder.map(\.spoken) == ["Song 1", "Next, Button", "Never, Dimmed, Button", "Volume, 50%, Adjustable", "Sheet", "elsewhere"])
        #expect(screen.readingOrder.filter(\.isAdjustable).map(\.label) == ["Volume"])
        #expect(screen.readingOrder.first?.actionNames == ["Skip"])
    }
}
