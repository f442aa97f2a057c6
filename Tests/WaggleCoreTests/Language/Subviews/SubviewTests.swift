import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 300, height: 200)

private enum PaintKey: EnvironmentKey { static var defaultValue: Color { Paints.red } }
extension EnvironmentValues {
    fileprivate var paint: Color {
        get { self[PaintKey.self] }
        set { self[PaintKey.self] = newValue }
    }
}
/// A square in the environment's colour that records its bodies.
private struct Painted: View {
    @Environment(\.paint) private var paint
    var side: CGFloat = 20
    var journal: Journal?
    var body: some View {
        let _ = journal?.ran("painted")
        Block(paint, side)
    }
}
/// Grows by one on each external request.
private struct Growing: View {
    let color: Color
    let remote: Remote<CGFloat>
    @State private var side: CGFloat = 20
    var body: some View {
        remote.connect($side)
        Block(color, side)
    }
}

@MainActor
@Suite struct SubviewTests {
    // MARK: Lists

    @Test func aTransformSeesEverySubviewOfGroupsLoopsAndConditionsInSourceOrder() {
        var counts: [Int] = []
        let window = HeadlessWindow(
            HStack(spacing: 0) {
                Group(subviews: Group {
                    Block(Paints.red)
                    if true { Block(Paints.green) }
                    ForEach(0..<3, id: \.self) { _ in Block(Paints.blue) }
                    EmptyView()
                    AnyView(Text("any"))
                    TupleView((Text("a"), Text("b")))
                }) { subviews in
                    let _ = counts.append(subviews.count)
                    subviews[4]
                    subviews[0]
                    subviews[1]
                }
            }, size: size)
        #expect(counts == [8])
        #expect((window.minX(Paints.blue) ?? 9) < (window.minX(Paints.red) ?? 0))
        #expect((window.minX(Paints.red) ?? 9) < (window.minX(Paints.green) ?? 0))
    }

    @Test func aLoopOverSubviewsMakesOneRowForEach() {
        let window = HeadlessWindow(
            VStack(spacing: 0) {
                ForEach(subviews: Group { Block(Paints.red); Block(Paints.red); Block(Paints.red) }) { subview in
                    HStack(spacing: 0) { subview; Block(Paints.blue, 10) }
                }
            }, size: size)
        #expect(window.all(Paints.red).count == 3)
        #expect(window.all(Paints.blue).count == 3)
        #expect(window.all(Paints.red).map(\.frame.minY) == [70, 90, 110])
    }

    @Test func aCollectionAndItsSlicesAreViews() {
        let window = HeadlessWindow(
            VStack(spacing: 0) {
                Group(subviews: Group { Block(Paints.red, 10); Block(Paints.green, 10); Block(Paints.blue, 10); Block(Paints.blue, 10) }) { all in
                    HStack(spacing: 0) { all[2...] }
                    HStack(spacing: 0) { all.prefix(2) }
                    if let last = all[1..<3].last { let _ = #expect(last.id == all[2].id) }
                    let _ = #expect(all[2...].startIndex == 2)
                }
            }, size: size)
        #expect(window.all(Paints.blue).map(\.frame.minX) == [140, 150])
        #expect(window.minX(Paints.red) == 140)
        #expect(window.minX(Paints.green) == 150)
        let all = HeadlessWindow(HStack(spacing: 0) { Group(subviews: Group { Block(Paints.red); Block(Paints.blue) }) { $0 } }, size: size)
        #expect(all.minX(Paints.red) == 130)
        #expect(all.minX(Paints.blue) == 150)
    }

    @Test func modifiersAroundAGroupAreThoseOfEachSubview() {
        let window = HeadlessWindow(
            HStack(spacing: 0) {
                ForEach(subviews: Group { Painted(); Painted() }.padding(5).environment(\.paint, Paints.blue)) { $0 }
            }, size: size)
        #expect(window.all(Paints.blue).map(\.frame.minX) == [125, 155])
    }

    // MARK: Environment

    @Test func aSubviewTakesTheEnvironmentOfItsPlaceUnderItsOwnModifiers() {
        let window = HeadlessWindow(
            HStack(spacing: 0) {
                Group(subviews: Group { Painted(); Painted().environment(\.paint, Paints.green); Painted() }) { all in
                    HStack(spacing: 0) { all[0]; all[1] }.environment(\.paint, Paints.blue)
                    all[2]
                }
            }, size: size)
        #expect(window.minX(Paints.blue) == 120)
        #expect(window.minX(Paints.green) == 140)
        #expect(window.minX(Paints.red) == 160)
    }

    @Test func modifiersOfAGroupStandBetweenASubviewAndItsPlace() {
        // Line spacing is measured by the distance between two lines of a text.
        func height(_ spacing: CGFloat) -> CGFloat {
            HeadlessWindow(VStack { Text("a\nb").lineSpacing(spacing) }, size: size).shown.reduce(CGRect.null) { $0.union($1.frame) }.height
        }
        let remote = Remote<CGFloat>()
        struct TwoLines: View {
            let remote: Remote<CGFloat>
            @State var step: CGFloat = 3
            var body: some View {
                remote.connect($step)
                Group(subviews: Group { Text("a\nb"); EmptyView() }.transformEnvironment(\.lineSpacing) { $0 += step }) { all in
                    VStack { all[0] }.environment(\.lineSpacing, 10)
                }
            }
        }
        let window = HeadlessWindow(TwoLines(remote: remote), size: size)
        #expect(window.shown.reduce(CGRect.null) { $0.union($1.frame) }.height == height(13))
        remote.value = 6
        window.settle()
        #expect(window.shown.reduce(CGRect.null) { $0.union($1.frame) }.height == height(16))
    }

    @Test func foregroundAndFontAroundAPlaceReachTheSubview() {
        let plain = HeadlessWindow(Text("word").font(.largeTitle).foregroundStyle(Paints.blue), size: size)
        let put = HeadlessWindow(Group(subviews: Text("word")) { all in all[0].font(.largeTitle).foregroundStyle(Paints.blue) }, size: size)
        #expect(put.shown == plain.shown)
        #expect(put.all(Paints.blue).count == 1)
    }

    @Test func aChangeOfThePlaceRunsOnlyWhatReadsIt() {
        struct Parent: View {
            @State var paint = Paints.red
            let remote: Remote<Color>, journal: Journal
            var body: some View {
                remote.connect($paint)
                Group(subviews: Group { Painted(journal: journal); Block(Paints.green) }) { all in
                    let _ = journal.ran("transform")
                    all
                }
                .environment(\.paint, paint)
            }
        }
        let remote = Remote<Color>(), journal = Journal()
        let window = HeadlessWindow(Parent(remote: remote, journal: journal), size: size)
        #expect(journal["painted"] == 1)
        #expect(journal["transform"] == 1)
        remote.value = Paints.blue
        window.settle()
        #expect(window.all(Paints.blue).count == 1)
        #expect(journal["painted"] == 2)
    }

    @Test func theDirectionOfThePlaceTurnsTheSubview() {
        let window = HeadlessWindow(
            Group(subviews: HStack(spacing: 0) { Block(Paints.red); Block(Paints.blue) }) { all in
                all[0].environment(\.layoutDirection, .rightToLeft)
            }, size: size)
        #expect(window.minX(Paints.red) == 150)
        #expect(window.minX(Paints.blue) == 130)
    }

    @Test func animationsAroundAPlaceMoveTheSubview() {
        struct Parent: View {
            @State var side: CGFloat = 20
            let remote: Remote<CGFloat>
            var body: some View {
                remote.connect($side)
                Group(subviews: Block(Paints.red, side)) { all in
                    all[0].animation(.linear(duration: 1), value: side)
                }
            }
        }
        let remote = Remote<CGFloat>()
        let window = HeadlessWindow(Parent(remote: remote), size: size)
        remote.value = 60
        window.settle()
        window.advance(to: 0.5)
        #expect(near(window.frame(Paints.red)?.width, 40))
    }

    // MARK: State

    @Test func stateSurvivesAMoveBetweenPlaces() {
        struct Parent: View {
            @State var isLeft = true
            let remote: Remote<Bool>, side: Remote<CGFloat>, journal: Journal
            var body: some View {
                remote.connect($isLeft)
                Group(subviews: Growing(color: Paints.red, remote: side)
                    .onAppear { journal.note("appear") }.onDisappear { journal.note("disappear") }) { all in
                    if isLeft { HStack { all[0]; Spacer() } } else { VStack { all[0].environment(\.paint, Paints.blue); Spacer() } }
                }
            }
        }
        let remote = Remote<Bool>(), side = Remote<CGFloat>(), journal = Journal()
        let window = HeadlessWindow(Parent(remote: remote, side: side, journal: journal), size: size)
        side.value = 40
        window.settle()
        #expect(window.frame(Paints.red) == CGRect(x: 0, y: 80, width: 40, height: 40))
        remote.value = false
        window.settle()
        #expect(window.frame(Paints.red) == CGRect(x: 130, y: 0, width: 40, height: 40))
        #expect(journal.events == ["appear"])
    }

    @Test func aSubviewThatIsLeftOutIsAliveAndNotShown() {
        struct Parent: View {
            @State var shows = false
            let remote: Remote<Bool>, side: Remote<CGFloat>, journal: Journal
            var body: some View {
                remote.connect($shows)
                Group(subviews: Group {
                    Block(Paints.blue)
                    Growing(color: Paints.red, remote: side).onAppear { journal.note("appear") }.onDisappear { journal.note("disappear") }
                }) { all in
                    all[0]
                    if shows { all[1] }
                }
            }
        }
        let remote = Remote<Bool>(), side = Remote<CGFloat>(), journal = Journal()
        let window = HeadlessWindow(Parent(remote: remote, side: side, journal: journal), size: size)
        #expect(journal.events == [])
        #expect(window.frame(Paints.red) == nil)
        side.value = 50
        window.settle()
        remote.value = true
        window.settle()
        #expect(window.frame(Paints.red)?.width == 50)
        #expect(journal.events == ["appear"])
        remote.value = false
        window.settle()
        #expect(journal.events == ["appear", "disappear"])
        #expect(window.frame(Paints.red) == nil)
        side.value = 30
        window.settle()
        remote.value = true
        window.settle()
        #expect(window.frame(Paints.red)?.width == 30)
        #expect(journal.events == ["appear", "disappear", "appear"])
    }

    @Test func aSubviewPutTwiceIsShownInTheFirstPlaceAndTold() {
        let window = HeadlessWindow(
            HStack(spacing: 0) {
                Group(subviews: Group { Block(Paints.red); Block(Paints.blue) }) { all in
                    all[0]
                    all[1]
                    all[0]
                }
            }, size: size)
        #expect(window.frame(Paints.red) == CGRect(x: 130, y: 90, width: 20, height: 20))
        #expect(window.minX(Paints.blue) == 150)
        #expect(Diagnostics.shared.hasReported("puts a subview in two places at once"))
    }

    @Test func aSubviewInACandidateThatDoesNotFitIsNotShown() {
        struct Parent: View {
            @State var width: CGFloat = 100
            let remote: Remote<CGFloat>, journal: Journal
            var body: some View {
                remote.connect($width)
                Group(subviews: Group {
                    Block(Paints.red).onAppear { journal.note("red appears") }.onDisappear { journal.note("red disappears") }
                    Block(Paints.blue).onAppear { journal.note("blue appears") }.onDisappear { journal.note("blue disappears") }
                }) { all in
                    ViewThatFits {
                        HStack { all[0] }.frame(width: width)
                        HStack { all[1] }
                    }
                    .frame(width: 120)
                }
            }
        }
        let remote = Remote<CGFloat>(), journal = Journal()
        let window = HeadlessWindow(Parent(remote: remote, journal: journal), size: size)
        #expect(journal.events == ["red appears"])
        remote.value = 150
        window.settle()
        #expect(Set(journal.events) == ["red appears", "red disappears", "blue appears"])
        #expect(window.frame(Paints.blue) != nil)
        #expect(window.frame(Paints.red) == nil)
    }

    // MARK: Changes

    @Test func theTransformRunsWhenTheListChangesAndWhenWhatItReadsDoes() {
        struct Parent: View {
            @State var count = 2
            @State var side: CGFloat = 10
            @State var noise = 0
            let remote: Remote<Int>, sides: Remote<CGFloat>, noises: Remote<Int>, journal: Journal
            var body: some View {
                remote.connect($count)
                sides.connect($side)
                noises.connect($noise)
                Arranged(journal: journal) { ForEach(0..<count, id: \.self) { _ in Block(Paints.red, side) } }
            }
        }
        struct Arranged<Content: View>: View {
            let journal: Journal
            @ViewBuilder let content: Content
            @State private var spacing: CGFloat = 0
            var body: some View {
                Group(subviews: content) { [journal] all in
                    let _ = journal.ran("transform")
                    HStack(spacing: 0) { all }
                }
            }
        }
        let remote = Remote<Int>(), sides = Remote<CGFloat>(), noises = Remote<Int>(), journal = Journal()
        let window = HeadlessWindow(Parent(remote: remote, sides: sides, noises: noises, journal: journal), size: size)
        #expect(journal["transform"] == 1)
        remote.value = 3
        window.settle()
        #expect(window.all(Paints.red).count == 3)
        let afterCount = journal["transform"]
        #expect(afterCount <= 3)
        window.advance(to: 1)
        #expect(journal["transform"] == afterCount)
    }

    @Test func theTransformDoesNotRunForWhatChangesInsideASubview() {
        let side = Remote<CGFloat>(), journal = Journal()
        let window = HeadlessWindow(
            Group(subviews: Group { Growing(color: Paints.red, remote: side); Block(Paints.blue) }) { all in
                let _ = journal.ran("transform")
                all
            }, size: size)
        side.value = 44
        window.settle()
        #expect(window.frame(Paints.red)?.width == 44)
        #expect(journal["transform"] == 1)
    }

    @Test func aSubviewThatComesByStateInsideTheContentIsTold() {
        struct Content: View {
            @State var isTwo = false
            let remote: Remote<Bool>
            var body: some View {
                Block(Paints.red)
                if isTwo { Block(Paints.blue) }
                remote.connect($isTwo)
            }
        }
        let remote = Remote<Bool>(), journal = Journal()
        let window = HeadlessWindow(
            HStack(spacing: 0) {
                Group(subviews: Content(remote: remote)) { all in
                    let _ = journal.ran("transform")
                    ForEach(all) { subview in HStack(spacing: 0) { subview; Block(Paints.green, 10) } }
                }
            }, size: size)
        #expect(window.all(Paints.green).count == 1)
        remote.value = true
        window.settle()
        #expect(window.all(Paints.green).count == 2)
        #expect(window.frame(Paints.blue) != nil)
        #expect(journal["transform"] == 2)
        remote.value = false
        window.settle()
        #expect(window.all(Paints.green).count == 1)
        #expect(window.frame(Paints.blue) == nil)
        #expect(journal["transform"] == 3)
    }

    // MARK: Traits

    @Test func layoutValuesPrioritiesAndZIndicesOfSubviewsReachTheContainerAtThePlace() {
        let window = HeadlessWindow(
            ZStack {
                Group(subviews: Group { Block(Paints.red, 40).zIndex(1); Block(Paints.blue, 30) }) { all in all }
            }, size: size)
        #expect(window.shown.last?.frame.width == 40)
        let put = HeadlessWindow(
            ZStack {
                Group(subviews: Group { Block(Paints.red, 40); Block(Paints.blue, 30) }) { all in
                    all[0].zIndex(2)
                    all[1].zIndex(1)
                }
            }, size: size)
        #expect(put.shown.last?.frame.width == 40)
    }

    @Test func whatAPlaceWritesDoesNotFollowTheSubviewElsewhere() {
        struct Parent: View {
            @State var isRaised = true
            let remote: Remote<Bool>
            var body: some View {
                remote.connect($isRaised)
                ZStack {
                    Group(subviews: Group { Block(Paints.red, 40); Block(Paints.blue, 30) }) { all in
                        if isRaised { all[0].zIndex(2) } else { all[0] }
                        all[1]
                    }
                }
            }
        }
        let remote = Remote<Bool>()
        let window = HeadlessWindow(Parent(remote: remote), size: size)
        #expect(window.shown.last?.frame.width == 40)
        remote.value = false
        window.settle()
        #expect(window.shown.last?.frame.width == 30)
    }

    // MARK: Preferences

    @Test func preferencesOfASubviewAreThoseOfItsPlace() {
        let journal = Journal()
        _ = HeadlessWindow(
            Group(subviews: Group { Block(Paints.red).preference(key: SumKey.self, value: 3); Block(Paints.blue).preference(key: SumKey.self, value: 5) }) { all in
                all[0].onPreferenceChange(SumKey.self) { value in MainActor.assumeIsolated { journal.note("place \(value)") } }
            }
            .onPreferenceChange(SumKey.self) { value in MainActor.assumeIsolated { journal.note("all \(value)") } }, size: size)
        #expect(Set(journal.events) == ["place 3", "all 3"])
    }

    @Test func preferencesFollowASubviewToAnotherPlace() {
        struct Parent: View {
            @State var isFirst = true
            let remote: Remote<Bool>, journal: Journal
            var body: some View {
                remote.connect($isFirst)
                Group(subviews: Block(Paints.red).preference(key: SumKey.self, value: 3)) { all in
                    HStack { if isFirst { all[0] } else { Color.clear } }
                        .onPreferenceChange(SumKey.self) { value in MainActor.assumeIsolated { journal.note("first \(value)") } }
                    HStack { if !isFirst { all[0] } else { Color.clear } }
                        .onPreferenceChange(SumKey.self) { value in MainActor.assumeIsolated { journal.note("second \(value)") } }
                }
            }
        }
        let remote = Remote<Bool>(), journal = Journal()
        let window = HeadlessWindow(Parent(remote: remote, journal: journal), size: size)
        #expect(Set(journal.events) == ["first 3"])
        journal.reset()
        remote.value = false
        window.settle()
        #expect(Set(journal.events) == ["first 0", "second 3"])
    }

    // MARK: Nesting

    @Test func subviewsOfSubviewsAreThoseOfTheInnerView() {
        let window = HeadlessWindow(
            HStack(spacing: 0) {
                ForEach(subviews: ForEach(subviews: Group { Painted(side: 10); Painted(side: 20) }.padding(1)) { $0.padding(2) }) { subview in
                    subview.environment(\.paint, Paints.blue)
                }
            }, size: size)
        #expect(window.all(Paints.blue).map(\.frame.minX) == [132, 148])
    }

    // MARK: Life

    @Test func tenThousandSubviewsThatComeAndGoLeaveNothingBehind() {
        struct Parent: View {
            @State var count = 0
            let remote: Remote<Int>
            var body: some View {
                remote.connect($count)
                Group(subviews: ForEach(0..<count, id: \.self) { _ in Block(Paints.red, 1) }) { all in
                    ZStack { all }
                }
            }
        }
        let remote = Remote<Int>()
        let window = HeadlessWindow(Parent(remote: remote), size: size)
        let before = window.graph.nodeCount
        for _ in 0..<10 {
            remote.value = 100
            window.settle()
            #expect(window.all(Paints.red).count == 100)
            remote.value = 0
            window.settle()
            #expect(window.graph.nodeCount == before)
        }
    }

    @Test func aPlaceWhoseSubviewHasEndedIsEmpty() {
        final class Kept { var subview: Subview? }
        struct Parent: View {
            @State var step = 0
            let remote: Remote<Int>, kept: Kept
            var body: some View {
                remote.connect($step)
                HStack {
                    Group(subviews: ForEach(0..<(step < 2 ? 1 : 0), id: \.self) { _ in Block(Paints.red) }) { all in
                        let _ = kept.subview = all.first ?? kept.subview
                        EmptyView()
                    }
                    if step > 0, let subview = kept.subview { subview }
                }
            }
        }
        let remote = Remote<Int>(), kept = Kept()
        let window = HeadlessWindow(Parent(remote: remote, kept: kept), size: size)
        #expect(window.all(Paints.red).count == 0)
        remote.value = 1
        window.settle()
        #expect(window.all(Paints.red).count == 1)
        remote.value = 2
        window.settle()
        remote.value = 3
        window.settle()
        // The loop no longer has a row; the subview lives as long as it is placed somewhere.
        #expect(window.all(Paints.red).count == 1)
        remote.value = 0
        window.settle()
        #expect(window.all(Paints.red).count == 0)
    }
}

private struct SumKey: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}
