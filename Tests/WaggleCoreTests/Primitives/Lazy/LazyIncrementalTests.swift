// The cached layout of a lazy container equals a fresh one.

import Foundation
import Testing
import TestSupport
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Sections of rows, as values.
private struct Stock: Equatable {
    struct Row: Identifiable, Equatable {
        let id: Int
        var height: CGFloat
        /// The number of views in the row.
        var parts: Int
    }
    struct Shelf: Identifiable, Equatable {
        let id: Int
        var rows: [Row]
        var hasHeader: Bool
        var hasFooter: Bool
    }
    var shelves: [Shelf]
}

private struct StockView: View {
    enum Kind {
        case stack, grid, adaptive, pinned, pinnedGrid, loose
        static let all: [Kind] = [.stack, .grid, .adaptive, .pinned, .pinnedGrid, .loose]
    }
    let kind: Kind
    @State var stock: Stock
    let remote: Remote<Stock>

    var body: some View {
        remote.connect($stock)
        ScrollView {
            switch kind {
            case .stack: LazyVStack(spacing: 3) { sections }
            case .grid: LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 4) { sections }
            case .adaptive: LazyVGrid(columns: [GridItem(.adaptive(minimum: 55), spacing: 5)], alignment: .leading, spacing: 0) { rows(stock.shelves.flatMap(\.rows)) }
            case .pinned: LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) { sections }
            case .pinnedGrid: LazyVGrid(columns: [GridItem(.fixed(60)), GridItem()], spacing: 2, pinnedViews: .sectionHeaders) { sections }
            case .loose: LazyVStack(alignment: .leading) { Color.green.frame(width: 30, height: 25).named("head"); rows(stock.shelves.flatMap(\.rows)); Color.green.frame(width: 30, height: 25).named("foot") }
            }
        }
    }
    private var sections: some View {
        ForEach(stock.shelves) { shelf in
            Section { rows(shelf.rows) } header: {
                if shelf.hasHeader { Color.blue.frame(height: 20).named("H\(shelf.id)") }
            } footer: {
                if shelf.hasFooter { Color.green.frame(height: 15).named("F\(shelf.id)") }
            }
        }
    }
    private func rows(_ rows: [Stock.Row]) -> some View {
        ForEach(rows) { row in
            if row.parts > 0 { Color.red.frame(height: row.height).named("\(row.id)") }
            if row.parts > 1 { Color.red.frame(height: row.height / 2).named("\(row.id)+") }
        }
    }
}

private struct Script {
    var dice: Dice
    var lastID = 0
    mutating func row() -> Stock.Row {
        lastID += 1
        return Stock.Row(id: lastID, height: CGFloat(10 + dice.roll(60)), parts: [1, 1, 1, 1, 2, 0][dice.roll(6)])
    }
    mutating func shelf() -> Stock.Shelf {
        lastID += 1
        let id = lastID, count = dice.roll(12)
        return Stock.Shelf(id: id, rows: (0..<count).map { _ in row() }, hasHeader: dice.roll(4) > 0, hasFooter: dice.roll(3) == 0)
    }
    mutating func change(_ stock: inout Stock) -> String {
        guard !stock.shelves.isEmpty else {
            stock.shelves = [shelf()]
            return "first shelf"
        }
        let place = dice.roll(stock.shelves.count)
        switch dice.roll(9) {
        case 0:
            stock.shelves.insert(shelf(), at: place)
            return "shelf at \(place)"
        case 1 where stock.shelves.count > 4:
            stock.shelves.remove(at: place)
            return "no shelf \(place)"
        case 2:
            stock.shelves.swapAt(place, dice.roll(stock.shelves.count))
            return "shelves swapped"
        case 3 where !stock.shelves[place].rows.isEmpty:
            stock.shelves[place].rows.remove(at: dice.roll(stock.shelves[place].rows.count))
            return "row removed in \(place)"
        case 4 where !stock.shelves[place].rows.isEmpty:
            stock.shelves[place].rows[dice.roll(stock.shelves[place].rows.count)].height = CGFloat(10 + dice.roll(60))
            return "another height in \(place)"
        case 5 where !stock.shelves[place].rows.isEmpty:
            stock.shelves[place].rows[dice.roll(stock.shelves[place].rows.count)].parts = dice.roll(3)
            return "another count in \(place)"
        case 6:
            stock.shelves[place].rows.shuffle(using: &dice)
            return "shuffled \(place)"
        case 7:
            stock.shelves[place].hasHeader.toggle()
            return "header \(place)"
        default:
            stock.shelves[place].rows.insert(row(), at: dice.roll(stock.shelves[place].rows.count + 1))
            return "row inserted in \(place)"
        }
    }
}

@MainActor
@Suite struct LazyIncrementalTests {
    private func scene(_ kind: StockView.Kind, _ stock: Stock, _ remote: Remote<Stock>, _ size: CGSize, _ direction: LayoutDirection) -> LazyScene {
        LazyScene(size.width, size.height, direction: direction) { StockView(kind: kind, stock: stock, remote: remote) }
    }
    @Test(arguments: Narrowing.cases(StockView.Kind.all, "KINDS", daily: 3), Narrowing.seeds([1, 2])) fileprivate func everyStepShowsWhatAFreshWindowShows(kind: StockView.Kind, seed: UInt64) throws {
        var script = Script(dice: Dice(state: seed &* 0x9E37_79B9_7F4A_7C15))
        var stock = Stock(shelves: []), size = CGSize(width: 200, height: 300)
        for _ in 0..<30 { stock.shelves.append(script.shelf()) }
        let direction: LayoutDirection = seed % 2 == 0 ? .rightToLeft : .leftToRight
        let remote = Remote<Stock>(), scene = scene(kind, stock, remote, size, direction)
        var compared = 0
        for step in 0..<80 {
            var last = ""
            switch script.dice.roll(5) {
            case 0:
                let distance = CGFloat(script.dice.roll(200) - 100)
                scene.scroll(by: distance)
                last = "scrolled by \(distance)"
            case 1 where script.dice.roll(3) == 0:
                let place = CGFloat(script.dice.roll(1_000)) / 1_000 * scene.scroll.contentSize.height
                scene.scroll(to: place)
                last = "jumped to \(place)"
            case 2 where script.dice.roll(4) == 0:
                size = CGSize(width: CGFloat(150 + script.dice.roll(150)), height: CGFloat(200 + script.dice.roll(200)))
                scene.window.graph.setSize(size, safeArea: EdgeInsets())
                scene.window.settle()
                last = "resized to \(size)"
            default:
                for _ in 0...script.dice.roll(3) { last += script.change(&stock) + ", " }
                if script.dice.roll(2) == 0 { withAnimation(.linear(duration: 0.25)) { remote.value = stock } } else { remote.value = stock }
                scene.window.advance(by: Double(script.dice.roll(30)) / 100)
            }
            let frames = scene.visibleFrames
            // A row that begins in the visible area: a fresh window finds it by an estimate.
            guard let (name, frame) = frames.filter({ Int($0.key) != nil && $0.value.minY >= 0 && $0.value.minY < size.height - 2 }).min(by: { ($0.value.minY, $0.value.minX) < ($1.value.minY, $1.value.minX) }) else { continue }
            let fresh = self.scene(kind, stock, Remote(), size, direction)
            fresh.bring(name, to: frame.minY, id: Int(name))
            if let difference = fresh.difference(from: frames) {
                Issue.record("\(kind), seed \(seed), step \(step), after \(last): position \(scene.scroll.position.y)\n\(difference)")
                return
            }
            compared += 1
        }
        #expect(compared > 40)
    }

    // MARK: Ends

    @Test func aContainerThatGoesInMidAnimationIsFreed() {
        struct Page: View {
            @State var isThere = true
            let stock: Stock, isThereRemote: Remote<Bool>, remote: Remote<Stock>
            var body: some View {
                isThereRemote.connect($isThere)
                ZStack { if isThere { StockView(kind: .pinned, stock: stock, remote: remote) } }
            }
        }
        var script = Script(dice: Dice(state: 77)), stock = Stock(shelves: [])
        for _ in 0..<10 { stock.shelves.append(script.shelf()) }
        let isThere = Remote<Bool>(), remote = Remote<Stock>()
        let scene = LazyScene { Page(stock: stock, isThereRemote: isThere, remote: remote) }
        let empty = { () -> Int in
            let none = LazyScene { ZStack {} }
            return none.window.graph.nodeCount
        }()
        scene.scroll(to: 100)
        weak let lazy = scene.lazy
        weak let row: ItemNode? = scene.lazy.viewport.lines.first?.items.first
        #expect(lazy != nil && row != nil)
        stock.shelves.removeFirst(2)
        withAnimation(.linear(duration: 1)) { remote.value = stock }
        scene.window.advance(by: 0.3)
        withAnimation(.linear(duration: 1)) { isThere.value = false }
        scene.window.advance(by: 0.3)
        scene.window.advance(by: 2)
        scene.window.advance(by: 1)
        remote.binding = nil
        #expect(lazy == nil && row == nil)
        #expect(scene.window.graph.nodeCount <= empty + 6)
    }
}
