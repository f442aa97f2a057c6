import Foundation
import Testing
@testable import ApiaryExample

/// The mathematics of hexagons.
struct HexTests {
    private let area = Hex.spiral(count: 1 + 3 * 15 * 16)

    @Test func theThirdCoordinateKeepsTheSumAtZero() {
        #expect(area.allSatisfy { $0.q + $0.r + $0.s == 0 })
        #expect(Hex.zero.distance(to: Hex(q: 1, r: -1)) == 1)
        #expect(Hex(q: 3, r: -7).length == 7)
        #expect(Hex(q: 1, r: -3) + Hex(q: 3, r: -7) == Hex(q: 4, r: -10))
        #expect(Hex(q: 1, r: -3) - Hex(q: 3, r: -7) == Hex(q: -2, r: 4))
    }
    @Test func aCellHasSixNeighborsAllOnePitchAway() {
        let cell = Hex(q: -2, r: 5)
        #expect(Set(cell.neighbors) == [Hex(q: -1, r: 5), Hex(q: -2, r: 6), Hex(q: -3, r: 6), Hex(q: -3, r: 5), Hex(q: -2, r: 4), Hex(q: -1, r: 4)])
        #expect(cell.neighbors.allSatisfy { $0.isNeighbor(of: cell) && abs($0.center.distance(to: cell.center) - 1) < 1e-12 })
    }
    @Test func aSpiralFillsRingAfterRingByNeighbors() {
        #expect(Set(area).count == area.count)
        #expect(zip(area, area.dropFirst()).allSatisfy { $0.isNeighbor(of: $1) })
        #expect(zip(area, area.dropFirst()).allSatisfy { $0.length <= $1.length })
        for ring in 0...15 { #expect(area.prefix(1 + 3 * ring * (ring + 1)).allSatisfy { $0.length <= ring }) }
        #expect(Hex.spiral(count: 0).isEmpty)
        #expect(Hex.spiral(count: -3).isEmpty)
        #expect(Hex.spiral(count: 1) == [.zero])
    }
    @Test func everyPointBelongsToTheNearestCell() {
        for hex in area {
            #expect(Hex(nearest: hex.center) == hex)
            for (dx, dy) in [(0.45, 0.0), (-0.45, 0), (0.2, 0.4), (-0.2, -0.4)] {
                #expect(Hex(nearest: CGPoint(x: hex.center.x + dx, y: hex.center.y + dy)) == hex)
            }
        }
        #expect(Hex(nearest: CGPoint(x: Double.nan, y: 1)) == .zero)
        #expect(Hex(nearest: CGPoint(x: Double.infinity, y: 1)) == .zero)
        _ = Hex(nearest: CGPoint(x: Double.greatestFiniteMagnitude, y: -Double.greatestFiniteMagnitude))
    }
    @Test func growthTakesTheNearestFreeCells() {
        let taken = Set(Hex.spiral(count: 7))
        let grown = Hex.zero.nearestFree(count: 12, isTaken: taken.contains)
        #expect(Set(grown).count == 12)
        #expect(grown.allSatisfy { $0.length == 2 })
        #expect(Hex.zero.nearestFree(count: 3, isTaken: { _ in false }) == [.zero, Hex(q: 1, r: 0), Hex(q: 0, r: 1)])
        #expect(Hex.zero.nearestFree(count: 0, isTaken: { _ in true }).isEmpty)
        #expect(Hex.zero.nearestFree(count: -1, isTaken: { _ in true }).isEmpty)
    }
}
