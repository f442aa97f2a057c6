import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
struct ControlGroupTests {
    @Test func controlsStandSideBySideOnOneGround() {
        let journal = Journal()
        let hand = Hand(on: ControlGroup {
            Button("A") { journal.note("A") }
            Button("B") { journal.note("B") }
        }.background(Paints.blue), width: 200, height: 100)
        let box = hand.window.frame(Paints.blue) ?? .zero
        #expect(near(box.height, 34.33, 0.7) && box.width < 120)
        hand.tap(box.minX + 10, 50)
        hand.tap(box.maxX - 10, 50)
        #expect(journal.take() == ["A", "B"])
        // One line between the two.
        #expect(hand.window.shown.count { $0.frame.width == 1 } == 1)
    }
    @Test func itIsNamedByItsLabel() {
        let window = HeadlessWindow(ControlGroup("Edit") { Button("Undo") {}; Button("Redo") {} }, size: CGSize(width: 200, height: 100))
        #expect(window.element("Edit")?.children.map(\.label) == ["Undo", "Redo"])
    }
}

@MainActor
struct ContentUnavailableViewTests {
    @Test func itStandsInTheMiddleOfAllThereIs() {
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
    @Test func itLooksAsItShould() throws {
        let view = ContentUnavailableView {
            Label("No Mail", systemImage: "tray.fill")
        } description: {
            Text("New mails you receive will appear here.")
        } actions: {
            Button("Refresh") {}
        }
        try HeadlessWindow(view.background(.background), size: CGSize(width: 300, height: 300), scale: 2).look("unavailable")
    }
    @Test func theFormsThatProgramsUseAreTold() {
        _ = ContentUnavailableView("A", systemImage: "star")
        _ = ContentUnavailableView("A", systemImage: "star", description: Text("B"))
        _ = ContentUnavailableView("A" as Substring, image: "star")
        _ = ContentUnavailableView { Text("A") } actions: { Button("B") {} }
    }
}

@MainActor
struct EditingControlTests {
    @Test func aRenameButtonRunsTheActionAround() {
        let journal = Journal()
        let window = HeadlessWindow(RenameButton().renameAction { journal.note("rename") }, size: CGSize(width: 200, height: 50))
        window.perform(.activate, on: "Rename")
        #expect(journal.take() == ["rename"])
        #expect(HeadlessWindow(RenameButton(), size: CGSize(width: 200, height: 50)).element("Rename")?.isEnabled == false)
    }
    @Test func helpIsAHint() {
        let window = HeadlessWindow(Button("Go") {}.help("Leaves the garden"), size: CGSize(width: 200, height: 50))
        #expect(window.element("Go")?.hint == "Leaves the garden")
    }
}
