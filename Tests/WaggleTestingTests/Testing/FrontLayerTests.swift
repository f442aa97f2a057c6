import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Queries of tests and scripts on the front layer: bars, tabs, alerts and sheets.
@MainActor struct FrontLayerTests {
    struct Screen: View {
        @State private var isAsking = false
        @State private var isShown = false
        @State private var answers = ""
        @State private var detent = PresentationDetent.medium
        var body: some View {
            TabView {
                NavigationStack {
                    VStack {
                        NavigationLink("Deeper") {
                            Button("Ask") { isAsking = true }
                                .navigationTitle("Second")
                        }
                        Button("Sheet") { isShown = true }
                        Text("answers \(answers), at \(detent == .medium ? "medium" : "large")")
                    }
                    .navigationTitle("First")
                }
                .tabItem { Label("Home", systemImage: "house") }
                Text("Other things").tabItem { Label("Other", systemImage: "circle") }
            }
            .alert("Sure?", isPresented: $isAsking) {
                Button("Yes") { answers += "y" }
                Button("No", role: .cancel) { answers += "n" }
            }
            .sheet(isPresented: $isShown) {
                NavigationStack { Text("In the sheet").navigationTitle("Sheet title") }
                    .presentationDetents([.medium, .large], selection: $detent)
            }
        }
    }

    @Test func titlesAndDepthsAreThoseOfTheFrontLayer() throws {
        let screen = try TestScreen(Screen())
        #expect(screen.navigationTitle == "First" && screen.navigationDepth == 0)
        #expect(throws: TestScreenError.self) { try screen.goBack() }
        try screen.tap("Deeper")
        try screen.settle()
        #expect(screen.navigationTitle == "Second" && screen.navigationDepth == 1)
        try screen.goBack()
        try screen.settle()
        #expect(screen.navigationTitle == "First" && screen.navigationDepth == 0)
        try screen.tap("Sheet")
        try screen.settle()
        #expect(screen.navigationTitle == "Sheet title")
        try screen.dismiss()
        try screen.settle()
        #expect(screen.navigationTitle == "First")
    }
    @Test func tabsAlertsAndSheetsAreUsedByName() throws {
        let screen = try TestScreen(Screen())
        try screen.selectTab("Other")
        try screen.settle()
        #expect(screen.shows("Other things"))
        #expect(throws: TestScreenError.self) { try screen.selectTab("None") }
        try screen.selectTab("Home")
        #expect(throws: TestScreenError.self) { try screen.answer("Yes") }
        try screen.tap("Deeper")
        try screen.settle()
        try screen.tap("Ask")
        try screen.settle()
        #expect(throws: TestScreenError.self) { try screen.answer("Perhaps") }
        try screen.answer("Yes")
        try screen.settle()
        try screen.goBack()
        try screen.settle()
        #expect(screen.shows("answers y, at medium"))
        #expect(throws: TestScreenError.self) { try screen.dragSheet(to: .large) }
        try screen.tap("Sheet")
        try screen.settle()
        #expect(throws: TestScreenError.self) { try screen.dragSheet(to: .height(100)) }
        let before = try screen.element("In the sheet").frame.minY
        try screen.dragSheet(to: .large)
        try screen.settle()
        #expect(try screen.element("In the sheet").frame.minY < before - 50)
        try screen.dismiss()
        try screen.settle()
        #expect(screen.shows("answers y, at large"))
    }
    @Test func aScriptGoesThroughAProgram() throws {
        let screen = try TestScreen(Screen())
        try screen.play(script: """
        tab "Other"
        wait 0.2
        tab "Home"
        tap "Deeper"
        wait 0.8
        tap "Ask"
        wait 0.8
        answer "No"
        wait 0.8
        back
        wait 0.8
        tap "Sheet"
        wait 0.8
        detent large
        wait 0.8
        dismiss
        wait 0.8
        """)
        try screen.settle()
        #expect(screen.shows("answers n, at large"))
    }

    struct Unanimated: View {
        @State private var path: [Int] = []
        @State private var isShown = false
        @State private var isCovered = false
        private func atOnce(_ change: () -> Void) {
            var transaction = Transaction()
            transaction.disablesAnimations = true
            withTransaction(transaction, change)
        }
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Button("Push") { atOnce { path = [1] } }
                    Button("Sheet") { atOnce { isShown = true } }
                    Button("Cover") { atOnce { isCovered = true } }
                }
                .navigationDestination(for: Int.self) { _ in Button("Pop") { atOnce { path = [] } } }
            }
            .sheet(isPresented: $isShown) { Button("Close sheet") { atOnce { isShown = false } } }
            .fullScreenCover(isPresented: $isCovered) { Button("Close cover") { atOnce { isCovered = false } } }
        }
    }
    @Test func changesWithoutAnimationAreThereInTheNextFrame() throws {
        let screen = try TestScreen(Unanimated())
        for (open, close) in [("Push", "Pop"), ("Sheet", "Close sheet"), ("Cover", "Close cover")] {
            try screen.tap(.text(open))
            screen.advance(by: 1.0 / 60)
            let there = try screen.element(.text(close)).frame
            try screen.settle()
            #expect(try screen.element(.text(close)).frame == there, "\(open)")
            try screen.tap(.text(close))
            screen.advance(by: 2.0 / 60)
            #expect(screen.elements(.text(close)).isEmpty && screen.shows(.text(open)), "\(close)")
        }
    }
}
