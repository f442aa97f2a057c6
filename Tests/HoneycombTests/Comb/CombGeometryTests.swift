import Foundation
@testable import Honeycomb
import SwiftUI
import Testing

/// One rule for dragging, settling, centring, zooming and resizing, by value.
struct CombGeometryTests {
    private static let frames = [CGSize(width: 320, height: 480), CGSize(width: 852, height: 393), CGSize(width: 40, height: 40)]

    private func geometry(_ region: HexRegion, frame: CGSize = frames[0], cellWidth: CGFloat = 60, gap: CGFloat = 4, isMirrored: Bool = false, fishEye: FishEye = FishEye(), _ orientation: HexOrientation = .pointy) -> CombGeometry {
        CombGeometry(region, orientation, cellWidth: cellWidth, gap: gap, frame: frame, fishEye: fishEye, isMirrored: isMirrored)
    }

    @Test(arguments: frames, [false, true]) func everyCellCanBeCentredAndNothingBeyond(frame: CGSize, isMirrored: Bool) {
        for count in [1, 2, 7, 14, 20] { for orientation in HexOrientation.allCases {
            let region = HexFilling.spiral.region(count: count), geometry = geometry(region, frame: frame, isMirrored: isMirrored, orientation)
            for hex in region {
                let offset = geometry.offset(centering: hex), middle = geometry.middle(at: offset), center = geometry.layout.center(of: hex)
                guard frame.width > 80 else { continue }
                #expect(hypot(middle.x - center.x, middle.y - center.y) < 1e-6, "Bounds are those of all cells, not of the last one.")
                #expect(offset.x >= 0 && offset.y >= 0 && offset.x + frame.width <= geometry.contentSize.width + 1e-6)
                #expect(geometry.nearest(to: middle) == hex)
            }
            let far = geometry.offset(centering: CGPoint(x: 1e6, y: -1e6))
            #expect(far.y == 0 && far.x >= 0 && far.x <= max(0, geometry.contentSize.width - frame.width))
        } }
    }

    @Test func itRestsOnACellWhetherItSnapsOrNot() {
        let geometry = geometry(.hexagon(radius: 3))
        for x in stride(from: 0.0, through: geometry.contentSize.width, by: 37) { for y in stride(from: 0.0, through: geometry.contentSize.height, by: 41) {
            let point = CGPoint(x: x, y: y), snapped = geometry.rest(near: point, snaps: true), free = geometry.rest(near: point, snaps: false)
            let nearest = geometry.region.min { one, other in
                let a = geometry.layout.center(of: one), b = geometry.layout.center(of: other)
                return hypot(a.x - x, a.y - y) < hypot(b.x - x, b.y - y)
            }
            #expect(nearest.map { geometry.layout.center(of: $0) }.map { hypot($0.x - snapped.x, $0.y - snapped.y) < 1 } == true, "The nearest one, as found by looking at all.")
            #expect(geometry.nearest(to: free) != nil && hypot(free.x - snapped.x, free.y - snapped.y) <= 36, "The corners of the rectangle around the comb are no place to rest.")
            #expect(geometry.rest(near: free, snaps: false).x - free.x < 1e-6, "What rests stays.")
        } }
        #expect(geometry.rest(near: CGPoint(x: 5, y: 5), snaps: true) != CGPoint(x: 5, y: 5) && self.geometry([]).rest(near: CGPoint(x: 5, y: 5), snaps: true) == CGPoint(x: 5, y: 5))
    }

    @Test(arguments: [false, true]) func aCellIsFoundWhereItIsSeen(isMirrored: Bool) {
        for frame in Self.frames { for orientation in HexOrientation.allCases {
            let geometry = geometry(.hexagon(radius: 5), frame: frame, isMirrored: isMirrored, orientation)
            for middle in [Hex.zero, Hex(3, -1), Hex(-5, 5)] {
                let offset = geometry.offset(centering: middle)
                for hex in geometry.region {
                    let look = geometry.look(of: hex, at: offset)
                    guard look.scale > 0.02 else { continue }
                    #expect(geometry.point(seenAt: look.center, offset: offset).flatMap { geometry.layout.hex(at: $0) } == hex)
                }
            }
            #expect(geometry.point(seenAt: CGPoint(x: frame.width + 10, y: 0), offset: .zero) == nil)
        } }
    }

    @Test func mirroredCellsAreSeenOnTheOtherSide() {
        let plain = geometry(.hexagon(radius: 3)), mirrored = geometry(.hexagon(radius: 3), isMirrored: true)
        let one = plain.look(of: Hex(1, 0), at: plain.offset(centering: Hex.zero)), other = mirrored.look(of: Hex(1, 0), at: mirrored.offset(centering: Hex.zero))
        #expect(abs(one.center.x - 224) < 1e-6 && abs(other.center.x - 96) < 1e-6 && one.scale == other.scale)
    }

    @Test(arguments: [false, true]) func aZoomKeepsThePlaceUnderTheFingers(isMirrored: Bool) {
        for fishEye in [FishEye(.none), FishEye(.compress), FishEye(.scale(minimum: 0.3), zone: .ellipse)] { for factor in [0.5, 0.8, 1.25, 3.0] {
            let old = geometry(.hexagon(radius: 12), isMirrored: isMirrored, fishEye: fishEye), new = geometry(.hexagon(radius: 12), cellWidth: 60 * factor, gap: 4 * factor, isMirrored: isMirrored, fishEye: fishEye)
            let offset = old.offset(centering: Hex(2, -1))
            for location in [CGPoint(x: 160, y: 240), CGPoint(x: 80, y: 300), CGPoint(x: 220, y: 120)] {
                let hex = old.hex(seenAt: location, offset: offset), later = new.hex(seenAt: location, offset: new.offset(showing: hex, at: location))
                #expect(abs(hex.q - later.q) < 1e-6 && abs(hex.r - later.r) < 1e-6)
            }
        } }
    }

    @Test func aMillionCellsAreFoundByArithmetic() {
        let geometry = geometry(HexFilling.spiral.region(count: 1_000_000), frame: CGSize(width: 393, height: 852))
        for hex in [Hex.zero, Hex(400, 100), Hex(-577, 300)] {
            let seen = geometry.cells(in: geometry.sight(at: geometry.offset(centering: hex)))
            #expect(seen.count > 40 && seen.count < 1500)
        }
    }

    @Test func sightChangesByStepsOfCells() {
        let geometry = geometry(.hexagon(radius: 50))
        let start = geometry.offset(centering: Hex.zero)
        var sights: Set<String> = []
        for step in 0..<240 { sights.insert("\(geometry.sight(at: CGPoint(x: start.x + CGFloat(step), y: start.y)))") }
        #expect(sights.count <= 4, "One in 240 points of a scroll.")
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5, 0, .greatestFiniteMagnitude]) func absurdNumbersAreHarmless(number: CGFloat) {
        for region in [HexRegion(), [Hex.zero], HexRegion([Hex(.max, 0), Hex(.min, .max)])] {
            let geometries = [geometry(region, cellWidth: number, gap: number), geometry(region, frame: CGSize(width: max(0, number.isFinite ? number : 0), height: 300))]
            for geometry in geometries {
                #expect(geometry.margin.isFinite && geometry.padding.width.isFinite)
                _ = (geometry.nearest(to: CGPoint(x: number, y: 3)), geometry.offset(centering: CGPoint(x: number, y: number)), geometry.point(seenAt: CGPoint(x: number, y: number), offset: .zero))
                _ = (geometry.offset(showing: FractionalHex(Double(number), 1), at: .zero), geometry.rest(near: CGPoint(x: number, y: 0), snaps: false))
            }
        }
    }
}

struct CombRulesTests {
    @Test func aSelectionKeepsItsLimits() {
        let limits = SelectionLimits(least: 1, most: 3)
        #expect(limits.toggled(4, in: [1, 2]) == [1, 2, 4] && limits.toggled(4, in: [1, 2, 3]) == nil && limits.toggled(1, in: [1, 2]) == [2] && limits.toggled(1, in: [1]) == nil)
        #expect(SelectionLimits(least: 0, most: 1).toggled(2, in: [1]) == [2], "A choice of one is exchanged.")
        #expect(SelectionLimits(least: 1, most: 1).toggled(1, in: [1]) == nil && SelectionLimits().toggled(1, in: [1]) == [])
    }

    @Test func zoomHasLimitsAndLevels() {
        let range = ZoomRange(0.5...2, thresholds: [1.5, 0.8, .nan])
        #expect(range.clamped(9) == 2 && range.clamped(0) == 0.5 && range.clamped(.nan) == 1 && range.clamped(-.infinity) == 0.5)
        #expect([0.5, 0.8, 1.49, 1.5, 2].map { range.level($0) } == [0, 1, 1, 2, 2])
        for absurd in [ZoomRange(-3 ... -1), ZoomRange(0...(.infinity)), ZoomRange(CGFloat(5)...5)] { #expect(absurd.limits.lowerBound > 0 && absurd.limits.upperBound.isFinite && absurd.clamped(1) > 0) }
    }

    @Test func lettersFindNamesThatBeginWithThem() {
        let names = ["Apple", "Banana", "blue", "Bréton", "cherry"]
        func typed(_ letters: [String], from current: Int?) -> Int? {
            var ahead = TypeAhead(), found = current
            for letter in letters { found = ahead.type(letter, current: found, count: names.count) { names[$0] } ?? found }
            return found
        }
        #expect(typed(["b"], from: 0) == 1 && typed(["b", "l"], from: 0) == 2 && typed(["b", "r", "e"], from: 0) == 3)
        #expect(typed(["b", "b"], from: 0) == 2 && typed(["b", "b", "b", "b"], from: 0) == 1, "One letter again and again goes from one to the next, and around.")
        #expect(typed(["z"], from: 2) == 2 && typed(["a"], from: nil) == 0)
        var none = TypeAhead()
        #expect(none.type("a", current: nil, count: 0) { _ in "" } == nil)
    }

    @Test func cellsGrowWithTextUntilThreeAreSideBySide() {
        let phone = CGSize(width: 320, height: 480)
        #expect(CombSizing.cellWidth(60, textScale: 1, frame: phone) == 60 && CombSizing.cellWidth(60, textScale: 1.5, frame: phone) == 90 && CombSizing.cellWidth(60, textScale: 3.1, frame: phone) == 320 * 0.34)
        #expect(CombSizing.cellWidth(200, textScale: 3, frame: phone) == 200 && CombSizing.cellWidth(60, textScale: 0.8, frame: phone) == 60 && CombSizing.cellWidth(.nan, textScale: .nan, frame: .zero) == 0)
    }
}
