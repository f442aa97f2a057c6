import Foundation
import Testing
import WaggleGeometry
import WaggleMotion
@testable import WaggleCore
@testable import WaggleHeadless

/// Custom layouts.
@MainActor
@Suite struct LayoutProtocolTests {
    /// Places each subview where its value says.
    private struct Diagonal: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews {
                guard let at = subview[Place.self] else { continue }
                subview.place(at: CGPoint(x: bounds.minX + at, y: bounds.minY + at), anchor: .center, proposal: .unspecified)
            }
        }
    }
    private struct Place: LayoutValueKey { static var defaultValue: CGFloat? { nil } }

    @Test func subviewsArePlacedByTheirAnchorAndValue() {
        let scene = LayoutScene(100, 100) { Diagonal()() { box(20, 10).layoutValue(key: Place.self, value: 40).probe("a") } }
        #expect(scene["a"] == rect(30, 35, 20, 10))
    }
    @Test func valuesAreHeardThroughModifiersAndGroups() {
        let scene = LayoutScene(100, 100) { Diagonal()() { Group { box(20, 10).layoutValue(key: Place.self, value: 40) }.padding(5).opacity(0.5).probe("a") } }
        #expect(scene["a"] == rect(25, 30, 30, 20))
    }
    @Test func unplacedSubviewsStandInTheMiddleAndAreOfferedAll() {
        let scene = LayoutScene(100, 100) { Diagonal()() { box(20, 10).probe("a"); Color.red.probe("fills") } }
        #expect(scene["a"] == rect(40, 45, 20, 10))
        #expect(scene["fills"] == rect(0, 0, 100, 100))
    }

    @Test func ofNestedValuesTheInnerOneCounts() {
        let scene = LayoutScene(100, 100) {
            Diagonal()() {
                box(20, 10).layoutValue(key: Place.self, value: 40).padding(5).layoutValue(key: Place.self, value: 90).probe("a")
                Group { box(20, 10).layoutValue(key: Place.self, value: 20).probe("own"); box(20, 10).probe("group's") }.layoutValue(key: Place.self, value: 70)
            }
        }
        #expect(scene["a"] == rect(25, 30, 30, 20))
        #expect(scene["own"] == rect(10, 15, 20, 10) && scene["group's"] == rect(60, 65, 20, 10))
    }
    private struct Valued: View {
        @State var value: CGFloat = 40
        @State var isWrapped = false
        let remote: Remote<CGFloat>, wrapped: Remote<Bool>
        var body: some View {
            remote.connect($value)
            wrapped.connect($isWrapped)
            Diagonal()() {
                if isWrapped {
                    box(20, 10).layoutValue(key: Place.self, value: 10).layoutValue(key: Place.self, value: value).probe("a")
                } else {
                    box(20, 10).layoutValue(key: Place.self, value: value).layoutValue(key: Place.self, value: 90).probe("a")
                }
            }
            .frame(width: 100, height: 100)
        }
    }
    @Test func anInnerValueThatChangesIsHeard() {
        let remote = Remote<CGFloat>(), wrapped = Remote<Bool>()
        let scene = LayoutScene(100, 100) { Valued(remote: remote, wrapped: wrapped) }
        #expect(scene["a"] == rect(30, 35, 20, 10))
        remote.value = 50
        scene.window.settle()
        #expect(scene["a"] == rect(40, 45, 20, 10))
        wrapped.value = true
        scene.window.settle()
        #expect(scene["a"] == rect(0, 5, 20, 10))
    }

    private struct Twice: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 50, height: 50) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: .zero, proposal: .unspecified)
            subviews[0].place(at: CGPoint(x: 20, y: 30), proposal: .unspecified)
        }
    }
    @Test func theLastPlacementCounts() {
        let scene = LayoutScene(50, 50) { Twice()() { box(10, 10).probe("a") } }
        #expect(scene["a"] == rect(20, 30, 10, 10))
    }

    final class Log: @unchecked Sendable { var made = 0, updated = 0, measured = 0, distances: [CGFloat] = [], priorities: [Double] = [] }
    private struct Cached: Layout {
        let log: Log
        var gap: CGFloat = 0
        func makeCache(subviews: Subviews) -> Int { log.made += 1; return subviews.count }
        func updateCache(_ cache: inout Int, subviews: Subviews) { log.updated += 1; cache = subviews.count }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) -> CGSize {
            log.measured += 1
            return CGSize(width: CGFloat(cache) * 10 + gap, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Int) {
            log.priorities = subviews.map(\.priority)
            log.distances = zip(subviews, subviews.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: .horizontal) }
        }
    }
    private struct Growing: View {
        let log: Log
        @State var count = 2
        @State var gap: CGFloat = 0
        var body: some View {
            Cached(log: log, gap: gap)() { ForEach(0..<count, id: \.self) { _ in box(1, 1) } }.probe("a")
                .onChange(of: gap, initial: true) { count = gap > 0 ? 3 : 2 }
        }
    }
    @Test func theCacheIsMadeOnceAndNothingIsMeasuredAgainWithoutAChange() {
        let log = Log()
        let scene = LayoutScene { Growing(log: log) }
        #expect(log.made == 1)
        #expect(scene["a"]?.width == 20)
        let measured = log.measured
        scene.window.advance(to: 1)
        #expect(log.measured == measured)
        #expect(log.updated == 0)
    }
    @Test func subviewsTellTheirPriorityAndDistances() {
        let log = Log()
        _ = LayoutScene { Cached(log: log)() { box(1, 1).layoutPriority(3); box(1, 1); Spacer(); box(1, 1) } }
        #expect(log.priorities == [3, 0, -.infinity, 0])
        #expect(log.distances == [8, 0, 0])
    }
    @Test func aLayoutPassesItsSubviewsSpacingOn() {
        let log = Log()
        let scene = LayoutScene { HStack { Cached(log: log)() { box(1, 1) }.probe("a"); box(5, 5).probe("b"); Cached(log: log)() {}.probe("none") } }
        #expect((scene["b"]?.minX ?? 0) - (scene["a"]?.maxX ?? 0) == 8)
        #expect(scene["none"]?.minX == scene["b"]?.maxX)
    }
    @Test func prioritiesInAContainerStayInIt() {
        let log = Log()
        _ = LayoutScene { Cached(log: log)() { HStack { Color.red.layoutPriority(5) }; HStack {} } }
        #expect(log.priorities == [0, -.infinity])
    }

    private struct Guided: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 60, height: 10) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
        func explicitAlignment(of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGFloat? {
            guide == .leading ? 25 : nil
        }
    }
    @Test func aLayoutCanStateAGuide() {
        let scene = LayoutScene { VStack(alignment: .leading, spacing: 0) { Guided()() {}.probe("a"); box(10, 10).probe("b") } }
        #expect((scene["b"]?.minX ?? 0) - (scene["a"]?.minX ?? 0) == 25)
    }

    private struct Shifted: Layout {
        var x: CGFloat
        var animatableData: CGFloat { get { x } set { x = newValue } }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { proposal.replacingUnspecifiedDimensions() }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for subview in subviews { subview.place(at: CGPoint(x: bounds.minX + x, y: 0), proposal: .unspecified) }
        }
    }
    private struct Moving: View {
        let isErased: Bool
        @State var x: CGFloat = 0
        var body: some View {
            (isErased ? AnyLayout(Shifted(x: x)) : AnyLayout(AnyLayout(Shifted(x: x))))() { box(10, 10).probe("a") }
                .onAppear { withAnimation(.linear(duration: 1)) { x = 100 } }
        }
    }
    @Test(arguments: [true, false]) func animatableDataLaysOutEachFrame(isErased: Bool) {
        let scene = LayoutScene { Moving(isErased: isErased) }
        #expect(scene["a"]?.minX == 0)
        scene.window.advance(to: 0.25)
        #expect(scene["a"]?.minX == 25)
        scene.window.advance(to: 1.01)
        #expect(scene["a"]?.minX == 100)
    }

    // MARK: Stored subviews

    private final class Keeper: @unchecked Sendable {
        var first: LayoutSubview?, all: LayoutSubviews?
    }
    private struct Keeping: Layout {
        let keeper: Keeper
        func makeCache(subviews: Subviews) {
            if keeper.first == nil { (keeper.first, keeper.all) = (subviews.first, subviews) }
        }
        func updateCache(_ cache: inout Void, subviews: Subviews) {}
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { CGSize(width: 50, height: 50) }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            keeper.first?.place(at: CGPoint(x: 7, y: 8), proposal: .unspecified)
        }
    }
    private struct Kept: View {
        @State var ids = [1, 2, 3]
        let keeper: Keeper, remote: Remote<[Int]>
        var body: some View {
            remote.connect($ids)
            Keeping(keeper: keeper)() { ForEach(ids, id: \.self) { id in box(CGFloat(id * 10), 4).probe("\(id)") } }.frame(width: 50, height: 50)
        }
    }
    @Test func aKeptSubviewIsFoundWhereverItStandsAndAnswersNothingOnceItIsGone() {
        let keeper = Keeper(), remote = Remote<[Int]>()
        let scene = LayoutScene(50, 50) { Kept(keeper: keeper, remote: remote) }
        #expect(scene["1"]?.origin == CGPoint(x: 7, y: 8))
        remote.value = [3, 2, 1, 4]
        scene.window.settle()
        #expect(scene["1"]?.origin == CGPoint(x: 7, y: 8))
        #expect(keeper.first?.sizeThatFits(.unspecified) == size(10, 4))
        remote.value = [3, 2]
        scene.window.settle()
        #expect(keeper.first?.sizeThatFits(.unspecified) == .zero)
        #expect(keeper.first?.dimensions(in: .unspecified)[.bottom] == 0)
        #expect(keeper.first?.priority == 0)
        #expect(keeper.all?.map { $0.sizeThatFits(.unspecified) } == [size(30, 4), size(20, 4), .zero])
        #expect(Diagnostics.shared.hasReported("A layout uses a subview that no longer exists"))
    }
    @Test func aKeptSubviewOutlivesItsWindowWithoutHarm() {
        let keeper = Keeper()
        do {
            let window = HeadlessWindow(Kept(keeper: keeper, remote: Remote()), size: size(50, 50))
            #expect(keeper.first?.sizeThatFits(.unspecified) == size(10, 4))
            window.graph.close()
        }
        #expect(keeper.first?.sizeThatFits(.unspecified) == .zero)
        #expect(keeper.all?.count == 3)
        #expect(keeper.all?.last?.spacing.distance(to: ViewSpacing(), along: .horizontal) == 0)
    }

    // MARK: Custom types

    /// A view that is also a layout and has no content of its own.
    fileprivate struct Shelf<Content> {
        var gap: CGFloat = 0
        var content: Content
    }
    @Test func aConformanceMayBeConditionalAndAnInitialiserWithABuilderComesFirst() {
        let scene = LayoutScene(100, 100) {
            VStack(spacing: 0) {
                Shelf(gap: 3, content: ()) { box(10, 10).probe("a"); box(10, 10) }
                Shelf { box(20, 20).probe("b") }
                Pair { box(5, 5).probe("c") }
            }
        }
        #expect(scene["a"]?.minX == 38.5)
        #expect(scene["b"]?.size == size(20, 20))
        // The initialiser puts 11 points before it and 6 after it; the layout would centre it.
        #expect(scene["c"]?.minX == 50)
    }
}

extension LayoutProtocolTests.Shelf: Animatable where Content == Void {}
extension LayoutProtocolTests.Shelf: Layout where Content == Void {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        HStackLayout(spacing: gap).sizeThatFits(proposal: proposal, subviews: subviews)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        HStackLayout(spacing: gap).placeSubviews(in: bounds, proposal: proposal, subviews: subviews)
    }
}
extension HStackLayout {
    fileprivate func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews) -> CGSize {
        var cache = makeCache(subviews: subviews)
        return sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }
    fileprivate func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews) {
        var cache = makeCache(subviews: subviews)
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}
extension LayoutProtocolTests.Shelf: View where Content: View {
    init(@ViewBuilder content: () -> Content) { self.init(content: content()) }
    var body: some View { content }
}

/// A layout by conformance and a view by its builder: the call refers to the initialiser.
private struct Pair<Content: View>: View, Layout {
    let content: Content
    init(@ViewBuilder content: () -> Content) { self.content = content() }
    @MainActor var body: some View { HStack(spacing: 0) { Color.clear.frame(width: 11, height: 1); content; Color.clear.frame(width: 6, height: 1) } }
    nonisolated func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    nonisolated func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
extension Pair where Content == EmptyView {
    init() { self.init { EmptyView() } }
}
