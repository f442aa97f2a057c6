import Foundation
import Testing
import WaggleGeometry
import WaggleMotion
@testable import WaggleCore

/// Layouts of the program's own.
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
}
