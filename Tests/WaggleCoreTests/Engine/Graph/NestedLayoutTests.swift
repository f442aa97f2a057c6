import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// The cost of layout is linear in the number of nodes, however deeply they are nested.
@MainActor
@Suite struct NestedLayoutTests {
    enum Shape: CaseIterable {
        /// Cards in cards, a stack in a stack, a column in a column: one flexible child at each level.
        case cards, alternating, columns
        /// Several children of different flexibility.
        case texts, stretching, grids, textGrids, fitting, guides, ratios
        static let plain: [Shape] = [.cards, .alternating, .columns]
    }

    struct Nest: View {
        let shape: Shape
        let depth: Int
        var body: some View {
            if depth == 0 { Text("leaf") } else { level }
        }
        private var below: Nest { Nest(shape: shape, depth: depth - 1) }
        @ViewBuilder private var level: some View {
            switch shape {
            case .cards:
                VStack {
                    HStack { below; Spacer() }.padding().background(Color.gray)
                    HStack { Text("name"); Spacer(); Text("value") }
                }
                .frame(maxWidth: .infinity)
            case .alternating: HStack { VStack { below } }
            case .columns: VStack { below }.padding()
            case .texts: HStack { VStack { below; Text("a longer line of text") }; Text("other words") }
            case .stretching: HStack { VStack { below; Text("a longer line of text"); Color.red }; Color.blue; Text("words") }
            case .grids: Grid { GridRow { below; Text("cell") }; GridRow { Color.red; Text("another cell") } }
            case .textGrids: Grid(alignment: .leading) { GridRow { below; Text("cell") }; GridRow { Text("a line of some length"); Text("another cell") } }
            case .fitting: ViewThatFits { HStack { below; Text("wide") }; Text("narrow") }
            case .guides:
                HStack(alignment: .firstTextBaseline) {
                    VStack(alignment: .leading) { below; Text("a") }.frame(maxWidth: .infinity, alignment: .leadingFirstTextBaseline)
                    Text("b")
                }
            case .ratios: VStack { below.aspectRatio(contentMode: .fit); Text("a") }.fixedSize(horizontal: false, vertical: true)
            }
        }
    }

    private struct Counts {
        let measures, guides, placements: Double
        /// Per node.
        @MainActor init(_ view: some View, _ label: String) {
            let window = HeadlessWindow(view, size: CGSize(width: 400, height: 800))
            let counters = window.graph.counters, nodes = Double(window.graph.nodeCount)
            (measures, guides, placements) = (Double(counters.measures) / nodes, Double(counters.guides) / nodes, Double(counters.placements) / nodes)
            if ProcessInfo.processInfo.environment["COUNTS"] != nil { print("COUNT", label, measures, guides, placements) }
        }
    }

    @Test(arguments: Shape.allCases) func theCountsPerNodeDoNotGrowWithTheDepth(shape: Shape) {
        let counts = [10, 20, 40].map { Counts(Nest(shape: shape, depth: $0), "\(shape) \($0)") }
        let limit: Double = Shape.plain.contains(shape) ? 2.5 : 6
        for count in counts {
            #expect(count.measures < limit)
            #expect(count.guides < limit)
            #expect(count.placements <= 1)
        }
    }
    @Test(arguments: Shape.plain) func eachLevelCostsAsMuchAsTheOneAroundIt(shape: Shape) {
        let counts = [10, 20, 40].map { Counts(Nest(shape: shape, depth: $0), "\(shape) \($0)") }
        #expect(counts[1].measures <= counts[0].measures * 1.05)
        #expect(counts[2].measures <= counts[1].measures * 1.05)
    }

    // MARK: Random trees

    /// A tree of all containers and of modifiers that change proposals.
    private final class Branch {
        enum Kind: CaseIterable {
            case row, column, pile, grid, fitting, reader, own, baseline
            case scroll, lazyColumn, lazyRow, lazyGrid, lazyRowGrid, switching, list, form, arranged, sections
            case labeled, controls, tabs, navigation, split
        }
        enum Dress: CaseIterable { case none, padding, frame, flexible, background, overlay, ratio, fixed, priority, guide, inset, preference, preferenceBehind }
        let kind: Kind, dress: Dress, number: Int
        var children: [Branch] = []
        init(_ kind: Kind, _ dress: Dress, _ number: Int) { (self.kind, self.dress, self.number) = (kind, dress, number) }
    }
    private struct BranchView: View {
        let branch: Branch
        var body: some View {
            let number = CGFloat(branch.number)
            switch branch.dress {
            case .none: inner
            case .padding: inner.padding(number / 4)
            case .frame: inner.frame(width: 40 + number * 5)
            case .flexible: inner.frame(minWidth: number * 2, maxWidth: .infinity, alignment: .leading)
            case .background: inner.background(Color.gray)
            case .overlay: inner.overlay(alignment: .topTrailing) { Text("on") }
            case .ratio: inner.aspectRatio(number / 8 + 0.3, contentMode: .fit)
            case .fixed: inner.fixedSize(horizontal: false, vertical: true)
            case .priority: inner.layoutPriority(Double(branch.number % 3))
            case .guide: inner.alignmentGuide(.firstTextBaseline) { $0[.bottom] - number }
            case .inset: inner.safeAreaInset(edge: .top) { Text("bar") }
            case .preference:
                inner.anchorPreference(key: Anchors.self, value: .bounds) { [$0] }
                    .overlayPreferenceValue(Anchors.self, alignment: .topLeading) { anchors in
                        GeometryReader { proxy in Text("\(anchors.count)").offset(x: anchors.first.map { proxy[$0].minX } ?? 0) }
                    }
            case .preferenceBehind: inner.backgroundPreferenceValue(Anchors.self) { anchors in HStack { Text("\(anchors.count)"); Color.gray } }
            }
        }
        @ViewBuilder private var inner: some View {
            switch branch.kind {
            case .row: HStack { content }
            case .column: VStack(alignment: .leading) { content }
            case .pile: ZStack(alignment: .bottomTrailing) { content }
            case .grid: Grid { GridRow { content }; GridRow { Text("cell"); Color.red } }
            case .fitting: ViewThatFits { HStack { content }; Text("narrow") }
            case .reader: GeometryReader { _ in content }
            case .own: Flow() { content }
            case .baseline: HStack(alignment: .lastTextBaseline) { content; Spacer() }
            case .scroll: ScrollView(branch.number.isMultiple(of: 2) ? .vertical : .horizontal) { content }
            case .lazyColumn: LazyVStack(alignment: .leading) { content }
            case .lazyRow: LazyHStack { content }
            case .lazyGrid: LazyVGrid(columns: [GridItem(.adaptive(minimum: 60)), GridItem(.flexible())]) { content }
            case .switching: (branch.number.isMultiple(of: 2) ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) { content }
            case .list: List { Section { content } header: { Text("header") } footer: { Text("footer") } }.frame(height: 120)
            case .lazyRowGrid: LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.flexible())]) { content }.frame(height: 110)
            case .form: Form { Section { content } }.frame(height: 120)
            case .sections: VStack { Group(sections: Section { content } header: { Text("header") }) { ForEach($0) { section in HStack { section.header; section.content } } } }
            case .labeled: LabeledContent { content } label: { Text("label") }
            case .controls: ControlGroup { content }
            case .tabs: TabView { content.tabItem { Text("first") }; Text("second").tabItem { Text("second") } }.frame(height: 160)
            case .navigation: NavigationStack { VStack { content }.navigationTitle("title") }.frame(height: 160)
            case .split: NavigationSplitView { Text("side") } detail: { VStack { content } }.frame(height: 160)
            case .arranged: VStack { Group(subviews: content) { subviews in ForEach(subviews) { $0.padding(1) } } }
            }
        }
        @ViewBuilder private var content: some View {
            if branch.children.isEmpty {
                switch branch.number % 4 {
                case 0: Text("some words to break")
                case 1: Color.blue
                case 2: Color.green.frame(width: 20, height: 10)
                default: Text("word")
                }
            }
            ForEach(branch.children.indices, id: \.self) { BranchView(branch: branch.children[$0]) }
        }
    }
    private struct Anchors: PreferenceKey {
        static let defaultValue: [Anchor<CGRect>] = []
        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }
    /// A flow layout: rows of as many subviews as fit.
    private struct Flow: Layout {
        private func places(_ width: CGFloat, _ subviews: Subviews) -> (points: [CGPoint], size: CGSize) {
            var points: [CGPoint] = [], x: CGFloat = 0, y: CGFloat = 0, height: CGFloat = 0, most: CGFloat = 0
            for subview in subviews {
                let size = subview.sizeThatFits(ProposedViewSize(width: width, height: nil))
                if x > 0, x + size.width > width { (x, y, height) = (0, y + height, 0) }
                points.append(CGPoint(x: x, y: y))
                x += size.width
                most = max(most, x)
                height = max(height, size.height)
            }
            return (points, CGSize(width: most, height: y + height))
        }
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { places(proposal.width ?? .infinity, subviews).size }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (subview, point) in zip(subviews, places(bounds.width, subviews).points) {
                subview.place(at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: ProposedViewSize(width: bounds.width, height: nil))
            }
        }
    }
    private func randomTree(_ depth: Int, _ dice: inout Dice) -> Branch {
        let branch = Branch(Branch.Kind.allCases.randomElement(using: &dice)!, Branch.Dress.allCases.randomElement(using: &dice)!, Int.random(in: 0..<24, using: &dice))
        guard depth > 0 else { return branch }
        branch.children = [randomTree(depth - 1, &dice)]
        // Side branches are short, so that the tree is deep rather than wide.
        for _ in 0..<Int.random(in: 0...2, using: &dice) { branch.children.insert(randomTree(min(depth - 1, 1), &dice), at: Int.random(in: 0...branch.children.count, using: &dice)) }
        return branch
    }
    @Test(arguments: [6, 12, 24]) func randomTreesOfAllContainersCostABoundedNumberOfQuestionsPerNode(depth: Int) {
        var worst = 0.0, sum = 0.0
        for seed in 1...40 {
            var dice = Dice(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15)
            let count = Counts(BranchView(branch: randomTree(depth, &dice)), "random \(depth) \(seed)")
            worst = max(worst, count.measures)
            sum += count.measures
            // Lazy containers correct their lengths and are placed again, a few times in the first frame.
            #expect(count.placements < 6 && count.guides < 1, "\(seed): \(count)")
        }
        #expect(worst < 4)
        #expect(sum / 40 < 1.2)
    }

    // MARK: Very deep

    private struct Deep: View {
        let depth: Int
        var body: some View {
            VStack {
                HStack { if depth > 0 { Deep(depth: depth - 1) } else { Text("end") } }.padding(0.25).background(Color.gray)
            }
        }
    }
    @Test func fiveHundredNestedStacksAreDrawn() throws {
        let window = HeadlessWindow(Deep(depth: 500), size: CGSize(width: 400, height: 800))
        let nodes = window.graph.nodeCount
        #expect(nodes > 2500)
        #expect(window.graph.counters.measures < nodes * 2)
        let surface = try window.draw()
        #expect(surface.width == 400)
        #expect(window.shown.count == 502)
    }
}
