import SwiftUI
import Testing
import WaggleTesting

/// Objects, changes and dialogs by the forms of iOS 16.
@MainActor
struct StateFormTests {
    @Test func changesAreToldByClosuresOfOneParameter() throws {
        let screen = try TestScreen(LoadingBay())
        try screen.tap("Lift")
        #expect(screen.shows("1 changes, 0 s, busy"))
        screen.advance(by: 0.6)
        // The crane is at rest again, one hold is full, and one load is recorded.
        #expect(screen.shows("4 changes, 1 s, busy"))
        screen.advance(by: 2)
        #expect(screen.shows("4 changes, 0 s, idle"))
    }

    @Test func aSquashedViewStandsOnItsAnchor() throws {
        let screen = try TestScreen(LoadingBay())
        let start = try screen.element("Load").frame
        try screen.tap("Lift")
        screen.advance(by: 0.4)
        let lifted = try screen.element("Load").frame
        #expect(lifted.width > start.width * 1.3 && lifted.height < start.height * 0.8 && abs(lifted.maxY - start.maxY) < 0.5)
        try screen.settle()
        #expect(try screen.element("Load").frame == start)
    }

    @Test func aDialogWithAMessageAsksFirst() throws {
        let screen = try TestScreen(LoadingBay())
        try screen.tap("Lift")
        screen.advance(by: 1)
        try screen.tap("Unload")
        try screen.settle()
        #expect(screen.shows("1 holds are full.") && !screen.shows("Unload everything?"), "The title is hidden unless it is asked for.")
        try screen.answer("Unload all")
        try screen.settle()
        try screen.tap("Unload")
        try screen.settle()
        #expect(screen.shows("0 holds are full."))
    }

    @Test func aBackgroundReachesUnderTheSafeArea() throws {
        let screen = try TestScreen(LoadingBay(), size: CGSize(width: 200, height: 300), scale: 1, safeArea: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0))
        let picture = try Picture(screen)
        for y in [1, 298] { #expect(picture[100, y].red < 60 && picture[100, y].green > 180) }
    }

    @Test func aLayoutCountsItsSubviews() throws {
        let screen = try TestScreen(Stairs())
        let frames = try (1..<4).map { try screen.element(.text("Step \($0)")).frame }
        #expect(frames[1].minX == frames[0].minX + 30 && frames[2].minY == frames[0].minY + 60)
    }
}
