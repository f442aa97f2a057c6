// Rows keep their state and their positions through any edit of the data.

import Foundation
import Observation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

private struct Element: Identifiable {
    var id: Int
    var width: CGFloat
}

@Observable
private final class Model {
    var elements: [Element] = []
    var height: CGFloat = 2
}

/// The state of one row: born with its node.
private final class Birth {}

/// Which birth each row has shown, by the id of its element.
@MainActor
private final class Births {
    var births: [Int: Birth] = [:]
    var strangers: [Int] = []
    func show(_ id: Int, _ birth: Birth) {
        if let known = births[id], known !== birth { strangers.append(id) }
        births[id] = birth
    }
}

private struct Rows: View {
    let model: Model
    var births: Births?
    var body: some View {
        let height = model.height
        VStack(alignment: .leading, spacing: 0) {
            ForEach(model.elements) { Row(element: $0, height: height, births: births) }
        }
        .frame(width: 100, height: 100, alignment: .top)
    }
}

private struct Row: View {
    let element: Element, height: CGFloat
    var births: Births?
    @State private var birth = Birth()
    var body: some View {
        let _ = births?.show(element.id, birth)
        Color(hue: Double(element.id % 16) / 16, saturation: 1, brightness: 1).frame(width: element.width, height: height)
    }
}

@MainActor
@Suite struct ForEachTests {
    private func window(_ model: Model, _ births: Births? = nil) -> HeadlessWindow {
        HeadlessWindow(Rows(model: model, births: births), size: CGSize(width: 100, height: 100))
    }

    /// Edits the elements at random.
    private func edit(_ elements: inout [Element], _ dice: inout Dice, _ lastID: inout Int) {
        func fresh() -> Element {
            lastID += 1
            return Element(id: lastID, width: CGFloat(1 + dice.roll(50)))
        }
        switch dice.roll(11) {
        case 0: elements.insert(fresh(), at: 0)
        case 1: elements.append(fresh())
        case 2, 3: elements.insert(fresh(), at: dice.roll(elements.count + 1))
        case 4 where !elements.isEmpty: elements.remove(at: dice.roll(elements.count))
        case 5 where elements.count > 3: elements.removeSubrange(1..<1 + dice.roll(elements.count - 2))
        case 6 where elements.count > 1: elements.swapAt(dice.roll(elements.count), dice.roll(elements.count))
        case 7 where !elements.isEmpty: elements[dice.roll(elements.count)].width = CGFloat(1 + dice.roll(50))
        case 8 where !elements.isEmpty: elements.insert(elements.remove(at: dice.roll(elements.count)), at: dice.roll(elements.count))
        case 9 where dice.roll(8) == 0: elements.shuffle(using: &dice)
        case 10 where dice.roll(20) == 0: elements = []
        default: for _ in 0..<3 { elements.insert(fresh(), at: dice.roll(elements.count + 1)) }
        }
        if elements.count > 30 { elements.removeLast(elements.count - 30) }
    }

    @Test(arguments: [1, 2, 3, 4] as [UInt64]) func editedRowsStandWhereFreshOnesWould(seed: UInt64) {
        var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15), lastID = 0
        let model = Model(), births = Births(), window = window(model, births)
        for step in 0..<250 {
            let animation: Animation? = dice.roll(3) == 0 ? .linear(duration: 0.2) : nil
            withTransaction(Transaction(animation: animation)) {
                for _ in 0...dice.roll(2) { edit(&model.elements, &dice, &lastID) }
                if dice.roll(10) == 0 { model.height = CGFloat(1 + dice.roll(3)) }
            }
            window.advance(by: Double(dice.roll(20)) / 100)
            // A row that returns while leaving keeps its state; one that has left loses it.
            let ids = Set(model.elements.map(\.id))
            if dice.roll(2) == 0 {
                window.advance(by: 5)
                births.births = births.births.filter { ids.contains($0.key) }
                let (shown, fresh) = (window.shown, self.window(model).shown)
                guard shown.count == fresh.count, zip(shown, fresh).allSatisfy({ $0.isNear($1, 1e-6) }) else {
                    Issue.record("seed \(seed), step \(step): shows \(shown.count) rows, from scratch \(fresh.count)")
                    return
                }
            } else {
                births.births = births.births.filter { ids.contains($0.key) }
            }
            guard births.strangers.isEmpty else {
                Issue.record("seed \(seed), step \(step): rows \(births.strangers) have the state of others")
                return
            }
        }
    }

    @Test(arguments: [5, 6] as [UInt64]) func rowsWithRepeatedIDsStandWhereFreshOnesWould(seed: UInt64) {
        var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15), lastID = 0
        let model = Model(), window = window(model)
        for step in 0..<150 {
            edit(&model.elements, &dice, &lastID)
            lastID %= 7
            window.settle()
            let (shown, fresh) = (window.shown, self.window(model).shown)
            guard shown.count == fresh.count, zip(shown, fresh).allSatisfy({ $0.isNear($1, 1e-6) }) else {
                Issue.record("seed \(seed), step \(step): shows \(shown.count) rows, from scratch \(fresh.count)")
                return
            }
        }
    }

    @Test func anEditAmongAThousandRowsConcernsTheEditedOnes() {
        let model = Model()
        model.elements = (0..<1000).map { Element(id: $0, width: 10) }
        let window = window(model), counters = window.graph.counters
        model.elements.insert(Element(id: -1, width: 20), at: 0)
        window.settle()
        #expect(counters.bodies == 2)
        #expect(counters.madeNodes < 10)
        #expect(counters.measures < 60)
        model.elements.swapAt(10, 900)
        window.settle()
        #expect(counters.bodies == 1)
        #expect(counters.madeNodes == 0)
        model.elements.removeSubrange(400..<410)
        window.settle()
        #expect(counters.bodies == 1)
        #expect(counters.endedNodes < 100)
    }
}
