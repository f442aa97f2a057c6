import Foundation
import SwiftUI
import Testing
import WaggleTesting

/// Rows that users move to other positions.
@MainActor struct ListMoveTests {
    private func frame(_ screen: TestScreen, _ target: ScreenTarget) throws -> CGRect { try screen.element(target).frame }

    /// Touches a row's handle in edit mode and drags it by a number of rows.
    private func moveRow(_ row: Int, by rows: Double, _ screen: TestScreen) throws {
        let place = try frame(screen, ScreenTarget(stringLiteral: "Chore \(row)"))
        let handle = CGPoint(x: 390 - 16 - 19, y: place.midY)
        try screen.fingerDown(on: .point(handle.x, handle.y))
        try screen.fingerMove(to: .point(handle.x, handle.y + rows * 44), over: 0.4)
        screen.advance(by: 0.3)
    }
    @Test(arguments: [(1, 2.0, [0, 2, 3, 1, 4, 5]), (4, -3.0, [0, 4, 1, 2, 3, 5]), (0, 9.0, [1, 2, 3, 4, 5, 0]), (2, 0.2, [0, 1, 2, 3, 4, 5])])
    func rowsMoveByTheirHandles(row: Int, rows: Double, order: [Int]) throws {
        let (chores, screen) = try ListTests.editor()
        try screen.tap("Edit")
        try screen.settle()
        try moveRow(row, by: rows, screen)
        if abs(rows) > 1 { #expect(chores.value.map(\.id) == [0, 1, 2, 3, 4, 5]) }
        try screen.fingerUp()
        try screen.settle()
        #expect(chores.value.map(\.id) == order)
        let places = try order.map { try frame(screen, ScreenTarget(stringLiteral: "Chore \($0)")).minY }
        #expect(places == places.sorted())
    }
    @Test func aCancelledMovePutsEveryRowBackAndTheNextOneMoves() throws {
        let (chores, screen) = try ListTests.editor()
        try screen.tap("Edit")
        try screen.settle()
        let before = try (0..<6).map { try frame(screen, ScreenTarget(stringLiteral: "Chore \($0)")) }
        try moveRow(1, by: 2, screen)
        #expect(try frame(screen, "Chore 3") != before[3])
        screen.cancelTouches()
        try screen.settle()
        #expect(try (0..<6).map { try frame(screen, ScreenTarget(stringLiteral: "Chore \($0)")) } == before)
        #expect(chores.value.map(\.id) == [0, 1, 2, 3, 4, 5])
        try moveRow(0, by: 1, screen)
        try screen.fingerUp()
        try screen.settle()
        #expect(chores.value.map(\.id) == [1, 0, 2, 3, 4, 5])
    }
    @Test(arguments: [(0, 1.0), (0, 3.0), (0, 9.0), (5, -1.0), (5, -9.0), (1, 9.0), (4, -9.0)])
    func rowsMakeRoomByTheRowWithoutTheSpaceAroundItsSection(row: Int, rows: Double) throws {
        let (_, screen) = try ListTests.editor()
        try screen.tap("Edit")
        try screen.settle()
        func places() throws -> [CGFloat] { try (0..<6).map { try frame(screen, ScreenTarget(stringLiteral: "Chore \($0)")).minY } }
        let before = try places(), end = min(max(row + Int(rows), 0), 5)
        try moveRow(row, by: rows, screen)
        let drawn = try places()
        for other in 0..<6 where other != row {
            let way: CGFloat = other > row && other <= end ? -44 : other < row && other >= end ? 44 : 0
            #expect(abs(drawn[other] - before[other] - way) < 0.01, "\(other): \(before[other]) \(drawn[other])")
        }
        try screen.fingerUp()
        screen.advance(by: 0.001)
        let dropped = try places()
        for (old, new) in zip(drawn, dropped) { #expect(abs(old - new) < 0.5, "\(drawn) \(dropped)") }
        try screen.settle()
        let after = try places()
        for other in 0..<6 where other != row { #expect(abs(after[other] - drawn[other]) < 0.01) }
        #expect(abs(after[row] - before[end]) < 0.01)
    }
    @Test(arguments: [(0, 2.0), (2, -2.0), (1, -1.0), (5, -2.0), (2, 3.0), (0, 5.0), (5, -5.0)])
    func rowsOfALaterSectionGoOnFromWhereTheyWereDrawn(row: Int, rows: Double) throws {
        struct Sections: View {
            @State private var chores = Array(0..<6)
            var body: some View {
                List {
                    Section { ForEach(0..<20, id: \.self) { Text("Line \($0)") } }
                    Section { ForEach(chores, id: \.self) { Text("Chore \($0)") }.onMove { chores.move(fromOffsets: $0, toOffset: $1) } }
                    Section { ForEach(20..<40, id: \.self) { Text("Line \($0)") } }
                }
                .listRowSpacing(5)
                .environment(\.editMode, .constant(.active))
            }
        }
        let screen = try TestScreen(Sections(), size: CGSize(width: 390, height: 600))
        try screen.scroll(.point(195, 500), by: CGVector(dx: 0, dy: -900), over: 1, halts: true)
        try screen.settle()
        try screen.fingerDown(on: .point(355, try frame(screen, ScreenTarget(stringLiteral: "Chore \(row)")).midY))
        try screen.fingerMove(to: .point(355, try frame(screen, ScreenTarget(stringLiteral: "Chore \(row)")).midY + rows * 49), over: 0.4)
        screen.advance(by: 0.3)
        func places() -> [String: CGFloat] {
            Dictionary(screen.elements.filter { $0.label.contains(where: \.isNumber) }.map { ($0.label, $0.frame.minY) }) { first, _ in first }
        }
        let drawn = places()
        try screen.fingerUp()
        screen.advance(by: 0.001)
        let dropped = places()
        for (label, y) in dropped { if let old = drawn[label] { #expect(abs(old - y) < 0.6, "\(label)") } }
        try screen.settle()
        let after = places()
        for (label, y) in after where label != "Chore \(row)" { if let old = drawn[label] { #expect(abs(old - y) < 0.01, "\(label)") } }
        #expect(after.keys.count { $0.hasPrefix("Chore") } == 6)
    }
    @Test func aRowThatGoesWhileItIsMovedLeavesTheOthersInPlace() throws {
        let chores = TestValue((0..<6).map { ListTests.Chore(id: $0, title: "Chore \($0)") })
        let going = GoingRow()
        let screen = try TestScreen(GoingEditor(going, chores), size: CGSize(width: 390, height: 600))
        try screen.tap("Edit")
        try screen.settle()
        let before = try (0..<6).map { try frame(screen, ScreenTarget(stringLiteral: "Chore \($0)")).minY }
        try moveRow(1, by: 2, screen)
        going.id = 1
        try screen.settle()
        try screen.fingerUp()
        try screen.settle()
        #expect(try [0, 2, 3, 4, 5].map { try frame(screen, ScreenTarget(stringLiteral: "Chore \($0)")).minY } == Array(before.prefix(5)))
        try moveRow(5, by: -1, screen)
        try screen.fingerUp()
        try screen.settle()
        #expect(chores.value.map(\.id).filter { $0 != 1 } == [0, 2, 3, 5, 4])
    }
    @Observable final class GoingRow { var id: Int? }
    struct GoingEditor: View {
        let going: GoingRow
        let chores: TestValue<[ListTests.Chore]>
        @State private var shown: [ListTests.Chore]
        init(_ going: GoingRow, _ chores: TestValue<[ListTests.Chore]>) {
            (self.going, self.chores) = (going, chores)
            _shown = State(initialValue: chores.value)
        }
        var body: some View {
            VStack(spacing: 0) {
                EditButton()
                List {
                    ForEach(shown.filter { $0.id != going.id }) { Text($0.title) }
                        .onMove { from, to in
                            var left = shown.filter { $0.id != going.id }
                            left.move(fromOffsets: from, toOffset: to)
                            (shown, chores.value) = (left, left)
                        }
                }
            }
        }
    }

    // MARK: Near the edges

    /// The visible rows, from top to bottom.
    private func rows(_ screen: TestScreen) -> [(number: Int, y: CGFloat)] {
        screen.elements.compactMap { element in Int(element.label.drop { !$0.isNumber }).map { ($0, element.frame.midY) } }.filter { $0.y > 60 && $0.y < 600 }.sorted { $0.y < $1.y }
    }
    @Test func theListScrollsWhileARowIsHeldNearItsEndAndTheRowStaysUnderTheFinger() throws {
        let (chores, screen) = try ListTests.editor(200)
        try screen.tap("Edit")
        try screen.settle()
        let handle = CGPoint(x: 390 - 16 - 19, y: try frame(screen, "Chore 1").midY)
        try screen.fingerDown(on: .point(handle.x, handle.y))
        try screen.fingerMove(to: .point(handle.x, 590), over: 0.4)
        for _ in 0..<40 {
            screen.advance(by: 0.1)
            #expect(abs(try frame(screen, "Chore 1").midY - 590) < 3)
        }
        #expect((screen.scrollViews.first?.geometry.contentOffset.y ?? 0) > 1500)
        try screen.fingerMove(to: .point(handle.x, 300), over: 0.2)
        screen.advance(by: 0.5)
        let before = rows(screen)
        #expect(chores.value.map(\.id) == Array(0..<200))
        try screen.fingerUp()
        screen.advance(by: 0.001)
        // All rows continue from where they were drawn.
        let after = rows(screen)
        #expect(before.map(\.number) == after.map(\.number))
        for (old, new) in zip(before, after) { #expect(abs(old.y - new.y) < 2, "\(old) \(new)") }
        try screen.settle()
        let place = try #require(chores.value.firstIndex { $0.id == 1 })
        #expect(place > 30)
        #expect(chores.value.map(\.id).filter { $0 != 1 } == [0] + Array(2..<200))
        let order = rows(screen).map(\.number)
        #expect(order.contains(1))
        #expect(order == chores.value.map(\.id).filter(order.contains))
        #expect(zip(rows(screen), rows(screen).dropFirst()).allSatisfy { abs($1.y - $0.y - 44) < 0.6 })
    }
    @Test func theMovedRowIsInFrontOfTheOthersWhereverItComesFrom() throws {
        struct Colours: View {
            var body: some View {
                List { ForEach(0..<100, id: \.self) { Text("Row \($0)").listRowBackground($0 == 1 ? Color(red: 1, green: 0, blue: 0) : .white) }.onMove { _, _ in } }
                    .environment(\.editMode, .constant(.active))
            }
        }
        let screen = try TestScreen(Colours(), size: CGSize(width: 390, height: 500))
        try screen.fingerDown(on: .point(355, try frame(screen, "Row 1").midY))
        try screen.fingerMove(to: .point(355, 480), over: 0.4)
        screen.advance(by: 3)
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("moved-\(UUID()).png").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try screen.savePicture(to: path)
        let image = try #require(UIImage(contentsOfFile: path)?.cgImage), scale = image.width / 390
        for y in [465, 480, 495] {
            let start = (y * scale * image.width + 200 * scale) * 4
            #expect(Array(image.source.pixels[start..<start + 3]) == [0, 0, 255])
        }
    }
    @Test func aMovedRowGoesUpPastRowsThatWereNeverSeen() throws {
        let (chores, screen) = try ListTests.editor(200)
        try screen.tap("Edit")
        try screen.settle()
        for _ in 0..<3 {
            try screen.scroll(.point(195, 300), by: CGVector(dx: 0, dy: -900))
            try screen.settle()
        }
        let last = try #require(rows(screen).last(where: { $0.y < 500 }))
        #expect(last.number > 50)
        try screen.fingerDown(on: .point(355, last.y))
        try screen.fingerMove(to: .point(355, 50), over: 0.3)
        screen.advance(by: 30)
        #expect((screen.scrollViews.first?.geometry.contentOffset.y ?? 99) < 1)
        try screen.fingerUp()
        try screen.settle()
        #expect(chores.value.first?.id == last.number)
        #expect(chores.value.dropFirst().map(\.id) == (0..<200).filter { $0 != last.number })
    }
    @Test func aCancelledMoveFarAwayPutsEveryRowBackAndLetsTheRowGo() throws {
        let (chores, screen) = try ListTests.editor(500)
        try screen.tap("Edit")
        try screen.settle()
        let before = rows(screen)
        try screen.fingerDown(on: .point(355, try frame(screen, "Chore 2").midY))
        try screen.fingerMove(to: .point(355, 595), over: 0.3)
        screen.advance(by: 12)
        screen.cancelTouches()
        try screen.settle()
        #expect(!screen.shows("Chore 2"))
        #expect(chores.value.map(\.id) == Array(0..<500))
        #expect(zip(rows(screen), rows(screen).dropFirst()).allSatisfy { abs($1.y - $0.y - 44) < 0.6 })
        try screen.scroll(.point(195, 300), by: CGVector(dx: 0, dy: 100_000))
        try screen.settle()
        #expect(rows(screen).map(\.number) == before.map(\.number))
        #expect(zip(rows(screen), before).allSatisfy { abs($0.y - $1.y) < 0.5 })
    }
}
