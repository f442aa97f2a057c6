import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Tabs of iOS 18, through the public interface.
@MainActor struct TabContentTests {
    enum Place: Hashable { case home, list, more, search }
    struct Screen: View {
        @State private var place = Place.list
        var showsMore = true
        var body: some View {
            TabView(selection: $place) {
                Tab("Find", systemImage: "magnifyingglass", value: .search, role: .search) { Text("Finding") }
                Tab("Home", systemImage: "house", value: .home) { Text("At home") }
                    .badge(3)
                TabSection("Things") {
                    Tab("List", systemImage: "list.bullet", value: Place.list) { Text("The list, \(String(describing: place))") }
                    if showsMore { Tab("More", systemImage: "ellipsis", value: Place.more) { Text("Other things") }.disabled(true) }
                }
            }
        }
    }
    @Test func tabsAreChosenByValueAndSearchStandsLast() throws {
        let screen = try TestScreen(Screen(), size: CGSize(width: 390, height: 844))
        #expect(screen.shows("The list, list"))
        try screen.tap("Home")
        try screen.settle()
        #expect(screen.shows("At home") && screen.shows("3"))
        #expect(throws: (any Error).self, "a disabled tab takes no touch") { try screen.tap("More") }
        #expect(screen.shows("At home"))
        #expect(try screen.element("Find").frame.minX > screen.element("More").frame.maxX)
        try screen.tap("Find")
        try screen.settle()
        #expect(screen.shows("Finding"))
        if let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"] { try screen.savePicture(to: "\(folder)/tabs18.png") }
    }
    struct Plain: View {
        var body: some View {
            TabView {
                Tab("One", systemImage: "1.circle") { Text("First") }
                Tab("Two", systemImage: "2.circle") { Text("Second") }
                ForEach(3..<5) { number in Tab("No \(number)", systemImage: "circle") { Text("Page \(number)") } }
            }
        }
    }
    @Test func aTabViewWithoutSelectionKeepsItsOwn() throws {
        let screen = try TestScreen(Plain(), size: CGSize(width: 390, height: 844))
        #expect(screen.shows("First"))
        try screen.tap("No 4")
        try screen.settle()
        #expect(screen.shows("Page 4"))
    }
}
