import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Split views as people use them, through the public interface.
@MainActor struct SplitViewTests {
    struct Selecting: View {
        @State private var selected: Int?
        @State var visibility = NavigationSplitViewVisibility.automatic
        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                List(1..<4, id: \.self, selection: $selected) { number in NavigationLink("Row \(number)", value: number) }
                    .navigationTitle("Rows")
            } detail: {
                Counter(text: selected.map { "Detail \($0)" } ?? "Nothing")
                    .navigationTitle("Detail")
            }
        }
    }
    struct Counter: View {
        let text: String
        @State private var count = 0
        var body: some View {
            VStack {
                Text(text)
                Button("Count \(count)") { count += 1 }
            }
        }
    }
    struct Linking: View {
        var body: some View {
            NavigationSplitView {
                List(1..<4, id: \.self) { number in NavigationLink("Link \(number)", value: number) }
                    .navigationTitle("Links")
                    .navigationDestination(for: Int.self) { Text("Shown \($0)").navigationTitle("Number \($0)") }
            } detail: {
                Text("Choose")
            }
        }
    }
    struct Stacked: View {
        @State private var selected: String?
        var body: some View {
            NavigationSplitView {
                List(["a", "b"], id: \.self, selection: $selected) { Text("Item \($0)") }.navigationTitle("Items")
            } detail: {
                NavigationStack {
                    NavigationLink("Deeper", value: 1)
                        .navigationTitle("Of \(selected ?? "none")")
                        .navigationDestination(for: Int.self) { _ in Text("At the bottom").navigationTitle("Deep") }
                }
            }
        }
    }
    struct Searching: View {
        @State private var text = ""
        var body: some View {
            NavigationSplitView {
                List(1..<4, id: \.self) { Text("Row \($0)") }.navigationTitle("Rows")
            } detail: {
                Text("Contents").navigationTitle("Detail")
            }
            .searchable(text: $text, prompt: "Find rows")
        }
    }
    private let phone = CGSize(width: 390, height: 844), pad = CGSize(width: 1180, height: 820)
    private func picture(_ screen: TestScreen, _ name: String) throws {
        if let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] { try screen.savePicture(to: "\(folder)/split-\(name).png") }
    }

    @Test func columnsStandBesideEachOtherAndTheSelectionShowsTheDetail() throws {
        let screen = try TestScreen(Selecting(), size: pad)
        #expect(screen.shows("Row 1") && screen.shows("Nothing"))
        try screen.tap("Row 2")
        try screen.settle()
        try picture(screen, "selected")
        #expect(screen.shows("Row 1") && screen.shows("Detail 2"))
        #expect(try screen.element("Detail 2").frame.minX > screen.element("Row 2").frame.maxX)
    }
    /// Apple's pictures show the field in the sidebar; the column is not documented if there are three.
    @Test func aSearchAroundTheColumnsIsShownInTheFirstAlone() throws {
        let screen = try TestScreen(Searching(), size: pad)
        try screen.settle()
        try picture(screen, "search")
        let fields = screen.elements("Find rows")
        #expect(fields.count == 1)
        #expect(try #require(fields.first).frame.maxX < screen.element("Contents").frame.minX)
    }
    @Test func theSidebarGoesAndComes() throws {
        let screen = try TestScreen(Selecting(), size: pad)
        let before = try screen.element("Nothing").frame.midX
        try screen.tap(.identifier("ToggleSidebar"))
        screen.advance(by: 0.1)
        try picture(screen, "hiding")
        try screen.settle()
        #expect(!screen.shows("Row 1"))
        #expect(try screen.element("Nothing").frame.midX == 590)
        try screen.tap("Count 0")
        try screen.tap(.identifier("ToggleSidebar"))
        try screen.settle()
        #expect(screen.shows("Row 1") && screen.shows("Count 1"))
        #expect(try screen.element("Nothing").frame.midX == before)
    }
    @Test func inANarrowWindowASelectionPushesAndBackClearsIt() throws {
        let screen = try TestScreen(Selecting(), size: phone)
        #expect(screen.shows("Row 1") && !screen.shows("Nothing"))
        try screen.tap("Row 3")
        screen.advance(by: 0.1)
        try picture(screen, "pushing")
        try screen.settle()
        #expect(screen.shows("Detail 3") && !screen.shows("Row 1"))
        try screen.tap("Count 0")
        try picture(screen, "pushed")
        try screen.tap(.identifier("BackButton"))
        try screen.settle()
        #expect(screen.shows("Row 1") && !screen.shows("Detail 3"))
        try screen.tap("Row 3")
        try screen.settle()
        #expect(screen.shows("Detail 3") && screen.shows("Count 1"), "the same row pushes again")
    }
    @Test func aFingerFromTheEdgeGoesBackToTheColumnBefore() throws {
        let screen = try TestScreen(Selecting(), size: phone)
        try screen.tap("Row 1")
        try screen.settle()
        try screen.fingerDown(on: .point(5, 400))
        try screen.fingerMove(to: .point(200, 400))
        #expect(screen.shows("Row 1") && screen.shows("Detail 1"))
        try screen.fingerMove(to: .point(330, 400))
        try screen.fingerUp()
        try screen.settle()
        #expect(screen.shows("Row 1") && !screen.shows("Detail 1"))
    }
    @Test func aSelectionUnderAFingerTakesTheColumnsFromIt() throws {
        struct Three: View {
            @State private var first: Int?
            @Binding var second: Int?
            var body: some View {
                NavigationSplitView {
                    List(1..<4, id: \.self, selection: $first) { Text("Row \($0)") }
                } content: {
                    List(1..<4, id: \.self, selection: $second) { Text("Part \($0)") }
                } detail: {
                    Text(second.map { "Detail \($0)" } ?? "Nothing")
                }
            }
        }
        let second = TestValue<Int?>(nil), screen = try TestScreen(Three(second: second.binding), size: phone)
        try screen.tap("Row 1")
        try screen.settle()
        try screen.fingerDown(on: .point(5, 400))
        try screen.fingerMove(to: .point(200, 400))
        #expect(screen.shows("Row 1") && screen.shows("Part 1"))
        second.value = 2
        screen.advance(by: 1.0 / 60)
        try screen.fingerMove(to: .point(330, 400), over: 0.2)
        try screen.fingerUp()
        try screen.settle()
        #expect(second.value == 2 && screen.shows("Detail 2") && !screen.shows("Part 1") && !screen.shows("Row 1"))
    }
    @Test func linksReplaceTheRootOfTheNextColumn() throws {
        for size in [pad, phone] {
            let screen = try TestScreen(Linking(), size: size)
            try screen.tap("Link 2")
            try screen.settle()
            #expect(screen.shows("Shown 2") && !screen.shows("Choose"))
            #expect(screen.shows("Link 1") == (size == pad))
            if size == phone {
                try screen.tap(.identifier("BackButton"))
                try screen.settle()
            }
            try screen.tap("Link 3")
            try screen.settle()
            #expect(screen.shows("Shown 3") && !screen.shows("Shown 2"))
        }
    }
    @Test func aStackInTheDetailHasOneBar() throws {
        for size in [pad, phone] {
            let screen = try TestScreen(Stacked(), size: size)
            try screen.tap("Item b")
            try screen.settle()
            #expect(screen.elements("Of b").count == (size == pad ? 1 : 1))
            try screen.tap("Deeper")
            try screen.settle()
            #expect(screen.shows("At the bottom"))
            try picture(screen, size == pad ? "stack-pad" : "stack-phone")
            try screen.tap(.identifier("BackButton"))
            try screen.settle()
            #expect(screen.shows("Deeper"))
            if size == phone {
                try screen.tap(.identifier("BackButton"))
                try screen.settle()
                #expect(screen.shows("Item a") && !screen.shows("Deeper"))
            }
        }
    }
    @Test func stateLivesThroughAChangeOfTheWindow() throws {
        let screen = try TestScreen(Selecting(), size: pad)
        try screen.tap("Row 1")
        try screen.tap("Count 0")
        screen.size = phone
        try screen.settle()
        #expect(screen.shows("Count 1") && !screen.shows("Row 1"))
        screen.size = pad
        try screen.settle()
        #expect(screen.shows("Count 1") && screen.shows("Row 1"))
    }
}
