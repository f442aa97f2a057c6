import Foundation
import SwiftUI
import Testing
@testable import Flourish
@testable import WaggleCore
@testable import WaggleTesting

@MainActor struct RadialMenuTests {
    // MARK: Directions

    @Test func itemsStandEvenlyAroundTheMiddle() {
        #expect(RadialAngles.items(4) == [0, 90, 180, 270])
        #expect(RadialAngles.items(0).isEmpty && RadialAngles.items(0, parent: 90).isEmpty && RadialAngles.items(1) == [0])
        #expect(RadialAngles.items(7, parent: 45) == [0, 90, 135, 180, 225, 270, 315])
        #expect(RadialAngles.items(7, parent: 180) == [0, 45, 90, 135, 225, 270, 315])
        #expect(RadialAngles.items(4, isMirrored: true) == [0, 270, 180, 90])
        #expect(RadialAngles.items(3, parent: 90, isMirrored: true) == [0, 270, 180])
    }
    @Test func theNearestEquivalentIsTheShorterWay() {
        #expect(RadialAngles.nearest(190, to: 0) == -170 && RadialAngles.nearest(10, to: 350) == 370 && RadialAngles.nearest(10, to: 20) == 10)
        #expect(RadialAngles.distance(350, 10) == 20 && RadialAngles.direction(1, 0) == 90 && RadialAngles.direction(0, -1) == 0)
        #expect(RadialAngles.normalized(.nan) == 0 && RadialAngles.normalized(-90) == 270)
    }

    // MARK: Rings

    private func items(_ count: Int) -> [RadialItem] { (0..<count).map { RadialItem("Item \($0)") {} } }
    private func rings(_ items: [RadialItem], room: CGRect? = nil) -> RadialRings {
        var rings = RadialRings()
        rings.room = room
        rings.open(items)
        return rings
    }

    @Test func wedgesReachToTheEdgeOfTheScreen() {
        let rings = rings(items(4))
        #expect(rings.slot(at: CGPoint(x: 0, y: -5000)) == .item(0) && rings.slot(at: CGPoint(x: 100, y: 95)) == .item(1) && rings.slot(at: CGPoint(x: 95, y: 100)) == .item(2))
        #expect(rings.slot(at: CGPoint(x: 5, y: 5)) == .center)
        #expect(rings.slot(at: CGPoint(x: 0, y: -500), within: 200) == nil)
        #expect(rings.slot(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
    }
    @Test(arguments: [1, 2, 3, 6, 12]) func neighboursDoNotTouch(_ count: Int) throws {
        let rings = rings(items(count)), ring = try #require(rings.ring)
        for index in 0..<count - 1 {
            let here = ring.position(of: index), there = ring.position(of: index + 1)
            #expect(hypot(here.x - there.x, here.y - there.y) > rings.metrics.bubble * 1.2)
        }
    }
    @Test func aRingStaysInItsRoom() throws {
        let corner = rings(items(5), room: CGRect(x: -10, y: -500, width: 400, height: 520)), ring = try #require(corner.ring)
        let margin = ring.radius + corner.metrics.bubble / 2
        #expect(ring.center.x - margin >= -10 && ring.center.y + margin <= 20)
        #expect(rings(items(5), room: CGRect(x: -20, y: -30, width: 40, height: 60)).ring?.center == .zero)
        #expect(rings(items(5), room: .infinite).ring?.center == .zero && rings(items(5), room: .null).ring?.center == .zero)
    }
    @Test func aMenuWithoutItemsDoesNotOpen() {
        var rings = rings([])
        #expect(!rings.isOpen)
        rings.open([RadialItem.menu("Empty") {}])
        guard case .nothing = rings.choose(.item(0)) else { return #expect(Bool(false), "An empty menu opens.") }
        #expect(rings.rings.count == 1)
    }
    @Test func manyItemsContinueInAFurtherMenu() {
        var rings = rings(items(10_000)), seen = 0
        while let ring = rings.ring, rings.rings.count < 2000 {
            #expect(ring.items.count <= 12)
            seen += ring.items.count { !$0.isMenu }
            guard ring.items.last?.isMenu == true, case .entered = rings.choose(.item(ring.items.count - 1)) else { break }
        }
        #expect(seen == 10_000)
    }
    @Test func aMenuInAMenuLeavesTheWayBackFree() throws {
        var rings = rings([RadialItem("A") {}, RadialItem.menu("B") { items(3) }])
        guard case .entered = rings.choose(.item(1)) else { return #expect(Bool(false)) }
        let ring = try #require(rings.ring)
        // The second item is below, so its menu came from above.
        #expect(ring.parentAngle == 0 && !ring.angles.contains(0))
        #expect(rings.slot(at: CGPoint(x: ring.center.x, y: ring.center.y - 90)) == .parent)
        guard case .back = rings.choose(.parent) else { return #expect(Bool(false)) }
        guard case .closed = rings.choose(.center) else { return #expect(Bool(false)) }
        #expect(!rings.isOpen)
    }
    @Test func arrowsWalkTowardsTheirDirection() {
        var rings = rings(items(8))
        rings.move(toward: 90)
        #expect(rings.highlighted == .item(2))
        rings.move(toward: 180)
        #expect(rings.highlighted == .item(3))
        rings.move(toward: 180)
        rings.move(toward: 180)
        #expect(rings.highlighted == .item(4))
        rings.move(toward: 270)
        #expect(rings.highlighted == .item(5))
        rings.advance(by: 1)
        #expect(rings.highlighted == .item(6))
        rings.advance(by: -7)
        #expect(rings.highlighted == .item(7))
    }
    @Test func aStrokeThatTurnsHasACorner() throws {
        var stroke = MarkingStroke(from: .zero), corner: CGPoint?
        for x in stride(from: 5.0, through: 100, by: 5) { #expect(stroke.move(to: CGPoint(x: x, y: 0)) == nil) }
        for y in stride(from: 5.0, through: 40, by: 5) { corner = corner ?? stroke.move(to: CGPoint(x: 100, y: y)) }
        let found = try #require(corner)
        #expect(abs(found.x - 100) < 8 && found.y == 0 && stroke.start == found)
        var short = MarkingStroke(from: .zero)
        #expect(short.move(to: CGPoint(x: 20, y: 0)) == nil && short.move(to: CGPoint(x: 20, y: 30)) == nil)
    }

    // MARK: On a screen

    struct Board: View {
        let chosen: TestValue<String>
        var isPresented: Binding<Bool>?
        var alignment = Alignment.center
        var body: some View {
            RadialMenu(isPresented: isPresented) {
                RadialItem("Copy", systemImage: "doc.on.doc") { chosen.value = "Copy" }
                RadialItem("Paste", systemImage: "clipboard", isEnabled: false) { chosen.value = "Paste" }
                RadialItem.menu("Share", systemImage: "square.and.arrow.up") {
                    RadialItem("Mail", systemImage: "envelope") { chosen.value = "Mail" }
                    RadialItem("Print", systemImage: "printer") { chosen.value = "Print" }
                    RadialItem("Link", systemImage: "link") { chosen.value = "Link" }
                }
                RadialItem("Star", systemImage: "star") { chosen.value = "Star" }
                RadialItem("Delete", systemImage: "trash", role: .destructive) { chosen.value = "Delete" }
            } label: {
                Image(systemName: "plus").font(.title2.bold()).foregroundStyle(.white).frame(width: 60, height: 60).background(.blue, in: Circle()).accessibilityLabel("Actions")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
            .background {
                LinearGradient(colors: [.orange.opacity(0.4), .purple.opacity(0.4)], startPoint: .top, endPoint: .bottom)
            }
            .radialMenuSurface()
        }
    }
    private func board(_ chosen: TestValue<String>, alignment: Alignment = .center, dark: Bool = false) throws -> TestScreen {
        try TestScreen(Board(chosen: chosen, alignment: alignment), size: CGSize(width: 400, height: 500), colorScheme: dark ? .dark : .light)
    }

    @Test(arguments: [false, true]) func aTapOpensAndAnotherChooses(_ dark: Bool) throws {
        let chosen = TestValue(""), screen = try board(chosen, dark: dark)
        #expect(screen.isSettled && !screen.shows("Copy"))
        try screen.tap("Actions")
        try screen.look("radial-opening-\(dark)")
        try screen.settle()
        try screen.look("radial-open-\(dark)")
        #expect(screen.shows("Copy") && screen.shows("Share"))
        try screen.tap("Copy")
        try screen.settle()
        #expect(chosen.value == "Copy" && !screen.shows("Copy") && screen.isUntouched)
    }
    @Test func ringsLeaveAsTheyCame() throws {
        let screen = try board(TestValue(""))
        try screen.tap("Actions")
        try screen.settle()
        try screen.tap("Share")
        screen.advance(by: 0.02)
        #expect(screen.elements.flatMap { [$0] + $0.children }.contains { $0.label == "Copy" && $0.isLeaving })
        try screen.settle()
        try screen.tap(.point(5, 5))
        screen.advance(by: 0.02)
        #expect(screen.elements.flatMap { [$0] + $0.children }.contains { $0.label == "Mail" && $0.isLeaving })
        try screen.settle()
    }
    @Test func aTapBesideTheMenuOrInItsMiddleCloses() throws {
        for point in [ScreenTarget.point(20, 20), .point(200, 250)] {
            let chosen = TestValue(""), screen = try board(chosen)
            try screen.tap("Actions")
            try screen.settle()
            try screen.tap(point)
            try screen.settle()
            #expect(chosen.value == "" && !screen.shows("Copy"))
        }
    }
    @Test func pressMoveAndLiftChooses() throws {
        let chosen = TestValue(""), screen = try board(chosen)
        try screen.fingerDown(on: "Actions")
        screen.advance(by: 0.1)
        // The last of five is left above.
        try screen.fingerMove(to: .point(20, 190), over: 0.2)
        try screen.look("radial-held")
        try screen.fingerUp()
        try screen.settle()
        #expect(chosen.value == "Delete" && screen.isUntouched)
    }
    @Test func liftingInTheMiddleChoosesNothing() throws {
        let chosen = TestValue(""), screen = try board(chosen)
        try screen.fingerDown(on: "Actions")
        try screen.fingerMove(to: .point(20, 190), over: 0.2)
        try screen.fingerMove(to: .point(205, 252), over: 0.2)
        try screen.fingerUp()
        try screen.settle()
        #expect(chosen.value == "" && !screen.shows("Copy"))
        try screen.press("Actions", for: 0.8)
        try screen.settle()
        #expect(!screen.shows("Copy"))
    }
    @Test func aZigzagChoosesFromANestedMenu() throws {
        let chosen = TestValue(""), screen = try board(chosen)
        try screen.fingerDown(on: "Actions")
        // Share is right below; its menu opens at the turn.
        try screen.fingerMove(to: .point(260, 335), over: 0.3)
        try screen.fingerMove(to: .point(250, 460), over: 0.3)
        #expect(screen.shows("Mail"))
        screen.advance(by: 0.2)
        try screen.look("radial-marking")
        try screen.fingerUp()
        try screen.settle()
        #expect(["Mail", "Print", "Link"].contains(chosen.value), "\(chosen.value)")
    }
    @Test func aRestingFingerOpensTheMenuBelowIt() throws {
        let chosen = TestValue(""), screen = try board(chosen)
        try screen.fingerDown(on: "Actions")
        try screen.fingerMove(to: .point(260, 335), over: 0.3)
        #expect(!screen.shows("Mail"))
        screen.advance(by: 0.5)
        #expect(screen.shows("Mail"))
        screen.cancelTouches()
        screen.advance(by: 0.1)
        #expect(screen.shows("Mail") && chosen.value == "")
    }
    @Test func keysChooseAndGoBack() throws {
        let chosen = TestValue(""), screen = try board(chosen)
        try screen.press(.tab)
        try screen.press(.return)
        try screen.settle()
        #expect(screen.shows("Copy"))
        try screen.press(.downArrow)
        try screen.press(.return)
        try screen.settle()
        try screen.look("radial-nested")
        #expect(screen.shows("Mail"))
        try screen.press(.escape)
        try screen.settle()
        #expect(!screen.shows("Mail") && screen.shows("Copy"))
        try screen.press("3")
        try screen.press("1")
        try screen.settle()
        #expect(chosen.value == "Mail" && !screen.shows("Copy"))
        try screen.press(.return)
        try screen.press(.escape)
        try screen.settle()
        #expect(!screen.shows("Copy"))
    }
    @Test func whatIsDisabledCannotBeChosen() throws {
        let chosen = TestValue(""), screen = try board(chosen)
        try screen.tap("Actions")
        try screen.settle()
        #expect(try !screen.element("Paste").isEnabled)
        try screen.press("2")
        #expect(chosen.value == "" && screen.shows("Copy"))
    }
    @Test func assistiveProgramsUseItLikeAnyMenu() throws {
        let chosen = TestValue(""), screen = try board(chosen)
        #expect(try screen.element("Actions").traits.contains(.isButton))
        try screen.perform(.activate, on: "Actions")
        try screen.settle()
        let share = try screen.element("Share")
        #expect(share.traits.contains(.isButton) && share.hint == "Opens a menu")
        try screen.perform(.activate, on: "Share")
        try screen.settle()
        try screen.perform(.activate, on: "Print")
        #expect(chosen.value == "Print")
        try screen.perform(.activate, on: "Actions")
        try screen.settle()
        try screen.perform(.escape, on: "Copy")
        try screen.settle()
        #expect(!screen.shows("Copy"))
    }
    @Test func inACornerTheMenuStaysOnTheScreen() throws {
        for alignment in [Alignment.topLeading, .bottomTrailing] {
            let screen = try board(TestValue(""), alignment: alignment)
            try screen.fingerDown(on: "Actions")
            screen.advance(by: 0.05)
            try screen.look("radial-corner-begins-\(alignment == .topLeading)")
            try screen.fingerUp()
            try screen.settle()
            try screen.look("radial-corner-\(alignment == .topLeading)")
            for name in ["Copy", "Share", "Delete"] {
                let frame = try screen.element(.text(name)).frame
                #expect(frame.minX >= 0 && frame.minY >= 0 && frame.maxX <= 400 && frame.maxY <= 500, "\(name) \(frame)")
            }
        }
    }
    @Test func fromRightToLeftItemsGoRoundTheOtherWay() throws {
        let screen = try TestScreen(Board(chosen: TestValue("")).environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 400, height: 500))
        try screen.tap("Actions")
        try screen.settle()
        try screen.look("radial-mirrored")
        #expect(try screen.element("Delete").frame.midX > 200 && screen.element("Paste").frame.midX < 200)
        try screen.tap("Delete")
        try screen.settle()
        #expect(!screen.shows("Copy"))
    }
    @Test func fromRightToLeftTheMenuOpensAtItsLabel() throws {
        let chosen = TestValue(""), screen = try TestScreen(Board(chosen: chosen, alignment: .topLeading).environment(\.layoutDirection, .rightToLeft), size: CGSize(width: 400, height: 500))
        #expect(try screen.element("Actions").frame.midX > 300)
        try screen.tap("Actions")
        try screen.settle()
        #expect(try screen.element("Close").frame.midX > 220)
        try screen.tap("Star")
        try screen.settle()
        #expect(chosen.value == "Star")
    }
    @Test func withReducedMotionItemsAppearInTheirPlaces() throws {
        let screen = try TestScreen(Board(chosen: TestValue("")).environment(\.accessibilityReduceMotion, true), size: CGSize(width: 400, height: 500))
        try screen.tap("Actions")
        let now = try screen.element("Copy").frame
        try screen.settle()
        #expect(try abs(screen.element("Copy").frame.midY - now.midY) < 1)
    }
    @Test func theLargestTextStillFits() throws {
        let screen = try TestScreen(Board(chosen: TestValue("")).environment(\.dynamicTypeSize, .accessibility5), size: CGSize(width: 400, height: 500))
        try screen.tap("Actions")
        try screen.settle()
        try screen.look("radial-largest")
        for name in ["Copy", "Share", "Delete", "Star"] {
            let frame = try screen.element(.text(name)).frame
            #expect(frame.minX >= 0 && frame.maxX <= 400, "\(name) \(frame)")
        }
    }
    @Test func aBindingOpensAndClosesIt() throws {
        let isPresented = TestValue(false)
        let screen = try TestScreen(Board(chosen: TestValue(""), isPresented: isPresented.binding), size: CGSize(width: 400, height: 500))
        isPresented.value = true
        try screen.settle()
        #expect(screen.shows("Copy"))
        try screen.tap(.point(5, 5))
        try screen.settle()
        #expect(!isPresented.value && !screen.shows("Copy"))
    }
    @Test func interruptedMotionsEndWell() throws {
        let chosen = TestValue(""), screen = try board(chosen)
        for _ in 0..<6 {
            try screen.tap("Actions")
            screen.advance(by: 0.07)
            try screen.tap(.point(5, 5))
            screen.advance(by: 0.05)
        }
        try screen.settle()
        #expect(!screen.shows("Copy") && screen.isUntouched)
        try screen.tap("Actions")
        try screen.settle()
        #expect(screen.shows("Copy"))
    }
    private struct Twins: View {
        var body: some View {
            let menu = RadialMenu { RadialItem("One") {} } label: { Text("Open") }
            VStack(spacing: 200) {
                menu
                menu
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .radialMenuSurface()
        }
    }
    @Test func oneMenuInTwoPlacesOpensInOne() throws {
        let screen = try TestScreen(Twins(), size: CGSize(width: 400, height: 500))
        try screen.tap(.text("Open", number: 1))
        try screen.settle()
        #expect(screen.elements("One").count == 1)
    }
    @Test func withoutASurfaceItOpensWhereItIs() throws {
        let chosen = TestValue("")
        let menu = RadialMenu { RadialItem("One") { chosen.value = "One" } } label: { Text("Open") }
        let screen = try TestScreen(menu, size: CGSize(width: 400, height: 500))
        try screen.tap("Open")
        try screen.settle()
        try screen.look("radial-alone")
        try screen.tap("One")
        try screen.settle()
        #expect(chosen.value == "One" && !screen.shows("One"))
    }
}
