import Foundation
import OpenCombine
import Testing
import TestSupport
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 200, height: 100)

/// Removed nodes are freed, together with their state and their tasks.
@MainActor
@Suite struct FreedTests {
    private final class Census: @unchecked Sendable {
        var living = 0
        var born = 0
    }
    private final class Soul: ObservableObject {
        let census: Census
        init(_ census: Census) {
            self.census = census
            census.living += 1
            census.born += 1
        }
        deinit { census.living -= 1 }
    }
    /// Has state of every kind, and a task that never ends by itself.
    private struct Resident: View {
        let census: Census
        @State private var soul: Soul?
        @StateObject private var object: Soul
        @State private var moved = false
        init(_ census: Census) {
            self.census = census
            _object = StateObject(wrappedValue: Soul(census))
        }
        var body: some View {
            GeometryReader { proxy in
                Rectangle().fill(Paints.red).frame(width: moved ? proxy.size.width : 5)
            }
            .frame(width: 10, height: 10)
            .overlay(alignment: .top) { Text("wax") }
            .onAppear {
                soul = Soul(census)
                withAnimation(.linear(duration: 0.1)) { moved = true }
            }
            .task {
                let held = Soul(census)
                try? await Task.sleep(for: .seconds(100_000))
                _ = held
            }
            .onTapGesture { [soul] in _ = soul }
            .preference(key: Noted.self, value: 1)
            .id("resident")
        }
    }
    private struct Noted: PreferenceKey {
        static let defaultValue = 0
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    private struct House: View {
        enum Kind: CaseIterable { case branch, row, erased, identified, insideTransition, modified, grouped, nested }
        @State var isThere = false
        let kind: Kind, census: Census, remote: Remote<Bool>
        var body: some View {
            remote.connect($isThere)
            VStack { content }.onPreferenceChange(Noted.self) { _ in }
        }
        @ViewBuilder private var content: some View {
            switch kind {
            case .branch: if isThere { Resident(census) }
            case .row: ForEach(isThere ? [1, 2] : [], id: \.self) { _ in Resident(census) }
            case .erased: isThere ? AnyView(Resident(census)) : AnyView(EmptyView())
            case .identified: Group { if isThere { Resident(census) } else { Text("none") } }.id(isThere)
            case .insideTransition:
                if isThere { Resident(census).transition(.scale.combined(with: .move(edge: .leading)).combined(with: .opacity)) }
            case .modified: Text("wall").modifier(Extension(isThere: isThere, census: census))
            case .grouped: Group { if isThere { Resident(census); Resident(census) } }.padding(1).background { Color.blue }.opacity(0.9)
            case .nested: if isThere { VStack { if isThere { HStack { ForEach(0..<2) { _ in Resident(census) } }.transition(.slide) } } }
            }
        }
    }
    private struct Extension: ViewModifier {
        let isThere: Bool, census: Census
        func body(content: Content) -> some View {
            if isThere { HStack { content; Resident(census); content } } else { content }
        }
    }

    private func settle(_ window: HeadlessWindow) async {
        for _ in 0..<4 {
            window.advance(by: 1)
            // Cancelled tasks end on the main actor.
            for _ in 0..<20 { await Task.yield() }
        }
        window.advance(by: 0.1)
    }

    /// Waits for cancelled tasks: they wake on another thread first, which a busy machine may delay.
    private func tasksEnd(_ census: Census, remaining: Int = 0) async {
        await eventually { census.living <= remaining }
    }

    @Test(arguments: [false, true]) func removedViewsLeaveNoNodes(isAnimated: Bool) async {
        for kind in House.Kind.allCases {
            let census = Census(), remote = Remote<Bool>()
            let window = HeadlessWindow(House(kind: kind, census: census, remote: remote), size: size)
            window.advance(by: 1)
            let nodes = window.graph.nodeCount
            for turn in 0..<6 {
                if isAnimated { withAnimation(.linear(duration: 0.3)) { remote.value = turn % 2 == 0 } } else { remote.value = turn % 2 == 0 }
                window.settle()
                // Some return during their transition.
                if turn != 2 { await settle(window) } else { window.advance(by: 0.1) }
            }
            await settle(window)
            await tasksEnd(census)
            #expect(census.born > 0)
            #expect(census.living == 0, "\(kind)")
            #expect(window.graph.nodeCount == nodes, "\(kind)")
        }
    }

    @Test func aWindowThatCloses() async {
        let census = Census(), remote = Remote<Bool>()
        weak var root: ViewNode?
        do {
            let window = HeadlessWindow(House(kind: .nested, census: census, remote: remote), size: size)
            remote.value = true
            await settle(window)
            root = window.graph.root
            #expect(census.living > 0)
            window.graph.close()
            remote.binding = nil
        }
        await tasksEnd(census)
        #expect(root == nil)
        #expect(census.living == 0)
    }

    @Test func whatHasEndedIsFreedOnceTheFrameIsOver() {
        struct Lodgers: View {
            @State var isThere = true
            let remote: Remote<Bool>
            var body: some View {
                remote.connect($isThere)
                if isThere { Color.red }
            }
        }
        let remote = Remote<Bool>(), window = HeadlessWindow(Lodgers(remote: remote), size: size)
        func leaf() -> ViewNode? {
            var found: ViewNode?
            func walk(_ node: ViewNode) {
                if node is LeafNode { found = node }
                node.forEachChild(walk)
            }
            walk(window.graph.root)
            return found
        }
        weak let first = leaf()
        #expect(first != nil)
        remote.value = false
        window.settle()
        #expect(first?.isAlive == false)
        window.driver.frameIsOver()
        #expect(first == nil)
        // If the host does not report the end of the frame, the next update frees it.
        remote.value = true
        window.settle()
        weak let second = leaf()
        remote.value = false
        window.settle()
        #expect(second?.isAlive == false)
        window.settle()
        #expect(second == nil)
    }

    // MARK: Nodes outside the tree

    /// Weak references to objects, each with a description.
    @MainActor private final class Sightings {
        private struct Sighting {
            weak var object: AnyObject?
            let name: String
        }
        private var sightings: [ObjectIdentifier: Sighting] = [:]
        func note(_ object: AnyObject, _ name: String) { sightings[ObjectIdentifier(object)] = Sighting(object: object, name: name) }
        /// Records a node and all its descendants.
        func note(below node: ViewNode, except kept: Set<ObjectIdentifier> = []) {
            if !kept.contains(ObjectIdentifier(node)) { note(node, "\(type(of: node))") }
            node.forEachChild { note(below: $0, except: kept) }
            (node as? ItemNode)?.forEachItem { note(below: $0, except: kept) }
        }
        var count: Int { sightings.count }
        var living: [String] { sightings.values.filter { $0.object != nil }.map(\.name).sorted() }
        var ids: Set<ObjectIdentifier> { Set(sightings.keys) }
    }
    private struct Tenement: View {
        enum Kind: CaseIterable { case row, branch, transition, wrappedRow }
        @State var isLet = true
        let kind: Kind, sightings: Sightings, remote: Remote<Bool>
        var body: some View {
            remote.connect($isLet)
            VStack {
                Text("wall")
                switch kind {
                case .row: ForEach(isLet ? [1] : [], id: \.self) { _ in Tenant(sightings) }
                case .branch: if isLet { Tenant(sightings) }
                case .transition: if isLet { Tenant(sightings).transition(.scale.combined(with: .move(edge: .leading))) }
                case .wrappedRow: ForEach(isLet ? [1] : [], id: \.self) { _ in Tenant(sightings).transition(.slide) }.padding(1).onGeometryChange(for: CGSize.self) { $0.size } action: { _ in }
                }
            }
        }
    }
    private struct Tenant: View {
        let sightings: Sightings
        @StateObject private var object: Soul
        init(_ sightings: Sightings) {
            self.sightings = sightings
            _object = StateObject(wrappedValue: {
                let soul = Soul(Census())
                sightings.note(soul, "state object")
                return soul
            }())
        }
        var body: some View {
            GeometryReader { proxy in Color.red.frame(width: proxy.size.width) }.frame(width: 10, height: 10).overlay { Text("wax") }
                .onAppear { _ = object }
                .task {
                    let held = Soul(Census())
                    sightings.note(held, "object of a task")
                    try? await Task.sleep(for: .seconds(100_000))
                    _ = held
                }
        }
    }

    @Test(arguments: [false, true]) func objectsOfRemovedViewsAreFreed(isAnimated: Bool) async {
        for kind in Tenement.Kind.allCases {
            let empty = Sightings(), sightings = Sightings(), remote = Remote<Bool>()
            let window = HeadlessWindow(Tenement(kind: kind, sightings: sightings, remote: remote), size: size)
            func change(_ isLet: Bool) {
                withAnimation(isAnimated ? .linear(duration: 0.4) : nil) { remote.value = isLet }
                window.settle()
            }
            change(false)
            await settle(window)
            empty.note(below: window.graph.root)
            change(true)
            // During the transition, its nodes are among them.
            for _ in 0..<2 {
                window.advance(by: 0.1)
                sightings.note(below: window.graph.root, except: empty.ids)
            }
            await settle(window)
            await eventually { sightings.living.filter { $0 == "object of a task" }.count == 1 }
            sightings.note(below: window.graph.root, except: empty.ids)
            #expect(sightings.count > 12 && sightings.living.contains("state object"), "\(kind)")
            change(false)
            for _ in 0..<2 {
                sightings.note(below: window.graph.root, except: empty.ids)
                window.advance(by: 0.1)
            }
            await settle(window)
            window.driver.frameIsOver()
            await eventually { !sightings.living.contains("object of a task") }
            #expect(sightings.living == [], "\(kind)")
        }
    }

    /// A hundred conditions toggle a hundred times, with a transition.
    @Test func tenThousandBranchesThatCameAndWentLeaveNothing() async {
        final class Place {
            weak var node: ViewNode?
            init(_ node: ViewNode) { self.node = node }
        }
        struct Lodger: View {
            @StateObject private var soul: Soul
            init(_ census: Census) { _soul = StateObject(wrappedValue: Soul(census)) }
            var body: some View { Color.red.frame(width: 2, height: 2).onAppear { _ = soul } }
        }
        struct Branches: View {
            @State private var isThere = false
            let remote: Remote<Bool>, census: Census
            var body: some View {
                remote.connect($isThere)
                ZStack { ForEach(0..<100) { _ in if isThere { Lodger(census).transition(.scale.combined(with: .opacity)) } } }
            }
        }
        let census = Census(), remote = Remote<Bool>(), window = HeadlessWindow(Branches(remote: remote, census: census), size: size)
        let before = window.graph.nodeCount
        var places: [Place] = []
        func note(_ node: ViewNode) {
            if node is CompositeNode<Lodger> || node is TransitionNode { places.append(Place(node)) }
            node.forEachChild(note)
        }
        for round in 0..<200 {
            withAnimation(.linear(duration: 0.05)) { remote.value = round % 2 == 0 }
            window.settle()
            window.advance(by: 0.02)
            note(window.graph.root)
            window.advance(by: 0.1)
        }
        window.advance(by: 0.1)
        #expect(census.born == 10_000 && census.living == 0)
        #expect(places.count > 10_000 && places.allSatisfy { $0.node == nil })
        #expect(window.graph.nodeCount == before)
    }

    @Test func tenThousandThatCameAndWentLeaveNothing() async {
        struct Rows: View {
            @State var numbers: [Int] = []
            let remote: Remote<[Int]>, census: Census
            var body: some View {
                remote.connect($numbers)
                VStack { ForEach(numbers, id: \.self) { _ in Lodger(census, tasks) } }
            }
            let tasks: Census
        }
        struct Lodger: View {
            @StateObject private var soul: Soul
            let tasks: Census
            init(_ census: Census, _ tasks: Census) {
                _soul = StateObject(wrappedValue: Soul(census))
                self.tasks = tasks
            }
            var body: some View {
                Color.red.frame(width: 2, height: 2).transition(.opacity).onAppear { _ = soul }
                    .task {
                        let held = Soul(tasks)
                        try? await Task.sleep(for: .seconds(100_000))
                        _ = held
                    }
            }
        }
        let census = Census(), tasks = Census(), remote = Remote<[Int]>()
        let window = HeadlessWindow(Rows(remote: remote, census: census, tasks: tasks), size: size)
        let nodes = window.graph.nodeCount
        for round in 0..<100 {
            withAnimation(.linear(duration: 0.05)) { remote.value = Array(round * 100..<(round + 1) * 100) }
            window.settle()
            await eventually { tasks.born == (round + 1) * 100 }
            window.advance(by: 0.02)
        }
        #expect(tasks.living >= 100)
        withAnimation(.linear(duration: 0.05)) { remote.value = [] }
        window.settle()
        await settle(window)
        await tasksEnd(tasks)
        #expect(census.born == 10_000 && tasks.born == 10_000)
        #expect(census.living == 0 && tasks.living == 0)
        #expect(window.graph.nodeCount == nodes)
    }

    @Test func aModifierThatTogglesAroundItsContentKeepsNoDeadOnes() async {
        struct Toggling: ViewModifier {
            @State var isBoxed = false
            let remote: Remote<Bool>
            func body(content: Content) -> some View {
                remote.connect($isBoxed)
                if isBoxed { ZStack { content } } else { content }
            }
        }
        let census = Census(), remote = Remote<Bool>()
        let window = HeadlessWindow(Resident(census).modifier(Toggling(remote: remote)), size: size)
        await settle(window)
        let living = census.living
        for turn in 0..<10 {
            remote.value = turn % 2 == 0
            await settle(window)
        }
        await tasksEnd(census, remaining: living)
        #expect(census.living == living)
        #expect(census.born > living)
    }

    // MARK: Wrappers while items are inserted and removed

    private struct Spot: PreferenceKey {
        static let defaultValue: [Anchor<CGPoint>] = []
        static func reduce(value: inout [Anchor<CGPoint>], nextValue: () -> [Anchor<CGPoint>]) { value += nextValue() }
    }

    @Test func anchorsOfRowsThatComeAndGoAreAsManyAsTheRows() {
        struct Rows: View {
            @State var numbers = [1, 2, 3]
            let remote: Remote<[Int]>, journal: Journal
            var body: some View {
                remote.connect($numbers)
                HStack(spacing: 0) {
                    ForEach(numbers, id: \.self) { number in Block(Paints.red, CGFloat(number * 10)) }
                        .anchorPreference(key: Spot.self, value: .topLeading) { [$0] }
                }
                .overlayPreferenceValue(Spot.self) { anchors in
                    GeometryReader { proxy in
                        let _ = journal.note("\(anchors.map { Int(proxy[$0].x.rounded()) })")
                        Color.clear
                    }
                }
                .onTapGesture {}
            }
        }
        let remote = Remote<[Int]>(), journal = Journal()
        let window = HeadlessWindow(Rows(remote: remote, journal: journal), size: size)
        #expect(journal.events.last == "[0, 10, 30]")
        withAnimation(.linear(duration: 1)) { remote.value = [3, 4, 1, 2] }
        window.settle()
        #expect(journal.events.last == "[0, 30, 70, 80]", "the row on its way in has its anchor, in its place")
        window.advance(by: 0.5)
        window.advance(by: 1)
        #expect(journal.events.last == "[0, 30, 70, 80]")
        withAnimation(.linear(duration: 1)) { remote.value = [4, 2] }
        window.settle()
        window.advance(by: 2)
        #expect(journal.events.last == "[0, 40]")
        let nodes = window.graph.nodeCount
        withAnimation(.linear(duration: 1)) { remote.value = [4, 2, 5] }
        window.settle()
        window.advance(by: 2)
        withAnimation(.linear(duration: 1)) { remote.value = [4, 2] }
        window.settle()
        window.advance(by: 2)
        window.advance(by: 0.1)
        #expect(window.graph.nodeCount == nodes, "wrappers end with what they wrap")
    }

    /// A reader whose result has changed is freed in the frame that removes it, although nothing else moves.
    @Test func aReaderOfGeometryIsFreed() async {
        struct Walker: View {
            @StateObject private var soul: Soul
            init(_ census: Census) { _soul = StateObject(wrappedValue: Soul(census)) }
            var body: some View { GeometryReader { Text("\($0.frame(in: .global).minX)") } }
        }
        struct Path: View {
            @State private var step = 0
            let census: Census, remote: Remote<Int>
            var body: some View {
                remote.connect($step)
                ZStack(alignment: .topLeading) {
                    Color.blue
                    if step < 2 { Walker(census).frame(width: 20, height: 20).padding(.leading, step == 0 ? 10 : 30) }
                }
            }
        }
        let census = Census(), remote = Remote<Int>(), window = HeadlessWindow(Path(census: census, remote: remote), size: size)
        remote.value = 1
        window.settle()
        #expect(census.living == 1)
        remote.value = 2
        window.settle()
        window.advance(by: 0.1)
        #expect(census.living == 0)
    }

    @Test func wrappersThatHaveLeftReadNoGeometryAnyMore() {
        struct Rows: View {
            @State var numbers = [1, 2, 3]
            let remote: Remote<[Int]>, journal: Journal
            var body: some View {
                remote.connect($numbers)
                VStack(spacing: 0) {
                    ForEach(numbers, id: \.self) { Block(Paints.red, CGFloat($0)).transition(.opacity) }
                        .onGeometryChange(for: CGFloat.self) { $0.frame(in: .global).minY } action: { _ in journal.ran("geometry") }
                        .visualEffect { content, proxy in content.offset(x: proxy.size.width) }
                }
            }
        }
        let remote = Remote<[Int]>(), journal = Journal()
        let window = HeadlessWindow(Rows(remote: remote, journal: journal), size: size), geometry = window.graph.geometry
        /// Expects two readers for each row, each watching its own item.
        func expectReaders(of rows: Int, _ name: Comment) {
            #expect(geometry.readerCount == 2 * rows, name)
            #expect(geometry.watchedItemCount == 2 * rows, name)
        }
        expectReaders(of: 3, "at first")
        remote.value = [1, 3]
        window.settle()
        expectReaders(of: 2, "a row that goes at once")
        withAnimation(.linear(duration: 1)) { remote.value = [1, 3, 4, 5] }
        window.settle()
        window.advance(by: 0.5)
        expectReaders(of: 4, "rows on their way in")
        window.advance(by: 1)
        window.advance(by: 0.1)
        expectReaders(of: 4, "rows that have come")
        withAnimation(.linear(duration: 1)) { remote.value = [4] }
        window.settle()
        window.advance(by: 0.5)
        // One of them returns before its removal is complete.
        withAnimation(.linear(duration: 1)) { remote.value = [4, 5] }
        window.settle()
        for _ in 0..<3 { window.advance(by: 1) }
        expectReaders(of: 2, "rows that have gone with a transition")
        journal.reset()
        remote.value = [6, 4, 5]
        window.settle()
        // Removed rows do not respond: only the new row and the two that it moved do.
        #expect(journal["geometry"] == 3)
        expectReaders(of: 3, "at last")
    }
}
