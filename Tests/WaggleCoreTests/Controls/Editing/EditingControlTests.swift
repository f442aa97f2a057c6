import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

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
