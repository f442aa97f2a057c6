import Foundation
import Testing
import TestSupport
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

/// Random fingers, wheels, keys and data changes on nested scroll views.
@MainActor struct ScrollMonkeyTests {
    private struct Shop: Equatable {
        var rows = Array(0..<60)
        var next = 1000
        var showsShelf = true
        var chosen: Int?
    }
    private struct ShopView: View {
        @State var shop = Shop()
        @State var place: Int?
        let remote: Remote<Shop>, proxy: ProxyHolder
        var body: some View {
            remote.connect($shop)
            ScrollViewReader { reader in
                let _ = proxy.proxy = reader
                ScrollView {
                    LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders]) {
                        Section {
                            ForEach(shop.rows, id: \.self) { row in
                                Button { shop.chosen = row } label: { Color(white: Double(row % 10) / 10).frame(height: CGFloat(20 + row * 7 % 40)) }
                                    .transition(.scale)
                                if row % 9 == 0 {
                                    ScrollView(.horizontal) { LazyHStack { ForEach(0..<30) { Block(Paints.green, CGFloat(20 + $0 % 5)) } }.scrollTargetLayout() }
                                        .scrollTargetBehavior(.viewAligned).frame(height: 30)
                                }
                            }
                        } header: { Bar(Paints.blue, 22) }
                        if shop.showsShelf {
                            Section {
                                LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))]) { ForEach(shop.rows, id: \.self) { _ in Block(Paints.red, 30) } }
                            } header: { Bar(Paints.blue, 22) }
                        }
                        ScrollView { VStack(spacing: 0) { ForEach(0..<20) { _ in Bar(Paints.green, 25) } } }.frame(height: 120)
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $place)

            }
        }
    }
    private final class ProxyHolder { var proxy: ScrollViewProxy? }

    @Test(arguments: Narrowing.seeds([1, 2, 3])) func randomScrollingNeverTrapsAndSettles(seed: UInt64) {
        var dice = Dice(state: seed &* 0x9E37_79B9_7F4A_7C15)
        let remote = Remote<Shop>(), proxy = ProxyHolder()
        let hand = Hand(on: ShopView(remote: remote, proxy: proxy), width: 300, height: 500)
        let nodesAtFirst = hand.window.graph.nodeCount
        for _ in 0..<250 {
            let point = CGPoint(x: dice.number(0...300), y: dice.number(0...500))
            switch dice.roll(12) {
            case 0...3:
                hand.down(point.x, point.y)
                hand.drag(to: point.x + dice.number(-120...120), point.y + dice.number(-400...400), in: Double(dice.number(0.02...0.3)))
                if dice.roll(3) == 0 { hand.wait(0.2) }
                if dice.roll(8) == 0 { hand.cancel() } else { hand.up() }
            case 4: hand.tap(point.x, point.y)
            case 5: hand.wheel(CGVector(dx: dice.number(-3...3), dy: dice.number(-8...8)), at: point)
            case 6:
                hand.wheel(CGVector(dx: 0, dy: dice.number(-50...50)), at: point, precise: true, phase: .began)
                hand.wheel(.zero, at: point, precise: true, phase: .ended, velocity: CGVector(dx: 0, dy: dice.number(-4000...4000)))
            case 7:
                let key: KeyEquivalent = [.upArrow, .downArrow, .pageDown, .pageUp, .home, .end, .space][dice.roll(7)]
                hand.window.graph.send(.key(KeyEvent(phase: .down, key: key.character, characters: "", time: hand.time)))
            case 8:
                let row = remote.value?.rows.randomElement(using: &dice) ?? 0, anchor = UnitPoint(x: 0, y: dice.number(0...1))
                withAnimation(dice.roll(2) == 0 ? nil : .spring) { proxy.proxy?.scrollTo(row, anchor: anchor) }
            case 9: hand.window.setSize(CGSize(width: dice.number(200...400), height: dice.number(300...700)))
            default:
                withAnimation(dice.roll(2) == 0 ? nil : .easeOut(duration: 0.2)) {
                    var shop = remote.value ?? Shop()
                    switch dice.roll(5) {
                    case 0: shop.rows.insert(shop.next, at: dice.roll(shop.rows.count + 1))
                    case 1 where !shop.rows.isEmpty: shop.rows.remove(at: dice.roll(shop.rows.count))
                    case 2: shop.rows.shuffle(using: &dice)
                    case 3: shop.showsShelf.toggle()
                    default: shop.rows = dice.roll(4) == 0 ? [] : Array(0..<(20 + dice.roll(60)))
                    }
                    shop.next += 1
                    remote.value = shop
                }
            }
            hand.wait(Double(dice.number(0...0.3)))
            let position = hand.scroll.position
            #expect(position.x.isFinite && position.y.isFinite)
        }
        hand.wait(8)
        for scroll in hand.window.scrolls {
            #expect(scroll.movement.phase == .idle)
            for axis in [Axis.horizontal, .vertical] {
                let limits = scroll.limits(axis)
                #expect(scroll.position[axis] >= limits.lowerBound - 0.01 && scroll.position[axis] <= limits.upperBound + 0.01, "\(seed): \(scroll.position) in \(limits)")
            }
        }
        #expect(hand.isIdle && !hand.window.graph.isAnimating)
        // Without rows, and back at the beginning, no temporary nodes remain.
        remote.value = Shop(rows: [], showsShelf: false)
        hand.wait(3)
        #expect(hand.window.graph.nodeCount < nodesAtFirst)
    }
}
