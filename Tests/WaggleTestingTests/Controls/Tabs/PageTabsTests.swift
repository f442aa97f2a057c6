import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Tabs as pages, turned by fingers and by the program.
@MainActor struct PageTabsTests {
    private struct Book: View {
        @State private var page = 0
        var body: some View {
            VStack {
                TabView(selection: $page) {
                    Text("Page 0").tag(0)
                    Text("Page 1").tag(1)
                    Text("Page 2").tag(2)
                }
                .tabViewStyle(.page)
                Text("On \(page)")
                Button("Turn") { withAnimation { page += 1 } }
            }
        }
    }

    @Test func aFingerTurnsOnFromThePageThatTheProgramTurnedTo() throws {
        let screen = try TestScreen(Book())
        try screen.settle()
        try screen.tap("Turn")
        // The motion has not quite come to rest.
        screen.advance(by: 0.8)
        #expect(screen.shows("Page 1") && screen.shows("On 1"))
        try screen.drag(.point(320, 400), to: .point(60, 400), over: 0.2)
        screen.advance(by: 0.8)
        #expect(screen.shows("Page 2") && screen.shows("On 2"))
        try screen.drag(.point(60, 400), to: .point(320, 400), over: 0.2)
        try screen.settle()
        #expect(screen.shows("Page 1") && screen.shows("On 1"))
        try screen.tap("Turn")
        try screen.settle()
        #expect(screen.shows("Page 2") && screen.shows("On 2"))
    }

    @Test func wheelsAndKeysTurnWholePages() throws {
        let screen = try TestScreen(Book())
        try screen.settle()
        let page: ScreenTarget = .point(200, 400)
        try screen.wheel(page, by: CGVector(dx: 1, dy: 0))
        try screen.settle()
        #expect(screen.shows("Page 1") && screen.shows("On 1"))
        try screen.wheel(page, by: CGVector(dx: 0, dy: -1), modifiers: .shift)
        try screen.settle()
        #expect(screen.shows("Page 0") && screen.shows("On 0"))
        try screen.press(.rightArrow)
        try screen.settle()
        #expect(screen.shows("Page 1") && screen.shows("On 1"))
        try screen.press(.pageDown)
        try screen.settle()
        #expect(screen.shows("Page 2") && screen.shows("On 2"))
        try screen.press(.leftArrow)
        try screen.settle()
        #expect(screen.shows("Page 1") && screen.shows("On 1"))
    }

    private struct Album: View {
        @State private var name = "Reed"
        var body: some View {
            TabView(selection: $name) { ForEach(["Lily", "Reed", "Rush"], id: \.self) { Text("Picture of \($0)") } }
                .tabViewStyle(.page)
                .overlay(alignment: .top) { Text("On \(name)") }
        }
    }

    @Test func pagesOfALoopWriteTheirIds() throws {
        let screen = try TestScreen(Album())
        try screen.settle()
        #expect(screen.shows("Picture of Reed"))
        try screen.drag(.point(320, 400), to: .point(60, 400), over: 0.2)
        try screen.settle()
        #expect(screen.shows("Picture of Rush") && screen.shows("On Rush"))
    }
}
