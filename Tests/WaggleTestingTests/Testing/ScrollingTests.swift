import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Simulated scrolling.
@MainActor struct ScrollingTests {
    private struct Feed: View {
        @State private var chosen = "none"
        var body: some View {
            VStack {
                Text("Chosen: \(chosen)")
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<40) { row in Button("Row \(row)") { chosen = "\(row)" }.frame(height: 50) } }.frame(maxWidth: .infinity)
                }
            }
        }
    }
    private func screen() throws -> TestScreen { try TestScreen(Feed(), size: CGSize(width: 300, height: 400)) }

    @Test func offsetsSizesAndPhasesCanBeRead() throws {
        let screen = try screen()
        let scroll = try #require(screen.scrollViews.first)
        #expect(screen.scrollViews.count == 1 && scroll.phase == .idle && scroll.geometry.contentOffset == .zero && scroll.geometry.contentSize.height == 2000)
        #expect(abs(scroll.frame.maxY - 400) < 0.001)
        try screen.wheel("Row 1", by: CGVector(dx: 0, dy: 2))
        screen.advance(by: 1)
        #expect(screen.scrollViews.first?.geometry.contentOffset.y == 120)
        try screen.scroll("Row 5", by: CGVector(dx: 0, dy: -80), halts: true)
        #expect(abs((screen.scrollViews.first?.geometry.contentOffset.y ?? 0) - 200) < 1)
        try screen.fling("Row 8", by: CGSize(width: 0, height: -100))
        #expect(screen.scrollViews.first?.phase == .decelerating)
        screen.advance(by: 4)
        #expect(screen.scrollViews.first?.phase == .idle)
        #expect((screen.scrollViews.first?.geometry.contentOffset.y ?? 0) > 500)
    }

    @Test func whatIsOutOfSightIsNotTappedUntilItIsScrolledIn() throws {
        let screen = try screen()
        #expect(screen.shows("Row 3") && !screen.shows("Row 30"))
        do {
            try screen.tap("Row 30")
            Issue.record("a row that nobody sees was tapped")
        } catch let error as TestScreenError {
            #expect("\(error)".contains("scrolled out of view") && "\(error)".contains("reveal"))
        }
        try screen.reveal("Row 30")
        #expect(screen.shows("Row 30"))
        try screen.tap("Row 30")
        #expect(screen.shows("Chosen: 30"))
    }

    @Test func whatIsRevealedLeavesNoTitleHalfCollapsed() throws {
        let view = NavigationStack {
            List { ForEach(0..<30) { Text("Row \($0)") } }.navigationTitle("Rows")
        }
        let screen = try TestScreen(view, device: "iphone-15")
        let start = try #require(screen.scrollViews.first).geometry
        // Rows of which some would need less than the title's height.
        for row in 12..<17 {
            try screen.reveal(.text("Row \(row)"))
            screen.advance(by: 1)
            let offset = try #require(screen.scrollViews.first).geometry.contentOffset.y - start.contentOffset.y
            #expect(offset == 0 || offset >= 51.9, "row \(row): \(offset)")
            let frame = try screen.element(.text("Row \(row)")).frame
            #expect(frame.maxY <= 852)
            try screen.reveal("Row 0")
            screen.advance(by: 1)
            let back = try #require(screen.scrollViews.first).geometry.contentOffset.y - start.contentOffset.y
            #expect(back == 0 || back >= 51.9, "row \(row): \(back)")
        }
    }

    @Test func scriptsRevealAndThenTap() throws {
        let screen = try screen()
        try screen.play(script: """
        reveal "Row 25"
        tap "Row 25"
        wheel "Row 25" by 0,-3
        wait 1
        """)
        #expect(screen.shows("Chosen: 25"))
    }
}
