import Foundation
import Testing
@testable import Hexagons

@Suite struct FitTests {
    @Test func theFiveCellsOfTheArticleAreTenThirdsByTwoAndAHalf() throws {
        // Columns 0 to 2 of a flat grid, odd ones half a cell further down.
        let cells = [(0, 0), (2, 0), (1, 0), (0, 1), (2, 1)].map { Hex(OffsetCoordinate(column: $0.0, row: $0.1, .oddQ)) }
        let layout = HexLayout(.flat, width: 4.0 / 3, height: 1)
        let frame = try #require(layout.frame(of: cells))
        #expect(abs(frame.width - 10.0 / 3) < 1e-9 && abs(frame.height - 2) < 1e-9)
        let six = cells + [Hex(OffsetCoordinate(column: 1, row: 1, .oddQ))]
        #expect(abs(try #require(layout.frame(of: six)).height - 2.5) < 1e-9)
    }

    private var shapes: [HexRegion] {
        var dice = Dice(51)
        return [[.zero], .hexagon(radius: 2), .rectangle(columns: 5, rows: 3), .rectangle(columns: 4, rows: 7, from: OffsetCoordinate(column: -3, row: -2, .evenQ)), [Hex(-4, 9), Hex(3, 3)], dice.region()]
    }

    @Test(arguments: HexOrientation.allCases, [false, true]) func cellsFillTheRectangleExactly(orientation: HexOrientation, mirrored: Bool) throws {
        let rect = CGRect(x: 20, y: -30, width: 400, height: 260)
        for cells in shapes {
            for gap in [0, 4.0] {
                for yAxis in HexLayout.YAxis.allCases {
                    func frame(_ fit: HexFit) throws -> (HexLayout, CGRect) {
                        let layout = HexLayout.filling(rect, with: cells, orientation, fit: fit, gap: gap, yAxis: yAxis, isRightToLeft: mirrored)
                        return (layout, try #require(layout.frame(of: cells)))
                    }
                    let (fitted, inner) = try frame(.fit), (filled, outer) = try frame(.fill), (_, stretched) = try frame(.stretch)
                    // What is reported is where the hexagons are.
                    let corners = cells.flatMap { fitted.corners(of: $0) }
                    #expect(abs((corners.map(\.x).min() ?? 0) - inner.minX) < 1e-6 && abs((corners.map(\.y).max() ?? 0) - inner.maxY) < 1e-6)
                    #expect(abs(inner.midX - rect.midX) < 1e-6 && abs(inner.midY - rect.midY) < 1e-6 && abs(outer.midX - rect.midX) < 1e-6)
                    #expect(inner.width <= rect.width + 1e-6 && inner.height <= rect.height + 1e-6 && (abs(inner.width - rect.width) < 1e-6 || abs(inner.height - rect.height) < 1e-6))
                    #expect(outer.width >= rect.width - 1e-6 && outer.height >= rect.height - 1e-6 && (abs(outer.width - rect.width) < 1e-6 || abs(outer.height - rect.height) < 1e-6))
                    #expect(abs(stretched.width - rect.width) < 1e-6 && abs(stretched.height - rect.height) < 1e-6 && abs(stretched.minX - rect.minX) < 1e-6)
                    #expect(abs(fitted.long / fitted.short - 2 / 3.0.squareRoot()) < 1e-9 && abs(filled.long / filled.short - 2 / 3.0.squareRoot()) < 1e-9)
                }
            }
        }
    }

    @Test func anAnchorPutsTheCellsAside() throws {
        let rect = CGRect(x: 10, y: 10, width: 300, height: 100), cells = HexRegion.hexagon(radius: 1)
        let layout = HexLayout.filling(rect, with: cells, .pointy, anchor: CGPoint(x: 1, y: 0))
        let frame = try #require(layout.frame(of: cells))
        #expect(abs(frame.maxX - 310) < 1e-6 && abs(frame.minY - 10) < 1e-6 && frame.minX > 200)
    }

    @Test func noCellsAndNoRoomAreDefined() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(HexLayout.filling(rect, with: [], .flat).cellWidth > 0, "As if for one cell.")
        #expect(near(HexLayout.filling(rect, with: [Hex(4, 4)], .flat).center(of: Hex(4, 4)), CGPoint(x: 50, y: 50)))
        for fit in HexFit.allCases {
            let crowded = HexLayout.filling(rect, with: HexRegion.hexagon(radius: 3), .flat, fit: fit, gap: 50)
            #expect(crowded.cellWidth == 0 || fit == .stretch)
            for number in absurdNumbers {
                for cells in [[], [.zero], extremeCells] {
                    let layout = HexLayout.filling(CGRect(x: number, y: number, width: number, height: number), with: cells, .flat, fit: fit, gap: number, anchor: CGPoint(x: number, y: number))
                    #expect(layout.cellWidth >= 0 && layout.cellWidth.isFinite && layout.originX.isFinite)
                }
            }
        }
        #expect(HexLayout(.flat, radius: 10).frame(of: []) == nil)
    }

    @Test func aRegionsExtentIsThatOfItsCells() {
        for cells in shapes { for orientation in HexOrientation.allCases { #expect(cells.extent(orientation) == HexExtent(Array(cells), orientation: orientation)) } }
        #expect(HexRegion().extent(.flat) == nil)
    }
}
