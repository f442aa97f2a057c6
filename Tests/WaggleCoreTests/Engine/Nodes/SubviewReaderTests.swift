import Foundation
import Testing
import WaggleDisplayList
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 200, height: 400)

/// The simplest lazy container: a column of some subviews from an index on.
private struct Peephole<Content: View>: View {
    let first: Int
    let count: Int
    @ViewBuilder let content: Content
    typealias Body = Never
    static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        let node = PeepholeNode(inputs)
        (node.first, node.count) = (view.first, view.count)
        var inner = inputs.child(of: node)
        inner.makesSubviewsOnDemand = true
        node.content = Content._makeNode(view.content, in: inner)
        return node
    }
    static func _updateNode(_ node: ViewNode, with view: Self) {
        let node = unsafeDowncast(node, to: PeepholeNode.self)
        if (node.first, node.count) != (view.first, view.count) {
            (node.first, node.count) = (view.first, view.count)
            node.setNeedsLayout()
        }
        Content._updateNode(node.content, with: view.content)
    }
    static var _isUnary: Bool { true }
}

@MainActor
private final class PeepholeNode: ItemNode, ItemCollector {
    override var collector: (any ItemCollector)? { self }
    var itemsAreDirty = false
    var passesTraitsUp: Bool { false }
    var content: ViewNode!
    var first = 0
    var count = 0
    private(set) var shown: [ItemNode] = []
    private var hidden = HiddenNodes()

    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func forEachItem(_ body: (ItemNode) -> Void) { shown.forEach(body) }
    override var fixesSize: Bool { true }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    func gatherItems() {
        itemsAreDirty = false
        setNeedsLayout()
    }
    private func read() -> [ItemNode] {
        var reader = SubviewReader(from: first, count: count)
        content.readSubviews(&reader)
        return reader.items
    }
    override func placeItems() {
        var items = read()
        graph.evaluateDirtyNodes(below: self)
        items = read()
        let old = shown
        for item in old where !items.contains(where: { $0 === item }) { release(item) }
        shown = items
        items.forEach(take)
        hidden.hide(old.filter { item in item.isAlive && !items.contains { $0 === item } })
        var y: CGFloat = 0
        for item in items {
            item.place(at: CGPoint(x: 0, y: y), proposal: ProposedViewSize(width: size.width, height: nil))
            y += item.size.height
        }
        setNeedsDisplay()
    }
    override func makeDisplayList() -> DisplayList {
        var items: [DisplayList.Item] = []
        for item in shown { item.appendDisplay(to: &items) }
        return DisplayList(items)
    }
}

@MainActor
@Suite struct SubviewReaderTests {
    private func peephole(_ window: HeadlessWindow) -> PeepholeNode? {
        var found: PeepholeNode?
        func visit(_ node: ViewNode) {
            if let node = node as? PeepholeNode { found = node }
            node.forEachChild(visit)
        }
        visit(window.graph.root)
        return found
    }
    private func widths(_ window: HeadlessWindow) -> [CGFloat] { window.shown.sorted { $0.frame.minY < $1.frame.minY }.map(\.frame.width) }

    // MARK: ForEach

    private struct Feed: View {
        @State var first = 0
        @State var numbers: [Int]
        let journal: Journal, firstRemote: Remote<Int>, numbersRemote: Remote<[Int]>
        var body: some View {
            firstRemote.connect($first)
            numbersRemote.connect($numbers)
            Peephole(first: first, count: 3) {
                Block(Paints.blue, 7)
                ForEach(numbers, id: \.self) { number in
                    let _ = journal.ran("closure")
                    Row(number: number, journal: journal)
                }
                Block(Paints.blue, 9)
            }
        }
    }
    private struct Row: View {
        let number: Int, journal: Journal
        @State private var birth = 0
        var body: some View {
            let _ = journal.ran("body \(number)")
            Rectangle().fill(Paints.red).frame(width: CGFloat(number % 1000), height: 10)
                .onAppear { journal.note("\(number) appears") }.onDisappear { journal.note("\(number) disappears") }
        }
    }
    private func feed(_ count: Int, _ journal: Journal, _ first: Remote<Int>, _ numbers: Remote<[Int]>) -> HeadlessWindow {
        HeadlessWindow(Feed(numbers: Array(0..<count), journal: journal, firstRemote: first, numbersRemote: numbers), size: size)
    }

    @Test func theFortyThousandthRowIsMadeWithoutTheOthers() {
        let journal = Journal(), first = Remote<Int>()
        let window = feed(100_000, journal, first, Remote())
        #expect(widths(window) == [7, 0, 1])
        #expect(journal["closure"] == 2)
        #expect(peephole(window)?.content.subviewCount == 100_002)
        journal.reset()
        let before = window.graph.nodeCount
        first.value = 40_000
        window.settle()
        #expect(widths(window) == [999, 0, 1])
        // Three rows come into view; the two visible ones are updated, because their closure has changed.
        #expect(journal["closure"] == 5)
        #expect(window.graph.nodeCount < before + 40)
        first.value = 100_000
        window.settle()
        #expect(widths(window) == [999, 9])
    }

    @Test func aChangeRunsTheClosuresOfTheRowsThatExist() {
        let journal = Journal(), first = Remote<Int>(), numbers = Remote<[Int]>()
        let window = feed(10_000, journal, first, numbers)
        first.value = 5_001
        window.settle()
        #expect(widths(window) == [0, 1, 2])
        journal.reset()
        // Two elements are inserted in front: the same rows now have other indices.
        numbers.value = [77_777, 88_888] + Array(0..<10_000)
        window.settle()
        #expect(journal["closure"] == 5, "three rows that are shown are looked at, and two that come into sight are made")
        #expect(journal["body 5000"] == 0, "an element that did not change is not made again")
        #expect(widths(window) == [998, 999, 0])
        first.value = 5_003
        window.settle()
        #expect(widths(window) == [0, 1, 2])
        #expect(journal["body 5000"] == 0, "a row that went out of sight and came back is the same row")
    }

    @Test func rowsAppearWhereTheyAreSeenAndStayAliveUntilTheyAreReleased() {
        let journal = Journal(), first = Remote<Int>()
        let window = feed(100, journal, first, Remote())
        first.value = 11
        window.settle()
        #expect(journal.events == ["0 appears", "1 appears", "10 appears", "11 appears", "12 appears", "0 disappears", "1 disappears"])
        journal.reset()
        first.value = 1
        window.settle()
        #expect(Set(journal.events) == ["0 appears", "1 appears", "2 appears", "10 disappears", "11 disappears", "12 disappears"])
        #expect(journal["body 0"] == 0, "its state was kept, and nothing it shows changed")
        let count = window.graph.nodeCount
        peephole(window)?.content.releaseSubviews(outside: 1..<4)
        window.settle()
        #expect(window.graph.nodeCount < count)
        journal.reset()
        first.value = 11
        window.settle()
        #expect(journal["body 10"] == 1)
    }

    @Test func idsAndIndicesAreKnownWithoutMakingRows() {
        let journal = Journal()
        let window = feed(50_000, journal, Remote(), Remote())
        journal.reset()
        let content = peephole(window)?.content
        #expect(content?.subviewIndex(of: AnyHashable(31_415)) == 31_416)
        #expect(content?.subviewID(at: 31_416) == AnyHashable(31_415))
        #expect(content?.subviewIndex(of: AnyHashable("none")) == nil)
        #expect(content?.subviewID(at: 0) == nil)
        #expect(journal["closure"] == 0)
    }

    @Test func aRowThatComesInAnAnimatedChangeHasItsTransitionAndOthersDoNot() {
        let journal = Journal(), first = Remote<Int>(), numbers = Remote<[Int]>()
        let window = feed(1_000, journal, first, numbers)
        first.value = 1
        window.settle()
        withAnimation(.linear(duration: 1)) { numbers.value = [500_500] + Array(0..<1_000) }
        window.settle()
        window.advance(by: 0.5)
        #expect(window.all(Paints.red).map(\.opacity).sorted() == [0.5, 1, 1])
        window.advance(by: 1)
        withAnimation(.linear(duration: 1)) { numbers.value = Array(0..<1_000) }
        window.settle()
        window.advance(by: 0.5)
        let fading = window.all(Paints.red).filter { $0.opacity < 1 }
        #expect(fading.map(\.frame.width) == [500])
        #expect(window.all(Paints.red).count >= 3)
        window.advance(by: 1)
        #expect(widths(window) == [0, 1, 2])
    }

    // MARK: Rows of several views

    private struct Uneven: View {
        @State var first = 0
        let remote: Remote<Int>, journal: Journal
        var body: some View {
            remote.connect($first)
            Peephole(first: first, count: 4) {
                ForEach(0..<1_000) { number in
                    let _ = journal.ran("closure")
                    Rectangle().fill(Paints.red).frame(width: CGFloat(number % 10 * 10), height: 10)
                    if number % 3 == 0 { Rectangle().fill(Paints.red).frame(width: CGFloat(number % 10 * 10 + 1), height: 10) }
                }
                .padding(.leading, 1)
            }
        }
    }

    @Test func rowsOfSeveralViewsAreReadInOrder() {
        let journal = Journal(), first = Remote<Int>()
        let window = HeadlessWindow(Uneven(remote: first, journal: journal), size: size)
        #expect(widths(window) == [0, 1, 10, 20])
        for (index, expected) in [(1, [1, 10, 20, 30]), (3, [20, 30, 31, 40]), (4, [30, 31, 40, 50]), (6, [40, 50, 60, 61]), (2, [10, 20, 30, 31])] {
            first.value = index
            window.settle()
            #expect(widths(window) == expected.map { CGFloat($0) }, "from \(index)")
        }
        journal.reset()
        first.value = 900
        window.settle()
        #expect(journal["closure"] < 10, "what was never made is assumed to be like the first row")
        #expect(window.shown.count == 4)
    }

    // MARK: Reading in parts equals reading everything

    @ViewBuilder private func mixture(_ depth: Int, _ random: inout Random) -> some View {
        let kind = depth == 0 ? 0 : random.next(below: 9)
        if kind == 0 {
            AnyView(Block(Paints.red, CGFloat(random.next(below: 50))))
        } else if kind == 1 {
            let (a, b) = (AnyView(mixture(depth - 1, &random)), AnyView(mixture(depth - 1, &random)))
            AnyView(Group { a; b }.padding(1))
        } else if kind == 2 {
            let part = AnyView(mixture(depth - 1, &random))
            AnyView(ForEach(0..<random.next(below: 4), id: \.self) { _ in part }.zIndex(1))
        } else if kind == 3 {
            AnyView(EmptyView().padding())
        } else if kind == 4 {
            let (a, b) = (AnyView(mixture(depth - 1, &random)), AnyView(mixture(depth - 1, &random)))
            AnyView(Section { a } header: { b } footer: { Block(Paints.green, 3) })
        } else if kind == 5 {
            AnyView(mixture(depth - 1, &random)).id(random.next(below: 3))
        } else if kind == 6 {
            AnyView(AnyView(mixture(depth - 1, &random)).opacity(0.5).onAppear {})
        } else if kind == 7 {
            AnyView(AnyView(mixture(depth - 1, &random)).environment(\.lineLimit, 1).preference(key: Tally.self, value: 1))
        } else {
            let (a, b, c) = (AnyView(mixture(depth - 1, &random)), AnyView(mixture(depth - 1, &random)), AnyView(mixture(depth - 1, &random)))
            AnyView(TupleView((a, b, c)))
        }
    }
    private struct Tally: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }
    private struct Random {
        var state: UInt64
        mutating func next(below bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(bound))
        }
    }

    @Test func readingSubviewsInPartsEqualsReadingThemAtOnce() throws {
        for seed in 0..<60 {
            var random = Random(state: UInt64(seed) &* 77 &+ 5)
            let eager = AnyView(mixture(4, &random))
            random = Random(state: UInt64(seed) &* 77 &+ 5)
            let lazy = AnyView(mixture(4, &random))
            let wholeWindow = HeadlessWindow(VStack { eager }, size: size), window = HeadlessWindow(Peephole(first: 0, count: 0) { lazy }, size: size)
            let whole = try #require(wholeWindow.graph.root.topItems.first as? ContainerNode).allItems.map { $0.sizeThatFits(.unspecified) }
            let content = try #require(peephole(window)).content!
            var parts: [CGSize] = []
            while true {
                var reader = SubviewReader(from: parts.count, count: 1 + random.next(below: 3))
                content.readSubviews(&reader)
                if reader.items.isEmpty { break }
                parts += reader.items.map { $0.sizeThatFits(.unspecified) }
            }
            #expect(parts == whole, "seed \(seed)")
            #expect(content.subviewCount == whole.count, "seed \(seed)")
            var again = SubviewReader()
            content.readSubviews(&again)
            let made = window.graph.nodeCount
            var third = SubviewReader()
            content.readSubviews(&third)
            #expect(zip(again.items, third.items).allSatisfy { $0 === $1 } && again.items.count == third.items.count, "seed \(seed)")
            #expect(window.graph.nodeCount == made, "reading twice makes nothing")
        }
    }

    /// Also while views come and go with transitions.
    @Test func readingTwiceInATransitionGivesTheSame() throws {
        struct Page: View {
            @State private var isOn = false
            let remote: Remote<Bool>
            var body: some View {
                remote.connect($isOn)
                VStack {
                    if isOn { Block(Paints.red).transition(.scale) } else { Block(Paints.blue).transition(.slide) }
                    ForEach(isOn ? [1, 2, 3] : [3, 4], id: \.self) { number in if number > 1 || isOn { Block(Paints.green, CGFloat(number)) } }.padding(1)
                    Group { if isOn { Section { Block(Paints.red) } header: { Text("header") } } }.opacity(0.5)
                }
            }
        }
        let remote = Remote<Bool>(), window = HeadlessWindow(Page(remote: remote), size: size)
        for isOn in [true, false, true] {
            withAnimation(.linear(duration: 1)) { remote.value = isOn }
            window.settle()
            window.advance(by: 0.3)
            let stack = try #require(window.graph.root.topItems.first as? ContainerNode)
            let (nodes, shown) = (window.graph.nodeCount, window.shown)
            for _ in 0..<2 {
                var reader = SubviewReader()
                stack.content.readSubviews(&reader)
                #expect(reader.items.count == stack.allItems.count && zip(reader.items, stack.allItems).allSatisfy { $0 === $1 })
            }
            #expect(window.graph.nodeCount == nodes && !window.graph.hasPendingChanges && window.shown == shown)
        }
    }

    @Test func sectionsKnowTheirParts() {
        let window = HeadlessWindow(Peephole(first: 0, count: 2) {
            Block(Paints.red)
            Section { ForEach(0..<1_000) { _ in Block(Paints.red) } } header: { Block(Paints.green); Block(Paints.green) }
            Section { Block(Paints.blue) } footer: { Block(Paints.green) }
        }, size: size)
        var sections: [SubviewSection] = []
        peephole(window)?.content.readSections(into: &sections, at: 0)
        #expect(sections.map { [$0.header, $0.content, $0.footer] }
            == [[1..<3, 3..<1_003, 1_003..<1_003], [1_003..<1_003, 1_003..<1_004, 1_004..<1_005]])
    }

    // MARK: Leaving

    @Test func viewsMadeDuringLayoutEvaluateWhatLiesBelowThemAlone() throws {
        struct Row: View {
            let name: String
            let journal: Journal
            let remote: Remote<Int>
            @State private var count = 0
            var body: some View {
                let _ = journal.note("\(name) \(count)")
                remote.connect($count)
                Color.red.frame(width: 10, height: 10)
            }
        }
        let journal = Journal()
        let view = HStack {
            VStack { Row(name: "inside", journal: journal, remote: Remote()) }
            Row(name: "outside", journal: journal, remote: Remote())
        }
        let window = HeadlessWindow(view, size: size), graph = window.graph
        var rows: [String: ViewNode] = [:]
        func find(_ node: ViewNode) {
            if let row = (node as? CompositeNode<Row>)?.view as? Row { rows[row.name] = node }
            node.forEachChild(find)
        }
        find(graph.root)
        let inside = try #require(rows["inside"]), outside = try #require(rows["outside"])
        var container = inside.parent
        while let node = container, !(node is ContainerNode) { container = node.parent }
        let stack = try #require(container)
        journal.reset()
        inside.invalidate()
        outside.invalidate()
        graph.during(.layingOut, from: .resting) { graph.evaluateDirtyNodes(below: stack) }
        #expect(journal.events == ["inside 0"] && !inside.isDirty && outside.isDirty)
        window.settle()
        #expect(journal.events == ["inside 0", "outside 0"] && !outside.isDirty)
    }

    @Test func leavingRowsCostWhatLeaves() {
        struct List: View {
            @State var numbers = Array(0..<4_000)
            let remote: Remote<[Int]>
            var body: some View {
                remote.connect($numbers)
                VStack(spacing: 0) { ForEach(numbers, id: \.self) { _ in Color.red.frame(height: 0.1) } }
            }
        }
        let remote = Remote<[Int]>()
        let window = HeadlessWindow(List(remote: remote), size: size)
        withAnimation(.linear(duration: 0.5)) { remote.value = (0..<4_000).filter { $0 % 2 == 0 } }
        window.settle()
        #expect(window.graph.counters.gatheredSubviews <= 3 * 4_000)
        window.advance(by: 0.25)
        #expect(window.graph.counters.gatheredSubviews == 0)
        window.advance(by: 1)
        // Two thousand rows end in one frame, and the list is read for all of them together.
        #expect(window.graph.counters.endedNodes > 2_000 && window.graph.counters.gatheredSubviews <= 3 * 4_000)
        #expect((window.graph.root.topItems.first as? ContainerNode)?.allItems.count == 2_000)
    }
}
