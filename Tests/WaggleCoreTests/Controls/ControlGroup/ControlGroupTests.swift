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
    @Test func itsAccessibilityElementHasItsLabel() {
        let window = HeadlessWindow(ControlGroup("Edit") { Button("Undo") {}; Button("Redo") {} }, size: CGSize(width: 200, height: 100))
        #expect(window.element("Edit")?.children.map(\.label) == ["Undo", "Redo"])
    }
}
