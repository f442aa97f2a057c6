import Foundation
import Testing
import WaggleGeometry
@testable import WaggleSymbols

@Suite struct SymbolsTests {
    /// The names used most often by programs for Apple's systems.
    static let frequentNames = """
        calendar chevron.left chevron.right exclamationmark gear.circle line.3.horizontal.decrease.circle location.circle move.3d pause.fill \
        play.fill plus star star.fill stop.fill viewfinder xmark.circle heart.fill sparkles mic.fill mic trash 04.circle.fill 02.circle.fill \
        05.circle.fill 01.circle.fill magnifyingglass checkmark arrow.counterclockwise 03.circle.fill heart bell.fill xmark suit.heart.fill \
        06.circle.fill exclamationmark.triangle align.horizontal.left phone.fill arrow.forward.circle circle.fill align.vertical.top \
        align.horizontal.right align.vertical.bottom cart arrow.left.arrow.right plus.circle bell.slash.fill person hands.clap.fill map \
        ellipsis.circle dot.radiowaves.left.and.right sun.max.fill list.bullet person.fill minus.circle newspaper plus.circle.fill \
        music.quarternote.3 book.fill ellipsis speaker.wave.2 pencil arrow.backward arrow.down arrow.triangle.2.circlepath triangle.fill \
        figure.jumprope checkmark.circle safari terminal arrow.forward.square info.circle building.columns lock.fill globe suit.club.fill rays \
        sparkle arrow.up.arrow.down minus envelope.fill arrow.up xmark.circle.fill lock.shield placeholdertext.fill 1.square seal.fill skew \
        arrow.right
        """.split(separator: " ").map(String.init)

    @Test(arguments: frequentNames) func everyFrequentNameIsDrawn(name: String) throws {
        let drawing = try #require(Symbols.symbol(named: name)).drawing(fontSize: 17)
        #expect(!drawing.layers.isEmpty)
        #expect(drawing.size.width > 2 && drawing.size.width < 24)
        #expect(drawing.path.boundingRect.height <= drawing.size.height + 0.001)
    }

    @Test func everyRecipeCanBeReadAndStaysNearTheGrid() throws {
        for name in Symbols.drawnNames {
            let drawing = try #require(Symbols.symbol(named: name), "\(name)").drawing(fontSize: 24)
            // Three people are the widest, a surfboard is the highest.
            #expect(!drawing.layers.isEmpty && drawing.ink.width < 40 && drawing.ink.height < 30, "\(name) is \(drawing.size)")
        }
    }

    @Test(arguments: [
        "", ".fill", "no.such.symbol", "51.circle", "7", "a", "plus.fill", "heart.nonsense", ".circle", "heart.badge.nonsense", ".badge.plus", "text", "bin",
    ])
    func unknownNamesGiveNothing(name: String) { #expect(Symbols.symbol(named: name) == nil) }

    @Test func numbersAndLettersExistOnlyInsideEnclosures() {
        for number in 0...50 { #expect(Symbols.symbol(named: "\(number).circle") != nil && Symbols.symbol(named: "\(number).square.fill") != nil) }
        for letter in "abcdefghijklmnopqrstuvwxyz" { #expect(Symbols.symbol(named: "\(letter).circle.fill") != nil) }
    }

    @Test func aCircleBesideTextIsAsHighAsItsFontAndCentredOnTheCapitals() throws {
        let drawing = try #require(Symbols.symbol(named: "circle")).drawing(fontSize: 17)
        #expect(abs(drawing.ink.height - 17) < 0.05)
        // Half of the height above the centre of the capital letters, whose tops are 0.705 of the font size above the baseline.
        #expect(abs(drawing.baseline - (drawing.size.height / 2 + 17 * 0.705 / 2)) < 0.001)
    }

    /// Sizes of Apple's renderings, in points.
    @Test(arguments: [
        ("star.fill", 22, Symbol.Scale.medium, CGSize(width: 28.3, height: 27)), ("mic.fill", 17, .medium, CGSize(width: 17, height: 19.3)),
        ("person.circle.fill", 22, .medium, CGSize(width: 26, height: 26)),
    ]) func frameIsApples(name: String, fontSize: Double, scale: Symbol.Scale, size: CGSize) throws {
        let drawing = try #require(Symbols.symbol(named: name)).drawing(fontSize: fontSize, scale: scale)
        #expect(abs(drawing.size.width - size.width) < 0.4 && abs(drawing.size.height - size.height) < 0.4, "\(drawing.size)")
    }

    @Test func inkOfOtherScalesIsApples() throws {
        let disc = try #require(Symbols.symbol(named: "circle.fill")), square = try #require(Symbols.symbol(named: "checkmark.square.fill"))
        #expect(abs(disc.drawing(fontSize: 17, scale: .large).ink.width - 22) < 0.5)
        #expect(abs(square.drawing(fontSize: 16, scale: .small).ink.width - 11.5) < 0.3)
    }

    @Test func heavierWeightsHaveThickerStrokes() throws {
        let minus = try #require(Symbols.symbol(named: "minus"))
        let heights = [100, 400, 700, 900].map { minus.drawing(fontSize: 17, weight: $0).ink.height }
        #expect(heights == heights.sorted() && heights[3] > 3.5 * heights[0])
    }

    @Test func scalesChangeTheSizeAndNotTheStroke() throws {
        let minus = try #require(Symbols.symbol(named: "minus"))
        let (small, large) = (minus.drawing(fontSize: 17, scale: .small), minus.drawing(fontSize: 17, scale: .large))
        #expect(large.ink.width > 1.5 * small.ink.width)
        #expect(abs(large.ink.height - small.ink.height) < 0.01)
    }

    @Test func aFilledCircleHasItsGlyphCutOut() throws {
        let drawing = try #require(Symbols.symbol(named: "plus.circle.fill")).drawing(fontSize: 100)
        let (path, middle) = (drawing.path, CGPoint(x: drawing.size.width / 2, y: drawing.size.height / 2))
        #expect(!path.contains(middle))
        #expect(!path.contains(CGPoint(x: middle.x + 20, y: middle.y)))
        #expect(path.contains(CGPoint(x: middle.x + 20, y: middle.y + 20)))
        #expect(path.contains(CGPoint(x: middle.x + 45, y: middle.y)))
    }

    @Test func overlappingStrokesStaySolid() throws {
        let drawing = try #require(Symbols.symbol(named: "plus")).drawing(fontSize: 100)
        #expect(drawing.path.contains(CGPoint(x: drawing.size.width / 2, y: drawing.size.height / 2)))
    }

    @Test func hierarchicalLayersPartAnEnclosureFromItsGlyph() throws {
        let drawing = try #require(Symbols.symbol(named: "xmark.circle")).drawing(fontSize: 17)
        #expect(drawing.layers.map(\.level) == [2, 1])
    }

    @Test(arguments: ["heart.slash", "folder.badge.plus", "app.badge.checkmark"]) func hierarchicalLayersPutAMarkBeforeItsGlyph(name: String) throws {
        let drawing = try #require(Symbols.symbol(named: name)).drawing(fontSize: 17)
        #expect(drawing.layers.map(\.level) == [2, 1])
    }

    @Test func aBadgeHasItsSignCutOut() throws {
        let drawing = try #require(Symbols.symbol(named: "square.badge.plus")).drawing(fontSize: 100)
        // The disc is at the lower right, 10 units of the 24 wide.
        let badge = try #require(drawing.layers.last).path, box = badge.boundingRect
        #expect(abs(box.width - 44) < 6 && abs(box.maxX - drawing.ink.maxX) < 0.01)
        #expect(!badge.contains(CGPoint(x: box.midX, y: box.midY)) && badge.contains(CGPoint(x: box.midX + box.width * 0.25, y: box.midY + box.height * 0.25)))
    }

    @Test func detailsOfTwoFilledShapesAreCutOutInSeveralColours() throws {
        let drawing = try #require(Symbols.symbol(named: "photo.on.rectangle.angled.fill")).drawing(fontSize: 100, isLayered: true)
        var rings = 0
        drawing.layers.last?.path.forEach { if case .closeSubpath = $0 { rings += 1 } }
        // The outline, the sun and the areas separated by the mountains.
        #expect(drawing.layers.count == 2 && rings > 2)
    }

    @Test(arguments: [("cellularbars", 4), ("wifi", 4), ("speaker.wave.3.fill", 3), ("slowmo", 24), ("wave.3.right", 3)])
    func symbolsThatShowAValueHavePieces(name: String, count: Int) throws {
        #expect(try #require(Symbols.symbol(named: name)).drawing(fontSize: 17).variableCount == count)
    }

    @Test(arguments: ["battery.50", "heart", "mic.fill"]) func otherSymbolsShowNoValue(name: String) throws {
        #expect(try #require(Symbols.symbol(named: name)).drawing(fontSize: 17).variableCount == 0)
    }

    @Test func fontSizesWithoutMeaningGiveAnEmptyDrawing() throws {
        let star = try #require(Symbols.symbol(named: "star"))
        for size in [0, -3, CGFloat.nan, .infinity] { #expect(star.drawing(fontSize: size).layers.isEmpty) }
    }
}

@Suite struct CutoutTests {
    private func square(_ x: Double, _ y: Double, _ side: Double) -> [CGPoint] {
        [CGPoint(x: x, y: y), CGPoint(x: x + side, y: y), CGPoint(x: x + side, y: y + side), CGPoint(x: x, y: y + side)]
    }

    private func area(_ rings: [[CGPoint]]) -> Double { rings.reduce(0) { $0 + Polyline(points: $1, isClosed: true).doubleArea / 2 } }

    @Test func whatLiesOutsideTheCutRemains() {
        #expect(abs(area(Cutout.remainder(of: [square(0, 0, 10)], without: [square(5, 5, 10)])) - 75) < 0.01)
    }

    @Test func aCutInsideLeavesAHole() {
        let rings = Cutout.remainder(of: [square(0, 0, 10)], without: [square(2, 2, 4)])
        #expect(rings.count == 2)
        #expect(abs(area(rings) - 84) < 0.01)
    }

    @Test func overlappingAreasCountOnce() {
        #expect(abs(area(Cutout.remainder(of: [square(0, 0, 10), square(5, 0, 10)], without: [])) - 150) < 0.01)
    }

    @Test func nothingRemainsOfWhatIsCoveredByPiecesWithCommonEdges() {
        let cut = [square(0, 0, 5), square(5, 0, 5), square(0, 5, 5), square(5, 5, 5)]
        #expect(Cutout.remainder(of: [square(0, 0, 10)], without: cut).isEmpty)
    }

    /// Compared with counting raster points, for random circles from a fixed seed.
    @Test func areasAgreeWithCountingPoints() {
        var seed: UInt64 = 7
        func random() -> Double {
            seed = seed &* 6364136223846793005 &+ 1442695040888963407
            return Double(seed >> 33) / Double(1 << 31)
        }
        func circle() -> (center: CGPoint, radius: Double) { (CGPoint(x: 4 + 16 * random(), y: 4 + 16 * random()), 1 + 3 * random()) }
        func ring(_ circle: (center: CGPoint, radius: Double)) -> [CGPoint] {
            PathText.polylines("O\(circle.center.x) \(circle.center.y) \(circle.radius)")[0].points
        }
        for _ in 0..<20 {
            let (drawn, cut) = ((0..<4).map { _ in circle() }, (0..<3).map { _ in circle() })
            var count = 0
            for x in 0..<240 {
                for y in 0..<240 {
                    func isIn(_ c: (center: CGPoint, radius: Double)) -> Bool {
                        hypot(c.center.x - (Double(x) + 0.5) / 10, c.center.y - (Double(y) + 0.5) / 10) < c.radius
                    }
                    if drawn.contains(where: isIn) && !cut.contains(where: isIn) { count += 1 }
                }
            }
            let remainder = area(Cutout.remainder(of: drawn.map(ring), without: cut.map(ring)))
            #expect(abs(remainder - Double(count) / 100) < 0.6)
        }
    }
}
