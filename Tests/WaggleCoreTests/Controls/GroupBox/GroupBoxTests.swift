import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor
struct GroupBoxTests {
    private func window(_ view: some View) -> HeadlessWindow { HeadlessWindow(view, size: CGSize(width: 200, height: 300)) }

    @Test func contentStandsSixteenPointsInside() {
        let window = window(GroupBox { Block(Paints.red) })
        let box = window.all(.system(.secondaryBackground)).first?.frame
        #expect(box?.size == CGSize(width: 52, height: 52))
        #expect(window.frame(Paints.red).map { $0.insetBy(dx: -16, dy: -16) } == box)
    }
    @Test func aLabelStretchesTheBox() {
        let box = window(GroupBox("Title") { Block(Paints.red) }).all(.system(.secondaryBackground)).first?.frame
        #expect(box?.width == 200)
    }
    @Test func boxesWithinBoxesStandOut() {
        let window = window(GroupBox { GroupBox { Block(Paints.red) } })
        #expect(window.all(.system(.tertiaryBackground)).contains { $0.frame.size == CGSize(width: 52, height: 52) })
    }
    @Test func theBackgroundStyleIsTheGround() {
        #expect(window(GroupBox { Block(Paints.red) }.backgroundStyle(Paints.blue)).frame(Paints.blue)?.width == 52)
    }
}
