import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Elements with the same id are all shown, and the first duplicate id of each loop is reported to the programmer.
@MainActor
@Suite struct RepeatedIDTests {
    enum Container: CaseIterable { case column, lazyColumn, lazyRow, lazyGrid, list }

    struct Day: Equatable {
        let id: String, place: Int
    }
    private static func days(_ ids: [String]) -> [Day] { ids.enumerated().map { Day(id: $1, place: $0) } }

    private struct Page: View {
        let container: Container
        @State var days: [Day]
        var remote = Remote<[Day]>()
        var body: some View {
            remote.connect($days)
            switch container {
            case .column: VStack(spacing: 0) { rows }
            case .lazyColumn: ScrollView { LazyVStack(spacing: 0) { rows } }
            case .lazyRow: ScrollView(.horizontal) { LazyHStack(spacing: 0) { rows } }
            case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) { rows } }
            case .list: List { rows }
            }
        }
        private var rows: some View {
            ForEach(days, id: \.id) { day in Color.red.frame(width: 20, height: 20).named("\(day.place)") }
        }
    }
    /// The positions of the shown rows in reading order.
    private func order(_ scene: LazyScene) -> [Int] {
        scene.frames.sorted { ($0.value.minY, $0.value.minX) < ($1.value.minY, $1.value.minX) }.compactMap { Int($0.key) }
    }
    private func isTold(_ id: String) -> Bool { Diagnostics.shared.hasReported("ForEach: the id \(id) is used by more than one element of Array<Day>.") }

    @Test(arguments: Container.allCases) func allRowsAreShownAndOneSentenceIsTold(container: Container) {
        let days = Self.days(["S", "M", "T", "W", "T", "F", "S"].map { "\($0) in \(container)" })
        let scene = LazyScene(200, 500) { Page(container: container, days: days) }
        #expect(order(scene) == Array(0..<7))
        #expect(isTold("T in \(container)"))
        #expect(!isTold("S in \(container)"), "one sentence is enough for a loop")
    }

    @Test(arguments: Container.allCases) func repeatsThatAnEditBringsAreTold(container: Container) {
        let remote = Remote<[Day]>()
        let (one, two) = ("one after an edit in \(container)", "two after an edit in \(container)")
        let scene = LazyScene(200, 500) { Page(container: container, days: Self.days([one, two]), remote: remote) }
        #expect(order(scene) == [0, 1] && !isTold(one))
        remote.value = Self.days([one, two, one])
        scene.window.settle()
        #expect(order(scene) == [0, 1, 2])
        #expect(isTold(one) && !isTold(two))
        remote.value = Self.days([two, two])
        scene.window.settle()
        #expect(order(scene) == [0, 1])
    }

    @Test(arguments: [Container.lazyColumn, .lazyGrid, .list]) func scrolledRowsStandInTheirOrder(container: Container) {
        let scene = LazyScene(200, 400) { Page(container: container, days: Self.days((0..<300).map { "\($0 % 7) of 300 in \(container)" })) }
        for _ in 0..<6 {
            scene.scroll(by: 330)
            let shown = order(scene)
            #expect(shown.count > 6 && shown == Array((shown.first ?? 0)..<(shown.first ?? 0) + shown.count))
        }
        for _ in 0..<6 { scene.scroll(by: -330) }
        #expect(order(scene).first == 0)
    }

    @Test(arguments: Container.allCases) func idsThatAreAlwaysDifferentAreNotTold(container: Container) {
        struct Sole: Hashable { let number: Int }
        struct Rows: View {
            let container: Container
            @State var soles: [Sole]
            let remote: Remote<[Sole]>
            var body: some View {
                remote.connect($soles)
                let rows = ForEach(soles, id: \.self) { Color.red.frame(width: 20, height: 20).named("\($0.number)") }
                switch container {
                case .column: VStack(spacing: 0) { rows }
                case .lazyColumn: ScrollView { LazyVStack(spacing: 0) { rows } }
                case .lazyRow: ScrollView { LazyHStack(spacing: 0) { rows } }
                case .lazyGrid: ScrollView { LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 0) { rows } }
                case .list: List { rows }
                }
            }
        }
        var dice = Dice(state: 9), soles = (0..<200).map(Sole.init)
        let remote = Remote<[Sole]>(), scene = LazyScene { Rows(container: container, soles: soles, remote: remote) }
        for step in 0..<60 {
            if container != .column { scene.scroll(to: CGFloat(dice.roll(4000))) }
            soles.shuffle(using: &dice)
            if step % 3 == 0 { soles.remove(at: dice.roll(soles.count)) }
            if step % 4 == 0 { soles.insert(Sole(number: 1000 + step), at: dice.roll(soles.count)) }
            remote.value = soles
            scene.window.advance(by: 0.05)
        }
        #expect(!Diagnostics.shared.hasReported("more than one element of Array<Sole>"))
    }
}
