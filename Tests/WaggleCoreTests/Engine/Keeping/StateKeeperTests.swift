import Foundation
import FoundationNetworking
import Observation
import OpenCombine
import Synchronization
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Two versions of a program: the first one's state goes to the second, as it does between two processes.
@MainActor
@Suite struct StateKeeperTests {
    /// What both versions of a view let the test do.
    private final class Hand {
        var act: () -> Void = {}
        var seen: [String: String] = [:]
    }
    private func window(_ content: some View, _ kept: KeptState? = nil) -> HeadlessWindow {
        var environment = EnvironmentValues()
        environment.stateKeeper = StateKeeper(kept)
        return HeadlessWindow(content, size: CGSize(width: 200, height: 300), environment: environment)
    }
    /// The state as another process reads it.
    private func state(of window: HeadlessWindow) throws -> KeptState {
        try JSONDecoder().decode(KeptState.self, from: JSONEncoder().encode(#require(window.graph.keepState())))
    }
    private func restorePlaces(_ window: HeadlessWindow) {
        for _ in 0..<4 where window.graph.restorePlaces() { window.advance(by: 0.01) }
    }

    // MARK: Views

    private enum Old {
        struct Counter: View {
            let hand: Hand
            @State private var count = 1
            @State private var name = "a"
            @State private var size = 1
            var body: some View {
                let _ = hand.act = { (count, name, size) = (7, "seven", 3) }
                let _ = hand.seen = ["count": "\(count)", "name": name]
                Text(name)
            }
        }
        struct Screen: View {
            let hand: Hand
            var body: some View { Counter(hand: hand) }
        }
        struct Gone: View {
            @State private var isOn = true
            var body: some View { Text(isOn ? "on" : "off") }
        }
        struct Pair: View {
            let hand: Hand
            var body: some View {
                VStack {
                    Counter(hand: hand)
                    Gone()
                }
            }
        }
    }
    private enum New {
        struct Counter: View {
            let hand: Hand
            @State private var count = 1
            @State private var title = "new"
            @State private var size = 1.5
            var body: some View {
                let _ = hand.seen = ["count": "\(count)", "title": title, "size": "\(size)"]
                VStack { Text(title).padding() }.background(.red)
            }
        }
        struct Screen: View {
            let hand: Hand
            var body: some View { ZStack { VStack { Counter(hand: hand).padding().opacity(0.5) } } }
        }
        struct Pair: View {
            let hand: Hand
            var body: some View { VStack { Counter(hand: hand) } }
        }
    }

    @Test func aChangedBodyKeepsEverything() throws {
        let old = Hand(), same = Hand()
        let first = window(Old.Screen(hand: old))
        old.act()
        first.advance(by: 0.1)
        let second = window(VStack { Old.Screen(hand: same).padding() }, try state(of: first))
        #expect(same.seen == ["count": "7", "name": "seven"])
        #expect(second.graph.keeper?.notKept == [])
    }

    @Test func aPropertyWithAnotherNameOrTypeIsLostAloneAndNamed() throws {
        let old = Hand(), new = Hand()
        let first = window(Old.Screen(hand: old))
        old.act()
        first.advance(by: 0.1)
        let second = window(New.Screen(hand: new), try state(of: first))
        #expect(new.seen == ["count": "7", "title": "new", "size": "1.5"])
        #expect(second.graph.keeper?.notKept == ["Counter.name", "Counter.size"])
    }

    @Test func aViewThatIsGoneIsNamed() throws {
        let first = window(Old.Pair(hand: Hand()))
        let second = window(New.Pair(hand: Hand()), try state(of: first))
        #expect(second.graph.keeper?.notKept.contains("Gone.isOn") == true)
        // Said once; it may still come again.
        let third = window(New.Pair(hand: Hand()), try state(of: second))
        #expect(third.graph.keeper?.notKept == [])
    }

    private struct Cell: View {
        let id: Int
        let hand: Hand
        @State private var text = "empty"
        var body: some View {
            let _ = hand.seen["\(id)"] = text
            let _ = { let act = hand.act; hand.act = { act(); text = "cell \(id)" } }()
            Text(text)
        }
    }
    private struct Rows: View {
        let ids: [Int]
        let hand: Hand
        var body: some View { List(ids, id: \.self) { Cell(id: $0, hand: hand) } }
    }
    @Test func rowsAreFoundByTheirIDs() throws {
        let old = Hand(), new = Hand()
        let first = window(Rows(ids: [1, 2, 3], hand: old))
        old.act()
        first.advance(by: 0.1)
        let second = window(Rows(ids: [3, 9, 1], hand: new), try state(of: first))
        #expect(new.seen == ["3": "cell 3", "9": "empty", "1": "cell 1"])
        #expect(second.graph.keeper?.notKept == [])
    }

    @Test func stateStaysOverSeveralVersionsAlsoOfViewsThatHaveNotComeAgain() throws {
        struct Tab: View {
            let shows: Bool
            let hand: Hand
            var body: some View { if shows { Cell(id: 1, hand: hand) } else { Text("none") } }
        }
        let old = Hand(), new = Hand()
        let first = window(Tab(shows: true, hand: old))
        old.act()
        first.advance(by: 0.1)
        let second = window(Tab(shows: false, hand: Hand()), try state(of: first))
        _ = window(Tab(shows: true, hand: new), try state(of: second))
        #expect(new.seen == ["1": "cell 1"])
    }

    // MARK: Values

    fileprivate struct Point3: Equatable { var x = 0.0, y = 0.0, name = "" }
    private enum Side: Hashable { case left, right, top }
    private struct Deep: Equatable {
        var side = Side.left
        var points: [Point3] = []
        var table: [Side: Point3] = [:]
        var chosen: Side?
        var limits = 0.0...1.0
    }

    @Test(arguments: [Double.infinity, 2.5, -.infinity]) func valuesWithoutCodingAreKeptByTheirParts(number: Double) throws {
        let value = Deep(side: .top, points: [Point3(x: number, y: 2, name: "p")], table: [.right: Point3(x: 3)], chosen: .right, limits: 0...4)
        let kept = try #require(KeptValue.of(value)), read = try JSONDecoder().decode(KeptValue.self, from: JSONEncoder().encode(kept))
        #expect(read.restored(as: Deep.self, initial: nil) == value)
    }
    @Test(arguments: [Color.red, Color.primary.opacity(0.5), Color(red: 0.2, green: 0.4, blue: 0.6, opacity: 0.5)]) func coloursAreKept(color: Color) throws {
        let kept = try #require(KeptValue.of(color)), read = try JSONDecoder().decode(KeptValue.self, from: JSONEncoder().encode(kept))
        #expect(read.restored(as: Color.self, initial: nil) == color)
    }
    @Test func closuresAndWhatHoldsSomeAreNotKept() {
        struct Holder { var action: () -> Void = {} }
        #expect(KeptValue.of({}) == nil)
        #expect(KeptValue.of(Holder()) == nil)
        #expect(KeptValue.of([Holder()]) == nil)
    }
    @Test func aStructureTakesWhatItStillHas() throws {
        enum A { struct Model { var count = 5, name = "old", size = 2 } }
        enum B { struct Model { var added = "new", name = "initial", count = 1, size = 2.5 } }
        let kept = try #require(KeptValue.of(A.Model())), new = try #require(kept.restored(as: B.Model.self, initial: B.Model()))
        #expect(new.count == 5 && new.name == "old" && new.added == "new" && new.size == 2.5)
        #expect(kept.restored(as: B.Model.self, initial: nil) == nil)
    }
    @Test func anEnumerationsCaseIsFoundByItsName() throws {
        enum A { enum Side { case left, right } }
        enum B { enum Side { case top, right, left, bottom } }
        enum C { enum Side { case top, bottom } }
        let kept = try #require(KeptValue.of(A.Side.right))
        #expect(kept.restored(as: B.Side.self, initial: nil) == .right)
        #expect(kept.restored(as: C.Side.self, initial: nil) == nil)
    }

    // MARK: Objects

    private final class Library: ObservableObject {
        @Published var books = ["first"]
        @Published var shelf: Point3?
        @Published var onChange: () -> Void = {}
        var opened = 0
        let inner = Inner()
        weak var delegate: Inner?
        var observers: Set<AnyCancellable> = []
        var heard: [[String]] = []
        init() { $books.dropFirst().sink { [weak self] in self?.heard.append($0) }.store(in: &observers) }
    }
    private final class Inner { var depth = 1 }
    @Observable fileprivate final class Store {
        fileprivate var items: [Point3] = []
        var total = 0
    }

    private struct Shelf: View {
        let hand: Hand
        @StateObject private var library = Library()
        @State private var store = Store()
        var body: some View {
            let _ = hand.act = {
                library.books.append("second")
                library.shelf = Point3(x: 1)
                (library.opened, library.inner.depth) = (4, 9)
                library.delegate = library.inner
                store.items = [Point3(x: 8)]
                store.total = 3
            }
            let _ = hand.seen = [
                "books": library.books.joined(separator: ","), "shelf": "\(library.shelf?.x ?? 0)", "opened": "\(library.opened)", "depth": "\(library.inner.depth)",
                "store": "\(store.items.first?.x ?? 0) \(store.total)", "heard": "\(library.heard.count)"]
            Text("shelf")
        }
    }
    @Test func objectsTakeOverTheirPropertiesAndTellThoseWhoListen() throws {
        let old = Hand(), new = Hand()
        let first = window(Shelf(hand: old))
        old.act()
        first.advance(by: 0.1)
        let second = window(Shelf(hand: new), try state(of: first))
        #expect(new.seen == ["books": "first,second", "shelf": "1.0", "opened": "4", "depth": "9", "store": "8.0 3", "heard": "1"])
        // The new program has not set its delegate yet.
        #expect(second.graph.keeper?.notKept == ["Shelf.library.delegate", "Shelf.library.onChange"])
    }
    @Test func anObjectOfAnotherVersionTakesWhatItStillHas() throws {
        class OldModel {
            var count = 1
            var name = "old"
            var size = 3
        }
        class NewModel {
            var added = 7
            var name = "new"
            var count = 0
            var size = "large"
        }
        let old = OldModel(), new = NewModel()
        old.count = 12
        let lost = KeptObject.lost(of: try #require(KeptObject.fields(of: old, 0)), in: new, 0)
        #expect(new.count == 12 && new.name == "old" && new.added == 7 && new.size == "large")
        #expect(lost == ["size"])
    }

    private final class Square {
        var number: Int
        var left: Square?, right: Square?, above: Square?, below: Square?
        var all: [Square] = []
        init(_ number: Int) { self.number = number }
    }
    @Test func objectsThatKnowEachOtherAreKeptOnce() throws {
        func field() -> [[Square]] {
            let cells = (0..<3).map { row in (0..<3).map { Square(row * 3 + $0) } }
            for row in 0..<3 {
                for column in 0..<3 {
                    let cell = cells[row][column]
                    if column > 0 { (cell.left, cells[row][column - 1].right) = (cells[row][column - 1], cell) }
                    if row > 0 { (cell.above, cells[row - 1][column].below) = (cells[row - 1][column], cell) }
                    cell.all = cells.flatMap(\.self)
                }
            }
            return cells
        }
        let old = field(), new = field()
        old[0][1].number = 70
        let kept = try #require(KeptObject.fields(of: old[0][0], 0))
        #expect(KeptObject.lost(of: kept, in: new[0][0], 0).allSatisfy { $0.hasSuffix("all") })
        #expect(new[0][1].number == 70)
        for cell in (old + new).flatMap(\.self) {
            (cell.left, cell.right, cell.above, cell.below) = (nil, nil, nil, nil)
            cell.all = []
        }
    }
    private actor Counter { var count = 0 }
    private final class Guarded {
        let lock = Mutex(1)
        let counter = Counter()
        var count = 2
    }
    private final class Job: Operation, @unchecked Sendable { var count = 3 }
    @Test func locksActorsAndWhatALibraryHasInAnObjectAreLeftAlone() {
        #expect(KeptObject.fields(of: Guarded(), 0).map { Set($0.keys) } == ["count"])
        #expect(KeptObject.fields(of: Job(), 0).map { Set($0.keys) } == ["count"])
        #expect(KeptObject.fields(of: Counter(), 0) == nil)
        #expect(!KeptObject.isOfProgram(URLSession.self))
    }

    // MARK: Navigation, scrolling, focus, text

    private struct Detail: View {
        let number: Int
        let hand: Hand
        @State private var note = "none"
        var body: some View {
            let _ = hand.act = { note = "written" }
            let _ = hand.seen["\(number)"] = note
            Text("Detail \(number)")
        }
    }
    private struct Tree: View {
        let hand: Hand
        let pushes: [Int]
        @State private var path = NavigationPath()
        var body: some View {
            NavigationStack(path: $path) {
                Color.clear
                    .onAppear { for number in pushes { path.append(number) } }
                    .navigationDestination(for: Int.self) { Detail(number: $0, hand: hand) }
            }
        }
    }
    @Test func theNavigationPathStaysWithTheScreensState() throws {
        let old = Hand(), new = Hand()
        let first = window(Tree(hand: old, pushes: [4, 5]))
        first.advance(by: 2)
        old.act()
        first.advance(by: 0.1)
        #expect(old.seen["5"] == "written")
        let second = window(Tree(hand: new, pushes: []), try state(of: first))
        second.advance(by: 0.1)
        #expect(new.seen["5"] == "written")
        #expect(second.graph.keeper?.notKept == [])
    }
    private struct OwnPath: View {
        let hand: Hand
        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("By value", value: 3)
                    NavigationLink("By view") { Detail(number: 8, hand: hand) }
                }
                .navigationDestination(for: Int.self) { Detail(number: $0, hand: hand) }
            }
        }
    }
    @Test(arguments: [("By value", "3"), ("By view", "8")]) func screensOfAStackWithoutAPathStay(link: String, screen: String) throws {
        let old = Hand(), new = Hand()
        let first = window(OwnPath(hand: old))
        let button = try #require(first.graph.accessibilityElements(isStructured: true).flatMap(\.all).first { $0.label == link })
        first.graph.perform(.activate, on: button.id)
        first.advance(by: 2)
        old.act()
        first.advance(by: 0.1)
        #expect(old.seen[screen] == "written")
        let second = window(OwnPath(hand: new), try state(of: first))
        second.advance(by: 0.1)
        second.advance(by: 2)
        #expect(new.seen[screen] == "written")
    }

    private struct Page: View {
        let color: Color
        var body: some View { ScrollView { color.frame(height: 2000) } }
    }
    @Test func scrollViewsAreWhereTheyWereInTheFirstPicture() throws {
        func scroll(_ window: HeadlessWindow) throws -> ScrollNode { try #require(Self.node(ScrollNode.self, in: window)) }
        let first = window(Page(color: .red))
        try scroll(first).movement.go(to: .point(x: nil, y: 640), animation: nil, scroll(first))
        first.advance(by: 0.1)
        let second = window(Page(color: .blue), try state(of: first))
        restorePlaces(second)
        #expect(try scroll(second).position.y == 640)
        #expect(second.graph.keeper?.isRestoring == false)
    }

    private struct Form2: View {
        let title: String
        @State private var first = ""
        @State private var second = ""
        @State private var number = 5
        var body: some View {
            VStack {
                Text(title)
                TextField("First", text: $first)
                TextField("Second", text: $second)
                TextField("Number", value: $number, format: .number)
            }
        }
    }
    @Test(arguments: [1, 2]) func theEditedTextKeepsFocusTextAndSelection(number: Int) throws {
        func field(_ window: HeadlessWindow) throws -> TextInputNode { try #require(Self.nodes(TextInputNode.self, in: window)[number]) }
        let first = window(Form2(title: "old")), edited = try field(first)
        first.graph.input.focus.focus(edited, isShown: false)
        first.advance(by: 0.1)
        edited.edit {
            $0.selectAll()
            $0.type("12345")
            $0.select(1..<3)
        }
        first.advance(by: 0.1)
        let second = window(Form2(title: "new"), try state(of: first))
        restorePlaces(second)
        let restored = try field(second)
        #expect(second.graph.input.focus.isFocused(restored) && restored.isEditing)
        #expect(restored.edited.text == "12345" && restored.edited.selection.range == 1..<3)
    }

    @Test func aWindowOutsideDevelopmentKeepsNothing() {
        let window = HeadlessWindow(Page(color: .red), size: CGSize(width: 100, height: 100))
        #expect(window.graph.keepState() == nil && window.graph.restorePlaces() == false)
    }

    private static func nodes<Node: ViewNode>(_: Node.Type, in window: HeadlessWindow) -> [Node] {
        var found: [Node] = []
        func visit(_ node: ViewNode) {
            if let node = node as? Node { found.append(node) }
            node.forEachLiveChild(visit)
        }
        visit(window.graph.root)
        return found
    }
    private static func node<Node: ViewNode>(_ type: Node.Type, in window: HeadlessWindow) -> Node? { nodes(type, in: window).first }
}
