import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

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
    private enum Around: CaseIterable {
        case width, height, both, flexible, padding, fixed, ratio, background, overlay, offset, identity, safeArea, anchor, position
    }
    /// How much lower the view lies than one without a guide, in a stack aligned at the top.
    private func drop(_ around: Around) -> CGFloat? {
        let square = Color.red.frame(width: 30, height: 30)
        func wrap(_ view: some View) -> AnyView {
            switch around {
            case .width: AnyView(view.frame(width: 50))
            case .height: AnyView(view.frame(height: 30))
            case .both: AnyView(view.frame(width: 50, height: 30))
            case .flexible: AnyView(view.frame(minWidth: 10, maxWidth: 300))
            case .padding: AnyView(view.padding(.leading, 5))
            case .fixed: AnyView(view.fixedSize())
            case .ratio: AnyView(view.aspectRatio(1, contentMode: .fit))
            case .background: AnyView(view.background { Color.blue })
            case .overlay: AnyView(view.overlay { Color.blue })
            case .offset: AnyView(view.offset(x: 3))
            case .identity: AnyView(view.id(1).opacity(0.5).clipped())
            case .safeArea: AnyView(view.safeAreaPadding(.leading, 4))
            case .anchor: AnyView(view.frame(width: 50).padding(.trailing, 3).frame(width: 80).fixedSize())
            case .position: AnyView(view.frame(width: 50, height: 30, alignment: .bottomTrailing))
            }
        }
        let scene = LayoutScene { ZStack(alignment: .topLeading) { box(10, 10).probe("still"); wrap(square.alignmentGuide(.top) { _ in -60 }.probe("moved")) } }
        guard let still = scene["still"], let moved = scene["moved"] else { return nil }
        return moved.minY - still.minY
    }
    @Test(arguments: Around.allCases) private func explicitGuidesPassThroughModifiersOfOneView(_ around: Around) {
        #expect(drop(around) == 60)
    }
    @Test func guidesThatPassThroughAFrameMoveWithTheContentsOrigin() {
        let scene = LayoutScene {
            ZStack(alignment: .topLeading) {
                box(10, 10).probe("still")
                Color.red.frame(width: 30, height: 30).alignmentGuide(.leading) { _ in -7 }.alignmentGuide(.top) { _ in -60 }.padding(10).frame(width: 90, height: 90, alignment: .bottomTrailing).probe("frame")
            }
        }
        // The guides are 40 - 7 + 10 and 40 - 60 + 10 from the frame's corner.
        #expect((scene["frame"]?.minX ?? 0) - (scene["still"]?.minX ?? 0) == -43)
        #expect((scene["frame"]?.minY ?? 0) - (scene["still"]?.minY ?? 0) == 10)
    }
    @Test func guidesOfTheViewsOfAGroupPassThroughTheirFrames() {
        let scene = LayoutScene {
            ZStack(alignment: .topLeading) {
                box(10, 10).probe("still")
                Group { box(10, 10).alignmentGuide(.top) { _ in -60 }; box(10, 10).alignmentGuide(.top) { _ in -20 }.probe("second") }.padding(.leading, 2).frame(width: 50)
            }
        }
        #expect((scene["second"]?.minY ?? 0) - (scene["still"]?.minY ?? 0) == 20)
    }
    @Test func rightToLeftMirrorsAGuideThatPassesThroughAFrame() {
        let scene = LayoutScene(direction: .rightToLeft) {
            ZStack(alignment: .topLeading) { box(10, 10).probe("still"); box(30, 30).alignmentGuide(.leading) { _ in -17 }.frame(width: 50).probe("frame") }
        }
        // 10 to the view in the middle of its frame, and 17 back.
        #expect((scene["still"]?.maxX ?? 0) - (scene["frame"]?.maxX ?? 0) == 7)
    }
    @Test func aGuideThatAppearsInAFrameOfAFixedSizeMovesTheFrame() {
        let remote = Remote<Bool>(), view = Held(false, remote) { isLow in
            ZStack(alignment: .topLeading) {
                Block(Paints.blue, 10)
                HStack(spacing: 0) {
                    if isLow.wrappedValue { Block(Paints.red, 30).alignmentGuide(.top) { _ in -60 } } else { Block(Paints.green, 30) }
                }
                .frame(width: 30, height: 30)
                Group { if isLow.wrappedValue { Block(Paints.red, 20).alignmentGuide(.top) { _ in -50 } } else { Block(Paints.green, 20) } }.frame(width: 30, height: 20)
            }
            .frame(width: 200, height: 200, alignment: .top)
        }
        let window = HeadlessWindow(view, size: CGSize(width: 200, height: 200))
        #expect(window.all(Paints.green).map(\.frame.minY) == [0, 0])
        remote.value = true
        window.advance(by: 0.1)
        let reds = window.all(Paints.red).map { $0.frame.minY - (window.frame(Paints.blue)?.minY ?? 0) }
        // A stack takes no frame guide from its views; a frame does.
        #expect(reds == [0, 50])
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
