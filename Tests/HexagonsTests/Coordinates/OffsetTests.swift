import Testing
@testable import Hexagons

@Suite struct OffsetTests {
    private func offset(_ hex: Hex, _ kind: OffsetCoordinate.Kind) -> [Int] { [hex.offset(kind).column, hex.offset(kind).row] }
    private func doubled(_ hex: Hex, _ kind: DoubledCoordinate.Kind) -> [Int] { [hex.doubled(kind).column, hex.doubled(kind).row] }

    @Test func conversionsAreThoseOfTheLibraries() {
        #expect(offset(Hex(1, 3), .oddR) == [2, 3] && offset(Hex(1, 3), .evenR) == [3, 3] && offset(Hex(1, 3), .oddQ) == [1, 3] && offset(Hex(1, 3), .evenQ) == [1, 4])
        #expect(offset(Hex(1, 2), .evenQ) == [1, 3] && offset(Hex(1, 2), .oddQ) == [1, 2])
        #expect(doubled(Hex(1, 2), .height) == [1, 5] && doubled(Hex(1, 2), .width) == [4, 2])
    }

    @Test(arguments: OffsetCoordinate.Kind.allCases) func columnsAndRowsAreTheSameAfterwards(kind: OffsetCoordinate.Kind) {
        for column in -50...50 { for row in -50...50 {
            let cell = OffsetCoordinate(column: column, row: row, kind)
            #expect(Hex(cell).offset(kind) == cell)
            #expect(cell.converted(to: .evenR).converted(to: kind) == cell)
        } }
    }

    @Test func negativeColumnsAreOddAsPositiveOnesAre() {
        #expect((-3...3).map { Hex(OffsetCoordinate(column: $0, row: 0, .oddQ)).r } == [2, 1, 1, 0, 0, -1, -1])
        #expect((-3...3).map { Hex(OffsetCoordinate(column: $0, row: 0, .evenQ)).r } == [1, 1, 0, 0, -1, -1, -2])
    }

    @Test func rowsAndColumnsAreMovedAsTheKindSays() {
        let pointy = HexLayout(.pointy, radius: 1), flat = HexLayout(.flat, radius: 1)
        func center(_ kind: OffsetCoordinate.Kind, _ column: Int, _ row: Int) -> (x: Double, y: Double) {
            let point = (kind == .oddR || kind == .evenR ? pointy : flat).center(of: Hex(OffsetCoordinate(column: column, row: row, kind)))
            return (point.x, point.y)
        }
        let odd = [-3, -1, 1, 3], even = [-2, 0, 2]
        for row in odd {
            #expect(center(.oddR, 0, row).x > center(.oddR, 0, 0).x && center(.evenR, 0, row).x < center(.evenR, 0, 0).x)
            #expect(center(.oddQ, row, 0).y > center(.oddQ, 0, 0).y && center(.evenQ, row, 0).y < center(.evenQ, 0, 0).y)
        }
        for row in even {
            #expect(abs(center(.oddR, 0, row).x - center(.oddR, 0, 0).x) < 1e-9 && abs(center(.evenQ, row, 0).y - center(.evenQ, 0, 0).y) < 1e-9)
        }
    }

    @Test(arguments: DoubledCoordinate.Kind.allCases) func doubledCoordinatesAreTheSameAfterwardsAndHaveTheSameDistance(kind: DoubledCoordinate.Kind) {
        for hex in Hex.zero.range(25) { #expect(Hex(hex.doubled(kind)) == hex) }
        for column in -6...6 { for row in -6...6 {
            let cell = DoubledCoordinate(column: column, row: row, kind)
            guard let hex = Hex(cell) else {
                #expect((column + row) % 2 != 0)
                continue
            }
            for other in [Hex.zero, Hex(3, -7), Hex(-2, 5)] {
                #expect(cell.distance(to: other.doubled(kind)) == hex.distance(to: other))
                // The rules that are usual for doubled coordinates.
                let there = other.doubled(kind), columns = abs(column - there.column), rows = abs(row - there.row)
                #expect(hex.distance(to: other) == (kind == .width ? rows + max(0, (columns - rows) / 2) : columns + max(0, (rows - columns) / 2)))
            }
        } }
    }

    @Test func theEndsOfIntSaturate() {
        for hex in extremeCells {
            for kind in OffsetCoordinate.Kind.allCases { _ = (Hex(hex.offset(kind)), Hex(OffsetCoordinate(column: hex.q, row: hex.r, kind))) }
            for kind in DoubledCoordinate.Kind.allCases { _ = (Hex(hex.doubled(kind)), Hex(DoubledCoordinate(column: hex.q, row: hex.r, kind)), hex.doubled(kind).distance(to: Hex.zero.doubled(kind))) }
        }
        #expect(Hex(DoubledCoordinate(column: 1, row: 0, .width)) == nil && Hex(DoubledCoordinate(column: .max, row: .min, .height)) == nil)
    }
}
