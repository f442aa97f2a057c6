import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// A view that is wider than its screen moves nothing but itself.
@MainActor struct WidePageTests {
    private let phone = CGSize(width: 393, height: 852)
    struct Program: View {
        let isWide: Bool
        var body: some View {
            NavigationStack {
                List { NavigationLink("open") { page } }.navigationTitle("Title")
            }
        }
        private var page: some View { Color.yellow.frame(width: isWide ? 500 : 300, height: 200).accessibilityIdentifier("page").navigationTitle("Page").navigationBarTitleDisplayMode(.inline) }
    }
    @Test func aWidePageLeavesTheBarAndTheScreenBelowWhereTheyAre() throws {
        var backs: [CGRect] = [], rows: [CGRect] = []
        for isWide in [false, true] {
            let screen = try TestScreen(Program(isWide: isWide), size: phone)
            try screen.tap("open")
            try screen.settle()
            backs.append(try screen.element(.identifier("BackButton")).frame)
            #expect(abs(try screen.element(.identifier("page")).frame.midX - 393 / 2) < 1)
            try screen.goBack()
            try screen.settle()
            rows.append(try screen.element("open").frame)
        }
        #expect(backs[0] == backs[1] && rows[0] == rows[1])
    }
    enum Place: CaseIterable { case tab, sheet, cover, column }
    struct Places: View {
        let place: Place, width: CGFloat
        @State private var isPresented = true
        private var wide: some View {
            VStack {
                Color.yellow.frame(width: width, height: 100)
                Text("mark")
            }
        }
        var body: some View {
            switch place {
            case .tab: TabView { wide.tabItem { Text("First") }; Text("Other").tabItem { Text("Second") } }
            case .sheet: Color.white.sheet(isPresented: $isPresented) { wide.overlay(alignment: .topLeading) { Text("corner") } }
            case .cover: Color.white.fullScreenCover(isPresented: $isPresented) { wide }
            case .column: NavigationSplitView { wide.navigationTitle("Column").navigationBarTitleDisplayMode(.inline) } detail: { Text("Detail") }
            }
        }
    }
    @Test(arguments: Place.allCases) func wideContentIsCentredElsewhere(place: Place) throws {
        var marks: [CGRect] = [], others: [CGRect] = []
        for width: CGFloat in [100, 600] {
            let screen = try TestScreen(Places(place: place, width: width), size: phone)
            try screen.settle()
            marks.append(try screen.element("mark").frame)
            if place == .tab { others.append(try screen.element("Second").frame) }
            if place == .column { others.append(try screen.element("Column").frame) }
        }
        #expect(marks[0] == marks[1] && Set(others.map(\.minX)).count <= 1, "\(marks) \(others)")
    }
}
