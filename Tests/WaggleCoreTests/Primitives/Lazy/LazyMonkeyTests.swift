import Foundation
import Testing
import TestSupport
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// A minute of fingers, wheels, keys and changing rows on nested lazy stacks, grids and shelves.
@MainActor
@Suite struct LazyMonkeyTests {
    private struct Store: Equatable {
        var rows = Array(0..<80)
        var tiles = Array(10_000..<10_120)
        var next = 100
        var hasTiles = true
    }
    private struct StoreView: View {
        @State var store: Store
        let remote: Remote<Store>
        var body: some View {
            remote.connect($store)
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 2, pinnedViews: [.sectionHeaders]) {
                    Section {
                        ForEach(store.rows, id: \.self) { row in
                            if row % 7 == 3 { shelf(row) }
                            if row % 11 != 5 {
                                Color.red.frame(height: CGFloat(15 + row * 7919 % 61)).named("\(row)").transition(row % 2 == 0 ? .opacity : .slide)
                            }
                        }
                    } header: { Bar(Paints.blue, 22) }
                    if store.hasTiles {
                        Section {
                            LazyVGrid(columns: [GridItem(.adaptive(minimum: 50), spacing: 4)], spacing: 4) {
                                ForEach(store.tiles, id: \.self) { Color.green.frame(height: CGFloat(20 + $0 * 31 % 40)).named("\($0)") }
                            }
                        } header: { Bar(Paints.blue, 22) }
                    }
                }
            }
        }
        private func shelf(_ row: Int) -> some View {
            ScrollView(.horizontal) { LazyHStack(spacing: 0) { ForEach(0..<200, id: \.self) { Color.blue.frame(width: 45, height: 30).named("\(row) shelf \($0)") } } }
        }
    }
    private static let size = CGSize(width: 260, height: 420)

    /// A finger in motion.
    private struct Drag {
        var place: CGPoint
        var step: CGVector
        var frames: Int
    }

    @Test(arguments: Narrowing.seeds([1, 2, 3, 4])) func aMinuteAtRandomShowsWhatAFreshWindowShowsAndLeavesNothing(seed: UInt64) throws {
        var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15)
        weak var graph: ViewGraph?
        var seen: [Weak] = []
        let remote = Remote<Store>(), comparisons = try run(&dice, remote, &seen, &graph)
        #expect(comparisons >= 4)
        remote.binding = nil
        #expect(graph == nil && seen.count > 50)
        #expect(Set(seen.compactMap { $0.node.map { "\(type(of: $0))" } }).isEmpty)
    }
    private final class Weak {
        weak var node: ViewNode?
        init(_ node: ViewNode) { self.node = node }
    }

    private func run(_ dice: inout Dice, _ remote: Remote<Store>, _ seen: inout [Weak], _ graph: inout ViewGraph?) throws -> Int {
        let scene = LazyScene(Self.size.width, Self.size.height) { StoreView(store: Store(), remote: remote) }
        graph = scene.window.graph
        var drag: Drag?, comparisons = 0
        func frame() { scene.window.advance(by: 1.0 / 60) }
        func touch(_ phase: InputPhase, _ place: CGPoint) { scene.window.graph.send(.touch(Touch(phase: phase, location: place, time: scene.window.time))) }
        for number in 1...3600 {
            if let now = drag {
                let place = CGPoint(x: now.place.x + now.step.dx, y: now.place.y + now.step.dy)
                touch(now.frames > 0 ? .moved : .ended, place)
                drag = now.frames > 0 ? Drag(place: place, step: now.step, frames: now.frames - 1) : nil
            } else if number % 720 > 360 || number % 720 == 0 {
                // Time to come to rest: the longest fling takes four seconds, and the indicators need another one and a half.
            } else if dice.roll(12) == 0 {
                let place = CGPoint(x: dice.number(0...Self.size.width), y: dice.number(0...Self.size.height))
                switch dice.roll(8) {
                case 0...2:
                    touch(.began, place)
                    drag = Drag(place: place, step: CGVector(dx: dice.number(-14...14), dy: dice.number(-40...40)), frames: 2 + dice.roll(12))
                case 3: scene.window.graph.send(.scroll(ScrollEvent(delta: CGVector(dx: dice.number(-3...3), dy: dice.number(-9...9)), isPrecise: false, location: place, time: scene.window.time)))
                case 4:
                    let key: KeyEquivalent = [.upArrow, .pageDown, .pageUp, .home, .end, .space][dice.roll(6)]
                    scene.window.graph.send(.key(KeyEvent(phase: .down, key: key.character, characters: "", time: scene.window.time)))
                default: withAnimation(dice.roll(2) == 0 ? nil : .easeOut(duration: 0.25)) { change(remote, &dice) }
                }
            }
            frame()
            if number % 60 == 0 {
                for lazy in scene.nodes(LazyLayoutNode.self) { seen += lazy.viewport.lines.prefix(2).flatMap(\.items).map(Weak.init) + [Weak(lazy)] }
            }
            if number % 720 == 0 {
                #expect(scene.window.scrolls.allSatisfy { $0.movement.phase == .idle } && !scene.window.graph.isAnimating)
                if try compare(scene, remote.value ?? Store()) { comparisons += 1 }
            }
        }
        // Without data, no temporary nodes remain.
        let none = Store(rows: [], tiles: [], hasTiles: false)
        remote.value = none
        for _ in 0..<60 { frame() }
        let fresh = LazyScene(Self.size.width, Self.size.height) { StoreView(store: none, remote: Remote()) }
        #expect(scene.window.graph.nodeCount == fresh.window.graph.nodeCount)
        scene.window.graph.close()
        return comparisons
    }
    private func change(_ remote: Remote<Store>, _ dice: inout Dice) {
        guard var store = remote.value else { return }
        store.next += 1
        switch dice.roll(9) {
        case 0, 1: store.rows.insert(store.next, at: dice.roll(store.rows.count + 1))
        case 2, 3: if !store.rows.isEmpty { store.rows.remove(at: dice.roll(store.rows.count)) }
        case 4: store.rows.swapAt(dice.roll(store.rows.count), dice.roll(store.rows.count))
        case 5: store.tiles.insert(10_000 + store.next, at: dice.roll(store.tiles.count + 1))
        case 6: store.tiles.remove(at: dice.roll(store.tiles.count))
        case 7: store.hasTiles.toggle()
        default:
            let first = dice.roll(max(store.rows.count - 6, 1))
            store.rows.removeSubrange(first..<min(first + 5, store.rows.count))
            store.rows += (1...5).map { store.next + $0 }
            store.next += 5
        }
        remote.value = store
    }

    /// Compares with a fresh window scrolled directly to this position.
    private func compare(_ scene: LazyScene, _ store: Store) throws -> Bool {
        let frames = scene.visibleFrames
        guard let (name, frame) = frames.filter({ Int($0.key) != nil && $0.value.minY >= 0 && $0.value.minY < Self.size.height - 2 })
            .min(by: { ($0.value.minY, $0.value.minX) < ($1.value.minY, $1.value.minX) }) else { return false }
        let fresh = LazyScene(Self.size.width, Self.size.height) { StoreView(store: store, remote: Remote()) }
        fresh.bring(name, to: frame.minY, id: Int(name))
        // Each shelf keeps its scroll position.
        for shelf in scene.window.scrolls.dropFirst() where shelf.position.x != 0 {
            let y = shelf.convert(shelf.bounds, to: .global).midY
            guard let other = fresh.window.scrolls.dropFirst().first(where: { abs($0.convert($0.bounds, to: .global).midY - y) < 3 }) else { continue }
            other.leaveInitialPosition()
            other.setPosition(shelf.position)
        }
        fresh.window.advance(by: 1.0 / 60)
        if let difference = fresh.difference(from: frames) {
            Issue.record("frame at \(scene.window.time): \(difference)")
            throw Difference()
        }
        return true
    }
    private struct Difference: Error {}
}
