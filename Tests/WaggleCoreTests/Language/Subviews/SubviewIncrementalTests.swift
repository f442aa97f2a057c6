import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private let size = CGSize(width: 400, height: 300)

private enum PaintKey: EnvironmentKey { static var defaultValue: Int { 0 } }
extension EnvironmentValues {
    fileprivate var paintNumber: Int {
        get { self[PaintKey.self] }
        set { self[PaintKey.self] = newValue }
    }
}
private let paints = [Paints.red, Paints.green, Paints.blue]

private struct Cell: View {
    @Environment(\.paintNumber) private var number
    let id: Int
    var body: some View { Block(paints[number % 3], CGFloat(10 + id)) }
}

/// The content, and where its subviews are placed.
private struct Step: Equatable {
    var ids = [1, 2, 3]
    var showsExtra = false
    var groupPaint: Int?
    var placePaint = 0
    var arrangement = 0
    var isSectioned = false
}

private struct Arrangement: View {
    let step: Step
    var body: some View {
        if step.isSectioned {
            Group(sections: content) { sections in
                VStack(spacing: 1) {
                    ForEach(sections) { section in
                        HStack(spacing: 2) { section.header; section.content.environment(\.paintNumber, step.placePaint) }
                    }
                }
            }
        } else {
            Group(subviews: content) { all in
                switch step.arrangement {
                case 0: HStack(spacing: 2) { all }
                case 1: HStack(spacing: 2) { ForEach(all.reversed()) { $0.padding(1) } }
                case 2: VStack(spacing: 1) { all.first; all.dropFirst().last.environment(\.paintNumber, step.placePaint) }
                default: HStack(spacing: 3) { VStack(spacing: 0) { all.prefix(2) }; ZStack { all.dropFirst(2) } }.environment(\.paintNumber, step.placePaint)
                }
            }
        }
    }
    @ViewBuilder private var content: some View {
        Group {
            ForEach(step.ids, id: \.self) { Cell(id: $0) }
            if step.showsExtra { Cell(id: 30).padding(2) }
        }
        .transformEnvironment(\.paintNumber) { $0 = step.groupPaint ?? $0 }
        Section { Cell(id: 40) } header: { Cell(id: 50) }
    }
}

@MainActor
@Suite struct SubviewIncrementalTests {
    @Test(arguments: 1...6) func whatChangedStepByStepIsWhatAFreshWindowShows(seed: UInt64) {
        struct Root: View {
            @State var step = Step()
            let remote: Remote<Step>
            var body: some View {
                remote.connect($step)
                Arrangement(step: step)
            }
        }
        var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15), step = Step()
        let remote = Remote<Step>(), window = HeadlessWindow(Root(remote: remote), size: size)
        for number in 0..<60 {
            for _ in 0..<Int.random(in: 1...2, using: &dice) {
                switch Int.random(in: 0..<7, using: &dice) {
                case 0: step.ids.insert(100 + number % 40 - 98, at: Int.random(in: 0...step.ids.count, using: &dice))
                case 1: if !step.ids.isEmpty { step.ids.remove(at: Int.random(in: 0..<step.ids.count, using: &dice)) }
                case 2: step.ids.shuffle(using: &dice)
                case 3: step.showsExtra.toggle()
                case 4: step.groupPaint = Bool.random(using: &dice) ? nil : Int.random(in: 0..<3, using: &dice)
                case 5: step.placePaint = Int.random(in: 0..<3, using: &dice)
                default:
                    step.arrangement = Int.random(in: 0..<4, using: &dice)
                    step.isSectioned = Int.random(in: 0..<4, using: &dice) == 0
                }
            }
            var seen: Set<Int> = []
            step.ids = step.ids.filter { seen.insert($0).inserted }
            remote.value = step
            window.settle()
            let fresh = HeadlessWindow(Root(step: step, remote: Remote()), size: size)
            let (shown, expected) = (window.shown, fresh.shown)
            let isSame = shown.count == expected.count && zip(shown, expected).allSatisfy { $0.isNear($1, 0) }
            #expect(isSame, "step \(number): \(step)")
            if !isSame { return }
            #expect(window.graph.nodeCount == fresh.graph.nodeCount, "step \(number): \(step)")
        }
    }
}
