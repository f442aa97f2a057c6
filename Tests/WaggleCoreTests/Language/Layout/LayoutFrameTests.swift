import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore

/// The responses of single views and modifiers to proposals.
@MainActor
@Suite struct LayoutFrameTests {
    @Test func shapesAndColorsTakeTheProposalAndAreTenPointsWithout() {
        let scene = LayoutScene { ZStack { Rectangle().probe("shape"); Color.red.probe("color") } }
        #expect(scene.size("shape", nil, nil) == size(10, 10))
        #expect(scene.size("color", 70, nil) == size(70, 10))
        #expect(scene.size("color", 0, 33) == size(0, 33))
    }
    @Test func aCircleTakesTheShorterSide() {
        let scene = LayoutScene { Circle().probe("circle") }
        #expect(scene.size("circle", 100, 40) == size(40, 40))
        #expect(scene.size("circle", nil, 40) == size(40, 40))
    }
    @Test func aFixedFrameReplacesWhatItFixesAndPassesTheRest() {
        let scene = LayoutScene { Color.red.frame(width: 50).probe("a") }
        #expect(scene.size("a", nil, nil) == size(50, 10))
        #expect(scene.size("a", 300, 200) == size(50, 200))
    }
    @Test func aFrameThatCannotBeIsIgnored() {
        let scene = LayoutScene { ZStack { Color.red.frame(width: -5, height: 20).probe("negative"); Color.red.frame(width: .infinity, height: 20).probe("endless") } }
        #expect(scene.size("negative", 90, 90) == size(90, 20))
        #expect(scene.size("endless", 90, 90) == size(90, 20))
    }
    @Test func framesAlignTheirContent() {
        let scene = LayoutScene(150, 80) { box(20, 10).probe("a").frame(width: 50, height: 30, alignment: .bottomTrailing).frame(width: 150, height: 80, alignment: .topLeading) }
        #expect(scene["a"] == rect(30, 20, 20, 10))
    }
    @Test func nestedFramesCenterOneInTheOther() {
        let scene = LayoutScene(300, 200) { Color.red.frame(width: 100, height: 40).probe("a").frame(width: 200, height: 100).probe("b").frame(width: 300, height: 200).probe("c") }
        #expect(scene["a"] == rect(100, 80, 100, 40))
        #expect(scene["b"] == rect(50, 50, 200, 100))
        #expect(scene["c"] == rect(0, 0, 300, 200))
    }
    @Test func aFixedFrameStandsInTheMiddleOfTheWindow() {
        let scene = LayoutScene(500, 500) { Rectangle().frame(width: 200, height: 100).probe("a") }
        #expect(scene["a"] == rect(150, 200, 200, 100))
    }
    @Test func aLargerChildOverflowsAroundTheMiddle() {
        let scene = LayoutScene(100, 100) { box(160, 20).probe("a").frame(width: 100, height: 100) }
        #expect(scene["a"] == rect(-30, 40, 160, 20))
    }

    @Test func limitsOnBothSidesClampTheProposalWhateverTheChild() {
        let scene = LayoutScene { box(10, 10).frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150).probe("a") }
        #expect(scene.size("a", 400, 600) == size(300, 150))
        #expect(scene.size("a", 20, 20) == size(100, 50))
    }
    @Test func anEndlessMaximumFillsTheProposal() {
        let scene = LayoutScene { box(10, 10).probe("in").frame(maxWidth: .infinity, minHeight: 180).probe("a") }
        #expect(scene["a"] == rect(0, 210, 400, 180))
        #expect(scene["in"] == rect(195, 295, 10, 10))
        #expect(scene.size("a", nil, nil) == size(10, 180))
    }
    @Test func aMinimumWidthGrowsSmallChildrenOnly() {
        let scene = LayoutScene {
            ZStack {
                box(40, 10).frame(minWidth: 100).probe("small")
                box(150, 10).frame(minWidth: 100).probe("large")
                Color.red.frame(minWidth: 100).probe("flexible")
            }
        }
        #expect(scene.size("small", 300, 10)?.width == 100)
        #expect(scene.size("large", 300, 10)?.width == 150)
        #expect(scene.size("flexible", 300, 10)?.width == 300)
    }
    @Test(arguments: [(200, 120), (80, 80), (20, 50), (nil, 50)] as [(CGFloat?, CGFloat)])
    func minimumAndMaximumClampAFlexibleChild(proposal: CGFloat?, expected: CGFloat) {
        let scene = LayoutScene { Color.red.frame(minWidth: 50, maxWidth: 120).probe("a") }
        #expect(scene.size("a", proposal, 10)?.width == expected)
    }
    @Test func anIdealSizeAnswersWhenNobodyProposes() {
        let scene = LayoutScene { ZStack { Color.red.frame(idealWidth: 70).fixedSize().probe("ideal"); Color.red.fixedSize().probe("none") } }
        #expect(scene.size("ideal", 300, 300) == size(70, 10))
        #expect(scene.size("none", 300, 300) == size(10, 10))
    }
    @Test func fixedSizeOnOneAxisLeavesTheOther() {
        let scene = LayoutScene { Color.red.fixedSize(horizontal: true, vertical: false).probe("a") }
        #expect(scene.size("a", 300, 200) == size(10, 200))
    }

    @Test func paddingIsSixteenAndProposesWhatRemains() {
        let scene = LayoutScene { Color.red.probe("in").padding().probe("a") }
        #expect(scene.size("a", 100, 100) == size(100, 100))
        #expect(scene.size("a", 20, 20) == size(32, 32))
        #expect(scene.size("a", nil, nil) == size(42, 42))
        #expect(scene["in"] == rect(16, 16, 368, 568))
    }
    @Test func nestedPaddingsAdd() {
        let scene = LayoutScene { Color.red.probe("in").padding(8).padding() }
        #expect(scene["in"] == rect(24, 24, 352, 552))
    }
    @Test func paddingAndFramesInBothOrders() {
        let scene = LayoutScene { ZStack { Color.red.frame(width: 100, height: 50).padding(20).probe("outside"); Color.red.padding(20).frame(width: 200, height: 100).probe("inside") } }
        #expect(scene["outside"]?.size == size(140, 90))
        #expect(scene["inside"]?.size == size(200, 100))
    }
    @Test func framesAndPaddingsNest() {
        let scene = LayoutScene { box(10, 10).probe("in").padding(4).frame(width: 80, height: 40).padding(8).frame(width: 150, height: 80).padding(12).probe("a") }
        #expect(scene["a"]?.size == size(174, 104))
        #expect(scene["in"] == rect(195, 295, 10, 10))
    }
    @Test func paddingOnSomeEdges() {
        let scene = LayoutScene(200, 100) { Color.red.probe("in").padding(.horizontal, 16).padding(.top, 8) }
        #expect(scene["in"] == rect(16, 8, 168, 92))
    }
    @Test func negativePaddingReachesOut() {
        let scene = LayoutScene(100, 100) { box(40, 40).probe("in").padding(-10).probe("a") }
        #expect(scene["a"]?.size == size(20, 20))
        #expect(scene["in"] == rect(30, 30, 40, 40))
    }

    @Test(arguments: [(1, 200, 100, 100, 100), (1.5, 100, 100, 100, 100 / 1.5), (0.5, 100, 100, 50, 100), (2, 100, 100, 100, 50)] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
    func anAspectRatioFitsIntoTheProposal(ratio: CGFloat, width: CGFloat, height: CGFloat, fitWidth: CGFloat, fitHeight: CGFloat) throws {
        let scene = LayoutScene { Color.red.aspectRatio(ratio, contentMode: .fit).probe("a") }
        let result = try #require(scene.size("a", width, height))
        #expect(abs(result.width - fitWidth) < 1e-9 && abs(result.height - fitHeight) < 1e-9)
    }
    @Test(arguments: [(1.5, 150, 100), (0.5, 100, 200), (2, 200, 100)] as [(CGFloat, CGFloat, CGFloat)])
    func anAspectRatioFillsTheProposal(ratio: CGFloat, fillWidth: CGFloat, fillHeight: CGFloat) {
        let scene = LayoutScene { Color.red.aspectRatio(ratio, contentMode: .fill).probe("a") }
        #expect(scene.size("a", 100, 100) == size(fillWidth, fillHeight))
    }
    @Test func aspectRatioWithPartsOfAProposal() {
        let scene = LayoutScene { Color.red.aspectRatio(2, contentMode: .fit).probe("a") }
        #expect(scene.size("a", nil, 30) == size(60, 30))
        #expect(scene.size("a", nil, nil) == size(10, 10))
    }
    /// Chosen, not measured: the other length decides about an unspecified one, and an infinite length is filled.
    @Test func aspectRatioFillsWithPartsOfAProposal() {
        let scene = LayoutScene { Color.red.aspectRatio(2, contentMode: .fill).probe("a") }
        #expect(scene.size("a", nil, 30) == size(60, 30))
        #expect(scene.size("a", 60, nil) == size(60, 30))
        #expect(scene.size("a", .infinity, 30) == size(.infinity, .infinity))
        #expect(scene.size("a", 0, 30) == size(60, 30))
        #expect(scene.size("a", nil, nil) == size(10, 10))
    }
    @Test func aFilledRatioInAStackIsOfferedWhatTheOthersLeave() {
        let scene = LayoutScene(320, 20) { HStack(spacing: 8) { box(32, 20); Color.red.aspectRatio(0.5, contentMode: .fill).probe("a") } }
        #expect(scene["a"]?.size == size(280, 560))
    }
    @Test func aFilledRatioInAFrameOfLimitedWidthIsFiniteInAStack() {
        let scene = LayoutScene(320, 20) { HStack(spacing: 8) { box(32, 20); Color.red.aspectRatio(0.5, contentMode: .fill).probe("a").frame(maxWidth: 50); box(32, 20) } }
        #expect(scene["a"]?.size == size(50, 100))
    }
    @Test func aspectRatioWithoutOneKeepsThatOfTheIdealSize() {
        let scene = LayoutScene { Color.red.frame(idealWidth: 30, idealHeight: 10).scaledToFit().probe("a") }
        #expect(scene.size("a", 90, 90) == size(90, 30))
    }

    @Test func positionCentersAtThePointAndTakesAllSpace() {
        let scene = LayoutScene(200, 200) { box(40, 40).probe("in").position(x: 10, y: 20).probe("a") }
        #expect(scene["in"] == rect(-10, 0, 40, 40))
        #expect(scene["a"] == rect(0, 0, 200, 200))
        #expect(scene.size("a", nil, nil) == size(40, 40))
    }
    @Test func offsetMovesWhatIsShownAndNotTheFrame() {
        let scene = LayoutScene(200, 200) { box(40, 40).probe("in").offset(x: 10, y: -5).probe("a") }
        #expect(scene["in"] == rect(90, 75, 40, 40))
        #expect(scene["a"] == rect(80, 80, 40, 40))
    }
    @Test func hiddenViewsKeepTheirPlace() {
        let scene = LayoutScene { HStack(spacing: 0) { box(30, 10).hidden(); box(10, 10).probe("b") }.frame(width: 400, alignment: .leading) }
        #expect(scene["b"]?.minX == 30)
    }

    @Test(arguments: [(Alignment.topLeading, 0, 0), (.top, 25, 0), (.topTrailing, 50, 0), (.leading, 0, 25), (.center, 25, 25), (.trailing, 50, 25),
                      (.bottomLeading, 0, 50), (.bottom, 25, 50), (.bottomTrailing, 50, 50)] as [(Alignment, CGFloat, CGFloat)])
    func overlayAndBackgroundAlign(alignment: Alignment, x: CGFloat, y: CGFloat) {
        let scene = LayoutScene(100, 100) {
            box(100, 100).overlay(alignment: alignment) { box(50, 50).probe("over") }.background(alignment: alignment) { box(50, 50).probe("behind") }
        }
        #expect(scene["over"] == rect(x, y, 50, 50))
        #expect(scene["behind"] == rect(x, y, 50, 50))
    }
    @Test func overlaysAreOfferedTheSizeAndDoNotChangeIt() {
        let scene = LayoutScene { box(80, 30).overlay { Color.blue.probe("fills") }.overlay { box(200, 200).probe("large") }.probe("a") }
        #expect(scene["a"]?.size == size(80, 30))
        #expect(scene["fills"] == scene["a"])
        #expect(scene["large"] == rect(100, 200, 200, 200))
    }
    @Test func aSpacerInAnOverlayWithinAStackFillsBothAxes() {
        let scene = LayoutScene { HStack { box(80, 30).overlay { Spacer().probe("space") } } }
        #expect(scene["space"]?.size == size(80, 30))
    }

    @Test func edgesAreShownOnWholePixelsHalvesUp() {
        let scene = LayoutScene(400, 600, scale: 2) { box(100.5, 10).probe("a").position(x: 91, y: 5) }
        // 40.75 rounds up to 41, 141.25 to 141.5.
        #expect(scene["a"]?.minX == 40.75)
        #expect(scene.shown("a") == rect(41, 0, 100.5, 10))
    }
}
