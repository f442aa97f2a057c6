import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore

/// Positions in right-to-left layouts.
@MainActor
@Suite struct LayoutRightToLeftTests {
    private func scene(@ViewBuilder _ content: () -> some View) -> LayoutScene { LayoutScene(100, 100, direction: .rightToLeft, content) }

    @Test func rowsBeginOnTheRight() {
        let scene = scene { HStack(spacing: 10) { box(20, 10).probe("a"); box(30, 10).probe("b") }.frame(width: 100, alignment: .leading) }
        #expect(scene["a"]?.minX == 80)
        #expect(scene["b"]?.minX == 40)
    }
    @Test func leadingIsRightInColumnsFramesPaddingAndLayers() {
        let scene = scene {
            VStack(alignment: .leading, spacing: 0) { box(20, 10).probe("column"); box(100, 10) }
                .overlay(alignment: .topLeading) { box(5, 5).probe("layer") }
        }
        #expect(scene["column"]?.minX == 80)
        #expect(scene["layer"]?.minX == 95)
        let padded = self.scene { Color.red.probe("a").padding(.leading, 30) }
        #expect(padded["a"] == rect(0, 0, 70, 100))
    }
    @Test func offsetsAreMirrored() {
        let scene = scene { box(20, 20).probe("a").offset(x: 10) }
        #expect(scene["a"]?.minX == 30)
    }
    @Test func ownLayoutsAreMirrored() {
        let scene = scene { HStackLayout(spacing: 0)() { box(20, 10).probe("a"); box(80, 10) } }
        #expect(scene["a"]?.minX == 80)
    }
    @Test func readersPlaceTheirContentTopRight() {
        let scene = scene { GeometryReader { _ in box(20, 10).probe("a") } }
        #expect(scene["a"]?.origin == CGPoint(x: 80, y: 0))
    }
    @Test func guidesAreMeasuredFromWhereReadingBegins() {
        let scene = scene { VStack(alignment: .leading, spacing: 0) { box(20, 10).alignmentGuide(.leading) { _ in 5 }.probe("a"); box(40, 10).probe("b") } }
        #expect((scene["a"]?.maxX ?? 0) - (scene["b"]?.maxX ?? 0) == 5)
    }
    private enum Mark: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 0 } }
    @Test func ownGuidesGoUpThroughPaddingUnmirrored() {
        let mark = HorizontalAlignment(Mark.self)
        let scene = scene {
            VStack(alignment: mark, spacing: 0) { box(20, 10).alignmentGuide(mark) { _ in 5 }.padding(.leading, 3).padding(.trailing, 7).probe("a"); box(60, 10).probe("b") }
        }
        // The line lies 8 from the right edge of the first view and on that of the second.
        #expect((scene["a"]?.maxX ?? 0) - (scene["b"]?.maxX ?? 0) == 8)
    }
    @Test func coveredEdgesAreNamedByReading() {
        let scene = scene { Color.red.ignoresSafeArea().probe("under").safeAreaPadding(.leading, 20) }
        #expect(scene["under"] == rect(0, 0, 80, 100))
        #expect(scene.shown("under") == rect(0, 0, 100, 100))
    }
}
