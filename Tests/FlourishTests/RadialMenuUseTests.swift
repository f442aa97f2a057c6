import Foundation
import SwiftUI
import Testing
@testable import Flourish
@testable import WaggleCore
@testable import WaggleTesting

/// Menus in a ring among other views, held open, and in odd places.
@MainActor struct RadialMenuUseTests {
    private func board(_ chosen: TestValue<String> = TestValue(""), isPresented: Binding<Bool>? = nil) throws -> TestScreen {
        try TestScreen(RadialMenuTests.Board(chosen: chosen, isPresented: isPresented), size: CGSize(width: 400, height: 500))
    }

    @Test func aMenuThatIsPresentedFromTheBeginningIsOpen() throws {
        let isPresented = TestValue(true), screen = try board(isPresented: isPresented.binding)
        try screen.settle()
        #expect(screen.shows("Copy") && isPresented.value)
    }
    @Test func aHeldKeyChoosesWhereThePointerIsWhenItIsReleased() throws {
        let chosen = TestValue(""), screen = try board(chosen)
        try screen.press(.tab)
        screen.key(.down, .space)
        screen.advance(by: 0.6)
        #expect(screen.shows("Copy"))
        // The last of five is left above.
        try screen.hover(.point(120, 220))
        screen.advance(by: 0.1)
        screen.key(.up, .space)
        try screen.settle()
        #expect(chosen.value == "Delete" && !screen.shows("Copy"))
    }
    @Test func aHeldKeyThatPointsAtNothingLeavesTheMenuOpen() throws {
        let chosen = TestValue(""), screen = try board(chosen)
        try screen.press(.tab)
        screen.key(.down, .space)
        screen.advance(by: 0.6)
        screen.key(.up, .space)
        try screen.settle()
        #expect(chosen.value == "" && screen.shows("Copy"))
    }
    @Test func aRepeatingKeyOpensAndChoosesNothing() throws {
        let chosen = TestValue(""), screen = try board(chosen)
        try screen.press(.tab)
        screen.key(.down, .space)
        for _ in 0..<5 { screen.key(.repeat, .space) }
        try screen.press(.upArrow)
        for _ in 0..<5 { screen.key(.repeat, .space) }
        try screen.settle()
        #expect(chosen.value == "" && screen.shows("Copy"))
    }

    private struct Desk: View {
        let taps: TestValue<Int>
        var hasMenu = TestValue(true)
        var body: some View {
            ZStack {
                Button { taps.value += 1 } label: { Color.gray.opacity(0.2) }
                    .accessibilityLabel("Desk")
                if hasMenu.value {
                    RadialMenu { for name in ["One", "Two", "Three", "Four"] { RadialItem(name) {} } } label: { Text("Open").frame(width: 60, height: 60) }
                }
            }
            .radialMenuSurface()
        }
    }
    @Test func whileTheMenuIsClosedTouchesGoToWhatIsBehind() throws {
        let taps = TestValue(0), screen = try TestScreen(Desk(taps: taps), size: CGSize(width: 400, height: 500))
        try screen.tap(.point(200, 150))
        try screen.tap("Open")
        try screen.settle()
        try screen.tap(.point(20, 20))
        #expect(taps.value == 1)
        try screen.settle()
        try screen.tap(.point(200, 150))
        #expect(taps.value == 2)
    }
    @Test func aMenuThatIsRemovedWhileItIsOpenLeavesNothing() throws {
        let taps = TestValue(0), hasMenu = TestValue(true), screen = try TestScreen(Desk(taps: taps, hasMenu: hasMenu), size: CGSize(width: 400, height: 500))
        try screen.tap("Open")
        screen.advance(by: 0.1)
        hasMenu.value = false
        try screen.settle()
        #expect(!screen.shows("One"))
        try screen.tap(.point(200, 150))
        #expect(taps.value == 1 && screen.isUntouched)
    }
    @Test func ringsStayWhereTheyHaveOpened() throws {
        var rings = RadialRings()
        rings.room = CGRect(x: -400, y: -200, width: 800, height: 400)
        rings.open([RadialItem("A") {}, RadialItem.menu("B") { RadialItem("C") {} }, RadialItem("D") {}])
        let first = try #require(rings.ring).center
        _ = rings.choose(.item(1))
        #expect(rings.rings[0].center == first)
        let second = try #require(rings.ring).center
        _ = rings.choose(.parent)
        #expect(rings.ring?.center == first && second != first)
    }
    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -7, 1e300]) func absurdRoomsAreHarmless(_ number: CGFloat) throws {
        var rings = RadialRings()
        rings.room = CGRect(x: number, y: number, width: number, height: number)
        rings.open([RadialItem("A") {}, RadialItem.menu("B") { RadialItem("C") {} }])
        let ring = try #require(rings.ring)
        #expect(ring.center.x.isFinite && ring.center.y.isFinite && ring.radius.isFinite && ring.bubble > 0)
        #expect(rings.slot(at: CGPoint(x: number, y: 0)) != .parent)
    }
    @Test func anOpenMenuAtRestCostsNothing() throws {
        let screen = try board()
        try screen.tap("Actions")
        try screen.settle()
        screen.advance(by: 0.5)
        #expect(screen.window.graph.counters.bodies == 0 && screen.window.graph.counters.drawnItems == 0 && screen.isSettled)
    }
    @Test func aDragFromTheLabelIsTheMenusInAScrollViewAsWell() throws {
        let chosen = TestValue("")
        let view = ScrollView {
            VStack(spacing: 0) {
                Color.clear.frame(height: 220)
                RadialMenu { for name in ["One", "Two", "Three", "Four"] { RadialItem(name) { chosen.value = name } } } label: { Text("Open").frame(width: 60, height: 60) }
                Color.clear.frame(height: 900)
            }
        }
        .radialMenuSurface()
        let screen = try TestScreen(view, size: CGSize(width: 400, height: 500)), place = try screen.element("Open").frame
        try screen.drag("Open", to: .point(200, 60), over: 0.3, halts: true)
        try screen.settle()
        #expect(try chosen.value == "One" && screen.element("Open").frame == place)
    }
}

extension RadialMenuUseTests {
    @Test func aLongWordIsRatherSmallerThanBroken() throws {
        let titles = ["Cut", "Favorites", "Show all of it"]
        let view = HStack(spacing: 0) {
            ForEach(titles, id: \.self) { title in
                FittedTitle(title: Text(title), font: .system(size: 13), smallerFont: .system(size: 10)).frame(width: 49, height: 49)
            }
        }
        let screen = try TestScreen(view, size: CGSize(width: 200, height: 60)), heights = try titles.map { try screen.element(.text($0)).frame.height }
        #expect(heights[1] < heights[0] && heights[2] > heights[1], "\(heights)")
    }
    @Test func aMouseOpensPointsAndChooses() throws {
        let chosen = TestValue(""), screen = try board(chosen)
        try screen.click("Actions")
        try screen.settle()
        #expect(screen.shows("Copy"))
        try screen.hover(.point(120, 220))
        try screen.settle()
        #expect(try screen.element("Delete").traits.contains(.isSelected))
        try screen.hover(.point(200, 250))
        try screen.settle()
        #expect(try !screen.element("Delete").traits.contains(.isSelected))
        try screen.click("Star")
        try screen.settle()
        #expect(chosen.value == "Star" && !screen.shows("Copy"))
    }
}
