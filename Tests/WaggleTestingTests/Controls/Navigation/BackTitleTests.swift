import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// The label of the back button gives way to the screen's title.
@MainActor struct BackTitleTests {
    private func pushed(from first: String, to second: String) throws -> TestScreen {
        let screen = try TestScreen(NavigationStack {
            NavigationLink("Go") { Text("There").navigationTitle(second).navigationBarTitleDisplayMode(.inline) }.navigationTitle(first)
        }, size: CGSize(width: 390, height: 600))
        try screen.tap("Go")
        try screen.settle()
        return screen
    }
    private func backWidth(_ screen: TestScreen) throws -> CGFloat { try screen.element(.identifier("BackButton")).frame.width }

    @Test func aShortTitleIsShown() throws {
        let title = try backWidth(pushed(from: "Settings", to: "Sound")), back = try backWidth(pushed(from: String(repeating: "Long title ", count: 6), to: "Sound"))
        #expect(title > back + 10)
    }
    @Test func aTitleThatIsTooLongBecomesBackThenOnlyTheChevron() throws {
        let long = String(repeating: "Long title ", count: 6)
        let back = try backWidth(pushed(from: long, to: "Sound")), same = try backWidth(pushed(from: "Back", to: "Sound"))
        #expect(back == same)
        let chevron = try backWidth(pushed(from: long, to: String(repeating: "Sound and ", count: 8)))
        #expect(chevron == 44)
    }
}
