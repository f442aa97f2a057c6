import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore

/// Alignment guides: explicit, read, merged and custom.
@MainActor
@Suite struct LayoutGuideTests {
    private enum Third: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d.width / 3 } }
    private static let third = HorizontalAlignment(Third.self)

    @Test func anExplicitGuideMovesTheViewAndGrowsTheStack() {
        let scene = LayoutScene {
            HStack(alignment: .bottom, spacing: 0) { box(10, 20).alignmentGuide(.bottom) { _ in 0 }.probe("a"); box(10, 50).probe("b") }.probe("stack").frame(height: 600, alignment: .top)
        }
        #expect(scene["stack"]?.height == 70)
        #expect(scene["a"]?.minY == 50)
        #expect(scene["b"]?.minY == 0)
    }
    @Test func aGuideActsOnlyOnContainersThatAlignByIt() {
        let scene = LayoutScene { VStack(alignment: .leading, spacing: 0) { box(10, 10).alignmentGuide(.trailing) { _ in 100 }.probe("a"); box(50, 10).probe("b") } }
        #expect(scene["a"]?.minX == scene["b"]?.minX)
    }
    @Test func theClosureReadsTheOtherGuides() {
        let scene = LayoutScene { VStack(alignment: .leading, spacing: 0) { box(10, 10).alignmentGuide(.leading) { d in d[.trailing] }.probe("a"); box(50, 10).probe("b") } }
        #expect(scene["a"]?.maxX == scene["b"]?.minX)
    }
    @Test func explicitGuidesAreToldFromDefaultOnes() {
        var explicit: [CGFloat?] = []
        _ = LayoutScene {
            VStack(alignment: .leading) {
                box(10, 10).alignmentGuide(.leading) { d in explicit.append(d[explicit: .leading]); return 0 }
                box(10, 10).alignmentGuide(.leading) { _ in 7 }.alignmentGuide(.leading) { d in explicit.append(d[explicit: .leading]); return 0 }
            }
        }
        #expect(explicit.contains(nil))
        #expect(explicit.contains(7))
    }
    @Test func guidesOfOnesOwnHaveTheirDefault() {
        let scene = LayoutScene { VStack(alignment: Self.third, spacing: 0) { box(30, 10).probe("a"); box(90, 10).probe("b") } }
        #expect((scene["a"]?.minX ?? 0) - (scene["b"]?.minX ?? 0) == 20)
    }
    @Test func guidesOfOnesOwnGoUpThroughContainersAndFrames() {
        let scene = LayoutScene {
            VStack(alignment: Self.third, spacing: 0) {
                HStack(spacing: 0) { box(40, 10); box(20, 10).alignmentGuide(Self.third) { _ in 5 } }.padding(.leading, 3).probe("row")
                box(90, 10).alignmentGuide(Self.third) { _ in 0 }.probe("b")
            }
        }
        // 3 of padding, 40 of the first box, 5 in the second.
        #expect((scene["b"]?.minX ?? 0) - (scene["row"]?.minX ?? 0) == 48)
    }
    /// Medium confidence: guides derived from a frame do not propagate through their container.
    @Test func frameGuidesDoNotGoUpThroughContainers() {
        let scene = LayoutScene {
            VStack(alignment: .leading, spacing: 0) { HStack(spacing: 0) { box(40, 10).alignmentGuide(.leading) { _ in 20 } }.probe("row"); box(90, 10).probe("b") }
        }
        #expect(scene["row"]?.minX == scene["b"]?.minX)
    }
    /// Medium confidence: the value of a container is the mean of its children's.
    @Test func severalValuesMergeIntoTheirMean() {
        let scene = LayoutScene {
            VStack(alignment: Self.third, spacing: 0) {
                VStack(alignment: .leading, spacing: 0) { box(40, 10).alignmentGuide(Self.third) { _ in 10 }; box(40, 10).alignmentGuide(Self.third) { _ in 30 } }.probe("column")
                box(90, 10).alignmentGuide(Self.third) { _ in 0 }.probe("b")
            }
        }
        #expect((scene["b"]?.minX ?? 0) - (scene["column"]?.minX ?? 0) == 20)
    }
    @Test func aGuideThatChangesInAFrameOfAFixedSizeMovesWhatIsAroundTheFrame() {
        struct Sized: View {
            @State var size: CGFloat = 12
            let remote: Remote<CGFloat>
            var body: some View {
                remote.connect($size)
                HStack(alignment: .firstTextBaseline, spacing: 0) {
                    Text("a").font(.system(size: size)).frame(width: 60, height: 60, alignment: .top)
                    Text("b").probe("b")
                }
                .frame(height: 200, alignment: .top)
            }
        }
        let remote = Remote<CGFloat>(), scene = LayoutScene { Sized(remote: remote) }
        remote.value = 40
        scene.window.settle()
        let fresh = LayoutScene { Sized(size: 40, remote: Remote()) }
        #expect(scene["b"] == fresh["b"])
        #expect(scene["b"] != LayoutScene { Sized(remote: Remote()) }["b"])
    }
    @Test func overlaysAlignByExplicitGuides() {
        let scene = LayoutScene(100, 100) { box(100, 100).overlay(alignment: .topTrailing) { box(20, 20).alignmentGuide(.trailing) { $0[.trailing] - 8 }.alignmentGuide(.top) { $0[.top] + 8 }.probe("badge") } }
        #expect(scene["badge"] == rect(88, -8, 20, 20))
    }
}
