import Foundation
import Observation
import Testing
import WaggleGeometry
@testable import WaggleCore

/// How stacks divide space and place their views.
@MainActor
@Suite struct LayoutStackTests {
    @Test func flexibleViewsShareEquallyWithEightBetween() {
        let rows = LayoutScene(500, 500) { VStack { Rectangle().probe("a"); Rectangle().probe("b") } }
        #expect(rows["a"] == rect(0, 0, 500, 246))
        #expect(rows["b"] == rect(0, 254, 500, 246))
        let columns = LayoutScene(500, 500) { HStack { Rectangle().probe("a"); Rectangle().probe("b") } }
        #expect(columns["b"] == rect(254, 0, 246, 500))
    }
    @Test func zeroSpacingSharesAll() {
        let scene = LayoutScene(500, 500) { VStack(spacing: 0) { Rectangle().probe("a"); Rectangle().probe("b") } }
        #expect(scene["b"] == rect(0, 250, 500, 250))
    }
    @Test func explicitSpacingStandsBetweenAllPairs() {
        let scene = LayoutScene { VStack(spacing: 20) { box(10, 16).probe("a"); box(10, 16).probe("b"); box(10, 16).probe("c") }.frame(height: 600, alignment: .top) }
        #expect([scene["a"]?.minY, scene["b"]?.minY, scene["c"]?.minY] == [0, 36, 72])
    }
    @Test func threeShareWhatTheFixedOneLeaves() {
        let scene = LayoutScene(300, 10) { HStack(spacing: 0) { Color.red.frame(width: 60).probe("a"); Color.red.probe("b"); Color.red.probe("c") } }
        #expect([scene["a"]?.width, scene["b"]?.width, scene["c"]?.width] == [60, 120, 120])
    }
    @Test func threeWithDefaultSpacing() {
        let scene = LayoutScene(300, 10) { HStack { Color.red; Color.red.probe("b"); Color.red } }
        #expect(abs((scene["b"]?.width ?? 0) - 284.0 / 3) < 1e-9)
    }
    @Test func leastFlexibleFirstAndOverflowStaysCentered() {
        let scene = LayoutScene(150, 10) {
            HStack(spacing: 0) { Color.red.frame(maxWidth: 100).probe("a"); Color.green.frame(minWidth: 100).probe("b") }.probe("stack")
        }
        #expect(scene["a"] == rect(-12.5, 0, 75, 10))
        #expect(scene["b"] == rect(62.5, 0, 100, 10))
        #expect(scene["stack"]?.width == 175)
    }
    @Test func higherPriorityTakesAllButTheOthersMinimum() {
        let scene = LayoutScene(100, 10) { HStack(spacing: 0) { Color.red.layoutPriority(1).probe("a"); Color.blue.frame(minWidth: 30).probe("b") } }
        #expect(scene["a"]?.width == 70)
        #expect(scene["b"]?.width == 30)
    }
    @Test func priorityInAColumn() {
        let scene = LayoutScene(500, 500) { VStack { Rectangle().frame(minHeight: 50).probe("a"); Rectangle().layoutPriority(1).probe("b") } }
        #expect([scene["a"]?.height, scene["b"]?.minY, scene["b"]?.height] == [50, 58, 442])
        let row = LayoutScene(500, 500) { HStack { Rectangle().probe("a"); Rectangle().layoutPriority(1).probe("b") } }
        #expect([row["a"]?.width, row["b"]?.minX, row["b"]?.width] == [0, 8, 492])
    }
    @Test func priorityIsHeardThroughModifiersAndGroups() {
        let scene = LayoutScene(100, 10) { HStack(spacing: 0) { Group { Color.red.layoutPriority(1).padding(0).opacity(0.5).probe("a") }; Color.blue.probe("b") } }
        #expect(scene["a"]?.width == 100)
    }
    @Test func anUnspecifiedLengthGivesIdealSizes() {
        let scene = LayoutScene { HStack(spacing: 5) { Color.red; box(30, 40); Color.red.frame(idealWidth: 20) }.probe("a") }
        #expect(scene.size("a", nil, nil) == size(10 + 5 + 30 + 5 + 20, 40))
    }
    @Test func crossAxisFollowsTheWidest() {
        let scene = LayoutScene { VStack(alignment: .trailing, spacing: 0) { box(30, 10).probe("a"); box(80, 10) }.probe("stack") }
        #expect(scene["stack"]?.size == size(80, 20))
        #expect(scene["a"]?.maxX == 240)
    }
    @Test func rowsAlignTopAndBottom() {
        let top = LayoutScene { HStack(alignment: .top) { box(10, 16).probe("a"); box(10, 48) }.frame(height: 600, alignment: .top) }
        #expect(top["a"]?.minY == 0)
        let bottom = LayoutScene { HStack(alignment: .bottom) { box(10, 16).probe("a"); box(10, 48) }.frame(height: 600, alignment: .top) }
        #expect(bottom["a"]?.minY == 32)
    }
    @Test func anEmptyStackIsNothingAndAddsNoSpacing() {
        let scene = LayoutScene { HStack { box(10, 10).probe("a"); VStack {}.probe("empty"); box(10, 10).probe("b") } }
        #expect(scene["empty"]?.size == size(0, 0))
        #expect(scene["b"]?.minX == scene["a"]?.maxX)
    }

    // MARK: Spacers and dividers

    @Test func aSpacerAloneIsThinAndLong() {
        let scene = LayoutScene { VStack { Spacer() }.probe("a") }
        #expect(scene["a"]?.size == size(0, 600))
    }
    @Test func aSpacerOutsideOfStacksFillsBothAxes() {
        let scene = LayoutScene { Spacer().probe("a") }
        #expect(scene["a"] == rect(0, 0, 400, 600))
    }
    @Test func spacersAddNoSpacingAndShareEqually() {
        let scene = LayoutScene { VStack { box(10, 16); Spacer(); box(10, 16).probe("middle"); Spacer(); Spacer(); box(10, 16).probe("last") } }
        #expect(scene["middle"]?.minY == 200)
        #expect(scene["last"]?.minY == 584)
    }
    @Test func aSpacerTakesWhatIsLeftAndKeepsEight() {
        let wide = LayoutScene(200, 10) { HStack { box(40, 10); Spacer().probe("s"); box(40, 10) } }
        #expect(wide["s"]?.width == 120)
        let tight = LayoutScene(60, 10) { HStack { box(40, 10); Spacer().probe("s"); box(40, 10) }.probe("stack") }
        #expect(tight["s"]?.width == 8)
        #expect(tight["stack"]?.width == 88)
    }
    @Test func flexibleViewsOutrankSpacers() {
        let scene = LayoutScene { HStack(spacing: 0) { box(80, 10); Color.red.probe("c"); Spacer().probe("s"); box(60, 10) } }
        #expect(scene["c"]?.minX == 80)
        #expect(scene["c"]?.width == 252)
        #expect(scene["s"]?.width == 8)
    }
    @Test func aMinimumLengthReplacesEight() {
        let scene = LayoutScene(10, 10) { HStack(spacing: 0) { box(10, 10); Spacer(minLength: 0).probe("a"); Spacer(minLength: 20).probe("b") } }
        #expect([scene["a"]?.width, scene["b"]?.width] == [0, 20])
    }
    /// Medium confidence: a frame is a view of its own, so the spacer inside it no longer has low priority.
    @Test func aFramedSpacerIsServedLikeOthers() {
        let scene = LayoutScene(100, 10) { HStack(spacing: 0) { Spacer().frame(minWidth: 0, maxWidth: .infinity).probe("s"); Color.red.probe("c") } }
        #expect([scene["s"]?.width, scene["c"]?.width] == [50, 50])
    }
    @Test func aDividerIsAPixelThickAndAsLongAsTheStackIsWide() {
        let scene = LayoutScene { VStack(spacing: 16) { Color.red.frame(height: 44).probe("a"); Divider().probe("line"); Color.red.frame(height: 44).probe("b") }.probe("stack").frame(height: 600, alignment: .top) }
        #expect(scene["line"] == rect(0, 60, 400, 1))
        #expect(scene["b"]?.minY == 77)
        #expect(scene["stack"]?.height == 121)
    }
    @Test func aDividerInARowStandsUpright() {
        let scene = LayoutScene(100, 50, scale: 2) { HStack { Divider().probe("line") } }
        #expect(scene["line"]?.size == size(0.5, 50))
    }
    @Test func aDividerOutsideOfStacksLiesAndIsTenLongUnasked() {
        let scene = LayoutScene { Divider().probe("line") }
        #expect(scene["line"]?.size == size(400, 1))
        #expect(scene.size("line", nil, nil) == size(10, 1))
    }
    @Test func dividersInNestedStacksFollowTheInnermost() {
        let scene = LayoutScene(100, 100) { HStack { VStack { Divider().probe("line") }.frame(width: 60) } }
        #expect(scene["line"]?.size == size(60, 1))
    }

    // MARK: Text and default spacing

    @Test func textsInARowStandEightApart() throws {
        let scene = LayoutScene { HStack { Text("One").probe("a"); Text("Two").probe("b") } }
        let a = try #require(scene["a"]), b = try #require(scene["b"])
        #expect(b.minX - a.maxX == 8)
    }
    /// Medium confidence: on the default idiom, the distance is the leading of the lower text's style, rounded up to pixels.
    @Test(arguments: [(Font.body, CGFloat(2)), (.largeTitle, 2.0 / 3), (.title3, 4.0 / 3), (.system(size: 20), 0)])
    func textsInAColumnStandTheLeadingOfTheLowerOneApart(font: Font, leading: CGFloat) throws {
        let scene = LayoutScene(400, 600, scale: 3) { VStack { Text("One").font(.footnote).probe("a"); Text("Two").font(font).probe("b") } }
        let a = try #require(scene["a"]), b = try #require(scene["b"])
        #expect(near(b.minY - a.maxY, leading, 0.001))
    }
    /// Medium confidence: the distances follow from the metrics of the text's own font, not of its environment's; in a text of several fonts, from the largest.
    @Test func textStandsFromOtherViewsAsItsOwnFontAsksFor() throws {
        // At 3x, a tenth of the line is rounded up to pixels: 2 1/3 points for body, 4 1/3 for 34 points.
        let body = (above: 6.434, below: 10.642), large = (above: 12.535, below: 20.951)
        func check(_ distances: (above: Double, below: Double), _ text: Text, in font: Font? = nil, _ note: Comment) throws {
            let scene = LayoutScene(400, 600, scale: 3) { VStack { box(10, 10).probe("a"); text.probe("text"); box(10, 10).probe("b") }.font(font) }
            let a = try #require(scene["a"]), text = try #require(scene["text"]), b = try #require(scene["b"])
            #expect(near(Double(text.minY - a.maxY), distances.above, 0.001) && near(Double(b.minY - text.maxY), distances.below, 0.001), note)
        }
        let own = Text("Large").font(.largeTitle)
        try check(body, Text("Body"), "the environment's")
        try check(large, Text("Large"), in: .largeTitle, "the environment's, large")
        try check(large, own, "its own")
        try check(body, Text("Body").font(.body), in: .largeTitle, "its own, small")
        try check(large, Text("Small, ") + own + Text(", small"), "the largest of several")
        try check(large, Text(verbatim: ""), in: .largeTitle, "an empty text's environment's")
    }
    @Test func anotherFontMovesTheNeighboursOfAText() throws {
        let choice = FontChoice(), scene = LayoutScene(400, 600, scale: 3) { TextAboveABox(choice: choice) }
        func distance() throws -> CGFloat { try #require(scene["box"]).minY - #require(scene["text"]).maxY }
        #expect(near(Double(try distance()), 10.642, 0.001))
        choice.font = .largeTitle
        scene.window.advance(by: 0.1)
        #expect(near(Double(try distance()), 20.951, 0.001))
    }
    @Test func aHeaderAndAFooterKeepToTheirEdges() throws {
        let scene = LayoutScene {
            VStack(spacing: 0) {
                HStack { Text("Header").probe("header"); Spacer() }.padding(.horizontal, 16).padding(.vertical, 8)
                Spacer()
                Text("Footer").probe("footer").padding(.vertical, 4)
            }
        }
        #expect(scene["header"]?.origin == CGPoint(x: 16, y: 8))
        #expect(scene["footer"]?.maxY == 596)
    }
    @Test func paddedTextKeepsPlainSpacing() throws {
        let scene = LayoutScene { VStack { Text("One").padding(4).probe("a"); Text("Two").padding(4).probe("b") } }
        let a = try #require(scene["a"]), b = try #require(scene["b"])
        #expect(b.minY - a.maxY == 8)
    }
    @Test func textWrapsInWhatItIsOffered() throws {
        let scene = LayoutScene { Text("One two three four five six").probe("a") }
        let ideal = try #require(scene.size("a", nil, nil)), narrow = try #require(scene.size("a", 80, nil))
        #expect(narrow.width <= 80)
        #expect(narrow.height >= 2 * ideal.height - 1)
        let nothing = try #require(scene.size("a", 0, nil))
        #expect(nothing.width > 0 && nothing.height > 0)
    }
    @Test func baselinesAlignTextOfTwoSizes() throws {
        let scene = LayoutScene { HStack(alignment: .firstTextBaseline) { Text("Big").font(.system(size: 40)).probe("a"); box(10, 10).probe("b"); Text("small").probe("c") } }
        let a = try #require(scene["a"]), b = try #require(scene["b"]), c = try #require(scene["c"])
        #expect(a.minY < c.minY && b.maxY < c.maxY)
        #expect(b.maxY > a.midY)
    }

    // MARK: ZStack

    @Test func aZStackIsAsLargeAsItsLargest() {
        let scene = LayoutScene { ZStack { box(50, 20); box(30, 60) }.probe("a") }
        #expect(scene["a"]?.size == size(50, 60))
        #expect(LayoutScene { ZStack {}.probe("a") }["a"]?.size == size(0, 0))
    }
    @Test func aZStackAlignsItsCorners() {
        let scene = LayoutScene(200, 200) {
            ZStack(alignment: .topLeading) { Color.red; box(20, 10).probe("a") }.overlay { ZStack(alignment: .bottomTrailing) { Color.clear; box(20, 10).probe("b") } }
        }
        #expect(scene["a"] == rect(0, 0, 20, 10))
        #expect(scene["b"] == rect(180, 190, 20, 10))
    }
    @Test func onlyTheHighestPrioritySizesAZStack() {
        let scene = LayoutScene { ZStack { box(100, 100).probe("large"); box(30, 20).layoutPriority(1) }.probe("a") }
        #expect(scene["a"]?.size == size(30, 20))
        #expect(scene["large"]?.size == size(100, 100))
    }
    @Test func aZStackProposesItsFinalSizeWhenPlacing() {
        let scene = LayoutScene { ZStack { box(80, 40).layoutPriority(1); Color.red.probe("fills") } }
        #expect(scene["fills"]?.size == size(80, 40))
    }

    @Test func modifiersOnAGroupApplyToEach() {
        let scene = LayoutScene { HStack(spacing: 0) { Group { Color.red; Color.blue }.frame(width: 40, height: 10).probe("each") }.probe("stack") }
        #expect(scene["stack"]?.size == size(80, 10))
    }

    @Test func stacksAcrossStacksStretchWithoutEnd() {
        let scene = LayoutScene(100, 200) {
            VStack(spacing: 0) {
                HStack(spacing: 0) { Color.red }.probe("row")
                box(10, 120)
            }
        }
        // The box is rigid and is served first.
        #expect(scene["row"] == rect(0, 0, 100, 80))
        #expect(scene.size("row", 100, .infinity) == size(100, .infinity))
        let pile = LayoutScene(100, 200) { VStack(spacing: 0) { ZStack { Color.red }.probe("pile"); box(10, 120) } }
        #expect(pile["pile"] == rect(0, 0, 100, 80))
    }
}

@Observable private final class FontChoice { var font = Font.body }
private struct TextAboveABox: View {
    let choice: FontChoice
    var body: some View { VStack { Text("Text").font(choice.font).probe("text"); box(10, 10).probe("box") } }
}
