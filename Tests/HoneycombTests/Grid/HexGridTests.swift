import Honeycomb
import SwiftUI
import Testing
import WaggleTesting
@testable import Hexagons

/// A cell that says which it is.
struct Tile: View {
    let name: String
    var body: some View { Color.orange.accessibilityElement().accessibilityLabel(name) }
}

func near(_ one: CGFloat, _ other: CGFloat, within tolerance: CGFloat = 0.51) -> Bool { abs(one - other) <= tolerance }
func near(_ one: CGRect, _ other: CGRect, within tolerance: CGFloat = 0.51) -> Bool {
    near(one.minX, other.minX, within: tolerance) && near(one.minY, other.minY, within: tolerance) && near(one.width, other.width, within: tolerance) && near(one.height, other.height, within: tolerance)
}

@MainActor struct HexGridTests {
    private struct Board: View {
        var grid: HexGrid
        var cells: [Hex]
        var body: some View {
            grid { ForEach(cells, id: \.self) { Tile(name: $0.description).hexCell($0) } }
                .accessibilityElement(children: .contain).accessibilityIdentifier("grid")
        }
    }

    private func frames(_ screen: TestScreen, _ cells: [Hex]) throws -> [CGRect] { try cells.map { try screen.element(ScreenTarget(stringLiteral: $0.description)).frame } }

    @Test(arguments: HexOrientation.allCases, [LayoutDirection.leftToRight, .rightToLeft]) func cellsFitIntoTheScreen(orientation: HexOrientation, direction: LayoutDirection) throws {
        let cells = Array(HexRegion.rectangle(columns: 4, rows: 3, from: OffsetCoordinate(column: 0, row: 0, orientation == .flat ? .oddQ : .oddR)))
        let size = CGSize(width: 400, height: 300)
        let screen = try TestScreen(Board(grid: HexGrid(orientation, gap: 6), cells: cells).environment(\.layoutDirection, direction), size: size)
        let layout = HexLayout.filling(CGRect(origin: .zero, size: size), with: cells, orientation, gap: 6, isRightToLeft: direction == .rightToLeft)
        for (frame, cell) in zip(try frames(screen, cells), cells) { #expect(near(frame, layout.frame(of: cell)), "\(cell): \(frame), not \(layout.frame(of: cell))") }
    }

    @Test func fillAndStretchReachFromSideToSide() throws {
        let cells = Array(HexRegion.hexagon(radius: 1))
        for (sizing, fit) in [(HexGrid.Sizing.fill, HexFit.fill), (.stretch, .stretch)] {
            let screen = try TestScreen(Board(grid: HexGrid(.flat, sizing: sizing, gap: 4), cells: cells), size: CGSize(width: 300, height: 200))
            let layout = HexLayout.filling(CGRect(x: 0, y: 0, width: 300, height: 200), with: cells, .flat, fit: fit, gap: 4)
            for (frame, cell) in zip(try frames(screen, cells), cells) { #expect(near(frame, layout.frame(of: cell))) }
        }
    }

    @Test func aScrollViewLetsTheOtherAxisDecide() throws {
        let cells = Array(HexRegion.rectangle(columns: 3, rows: 12))
        let screen = try TestScreen(ScrollView { Board(grid: HexGrid(.pointy, gap: 2), cells: cells) }, size: CGSize(width: 350, height: 400))
        let layout = HexLayout.filling(CGRect(x: 0, y: 0, width: 350, height: 1e9), with: cells, .pointy, gap: 2, anchor: .zero)
        let height = try #require(layout.frame(of: cells)).height
        let content = try #require(screen.scrollViews.first).geometry.contentSize
        #expect(height > 1000 && near(content.height, height, within: 1))
        #expect(near(try frames(screen, [cells[0]])[0], layout.frame(of: cells[0])))
    }

    @Test func withoutAnyProposalCellsHaveTheirIdealSize() throws {
        func size(_ grid: HexGrid, _ cells: [Hex]) throws -> CGSize {
            let measured = TestValue(CGSize.zero)
            _ = try TestScreen(Board(grid: grid, cells: cells).fixedSize().onGeometryChange(for: CGSize.self) { $0.size } action: { measured.value = $0 }, size: CGSize(width: 200, height: 200))
            return measured.value
        }
        let one = try size(HexGrid(.flat), [Hex(7, 7)])
        #expect(near(one.width, 44) && near(one.height, 44 * 3.0.squareRoot() / 2))
        #expect(near(try size(HexGrid(.flat, idealCellWidth: 100), [.zero]).width, 100))
        let two = try size(HexGrid(.pointy, gap: 10, idealCellWidth: 50), [.zero, Hex(1, 0)])
        #expect(near(two.width, 110) && near(two.height, 100 / 3.0.squareRoot()))
        #expect(try size(HexGrid(.flat), []) == .zero)
        #expect(try size(HexGrid(.flat, sizing: .fixed(width: 30)), [.zero]).width == 30)
        #expect(try size(HexGrid(.flat, sizing: .fixed(width: .nan), gap: -.infinity, minimumCellWidth: -3), [.zero]).width == 0)
    }

    @Test(arguments: [CGFloat.infinity, 0, -5, .nan]) func absurdProposalsAreFinite(length: CGFloat) throws {
        struct Proposer: Layout {
            let length: CGFloat
            let sizes: @Sendable (CGSize) -> Void
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 100, height: 100) }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for subview in subviews {
                    for proposal in [ProposedViewSize(width: length, height: length), ProposedViewSize(width: length, height: 50), ProposedViewSize(width: nil, height: length)] { sizes(subview.sizeThatFits(proposal)) }
                    subview.place(at: bounds.origin, proposal: ProposedViewSize(width: length, height: length))
                }
            }
        }
        let sizes = TestValue<[CGSize]>([])
        for sizing in [HexGrid.Sizing.fit, .fill, .stretch, .fixed(width: length)] {
            for cells in [[], [.zero], Array(HexRegion.hexagon(radius: 2)), [Hex(.min, .max), Hex(.max, .min)]] {
                _ = try TestScreen(Proposer(length: length) { size in MainActor.assumeIsolated { sizes.value.append(size) } }.callAsFunction { Board(grid: HexGrid(.flat, sizing: sizing, gap: 3), cells: cells) }, size: CGSize(width: 100, height: 100))
            }
        }
        #expect(sizes.value.count >= 48 && sizes.value.allSatisfy { $0.width.isFinite && $0.height.isFinite && $0.width >= 0 && $0.height >= 0 })
    }

    @Test func cellsAreNeverNarrowerThanTheLeastWidth() throws {
        let cells = Array(HexRegion.rectangle(columns: 20, rows: 2))
        let screen = try TestScreen(ScrollView(.horizontal) { Board(grid: HexGrid(.pointy, minimumCellWidth: 40), cells: cells) }, size: CGSize(width: 200, height: 50))
        #expect(try frames(screen, [cells[0]])[0].width >= 40)
        #expect(try #require(screen.scrollViews.first).geometry.contentSize.width >= 800)
    }

    @Test func twoChildrenOfOneCellOverlapAndTheLaterOneIsInFront() throws {
        let tapped = TestValue("")
        let said = TestValue<[String]>([])
        let screen = try Misuse.$listener.withValue({ message in MainActor.assumeIsolated { said.value.append(message) } }) {
            try TestScreen(HexGrid(.flat) {
                ForEach(["below", "above"], id: \.self) { name in Button { tapped.value = name } label: { Color.orange }.accessibilityLabel(name).hexCell(Hex(3, 3)) }
            }, size: CGSize(width: 100, height: 100))
        }
        try screen.tap(.point(50, 50))
        #expect(tapped.value == "above" && said.value.contains { $0.contains("in the same cell") })
        #expect(try screen.element("below").frame == screen.element("above").frame)
    }

    @Test func childrenWithoutACellTakeFreeCellsOfTheSpiral() throws {
        let size = CGSize(width: 300, height: 300)
        let screen = try TestScreen(HexGrid(.flat) {
            Tile(name: "a")
            Tile(name: "b").hexCell(Hex(1, 0))
            Tile(name: "c")
        }, size: size)
        // The spiral begins (0, 0), (1, 0), (0, 1), and the second is taken.
        let layout = HexLayout.filling(CGRect(origin: .zero, size: size), with: [.zero, Hex(1, 0), Hex(0, 1)], .flat)
        for (name, cell) in [("a", Hex.zero), ("b", Hex(1, 0)), ("c", Hex(0, 1))] { #expect(near(try screen.element(ScreenTarget(stringLiteral: name)).frame, layout.frame(of: cell))) }
    }

    @Test func aClippedCellIsTouchedOnlyInItsHexagon() throws {
        let tapped = TestValue<[Hex]>([]), cells = [Hex.zero, Hex(1, 0), Hex(0, 1)], size = CGSize(width: 300, height: 300)
        let screen = try TestScreen(HexGrid(.pointy, gap: 8) {
            ForEach(cells, id: \.self) { cell in Color.orange.scaleEffect(2).hexCell(cell, clippedTo: .pointy).onTapGesture { tapped.value.append(cell) } }
        }, size: size)
        let layout = HexLayout.filling(CGRect(origin: .zero, size: size), with: cells, .pointy, gap: 8)
        var expected: [Hex] = []
        for x in stride(from: 7.0, to: 300, by: 23) { for y in stride(from: 5.0, to: 300, by: 19) {
            // Sides are drawn on whole pixels: what is nearer is not decided here.
            let probes = [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)].map { layout.hex(at: CGPoint(x: x + $0.0, y: y + $0.1)) }, hit = layout.hex(at: CGPoint(x: x, y: y))
            let isOne = hit.map(cells.contains) ?? false
            guard probes.allSatisfy({ $0 == hit }) else { continue }
            // Outside of all cells there is nothing to tap.
            #expect(((try? screen.tap(.point(x, y))) != nil) == isOne)
            if isOne, let hit { expected.append(hit) }
        } }
        #expect(tapped.value == expected && Set(expected).count == 3)
    }

    @Test func childrenThatAreSmallerThanTheirCellStandAsAligned() throws {
        for (alignment, x, y) in [(Alignment.center, 0.5, 0.5), (.topLeading, 0, 0), (.bottomTrailing, 1, 1)] {
            let screen = try TestScreen(HexGrid(.flat, alignment: alignment) { Tile(name: "a").frame(width: 20, height: 10).hexCell(.zero) }, size: CGSize(width: 200, height: 200))
            let cell = HexLayout.filling(CGRect(x: 0, y: 0, width: 200, height: 200), with: [.zero], .flat).frame(of: .zero)
            let frame = try screen.element("a").frame
            #expect(near(frame.minX, cell.minX + (cell.width - 20) * x, within: 1) && near(frame.minY, cell.minY + (cell.height - 10) * y, within: 1))
        }
    }

    // Most of the time is the tree's of that many views.
    @Test func tenThousandChildrenHaveTheirPlaces() throws {
        struct Crowd: View {
            let cells: [Hex]
            var body: some View { HexGrid(.pointy) { ForEach(cells, id: \.self) { Color.orange.hexCell($0) } } }
        }
        let cells = Array(Hex.zero.spiral(radius: 57).prefix(10_000)), size = TestValue(CGSize.zero)
        _ = try TestScreen(Crowd(cells: cells).onGeometryChange(for: CGSize.self) { $0.size } action: { size.value = $0 }, size: CGSize(width: 600, height: 600))
        let frame = try #require(HexLayout.filling(CGRect(x: 0, y: 0, width: 600, height: 600), with: cells, .pointy).frame(of: cells))
        #expect(near(size.value.width, frame.width) && near(size.value.height, frame.height))
    }

    @Test func rowsThatAreAllMovedDownAreNotCutOff() throws {
        // Odd columns only: their half cell belongs to the top.
        let cells = [Hex(OffsetCoordinate(column: 1, row: 0, .oddQ)), Hex(OffsetCoordinate(column: 3, row: 0, .oddQ)), Hex(OffsetCoordinate(column: 1, row: 1, .oddQ))]
        let frames = try frames(TestScreen(Board(grid: HexGrid(.flat), cells: cells), size: CGSize(width: 300, height: 300)), cells)
        let top = frames.map(\.minY).min() ?? -1, bottom = frames.map(\.maxY).max() ?? -1
        #expect(top >= -0.5 && bottom <= 300.5 && near(top, 300 - bottom, within: 1), "\(top) \(bottom)")
    }

    @Test func aCellThatIsLeavingIsNoTrouble() throws {
        struct Shrinking: View {
            let cells: TestValue<[Hex]>
            var body: some View {
                HexGrid(.flat) { ForEach(cells.value, id: \.self) { Tile(name: $0.description).hexCell($0).transition(.opacity) } }.animation(.linear(duration: 1), value: cells.value)
            }
        }
        let cells = TestValue(Array(Hex.zero.range(1))), screen = try TestScreen(Shrinking(cells: cells), size: CGSize(width: 300, height: 300))
        cells.value.removeFirst(3)
        screen.advance(by: 0.5)
        #expect(screen.elements(.text(cells.value[0].description)).count == 1)
        try screen.settle()
        for hex in cells.value { #expect(try screen.element(ScreenTarget(stringLiteral: hex.description)).frame.width > 50) }
    }
}
