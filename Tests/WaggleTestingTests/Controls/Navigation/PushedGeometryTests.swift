import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// What a page learns of its place, and when its binding learns that it goes.
@MainActor struct PushedGeometryTests {
    final class Journal { var places: Set<CGFloat> = [] }
    struct Placed: View {
        let journal: Journal
        var body: some View {
            GeometryReader { proxy in
                let _ = journal.places.insert(proxy.frame(in: .global).minX)
                Text("page")
            }
        }
    }
    struct Program: View {
        let journal: Journal
        @State private var item: String?
        @State private var flag = false
        var body: some View {
            VStack {
                NavigationStack {
                    VStack {
                        Button("Item") { item = "a" }
                        Button("Flag") { flag = true }
                    }
                    .navigationDestination(item: $item) { _ in Placed(journal: journal) }
                    .navigationDestination(isPresented: $flag) { Text("flagged") }
                }
                Text("item \(item ?? "none"), flag \(flag)")
            }
        }
    }
    @Test func aPagesGlobalFrameIsItsFinalPlaceWhileItMoves() throws {
        let journal = Journal(), screen = try TestScreen(Program(journal: journal), size: CGSize(width: 390, height: 844))
        try screen.tap("Item")
        for _ in 0..<5 { screen.advance(by: 0.05) }
        try screen.settle()
        #expect(journal.places == [0])
        try screen.goBack()
        for _ in 0..<5 { screen.advance(by: 0.05) }
        #expect(journal.places == [0])
    }
    @Test func anItemIsNilAsSoonAsTheBackButtonIsTapped() throws {
        let screen = try TestScreen(Program(journal: Journal()), size: CGSize(width: 390, height: 844))
        try screen.tap("Item")
        try screen.settle()
        #expect(screen.shows("item a, flag false"))
        try screen.tap(.identifier("BackButton"))
        screen.advance(by: 0.05)
        #expect(screen.shows("item none, flag false") && screen.shows("page"), "the page is still leaving")
        try screen.settle()
        #expect(!screen.shows("page"))
        try screen.tap("Item")
        try screen.settle()
        #expect(screen.shows("item a, flag false") && screen.shows("page"))
    }
    @Test func aSecondTapWhileThePageLeavesPopsNothingElse() throws {
        let screen = try TestScreen(Program(journal: Journal()), size: CGSize(width: 390, height: 844))
        try screen.tap("Flag")
        try screen.settle()
        try screen.tap(.identifier("BackButton"))
        screen.advance(by: 0.05)
        try screen.tap("Flag")
        screen.advance(by: 0.05)
        try screen.settle()
        #expect(screen.shows("flagged") == screen.shows("item none, flag true"))
    }
}
