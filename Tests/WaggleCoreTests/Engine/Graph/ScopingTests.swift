// A change reaches only its readers: counts with a thousand readers of each kind, one of which is affected.

import Foundation
import Observation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private let count = 1000

/// The content of one of the thousand views.
@Observable
private final class Cell: Identifiable {
    let id: Int
    var value: CGFloat = 0
    init(_ id: Int) { self.id = id }
}

private func makeCells() -> [Cell] { (0..<count).map(Cell.init) }

private struct Total: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
}
private struct Names: PreferenceKey {
    static let defaultValue: [Int] = []
    static func reduce(value: inout [Int], nextValue: () -> [Int]) { value += nextValue() }
}
private struct Places: PreferenceKey {
    static let defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct SeldomKey: EnvironmentKey { static let defaultValue = 0 }
private struct OwnKey: EnvironmentKey { static let defaultValue = 0 }
extension EnvironmentValues {
    fileprivate var seldom: Int {
        get { self[SeldomKey.self] }
        set { self[SeldomKey.self] = newValue }
    }
    fileprivate var own: Int {
        get { self[OwnKey.self] }
        set { self[OwnKey.self] = newValue }
    }
}

@MainActor
@Suite struct ScopingTests {
    private func show(_ view: some View) -> HeadlessWindow { HeadlessWindow(view, size: CGSize(width: 400, height: 400)) }

    // MARK: Preferences

    @Test func oneOfAThousandPreferencesAsksItsOwnReader() {
        struct Row: View {
            let cell: Cell, journal: Journal
            var body: some View {
                Color.red.frame(width: 1, height: 1)
                    .preference(key: Total.self, value: cell.value)
                    .onPreferenceChange(Total.self) { journal.note("\(cell.id): \($0)") }
            }
        }
        struct Rows: View {
            let cells: [Cell], journal: Journal
            var body: some View {
                ZStack { ForEach(cells) { Row(cell: $0, journal: journal) } }.preference(key: Names.self, value: [1]).onPreferenceChange(Names.self) { _ in }
            }
        }
        let cells = makeCells(), journal = Journal()
        let window = show(Rows(cells: cells, journal: journal)), counters = window.graph.counters
        cells[700].value = 5
        window.settle()
        #expect(journal.events == ["700: 5.0"])
        #expect(counters.preferenceQuestions == 1 && counters.preferenceFolds == 1 && counters.bodies == 1)
        window.settle()
        #expect(counters.preferenceQuestions == 0 && counters.preferenceFolds == 0)
    }

    @Test func aReaderOfAllFoldsAnewOnlyOnTheWayUpFromTheChange() {
        struct Row: View {
            let cell: Cell
            var body: some View { Color.red.frame(width: 1, height: 1).preference(key: Total.self, value: cell.value) }
        }
        struct Rows: View {
            let cells: [Cell], journal: Journal
            var body: some View { ZStack { ForEach(cells) { Row(cell: $0) } }.padding().onPreferenceChange(Total.self) { journal.note("\($0)") } }
        }
        let cells = makeCells(), journal = Journal()
        let window = show(Rows(cells: cells, journal: journal)), counters = window.graph.counters
        cells[3].value = 2
        window.settle()
        #expect(journal.events == ["2.0"])
        #expect(counters.preferenceQuestions == 1 && counters.preferenceFolds <= 6)
        (cells[3].value, cells[999].value) = (4, 5)
        window.settle()
        #expect(journal.events.last == "9.0")
        #expect(counters.preferenceQuestions == 1 && counters.preferenceFolds <= 8)
    }

    @Test func viewsFromPreferencesAreAskedForTheirOwnContentOnly() {
        struct Row: View {
            let cell: Cell
            var body: some View {
                Color.red.frame(width: 1, height: 1).preference(key: Total.self, value: cell.value)
                    .overlayPreferenceValue(Total.self) { Color.blue.frame(width: $0, height: 1) }
            }
        }
        struct Rows: View {
            let cells: [Cell]
            var body: some View { ZStack { ForEach(cells) { Row(cell: $0) } } }
        }
        let cells = makeCells()
        let window = show(Rows(cells: cells)), counters = window.graph.counters
        cells[10].value = 7
        window.settle()
        #expect(counters.preferenceQuestions == 1 && counters.preferenceFolds == 1 && counters.bodies == 2)
        #expect(window.shown.contains { $0.frame.width == 7 })
    }

    // MARK: Places

    @Test func oneOfAThousandGeometryReadersIsAskedWhereItAloneMoves() {
        struct Row: View {
            let cell: Cell, journal: Journal
            var body: some View {
                GeometryReader { proxy in
                    let _ = journal.note("\(cell.id): \(proxy.frame(in: .global).minX)")
                    Color.clear
                }
                .frame(width: 10, height: 10).padding(.leading, cell.value)
            }
        }
        struct Rows: View {
            let cells: [Cell], journal: Journal
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.clear.frame(width: 300, height: 300)
                    ForEach(cells) { Row(cell: $0, journal: journal) }
                }
                .frame(width: 400, height: 400, alignment: .topLeading)
            }
        }
        let cells = makeCells(), journal = Journal()
        let window = show(Rows(cells: cells, journal: journal)), counters = window.graph.counters
        journal.reset()
        cells[500].value = 30
        window.settle()
        #expect(journal.events == ["500: 30.0"])
        #expect(counters.geometryQuestions <= 2)
        window.settle()
        #expect(counters.geometryQuestions == 0)
    }

    @Test func movingAllGeometryReadersEvaluatesAll() {
        struct Rows: View {
            let cells: [Cell], model: Cell, journal: Journal
            var body: some View {
                ZStack(alignment: .topLeading) {
                    ForEach(cells) { cell in
                        GeometryReader { proxy in
                            let _ = journal.ran("\(proxy.frame(in: .global).minX)")
                            Color.clear
                        }
                        .frame(width: 10, height: 10)
                    }
                }
                .padding(.leading, model.value)
                .frame(width: 400, height: 400, alignment: .topLeading)
            }
        }
        let journal = Journal(), model = Cell(0)
        let window = show(Rows(cells: makeCells(), model: model, journal: journal))
        journal.reset()
        model.value = 20
        window.settle()
        #expect(journal["20.0"] == count)
        #expect(window.graph.counters.geometryQuestions >= count)
    }

    @Test func aSizeChangeRunsOneOfAThousandGeometryActions() {
        struct Row: View {
            let cell: Cell, journal: Journal
            var body: some View {
                Color.clear.frame(width: 10 + cell.value, height: 10)
                    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { journal.note("\(cell.id): \($0)") }
            }
        }
        struct Rows: View {
            let cells: [Cell], journal: Journal
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.clear.frame(width: 300, height: 300)
                    ForEach(cells) { Row(cell: $0, journal: journal) }
                }
            }
        }
        let cells = makeCells(), journal = Journal()
        let window = show(Rows(cells: cells, journal: journal)), counters = window.graph.counters
        #expect(journal.events.count == count)
        journal.reset()
        cells[20].value = 5
        window.settle()
        #expect(journal.events == ["20: 15.0"])
        #expect(counters.geometryQuestions == 1)
    }

    @Test func oneOfAThousandVisualEffectsIsAsked() {
        struct Row: View {
            let cell: Cell
            var body: some View {
                Color.red.frame(width: 10, height: 10 + cell.value).visualEffect { effect, proxy in effect.offset(x: proxy.size.height) }
            }
        }
        struct Rows: View {
            let cells: [Cell]
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.clear.frame(width: 300, height: 300)
                    ForEach(cells) { Row(cell: $0) }
                }
                .frame(width: 400, height: 400, alignment: .topLeading)
            }
        }
        let cells = makeCells()
        let window = show(Rows(cells: cells)), counters = window.graph.counters
        cells[20].value = 5
        window.settle()
        #expect(counters.geometryQuestions == 1)
        #expect(window.shown.contains { $0.frame == CGRect(x: 15, y: 0, width: 10, height: 15) })
    }

    @Test func oneOfAThousandMatchedPairsIsAsked() {
        struct Pair: View {
            let cell: Cell, namespace: Namespace.ID
            var body: some View {
                Color.red.matchedGeometryEffect(id: cell.id, in: namespace).frame(width: 10, height: 10).padding(.leading, cell.value)
                Color.blue.matchedGeometryEffect(id: cell.id, in: namespace, isSource: false).frame(width: 10, height: 10)
            }
        }
        struct Pairs: View {
            let cells: [Cell]
            @Namespace var namespace
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.clear.frame(width: 300, height: 300)
                    ForEach(cells) { Pair(cell: $0, namespace: namespace) }
                }
                .frame(width: 400, height: 400, alignment: .topLeading)
            }
        }
        let cells = makeCells()
        let window = show(Pairs(cells: cells)), counters = window.graph.counters
        cells[20].value = 50
        window.settle()
        #expect(counters.geometryQuestions <= 6)
        #expect(window.shown.count { $0.frame == CGRect(x: 50, y: 0, width: 10, height: 10) } == 2)
    }

    @Test func aReaderOfAnAnchorIsAskedWhereTheAnchoredViewMoves() {
        struct Scene: View {
            let cells: [Cell], journal: Journal
            var body: some View {
                ZStack(alignment: .topLeading) {
                    Color.clear.frame(width: 300, height: 300)
                    ForEach(cells) { Item(cell: $0) }
                }
                .frame(width: 400, height: 400, alignment: .topLeading)
                .overlayPreferenceValue(Places.self) { places in
                    GeometryReader { proxy in
                        let _ = journal.note(places.map { "\(proxy[$0].minX)" }.joined(separator: " "))
                        Color.clear
                    }
                }
            }
            struct Item: View {
                let cell: Cell
                var body: some View {
                    Color.red.frame(width: 10, height: 10)
                        .anchorPreference(key: Places.self, value: .bounds) { cell.id < 2 ? [$0] : [] }
                        .padding(.leading, cell.value)
                }
            }
        }
        let cells = makeCells(), journal = Journal()
        let window = show(Scene(cells: cells, journal: journal)), counters = window.graph.counters
        journal.reset()
        cells[1].value = 40
        window.settle()
        #expect(journal.events == ["0.0 40.0"])
        #expect(counters.geometryQuestions <= 2)
        // A key that nobody reads.
        cells[800].value = 40
        window.settle()
        #expect(journal.events.count == 1 && counters.geometryQuestions == 0)
    }

    // MARK: Environment

    private struct Reader: View {
        @Environment(\.seldom) var value
        let journal: Journal
        var body: some View {
            let _ = journal.note("\(value)")
            Color.red.frame(width: 1, height: 1)
        }
    }

    @Test func aChangedKeyEvaluatesItsReaderAlone() {
        struct Rows: View {
            let journal: Journal
            var body: some View {
                ZStack {
                    ForEach(0..<count, id: \.self) { number in
                        Group { if number == 77 { Reader(journal: journal) } else { Color.red.frame(width: 1, height: 1) } }.environment(\.own, number)
                    }
                }
            }
        }
        struct Top: View {
            let model: Cell, journal: Journal
            var body: some View { Rows(journal: journal).environment(\.seldom, Int(model.value)) }
        }
        let model = Cell(0), journal = Journal()
        let window = show(Top(model: model, journal: journal)), counters = window.graph.counters
        model.value = 5
        window.settle()
        #expect(journal.events == ["0", "5"])
        #expect(counters.scopeEvaluations == 2 && counters.bodies == 2)
    }

    /// Of a thousand readers of one key, only the one for which its value changes is evaluated.
    @Test func aChangedValueGoesToTheReaderThatItConcerns() {
        struct Rows: View {
            let journal: Journal
            var body: some View {
                ZStack { ForEach(0..<count, id: \.self) { number in Reader(journal: journal).transformEnvironment(\.seldom) { if number != 77 { $0 = -1 } } } }
            }
        }
        struct Top: View {
            let model: Cell, journal: Journal
            var body: some View { Rows(journal: journal).environment(\.seldom, Int(model.value)) }
        }
        let model = Cell(0), journal = Journal()
        let window = show(Top(model: model, journal: journal))
        journal.reset()
        model.value = 5
        window.settle()
        #expect(journal.events == ["5"] && window.graph.counters.bodies == 2)
    }

    /// This also holds if the size class changes with the size.
    @Test(arguments: [CGSize(width: 300, height: 300), CGSize(width: 1_024, height: 768)])
    func aWindowOfAnotherSizeEvaluatesNoEnvironmentThatNobodyReadsItFrom(size: CGSize) {
        let window = show(ZStack { ForEach(0..<count, id: \.self) { Color.red.frame(width: 1, height: 1).environment(\.own, $0) } })
        window.setSize(size)
        window.settle()
        #expect(window.graph.counters.scopeEvaluations == 0 && window.graph.counters.bodies == 0)
    }

    @Test func anEnvironmentThatComesOutTheSameTellsNobody() {
        struct Below: View {
            let journal: Journal
            var body: some View { Reader(journal: journal).transformEnvironment(\.seldom) { $0 = min($0, 3) } }
        }
        struct Top: View {
            let model: Cell, journal: Journal
            var body: some View { Below(journal: journal).environment(\.seldom, Int(model.value)) }
        }
        let model = Cell(0), journal = Journal()
        model.value = 5
        let window = show(Top(model: model, journal: journal))
        model.value = 6
        window.settle()
        #expect(journal.events == ["3"] && window.graph.counters.scopeEvaluations == 3)
        model.value = 2
        window.settle()
        #expect(journal.events == ["3", "2"])
    }

    @Test func whatIsReadLaterIsCurrentAlthoughNobodyReadItWhenItChanged() {
        struct Below: View {
            let late: Cell, journal: Journal
            var body: some View { Group { if late.value > 0 { Reader(journal: journal) } }.environment(\.own, 1).environment(\.own, 2) }
        }
        struct Top: View {
            let model: Cell, late: Cell, journal: Journal
            var body: some View { Below(late: late, journal: journal).environment(\.seldom, Int(model.value)) }
        }
        let model = Cell(0), late = Cell(1), journal = Journal()
        let window = show(Top(model: model, late: late, journal: journal))
        model.value = 4
        window.settle()
        #expect(window.graph.counters.scopeEvaluations == 1)
        late.value = 1
        window.settle()
        model.value = 9
        window.settle()
        #expect(journal.events == ["4", "9"])
    }

    @Test func aModifierThatSetsAnotherKeyThanBeforeShowsTheOuterValueAgain() {
        struct Below: View {
            let choice: Cell, journal: Journal
            var body: some View { Reader(journal: journal).environment(choice.value > 0 ? \.own : \.seldom, 1) }
        }
        struct Top: View {
            let model: Cell, choice: Cell, journal: Journal
            var body: some View { Below(choice: choice, journal: journal).environment(\.seldom, Int(model.value)) }
        }
        let model = Cell(0), choice = Cell(1), journal = Journal()
        let window = show(Top(model: model, choice: choice, journal: journal))
        model.value = 5
        window.settle()
        choice.value = 1
        window.settle()
        model.value = 6
        window.settle()
        #expect(journal.events == ["1", "5", "6"])
    }

    @Test func aReplacedEnvironmentInheritsNothing() {
        struct Reader: View {
            @Environment(\.seldom) var seldom
            @Environment(\.own) var own
            let journal: Journal
            var body: some View {
                let _ = journal.note("\(seldom) \(own)")
                Color.red.frame(width: 1, height: 1)
            }
        }
        struct Below: View {
            let isReplaced: Cell, journal: Journal
            private var environment: EnvironmentValues {
                var environment = EnvironmentValues()
                environment.own = 7
                return environment
            }
            var body: some View {
                let isReplaced = isReplaced.value > 0
                Reader(journal: journal).transformEnvironment(\.self) { if isReplaced { $0 = environment } }
            }
        }
        struct Top: View {
            let model: Cell, isReplaced: Cell, journal: Journal
            var body: some View { Below(isReplaced: isReplaced, journal: journal).environment(\.seldom, Int(model.value)).environment(\.own, 1) }
        }
        let model = Cell(0), isReplaced = Cell(1), journal = Journal()
        (model.value, isReplaced.value) = (4, 1)
        let window = show(Top(model: model, isReplaced: isReplaced, journal: journal))
        model.value = 5
        window.settle()
        #expect(journal.events == ["0 7"])
        isReplaced.value = 0
        window.settle()
        model.value = 6
        window.settle()
        isReplaced.value = 1
        window.settle()
        #expect(journal.events == ["0 7", "5 1", "6 1", "0 7"])
    }

    // MARK: Transactions

    @Test func aTransactionModifierCostsOnlyWhatStandsWithinIt() {
        struct Row: View {
            let cell: Cell
            var body: some View { Color.red.frame(width: 1, height: 1).offset(x: cell.value) }
        }
        struct Rows: View {
            let cells: [Cell]
            var body: some View {
                ZStack {
                    ForEach(cells) { cell in
                        if cell.id == 5 { Row(cell: cell).transaction { $0.animation = .linear(duration: 1) } } else { Row(cell: cell) }
                    }
                }
            }
        }
        let cells = makeCells()
        let window = show(Rows(cells: cells)), counters = window.graph.counters
        for cell in cells { cell.value = 10 }
        window.settle()
        #expect(counters.bodies == count && counters.transactionSteps <= 4)
        #expect(window.graph.animatingNodes.count == 1)
        cells[6].value = 20
        window.settle()
        #expect(counters.transactionSteps == 0)
    }

    @Test func aThousandModifiersOfTransactionsAreNoneOfEachOthersBusiness() {
        struct Row: View {
            let cell: Cell
            var body: some View { Color.red.frame(width: 1, height: 1).offset(x: cell.value).animation(.linear(duration: 1), value: cell.value).transaction { _ in } }
        }
        let cells = makeCells()
        let window = show(ZStack { ForEach(cells) { Row(cell: $0) } }), counters = window.graph.counters
        cells[6].value = 20
        window.settle()
        #expect(window.graph.animatingNodes.count == 1 && counters.transactionSteps <= 6)
    }
}
