import Foundation
import OpenCombine
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// The caches of stacks between passes: unchanged subviews are not measured again, and changed ones are not taken from the cache.
@MainActor
@Suite struct StackCacheTests {
    struct Bar: Identifiable, Equatable {
        var id: Int
        var length: CGFloat = 20
        var stretches = false
        var priority: Double = 0
        var hugs = false
    }
    final class Bars: ObservableObject { @Published var bars: [Bar] = [] }

    struct BarView: View {
        let bar: Bar
        var body: some View {
            HStack(spacing: 0) {
                if bar.hugs {
                    Text("\(bar.id)")
                } else {
                    Color.red.frame(width: bar.length, height: bar.stretches ? nil : bar.length / 2).frame(minHeight: bar.stretches ? 3 : nil)
                }
            }
            .layoutPriority(bar.priority)
        }
    }
    enum Kind: CaseIterable { case column, row, depth, any }
    struct Stage: View {
        @ObservedObject var model: Bars
        let kind: Kind
        let spacing: CGFloat?
        var body: some View {
            let views = ForEach(model.bars) { BarView(bar: $0) }
            switch kind {
            case .column: VStack(alignment: .leading, spacing: spacing) { views }
            case .row: HStack(alignment: .firstTextBaseline, spacing: spacing) { views }
            case .depth: ZStack(alignment: .bottomTrailing) { views }
            case .any: AnyLayout(VStackLayout(alignment: .trailing, spacing: spacing)) { views }
            }
        }
    }

    private func frames(_ window: HeadlessWindow) -> [CGRect] {
        var frames: [CGRect] = []
        func walk(_ item: ItemNode) {
            if let leaf = item as? LeafNode { frames.append(leaf.shownFrame) }
            item.forEachItem(walk)
        }
        walk(window.graph.root)
        return frames
    }

    @Test(arguments: Kind.allCases, [nil, 0, 5] as [CGFloat?]) func changesEndWhereAFreshStackBegins(kind: Kind, spacing: CGFloat?) {
        var random = Dice(state: ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init) ?? 1)
        func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }
        func newBar(_ id: Int) -> Bar {
            Bar(id: id, length: CGFloat(number(1...30)), stretches: number(0...3) == 0, priority: number(0...5) == 0 ? Double(number(-1...1)) : 0, hugs: number(0...3) == 0)
        }
        let model = Bars(), size = CGSize(width: 300, height: 200)
        let window = HeadlessWindow(Stage(model: model, kind: kind, spacing: spacing), size: size)
        var next = 0
        for step in 0..<150 {
            var bars = model.bars
            for _ in 0..<number(1...3) {
                switch number(0...6) {
                case 0, 1:
                    bars.insert(newBar(next), at: number(0...bars.count))
                    next += 1
                case 2 where !bars.isEmpty: bars.remove(at: number(0...bars.count - 1))
                case 3 where bars.count > 1: bars.swapAt(number(0...bars.count - 1), number(0...bars.count - 1))
                case 4 where bars.count > 4: bars.removeSubrange(1..<number(2...bars.count - 1))
                default:
                    guard !bars.isEmpty else { continue }
                    let index = number(0...bars.count - 1)
                    bars[index] = newBar(bars[index].id)
                }
            }
            model.bars = bars
            window.advance(by: 1.0 / 60)
            let fresh = Bars()
            fresh.bars = bars
            let scratch = HeadlessWindow(Stage(model: fresh, kind: kind, spacing: spacing), size: size)
            let (a, b) = (frames(window), frames(scratch))
            guard a == b else {
                Issue.record("step \(step) with \(bars): \(a), from scratch \(b)")
                return
            }
        }
    }

    @Test(arguments: Kind.allCases) func aChangedSubviewIsMeasuredWithoutItsSiblings(kind: Kind) {
        let model = Bars()
        model.bars = (0..<200).map { Bar(id: $0) }
        let window = HeadlessWindow(Stage(model: model, kind: kind, spacing: 0), size: CGSize(width: 300, height: 200))
        model.bars[100].length = 18
        window.advance(by: 1.0 / 60)
        // The changed bar's views for a few proposals, and the containers around it.
        #expect(window.graph.counters.measures <= 30)
        model.bars.swapAt(3, 150)
        window.advance(by: 1.0 / 60)
        #expect(window.graph.counters.measures <= 30)
        model.bars.remove(at: 60)
        window.advance(by: 1.0 / 60)
        // Each of the first twenty, which fill the window, is offered a different share of it.
        #expect(window.graph.counters.measures <= 80)
    }

    /// Splits its subviews into two columns that share one cache, created for all subviews.
    struct Careless: Layout {
        func makeCache(subviews: Subviews) -> VStackLayout.Cache { VStackLayout().makeCache(subviews: subviews) }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache) -> CGSize {
            let half = subviews.count / 2
            let a = VStackLayout(spacing: 0).sizeThatFits(proposal: .unspecified, subviews: subviews[0..<half], cache: &cache)
            let b = VStackLayout(spacing: 0).sizeThatFits(proposal: .unspecified, subviews: subviews[half..<subviews.count], cache: &cache)
            return CGSize(width: a.width + b.width, height: max(a.height, b.height))
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout VStackLayout.Cache) {
            let half = subviews.count / 2
            VStackLayout(spacing: 0).placeSubviews(in: bounds, proposal: .unspecified, subviews: subviews[0..<half], cache: &cache)
            VStackLayout(spacing: 0).placeSubviews(in: bounds.offsetBy(dx: 50, dy: 0), proposal: .unspecified, subviews: subviews[half..<subviews.count], cache: &cache)
        }
    }
    /// Creates its cache for the first two subviews and updates it for all of them.
    struct Forgetful: Layout {
        struct Both { var column: VStackLayout.Cache, depth: ZStackLayout.Cache }
        func makeCache(subviews: Subviews) -> Both {
            Both(column: VStackLayout(spacing: 0).makeCache(subviews: subviews[0..<2]), depth: ZStackLayout().makeCache(subviews: subviews[0..<2]))
        }
        func updateCache(_ cache: inout Both, subviews: Subviews) {
            VStackLayout(spacing: 0).updateCache(&cache.column, subviews: subviews)
            ZStackLayout().updateCache(&cache.depth, subviews: subviews)
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Both) -> CGSize {
            let depth = ZStackLayout().sizeThatFits(proposal: .unspecified, subviews: subviews[0..<2], cache: &cache.depth)
            let column = VStackLayout(spacing: 0).sizeThatFits(proposal: .unspecified, subviews: subviews[0..<2], cache: &cache.column)
            return CGSize(width: depth.width, height: column.height)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Both) {
            VStackLayout(spacing: 0).placeSubviews(in: bounds, proposal: .unspecified, subviews: subviews[0..<2], cache: &cache.column)
        }
    }
    struct ForgetfulStage: View {
        @ObservedObject var model: Bars
        var body: some View { Forgetful()() { ForEach(model.bars) { BarView(bar: $0) } } }
    }
    @Test func aCacheOfSomeSubviewsIsNotTakenForOneOfAll() {
        let model = Bars()
        model.bars = (0..<5).map { Bar(id: $0) }
        let window = HeadlessWindow(ForgetfulStage(model: model), size: CGSize(width: 300, height: 200))
        model.bars[4].length = 30
        window.advance(by: 1.0 / 60)
        let made = frames(window)
        #expect(made.count == 5 && made[0].maxY == made[1].minY && made[4].size == CGSize(width: 30, height: 15))
    }
    @Test func aCacheOfOtherSubviewsIsMadeAnew() {
        let scene = LayoutScene { Careless()() { box(10, 10).probe("a"); box(10, 12).probe("b"); box(10, 10).probe("c"); box(10, 10).probe("d"); box(10, 7).probe("e") } }
        #expect([scene["b"]?.minY, scene["d"]?.minY, scene["e"]?.minY].map { $0.map { $0 - (scene["a"]?.minY ?? 0) } } == [10, 10, 20])
    }
}
