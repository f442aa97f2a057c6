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
    @Test(arguments: [ColorScheme.light, .dark]) func aBoxStandsOutFromItsRow(_ scheme: ColorScheme) throws {
        let window = HeadlessWindow(List { GroupBox { GroupBox { Block(Paints.red) } } }.environment(\.colorScheme, scheme), size: CGSize(width: 300, height: 300))
        window.settle()
        let grounds = window.shown.filter { $0.kind == "fill" && $0.frame.height > 50 }.map(\.color)
        // The list, its card, the outer and the inner box.
        #expect(zip(grounds, grounds.dropFirst()).allSatisfy { $0 != $1 } && grounds.count >= 4, "\(grounds)")
    }
}
