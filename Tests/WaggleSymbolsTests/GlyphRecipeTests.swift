import Foundation
import Testing
import WaggleGeometry
@testable import WaggleSymbols

@Suite struct GlyphRecipeTests {
    private func bounds(_ polylines: [Polyline]) -> CGRect {
        SymbolShape.bounds(of: [SymbolShape(polylines: polylines, isFilled: false, strokeFactor: 0)], strokeWidth: 0)
    }

    @Test func lineBreaksAndSpacesAroundLayersCountForNothing() {
        let layers = GlyphRecipe("sM2 2L4 4\n  | f2O12 12\n3 ").layers
        #expect(layers.map(\.role) == [.stroke, .fill] && layers.map(\.level) == [1, 2])
        #expect(abs(bounds(layers[1].polylines).width - 6) < 0.02)
    }

    @Test func plusesAndMinusesMultiplyTheStroke() {
        #expect(GlyphRecipe("s++M2 2L4 4").layers[0].strokeFactor == 1.25 * 1.25)
        #expect(GlyphRecipe("s--M2 2L4 4").layers[0].strokeFactor == 0.66 * 0.66)
    }

    @Test func aPercentSignAddsAMirroredCopy() {
        let polylines = GlyphRecipe("s%M2 3L4 9").layers[0].polylines
        #expect(polylines.map(\.points) == [[CGPoint(x: 2, y: 3), CGPoint(x: 4, y: 9)], [CGPoint(x: 22, y: 3), CGPoint(x: 20, y: 9)]])
    }

    @Test func anArcRunsClockwiseFromTheRight() throws {
        let points = try #require(PathText.polylines("B12 12 10 0 90").first).points
        let (first, middle, last) = (points[0], points[points.count / 2], points[points.count - 1])
        #expect(first == CGPoint(x: 22, y: 12) && abs(last.x - 12) < 1e-9 && abs(last.y - 22) < 1e-9)
        #expect(middle.x > 12 && middle.y > 12 && abs(hypot(middle.x - 12, middle.y - 12) - 10) < 1e-9)
    }

    @Test func cornersAreRoundedByArcsThatTouchBothSides() throws {
        let square = try #require(PathText.polylines("K3M2 2H22V22H2Z").first)
        // Four quarters of a circle of radius 3 are missing at the corners.
        #expect(abs(square.doubleArea / 2 - (400 - (4 - .pi) * 9)) < 0.1)
        #expect(square.isClosed && bounds([square]) == CGRect(x: 2, y: 2, width: 20, height: 20))
        #expect(square.points.contains { abs($0.x - 5) < 1e-9 && abs($0.y - 2) < 1e-9 })
    }

    @Test func arcsOfShortSidesAreSmaller() throws {
        let sliver = try #require(PathText.polylines("K3M2 2H22V4H2Z").first)
        #expect(abs(sliver.doubleArea / 2 - (40 - (4 - .pi))) < 0.05)
    }

    @Test func endsOfAnOpenLineStay() throws {
        let angle = try #require(PathText.polylines("K2M2 2H12V12").first).points
        #expect(angle.first == CGPoint(x: 2, y: 2) && angle.last == CGPoint(x: 12, y: 12) && !angle.contains(CGPoint(x: 12, y: 2)))
    }

    @Test func curvesHaveNoCorners() throws {
        let (plain, rounded) = (PathText.polylines("M2 12C2 2 22 2 22 12"), PathText.polylines("K2M2 12C2 2 22 2 22 12"))
        #expect(plain[0].points == rounded[0].points)
    }

    @Test func textIsCentredAndHasItsHeight() {
        let box = bounds(PathText.polylines("T12 10 8'10'"))
        #expect(abs(box.midX - 12) < 0.1 && abs(box.midY - 10) < 0.01 && abs(box.height - 8) < 0.01)
    }

    @Test func aPartIsPlacedScaledAndTurned() {
        let whole = bounds(GlyphRecipe("@rectangle").layers[0].polylines), part = bounds(GlyphRecipe("@rectangle 6 18 .5 90").layers[0].polylines)
        #expect(abs(part.midX - 6) < 1e-9 && abs(part.midY - 18) < 1e-9)
        #expect(abs(part.width - whole.height / 2) < 1e-9 && abs(part.height - whole.width / 2) < 1e-9)
    }

    @Test func aPartKeepsItsStroke() { #expect(GlyphRecipe("@gear 12 12 .5").layers.map(\.strokeFactor) == GlyphRecipe("@gear").layers.map(\.strokeFactor)) }

    @Test func aPartCanBeMirrored() {
        let (left, right) = (GlyphRecipe("@chevron.left").layers[0].polylines[0].points, GlyphRecipe("@%chevron.left").layers[0].polylines[0].points)
        #expect(right == left.map { CGPoint(x: 24 - $0.x, y: $0.y) })
    }

    @Test func aFilledPartIsFilledInTheOutlinedVariant() {
        #expect(GlyphRecipe("@heart.fill").layers[0].shapes(filled: false).map(\.isFilled) == [true])
        #expect(!GlyphRecipe("@heart.fill").hasBody && GlyphRecipe("@heart").hasBody)
    }

    @Test func aSpacedPartCutsAGapAroundIt() {
        let shapes = GlyphRecipe("bR0 0 24 24 1|k@heart 12 12 .5").shapes(filled: false)
        #expect(shapes.map(\.erases) == [false, true, false])
        #expect(shapes[1].isFilled && shapes[1].strokeExtra == 2 * SymbolShape.gap)
    }

    @Test func erasingLayersDrawNothing() {
        #expect(GlyphRecipe("xM2 2L4 4|XO12 12 4|cO12 12 4").shapes(filled: false).map(\.erases) == [true, true, true])
    }
}
