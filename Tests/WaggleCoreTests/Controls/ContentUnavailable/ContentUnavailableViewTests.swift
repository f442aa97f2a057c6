import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
struct ContentUnavailableViewTests {
    @Test func itFillsTheSpaceAndCentresItsContent() {
        let window = HeadlessWindow(ContentUnavailableView { Block(Paints.red) }.background(Paints.blue), size: CGSize(width: 300, height: 400))
        #expect(window.frame(Paints.blue) == CGRect(x: 0, y: 0, width: 300, height: 400))
        #expect(window.frame(Paints.red)?.midX == 150)
    }
    @Test func aSearchTellsWhatWasSoughtInVain() {
        let window = HeadlessWindow(ContentUnavailableView.search(text: "bee"), size: CGSize(width: 300, height: 400))
        #expect(window.elements.contains { $0.label == "No Results for “bee”" })
        let plain = HeadlessWindow(ContentUnavailableView.search, size: CGSize(width: 300, height: 400))
        #expect(plain.elements.contains { $0.label == "No Results" })
    }
    @Test func labelDescriptionAndActionsHaveTheirLooks() throws {
        let view = ContentUnavailableView {
            Label("No Mail", systemImage: "tray.fill")
        } description: {
            Text("New mails you receive will appear here.")
        } actions: {
            Button("Refresh") {}
        }
        try HeadlessWindow(view.background(.background), size: CGSize(width: 300, height: 300), scale: 2).look("unavailable")
    }
    @Test func unavailableViewsCanBeWrittenAsInSwiftUI() {
        _ = ContentUnavailableView("A", systemImage: "star")
        _ = ContentUnavailableView("A", systemImage: "star", description: Text("B"))
        _ = ContentUnavailableView("A" as Substring, image: "star")
        _ = ContentUnavailableView { Text("A") } actions: { Button("B") {} }
    }
}
