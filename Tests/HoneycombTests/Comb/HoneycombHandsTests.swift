import Foundation
@testable import Honeycomb
@testable import WaggleCore
@testable import WaggleTesting
import SwiftUI
import Testing

/// What bodies tell. Nothing observes it.
private final class Log<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

private struct Bug: Identifiable, Hashable {
    let id: Int
    var name: String { ["Ant", "Bee", "Cat", "Bat", "Dog", "Eel", "Fox"][id % 7] + " \(id)" }
}

/// What a person does with a comb, and what the program is told.
@MainActor struct HoneycombHandsTests {
    @MainActor private final class State {
        let apps: TestValue<[Bug]>
        let center = TestValue<Int?>(nil), selection = TestValue<Set<Int>>([]), zoom = TestValue<CGFloat>(1), activated = TestValue<[Int]>([]), refused = TestValue<[Int]>([])
        let arrangement: TestValue<HexArrangement<Int>>
        let made = Log(0), cells = Log<[Int: HoneycombCell.Phase]>([:])
        init(_ count: Int = 19) { (apps, arrangement) = (TestValue((0..<count).map(Bug.init)), TestValue(HexArrangement(0..<count))) }
    }

    private struct Comb: View {
        let state: State
        var isArranged = false, least = 0, most = Int.max
        var body: some View {
            let comb = HoneycombView(state.apps.value, center: state.center.binding, selection: state.selection.binding, cellWidth: 60) { app, cell in
                let _ = (state.made.value += 1, state.cells.value[app.id] = cell.phase)
                Circle().fill(cell.isSelected ? .orange : .gray).accessibilityElement().accessibilityLabel(app.name + (cell.isFocused ? " focused" : ""))
            }
            .names(\.name).zoom(state.zoom.binding, in: 0.5...2, levels: [1.5])
            .selectionLimits(least: least, most: most) { state.refused.value.append($0) }
            .onActivate { state.activated.value.append($0.id) }
            if isArranged { comb.arranged(by: state.arrangement.binding) } else { comb }
        }
    }

    private let size = CGSize(width: 320, height: 480)

    private func frame(_ screen: TestScreen, _ id: Int) throws -> CGRect { try screen.element(.text(Bug(id: id).name)).frame }

    @Test func aTapChoosesAndCentresAndASecondGivesUpWithoutMoving() throws {
        let state = State(), screen = try TestScreen(Comb(state: state), size: size)
        #expect(state.center.value == 0)
        try screen.tap(.text(Bug(id: 2).name))
        try screen.settle()
        #expect(state.selection.value == [2] && state.center.value == 2 && state.activated.value == [2])
        #expect(try screen.element(.text(Bug(id: 2).name)).traits.contains(.isSelected))
        let middle = try frame(screen, 2)
        #expect(near(middle.midX, 160, within: 1) && near(middle.midY, 240, within: 1))
        try screen.drag(.point(160, 240), by: CGSize(width: 50, height: 0), halts: true)
        try screen.settle()
        let other = state.center.value
        try screen.tap(.text(Bug(id: 2).name))
        try screen.settle()
        #expect(state.selection.value == [] && state.center.value == other, "Giving up a choice does not recentre.")
    }

    @Test func theSelectionHasALeastAndAMost() throws {
        let state = State(), screen = try TestScreen(Comb(state: state, least: 1, most: 2), size: size)
        for id in [0, 1, 2] {
            try screen.tap(.text(Bug(id: id).name))
            try screen.settle()
        }
        #expect(state.selection.value == [0, 1] && state.refused.value == [2])
        for id in [0, 1] {
            try screen.tap(.text(Bug(id: id).name))
            try screen.settle()
        }
        #expect(state.selection.value == [1] && state.refused.value == [2, 1])
    }

    @Test func theProgramScrollsToAnItemAndPassingOnesAreNotTold() throws {
        let state = State(91), told = TestValue<[Int?]>([])
        let center = Binding<Int?> { MainActor.assumeIsolated { state.center.value } } set: { id in MainActor.assumeIsolated { state.center.value = id; told.value.append(id) } }
        struct Watched: View {
            let state: State, center: Binding<Int?>
            var body: some View { HoneycombView(state.apps.value, center: center, cellWidth: 60) { app, _ in Tile(name: app.name) } }
        }
        let screen = try TestScreen(Watched(state: state, center: center), size: size)
        told.value = []
        state.center.value = 90
        try screen.settle()
        let target = try frame(screen, 90)
        #expect(near(target.midX, 160, within: 1) && near(target.midY, 240, within: 1) && state.center.value == 90)
        #expect(told.value == [], "\(told.value)")
        state.center.value = 12345
        try screen.settle()
        #expect(near(try frame(screen, 90).midX, 160, within: 1), "An item that is not there changes nothing.")
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func aBindingRestoresTheItemInTheMiddle(direction: LayoutDirection) throws {
        let state = State(91)
        state.center.value = 77
        let screen = try TestScreen(Comb(state: state).environment(\.layoutDirection, direction), size: size)
        let target = try frame(screen, 77)
        #expect(near(target.midX, 160, within: 1) && near(target.midY, 240, within: 1) && state.center.value == 77)
    }

    @Test func aPressFollowsTheFingerAndEndsWithAPan() throws {
        let state = State(), screen = try TestScreen(Comb(state: state), size: size)
        try screen.fingerDown(on: .text(Bug(id: 1).name))
        screen.advance(by: 0.3)
        #expect(state.cells.value[1] == .pressed && state.cells.value[0] == .rest)
        try screen.fingerMove(to: .point(60, 300))
        screen.advance(by: 0.1)
        #expect(state.cells.value[1] == .rest)
        try screen.fingerUp()
        try screen.settle()
        #expect(state.activated.value == [] && state.selection.value == [])
    }

    @Test func thePointerIsTold() throws {
        let state = State(), screen = try TestScreen(Comb(state: state), size: size)
        try screen.hover(.text(Bug(id: 1).name))
        #expect(state.cells.value[1] == .hovered)
        state.made.value = 0
        try screen.hover(.text(Bug(id: 3).name))
        #expect(state.cells.value[1] == .rest && state.cells.value[3] == .hovered && state.made.value == 2, "Two cells changed: \(state.made.value)")
    }

    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func arrowsLeadToNeighborsOnTheScreen(direction: LayoutDirection) throws {
        let state = State(61), screen = try TestScreen(Comb(state: state).environment(\.layoutDirection, direction), size: size)
        try screen.press(.tab)
        func focused() -> String? {
            func all(_ elements: [ScreenElement]) -> [ScreenElement] { elements.flatMap { [$0] + all($0.children) } }
            return all(screen.elements).first { $0.label.hasSuffix(" focused") }?.label
        }
        func place() throws -> CGPoint { let frame = try screen.element(.text(#require(focused()))).frame; return CGPoint(x: frame.midX, y: frame.midY) }
        let start = try place()
        #expect(near(start.x, 160, within: 1))
        try screen.press(.rightArrow)
        try screen.settle()
        let right = try place()
        #expect(focused() != Bug(id: 0).name + " focused" && right.x >= 160 - 1)
        try screen.press(.leftArrow)
        try screen.settle()
        #expect(focused() == Bug(id: 0).name + " focused")
        for key in [KeyEquivalent.upArrow, .upArrow, .downArrow, .downArrow] { try screen.press(key) }
        try screen.settle()
        #expect(focused() == Bug(id: 0).name + " focused", "Up and down keep the column.")
        try screen.press(.end)
        try screen.settle()
        #expect(focused() == Bug(id: 60).name + " focused" && state.center.value == 60, "What has the focus is scrolled into view.")
        try screen.press(.home)
        try screen.settle()
        #expect(focused() == Bug(id: 0).name + " focused")
        for key in "ca" { try screen.press(KeyEquivalent(key)) }
        try screen.settle()
        #expect(focused() == Bug(id: 2).name + " focused")
        screen.advance(by: 1.2)
        try screen.press(.space)
        try screen.settle()
        #expect(state.selection.value == [2] && state.activated.value == [2])
        screen.advance(by: 1.2)
        try screen.press(.return)
        #expect(state.selection.value == [])
    }

    @Test func onlyTwoCellsAreMadeAnewAsTheFocusMoves() throws {
        let state = State(19), screen = try TestScreen(Comb(state: state), size: size)
        try screen.press(.tab)
        try screen.settle()
        state.made.value = 0
        try screen.press(.rightArrow)
        #expect(state.made.value == 2, "\(state.made.value)")
    }

    @Test func aPinchZoomsWithinLimitsAndLevels() throws {
        let state = State(19), screen = try TestScreen(Comb(state: state), size: size), before = try frame(screen, 0)
        try screen.pinch(.point(160, 240), by: 1.4)
        try screen.settle()
        let after = try frame(screen, 0)
        #expect(near(state.zoom.value, 1.4, within: 0.1) && near(after.width, before.width * state.zoom.value, within: 1) && near(after.midX, 160, within: 2), "\(state.zoom.value) \(after)")
        try screen.pinch(.point(160, 240), by: 9)
        try screen.settle()
        #expect(state.zoom.value == 2)
        try screen.pinch(.point(160, 240), by: 0.01)
        try screen.settle()
        #expect(state.zoom.value == 0.5)
    }

    @Test func keysZoomAtThePointer() throws {
        let state = State(217), screen = try TestScreen(Comb(state: state), size: size)
        try screen.press(.tab)
        try screen.hover(.point(200, 290))
        let under = screen.elements(.text(" ")).filter { $0.frame.contains(CGPoint(x: 200, y: 290)) }.map(\.label)
        try screen.press("+")
        try screen.settle()
        #expect(state.zoom.value == 1.25)
        #expect(screen.elements(.text(" ")).filter { $0.frame.contains(CGPoint(x: 200, y: 290)) }.map(\.label) == under && !under.isEmpty)
        try screen.press("-")
        try screen.press("-")
        #expect(near(state.zoom.value, 0.8, within: 0.001))
        try screen.press("0")
        #expect(near(state.zoom.value, 1, within: 0.001))
    }

    @Test func aHeldCellIsCarriedAndTheOthersMakeRoom() throws {
        let state = State(19), screen = try TestScreen(Comb(state: state, isArranged: true), size: size)
        let target = try #require(state.arrangement.value[0]), goal = try frame(screen, 0)
        let before = state.arrangement.value, origin = try #require(before[1])
        try screen.fingerDown(on: .text(Bug(id: 1).name))
        screen.advance(by: 0.6)
        #expect(state.cells.value[1] == .lifted)
        try screen.fingerMove(to: .point(goal.midX, goal.midY), over: 0.3)
        screen.advance(by: 0.1)
        #expect(near(try frame(screen, 1).midX, goal.midX, within: 2) && state.arrangement.value == before, "Nothing is told before the finger leaves.")
        try screen.fingerUp()
        try screen.settle()
        #expect(state.arrangement.value[1] == target && state.arrangement.value[0] == origin && state.arrangement.value.region == before.region)
        #expect(state.selection.value == [] && state.center.value == 1, "Carrying chooses nothing.")
    }

    @Test func aCancelledTouchPutsTheCellBack() throws {
        let state = State(19), screen = try TestScreen(Comb(state: state, isArranged: true), size: size), before = state.arrangement.value
        try screen.fingerDown(on: .text(Bug(id: 1).name))
        screen.advance(by: 0.6)
        try screen.fingerMove(to: .point(160, 240), over: 0.3)
        screen.cancelTouches()
        try screen.settle()
        #expect(state.arrangement.value == before && state.cells.value[1] == .rest)
        try screen.tap(.text(Bug(id: 1).name))
        #expect(state.selection.value == [1])
    }

    @Test func optionAndAnArrowMoveTheCell() throws {
        let state = State(19), screen = try TestScreen(Comb(state: state, isArranged: true), size: size)
        try screen.press(.tab)
        try screen.press(.rightArrow, modifiers: .option)
        try screen.settle()
        #expect(state.arrangement.value[0] == Hex(1, 0) && state.arrangement.value.region == .hexagon(radius: 2))
        try screen.perform(.named("Move left"), on: .text(Bug(id: 0).name))
        #expect(state.arrangement.value[0] == .zero)
    }

    @Test func growthAndRemovalDoNotMoveTheOthers() throws {
        let state = State(19), screen = try TestScreen(Comb(state: state, isArranged: true), size: size)
        let before = try (0..<7).map { try frame(screen, $0) }
        for parent in 7..<19 {
            let children = [parent * 100, parent * 100 + 1]
            withAnimation(.linear(duration: 0.3)) {
                state.apps.value += children.map(Bug.init)
                state.arrangement.value.grow(children, from: parent)
            }
            for _ in 0..<3 {
                screen.advance(by: 1.0 / 60)
                for id in 0..<7 { #expect(near(try frame(screen, id), before[id], within: 1), "In every frame: \(parent), \(id)") }
            }
        }
        state.apps.value.removeAll { $0.id == 18 }
        state.arrangement.value.remove(18)
        try screen.settle()
        for id in 0..<7 { #expect(near(try frame(screen, id), before[id], within: 1)) }
        #expect(screen.elements(.text(Bug(id: 18).name + "")).filter { $0.label == Bug(id: 18).name }.isEmpty)
    }

    @Test func aTapThatMakesTheCombGrowStillCentres() throws {
        struct Growing: View {
            let state: State
            var body: some View {
                Comb(state: state, isArranged: true).onChange(of: state.selection.value) { old, new in
                    for id in new.subtracting(old) {
                        withAnimation(.snappy) {
                            state.apps.value += [id * 100 + 1, id * 100 + 2].map(Bug.init)
                            state.arrangement.value.grow([id * 100 + 1, id * 100 + 2], from: id)
                        }
                    }
                }
            }
        }
        let state = State(7), screen = try TestScreen(Growing(state: state), size: size)
        for id in 1..<7 {
            try screen.tap(.text(Bug(id: id).name + ""))
            try screen.settle()
            let frame = try frame(screen, id)
            #expect(near(frame.midX, 160, within: 1) && near(frame.midY, 240, within: 1) && state.center.value == id, "\(id) \(frame)")
        }
    }

    @Test func aTapShowsNoRingAndAKeyDoes() throws {
        let state = State(7), screen = try TestScreen(Comb(state: state), size: size)
        try screen.tap(.text(Bug(id: 1).name))
        try screen.settle()
        #expect(screen.elements(.text("focused")).isEmpty)
        try screen.press(.return)
        #expect(screen.elements(.text("focused")).first?.label == Bug(id: 1).name + " focused" && state.selection.value == [])
    }

    @Test func shrinkingDataBringsTheNearestCellToTheMiddle() throws {
        let state = State(91), screen = try TestScreen(Comb(state: state), size: size)
        state.center.value = 90
        try screen.settle()
        state.apps.value.removeLast(84)
        try screen.settle()
        let center = try #require(state.center.value), middle = try frame(screen, center)
        #expect(center < 7 && near(middle.midX, 160, within: 1) && near(middle.midY, 240, within: 1))
        state.apps.value = []
        try screen.settle()
        #expect(state.center.value == nil)
        state.apps.value = [Bug(id: 3)]
        try screen.settle()
        #expect(near(try frame(screen, 3).midX, 160, within: 1) && state.center.value == 3)
    }

    @Test func aScreenReaderHearsPlaceNumberAndState() throws {
        let state = State(19), screen = try TestScreen(Comb(state: state), size: size), element = try screen.element(.text(Bug(id: 4).name))
        #expect(element.traits.contains(.isButton) && element.customContent.contains { $0.value == "5 of 19" })
        let heard = screen.readingOrder.map(\.label).filter { $0.contains(" ") }
        #expect(heard.count == 19 && Set(heard).count == 19, "Each cell once: \(heard)")
    }

    @Test func aPlainListShowsTheSameItems() throws {
        let state = State(19), screen = try TestScreen(Comb(state: state).honeycombStyle(.list), size: size)
        let (first, second) = (try frame(screen, 0), try frame(screen, 1))
        #expect(second.minY >= first.maxY - 1 && first.height >= 44)
        try screen.tap(.text(Bug(id: 1).name))
        #expect(state.selection.value == [1] && state.activated.value == [1] && state.center.value == 1)
    }

    @Test func widthsFollowTheContentIfNoneIsGiven() throws {
        struct Named: View {
            var body: some View { HoneycombView(0..<19, id: \.self) { number, _ in Text("\(number)").frame(width: 90, height: 30) } }
        }
        let screen = try TestScreen(Named(), size: CGSize(width: 900, height: 900))
        let (one, other) = (try screen.element("0").frame, try screen.element("1").frame)
        #expect(near(hypot(one.midX - other.midX, one.midY - other.midY), 94, within: 1))
    }

    @Test func itemsOfTheSameIdAreBothShown() throws {
        struct Doubled: View {
            var body: some View { HoneycombView(["a", "a", "b"], id: \.self, cellWidth: 60) { text, _ in Tile(name: text) } }
        }
        let screen = try TestScreen(Doubled(), size: size)
        #expect(screen.elements("a").count >= 2 && screen.elements("b").count == 1)
    }

    // MARK: What others complain about

    @Test func theWholeHexagonIsOneTargetAndTheGapIsNone() throws {
        let state = State(7), screen = try TestScreen(Comb(state: state), size: size)
        // Beside the disc, in a corner of the hexagon, and between two hexagons.
        try screen.tap(.point(160, 240 - 33))
        #expect(state.activated.value == [0])
        try screen.tap(.point(160 + 32, 240))
        try screen.settle()
        #expect(state.activated.value == [0])
    }

    @Test func aMovedItemOpensAsItselfAndZoomAndChoicePersist() throws {
        let state = State(19), screen = try TestScreen(Comb(state: state, isArranged: true), size: size)
        state.zoom.value = 1.5
        try screen.settle()
        try screen.tap(.text(Bug(id: 4).name))
        try screen.settle()
        state.arrangement.value.move(4, to: Hex(0, 2))
        try screen.settle()
        try screen.tap(.text(Bug(id: 4).name))
        try screen.settle()
        #expect(state.activated.value == [4, 4] && state.zoom.value == 1.5)
        state.apps.value.reverse()
        try screen.settle()
        try screen.tap(.text(Bug(id: 5).name))
        #expect(state.activated.value == [4, 4, 5], "It is the id that counts, not the place.")
    }

    @Test func aChangeOfSizeKeepsTheStateOfCells() throws {
        struct Counting: View {
            @SwiftUI.State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        struct Sized: View {
            let width: TestValue<CGFloat>
            var body: some View { HoneycombView(0..<1, id: \.self, cellWidth: width.value) { _, _ in Counting() } }
        }
        let width = TestValue<CGFloat>(80), screen = try TestScreen(Sized(width: width), size: size)
        try screen.tap("count 0")
        width.value = 120
        try screen.settle()
        #expect(screen.shows("count 1"))
    }

    @Test func aSlowDragStaysWhereItIsLetAndAFlingRunsOnWithoutAKink() throws {
        struct Free: View { var body: some View { HoneycombView(HexRegion.hexagon(radius: 9), cellWidth: 60) { hex, _ in Tile(name: hex.description) }.snaps(false) } }
        let screen = try TestScreen(Free(), size: size)
        func offset() -> CGFloat { screen.scrollViews.first?.geometry.contentOffset.x ?? .nan }
        let start = offset()
        try screen.drag(.point(200, 240), by: CGSize(width: -60, height: 0), over: 1, halts: true)
        let left = offset()
        try screen.settle()
        #expect(near(offset(), left, within: 0.5) && left > start + 40, "At no velocity nothing is added.")
        try screen.fingerDown(on: .point(250, 240))
        var places: [CGFloat] = []
        for step in 1...12 {
            try screen.fingerMove(to: .point(250 - CGFloat(step) * 10, 240), over: 1.0 / 60)
            places.append(offset())
        }
        try screen.fingerUp()
        for _ in 0..<3 {
            screen.advance(by: 1.0 / 60)
            places.append(offset())
        }
        let steps = zip(places.dropFirst(), places).map { $0 - $1 }
        #expect(steps.suffix(3).allSatisfy { $0 > 6 && $0 < 13 }, "\(steps)")
        try screen.settle()
    }

    @Test(arguments: [2, 4, 8]) func noCellsOverlapWhileTheCombFlies(steps: Int) throws {
        let screen = try TestScreen(HoneycombView(.hexagon(radius: 7), cellWidth: 60) { hex, _ in Tile(name: hex.description) }, size: size)
        try screen.fingerDown(on: .point(160, 240))
        for step in 1...steps { try screen.fingerMove(to: .point(160 - CGFloat(step) * 112 / CGFloat(steps), 240 - CGFloat(step) * 72 / CGFloat(steps)), over: 1.0 / 120) }
        try screen.fingerUp()
        for _ in 0..<40 {
            screen.advance(by: 1.0 / 60)
            var frames: [Hex: CGRect] = [:]
            for element in screen.readingOrder { if let hex = Hex(element.label), element.frame.width > 1 { frames[hex] = element.frame } }
            #expect(frames.count > 20)
            for (hex, frame) in frames { for neighbor in hex.neighbors {
                guard let other = frames[neighbor] else { continue }
                #expect(hypot(frame.midX - other.midX, frame.midY - other.midY) >= (frame.width + other.width) / 2 - 0.5, "\(hex) and \(neighbor)")
            } }
        }
        try screen.settle()
    }

    @Test func cellsAroundThePressedOneAreTold() throws {
        let distances = Log<[Int: Int]>([:])
        struct Giving: View {
            let distances: Log<[Int: Int]>
            var body: some View {
                HoneycombView(0..<19, id: \.self, cellWidth: 60) { number, cell in
                    let _ = distances.value[number] = cell.distanceToPressed
                    Tile(name: "cell \(number)")
                }
            }
        }
        let screen = try TestScreen(Giving(distances: distances), size: size)
        try screen.fingerDown(on: .point(160, 240))
        screen.advance(by: 0.3)
        #expect(distances.value[0] == 0 && distances.value[3] == 1 && distances.value[12] == 2)
        try screen.fingerUp()
        try screen.settle()
        #expect(distances.value.isEmpty)
    }

    @Test func longNamesStayInTheirCells() throws {
        struct Long: View {
            var body: some View { HoneycombView(0..<7, id: \.self, cellWidth: 70) { _, _ in Text("Gooseberries and rhubarb").minimumScaleFactor(0.3).padding(4) } }
        }
        let screen = try TestScreen(Long().environment(\.dynamicTypeSize, .accessibility5), size: size)
        for element in screen.elements(.text("Gooseberries and rhubarb")) { #expect(element.frame.width <= 144.5) }
    }

    @Test func cellsAtTheRimAreTouchedWhereTheyAreSeen() throws {
        for isArranged in [false, true] { for zoom in [1, 1.5] as [CGFloat] {
            let state = State(37), screen = try TestScreen(Comb(state: state, isArranged: isArranged), size: size)
            state.zoom.value = zoom
            try screen.settle()
            for id in 1..<37 {
                let frame = try frame(screen, id)
                guard frame.width > 20 else { continue }
                try screen.tap(.point(frame.midX, frame.midY))
                #expect(state.activated.value.last == id, "\(isArranged) \(zoom) \(id) \(frame)")
                state.center.value = 0
                try screen.settle()
            }
        } }
    }

    // MARK: Cost

    @Test func scrollingEvaluatesNothingButNewCells() throws {
        let made = Log(0)
        struct Many: View {
            let made: Log<Int>
            var body: some View {
                HoneycombView(0..<1_000_000, id: \.self, cellWidth: 60) { number, _ in
                    let _ = made.value += 1
                    Tile(name: "\(number)")
                }
            }
        }
        let screen = try TestScreen(Many(made: made), size: CGSize(width: 393, height: 852))
        #expect(made.value < 1500, "\(made.value)")
        try screen.fingerDown(on: .point(196, 426))
        try screen.fingerMove(to: .point(176, 426), over: 0.1)
        made.value = 0
        let counters = screen.window.graph.counters
        var frames = 0, quiet = 0
        for step in 0..<30 {
            let before = made.value
            try screen.fingerMove(to: .point(176 - CGFloat(step + 1), 426), over: 1.0 / 60)
            frames += 1
            if made.value == before { quiet += 1; #expect(counters.bodies == 0, "\(counters.bodies)") }
        }
        #expect(frames == 30 && quiet >= 28, "Cells come by steps of four: \(quiet)")
        #expect(made.value < 300, "Only cells that come into sight: \(made.value)")
        try screen.fingerUp()
    }

    @Test func contentThatReadsItsScaleIsEvaluatedWhileTheCombMovesAndOtherContentIsNot() throws {
        let made = Log(0), scales = Log<[Int: CGFloat]>([:])
        struct Scaled: View {
            let made: Log<Int>, scales: Log<[Int: CGFloat]>
            var body: some View {
                HoneycombView(0..<19, id: \.self, cellWidth: 60) { number, cell in
                    let _ = (made.value += 1, scales.value[number] = cell.scale)
                    Tile(name: "\(number)")
                }
            }
        }
        let screen = try TestScreen(Scaled(made: made, scales: scales), size: size)
        try screen.drag(.point(160, 240), by: CGSize(width: -90, height: 0), halts: true)
        try screen.settle()
        for number in 0..<19 {
            let frame = try screen.element(.text(String(number))).frame
            #expect(near(frame.width, 60 * (scales.value[number] ?? 0), within: 1.5))
        }
        #expect(made.value > 60)
    }

    @Test func withReducedMotionItJumpsInsteadOfTravelling() throws {
        let state = State(91), screen = try TestScreen(Comb(state: state).environment(\.accessibilityReduceMotion, true), size: size)
        state.center.value = 40
        screen.advance(by: 0.02)
        screen.advance(by: 0.02)
        let frame = try frame(screen, 40)
        #expect(near(frame.midX, 160, within: 1) && near(frame.width, 60, within: 1))
    }
}
