import Foundation
import Testing
import TestSupport
import WaggleGeometry
@testable import WaggleCore

/// Random fingers on views that appear and disappear: nothing may leak.
@MainActor
struct GestureMonkeyTests {
    /// Deterministic pseudorandom numbers.
    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state = state &* 6364136223846793005 &+ 1442695040888963407
            var x = state
            x ^= x >> 33
            x = x &* 0xff51afd7ed558ccd
            return x ^ (x >> 33)
        }
    }

    private final class Ledger {
        /// The gesture states of the cells, as last read by their bodies.
        var states: [Int: String] = [:]
        var presses = 0
        var events = 0
    }

    private struct Cell: View {
        let id: Int
        let ledger: Ledger
        @GestureState private var drag = CGSize.zero
        @GestureState(resetTransaction: Transaction(animation: .easeOut(duration: 0.1))) private var scale: CGFloat = 1
        @GestureState private var isHeld = false
        @State private var turned = false

        var body: some View {
            let _ = ledger.states[id] = drag == .zero && scale == 1 && !isHeld ? nil : "\(id): \(drag) \(scale) \(isHeld)"
            Rectangle().fill(Paints.red).frame(width: 40, height: 40)
                .rotationEffect(.degrees(turned ? 30 : 0))
                .onTapGesture(count: 2) { ledger.events += 1 }
                .onTapGesture {
                    ledger.events += 1
                    withAnimation(.spring) { turned.toggle() }
                }
                .gesture(LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture()).updating($isHeld) { _, held, _ in held = true })
                .simultaneousGesture(MagnificationGesture().updating($scale) { value, scale, _ in scale = value })
                .simultaneousGesture(DragGesture(minimumDistance: id % 2 == 0 ? 0 : 10).updating($drag) { value, drag, _ in drag = value.translation })
                .onLongPressGesture(minimumDuration: 0.3) { ledger.events += 1 } onPressingChanged: { ledger.presses += $0 ? 1 : -1 }
                .offset(drag)
                .scaleEffect(scale)
        }
    }

    private struct Board: View {
        let ledger: Ledger
        let remote: Remote<Int>
        let rows: [ScrollBox]
        let list: ScrollBox
        @State private var mask = 0
        @FocusState private var row: Int?
        @GestureState private var pan = CGSize.zero

        var body: some View {
            let _ = ledger.states[-1] = pan == .zero ? nil : "pan \(pan)"
            VStack(spacing: 0) {
                remote.connect($mask)
                ForEach(0..<3, id: \.self) { row in
                    HStack(spacing: 0) {
                        ForEach(0..<3, id: \.self) { column in
                            let id = row * 3 + column
                            if mask & (1 << id) == 0 {
                                Cell(id: id, ledger: ledger).transition(.scale).onDisappear { ledger.states[id] = nil }
                            } else {
                                Button("\(id)") { ledger.events += 1 }.buttonStyle(.bordered)
                            }
                        }
                    }
                    .scrollBox(rows[row])
                    .focusable().focused($row, equals: row)
                    .disabled(mask & (1 << (9 + row)) != 0)
                }
            }
            .scrollBox(list)
            .frame(width: 200, height: 200)
            .contentShape(Rectangle())
            .gesture(DragGesture().updating($pan) { value, pan, _ in pan = value.translation })
            .highPriorityGesture(TapGesture(count: 3).onEnded { ledger.events += 1 }, including: mask & 4096 == 0 ? .all : .subviews)
            .offset(pan)
        }
    }

    @Test(arguments: Narrowing.seeds([1, 2, 3, 4]))
    func randomTouchesLeaveNoGestureBehind(_ seed: UInt64) {
        var dice = Dice(state: seed)
        let ledger = Ledger(), remote = Remote<Int>()
        let journal = Journal(), list = ScrollBox("list", .vertical, journal), rows = (0..<3).map { ScrollBox("row \($0)", .horizontal, journal) }
        let hand = Hand(on: Board(ledger: ledger, remote: remote, rows: rows, list: list), width: 200, height: 200)
        let keys = Keyboard(hand.window)
        var down: Set<Int> = []
        func point() -> (CGFloat, CGFloat) { (CGFloat.random(in: 0...200, using: &dice), CGFloat.random(in: 0...200, using: &dice)) }

        for _ in 0..<2000 {
            let finger = Int.random(in: 0..<3, using: &dice), (x, y) = point()
            for box in rows + [list] where Int.random(in: 0..<30, using: &dice) == 0 {
                box.isCoasting = Bool.random(using: &dice)
                box.backward = [.stays, .stretches, .moves].randomElement(using: &dice) ?? .moves
            }
            switch Int.random(in: 0..<23, using: &dice) {
            case 0..<6:
                // Occasionally the end of a touch is lost.
                if !down.contains(finger) || Bool.random(using: &dice) { hand.down(x, y, finger: finger) }
                down.insert(finger)
            case 6..<11: if down.contains(finger) { hand.move(x, y, finger: finger) }
            case 11..<15:
                if down.remove(finger) != nil { hand.up(finger: finger) }
            case 15: if down.remove(finger) != nil { hand.cancel(finger: finger) }
            case 16:
                let mask = (remote.value ?? 0) ^ (1 << Int.random(in: 0..<13, using: &dice))
                if Bool.random(using: &dice) { remote.value = mask } else { withAnimation(.linear(duration: 0.2)) { remote.value = mask } }
            case 17: hand.window.graph.send(.magnify(phase: [.began, .moved, .ended, .cancelled].randomElement(using: &dice) ?? .began, scale: x / 50,
                                                       location: CGPoint(x: x, y: y), time: hand.time))
            case 18: keys.press([.tab, .space, .return, .escape].randomElement(using: &dice) ?? .tab, Bool.random(using: &dice) ? .shift : [])
            case 19:
                let phase: ScrollEvent.Phase? = [.rested, .began, .moved, .ended, .cancelled, nil].randomElement(using: &dice) ?? nil
                hand.window.graph.send(.scroll(ScrollEvent(phase: phase, delta: CGVector(dx: x - 100, dy: y - 100), location: CGPoint(x: x, y: y), time: hand.time)))
            default: hand.wait(TimeInterval.random(in: 0...0.4, using: &dice))
            }
        }
        for finger in down { hand.up(finger: finger) }
        hand.window.graph.send(.magnify(phase: .cancelled, scale: 1, location: .zero, time: hand.time))
        hand.wait(2)
        #expect(hand.isIdle)
        #expect(ledger.states.values.sorted() == [])
        #expect(ledger.presses == 0)
        #expect(ledger.events > 0)
        #expect((rows + [list]).allSatisfy { $0.pans == 0 })
        #expect(journal.events.contains { $0.hasPrefix("list began") } && journal.events.contains { $0.hasPrefix("row") })
        #expect(keys.focus.focused.map { $0.canBeFocused } ?? true)
        #expect(hand.window.graph.nextWake == nil)
    }

    @Test func nothingKeepsViewsAliveThatWereTouched() {
        final class Token {}
        struct Holder: View {
            let token: Token
            var body: some View { Color.red.onTapGesture { _ = token }.gesture(DragGesture().onChanged { _ in _ = token }) }
        }
        weak var token: Token?
        do {
            let made = Token()
            token = made
            let hand = Hand(on: Holder(token: made))
            hand.down(10, 10)
            hand.move(40, 40)
            hand.window.graph.close()
        }
        #expect(token == nil)
    }
}
