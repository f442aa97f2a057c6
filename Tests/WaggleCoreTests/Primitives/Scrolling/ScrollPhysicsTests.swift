import Foundation
import Testing
import WaggleGeometry
import WaggleMotion
@testable import WaggleCore
@testable import WaggleHeadless

/// How content follows a finger and continues without it, as values over time.
@MainActor struct ScrollPhysicsTests {
    private func hand(_ length: CGFloat = 1000, _ axes: Axis.Set = .vertical) -> Hand {
        Hand(on: ScrollView(axes) { Rectangle().fill(Paints.red).frame(width: axes.contains(.horizontal) ? length : nil, height: axes.contains(.vertical) ? length : nil) })
    }

    @Test func contentFollowsTheFingerAfterTenPointsThatAreNotMadeUpFor() {
        let hand = hand()
        hand.down(50, 80)
        hand.move(50, 72)
        #expect(hand.y == 0)
        hand.move(50, 65)
        #expect(abs(hand.y - 5) < 1e-9)
        hand.move(50, 40)
        #expect(abs(hand.y - 30) < 1e-9)
        hand.move(50, 60)
        #expect(abs(hand.y - 10) < 1e-9)
        #expect(hand.window.frame(Paints.red) == CGRect(x: 0, y: -10, width: 100, height: 1000))
    }

    @Test func aMovementAcrossScrollsNothing() {
        let hand = hand()
        hand.down(80, 50)
        hand.drag(to: 10, 45, in: 0.2)
        hand.up()
        #expect(hand.scroll.position == .zero)
    }

    @Test(arguments: [300.0, 600, 1000, 2000, 4000]) func thrownContentCoastsByTheFormula(speed: Double) {
        let hand = hand(100_000)
        hand.down(50, 90)
        let start = 90.0
        for step in 1...8 {
            hand.wait(0.01)
            hand.move(50, start - speed * 0.01 * Double(step))
        }
        let before = hand.y
        hand.up()
        let coast = ScrollDeceleration(position: before, velocity: speed)
        for _ in 0..<40 {
            let begun = hand.time
            hand.wait(0.05)
            _ = begun
            let elapsed = hand.time - 0.08
            #expect(abs(hand.y - coast.position(at: elapsed)) < speed * 0.01, "\(elapsed): \(hand.y) for \(coast.position(at: elapsed))")
        }
        hand.wait(4)
        #expect(abs(hand.y - coast.destination) < speed * 0.01)
        #expect(!hand.window.graph.isAnimating || hand.scroll.movement.phase == .idle)
    }

    /// Facts: an over-scroll of 10, 50, 100, 200, 400 in a viewport of 800.
    @Test func contentBeyondItsEndGivesWayLikeARubberBand() {
        let hand = Hand(on: ScrollView { Rectangle().fill(Paints.red).frame(height: 3000) }, width: 400, height: 800)
        hand.down(50, 100)
        hand.move(50, 120)
        for (pull, shown) in [(10.0, 5.462), (50, 26.586), (100, 51.462), (200, 96.703), (400, 172.549)] {
            hand.move(50, 110 + pull)
            #expect(abs(-hand.y - shown) < 0.001)
        }
        hand.move(50, 100)
        #expect(hand.y >= 0, "the way back goes through the same places")
    }

    @Test func heldContentThatIsLetGoReturnsGently() {
        let hand = hand()
        hand.down(50, 10)
        hand.drag(to: 50, 90, in: 0.2)
        hand.wait(0.3)
        let held = hand.y
        #expect(held < -20)
        hand.up()
        let bounce = EdgeBounce(displacement: held, velocity: 0), start = hand.time
        for _ in 0..<30 {
            hand.wait(0.02)
            let elapsed = hand.time - start
            #expect(abs(hand.y - (elapsed < bounce.duration ? bounce.displacement(at: elapsed) : 0)) < 1e-6)
        }
        hand.wait(1)
        #expect(hand.y == 0)
    }

    @Test func aThrowBeyondTheEndBouncesAtTheTimeAndVelocityOfItsImpact() {
        let hand = hand(300)
        hand.fling(from: CGPoint(x: 50, y: 95), by: CGSize(width: 0, height: -60), in: 0.06)
        var most: CGFloat = 0
        for _ in 0..<100 {
            hand.wait(0.01)
            most = max(most, hand.y)
        }
        #expect(most > 205 && most < 320)
        hand.wait(1)
        #expect(hand.y == 200)
    }

    @Test func aFingerStopsContentThatMovesAndDoesNotTap() {
        let journal = Journal()
        let hand = Hand(on: ScrollView { Button { journal.note("tapped") } label: { Rectangle().fill(Paints.red).frame(height: 5000) } })
        hand.fling(from: CGPoint(x: 50, y: 95), by: CGSize(width: 0, height: -80), in: 0.08)
        hand.wait(0.1)
        #expect(hand.scroll.movement.phase == .decelerating)
        let caught = hand.y
        hand.down(50, 50)
        hand.wait(0.05)
        hand.up()
        hand.wait(0.5)
        #expect(abs(hand.y - caught) < 1 && journal.events.isEmpty)
        hand.tap(50, 50)
        #expect(journal.events == ["tapped"])
    }

    @Test func aFingerThatRestsBeforeLiftingDoesNotFling() {
        let hand = hand()
        hand.down(50, 90)
        hand.drag(to: 50, 20, in: 0.1)
        hand.wait(0.2)
        let rested = hand.y
        hand.up()
        hand.wait(1)
        #expect(hand.y == rested)
    }

    @Test func scrollingCancelsTheButtonUnderTheFinger() {
        let journal = Journal()
        let hand = Hand(on: ScrollView { Button { journal.note("tapped") } label: { Rectangle().fill(Paints.red).frame(height: 500) } })
        hand.down(50, 80)
        hand.wait(0.2)
        hand.drag(to: 50, 40, in: 0.1)
        hand.up()
        #expect(journal.events.isEmpty && hand.y > 20)
    }

    @Test func aSliderInsideKeepsItsDrag() {
        struct Sliding: View {
            @State private var value = 0.0
            let journal: Journal
            var body: some View {
                ScrollView {
                    Slider(value: $value).onChange(of: value) { _, value in journal.note("value") }
                    Color.clear.frame(height: 500)
                }
            }
        }
        let journal = Journal(), hand = Hand(on: Sliding(journal: journal), width: 200, height: 100)
        hand.down(14, 14)
        hand.drag(to: 120, 14, in: 0.2)
        hand.up()
        #expect(!journal.events.isEmpty && hand.y == 0)
    }

    // MARK: Two axes, nesting

    @Test func contentMovesBothWaysWhereItScrollsBothWays() {
        let hand = Hand(on: ScrollView([.horizontal, .vertical]) { Rectangle().fill(Paints.red).frame(width: 500, height: 500) })
        hand.down(90, 90)
        hand.drag(to: 50, 40, in: 0.3)
        #expect(hand.x > 20 && hand.y > 25)
    }

    @Test func nestedViewsOfDifferentAxesMoveByTheFirstDirection() {
        let view = ScrollView {
            ScrollView(.horizontal) { Rectangle().fill(Paints.red).frame(width: 600, height: 60) }
            Rectangle().fill(Paints.blue).frame(height: 600)
        }
        let across = Hand(on: view)
        across.down(90, 30)
        across.drag(to: 40, 20, in: 0.2)
        across.wait(0.2)
        across.up()
        #expect(across.window.scrolls[0].position.y == 0 && across.window.scrolls[1].position.x > 30)
        let along = Hand(on: view)
        along.down(50, 55)
        along.drag(to: 45, 10, in: 0.2)
        along.wait(0.2)
        along.up()
        #expect(along.window.scrolls[0].position.y > 30 && along.window.scrolls[1].position.x == 0)
    }

    @Test func theInnerViewOfTheSameAxisMovesUntilItsEnd() {
        let view = ScrollView {
            ScrollView { Rectangle().fill(Paints.red).frame(height: 200) }.frame(height: 80)
            Rectangle().fill(Paints.blue).frame(height: 600)
        }
        let hand = Hand(on: view)
        hand.down(50, 70)
        hand.drag(to: 50, 20, in: 0.2)
        hand.wait(0.2)
        hand.up()
        hand.wait(1)
        #expect(hand.window.scrolls[1].position.y > 30 && hand.window.scrolls[0].position.y == 0)
        hand.window.scrolls[1].setPosition(CGPoint(x: 0, y: 120))
        hand.wait(0.1)
        hand.down(50, 70)
        hand.drag(to: 50, 20, in: 0.2)
        hand.wait(0.2)
        hand.up()
        hand.wait(1)
        #expect(hand.window.scrolls[0].position.y > 30, "the inner one had no room that way when the finger began")
    }

    // MARK: Wheels

    @Test func aNotchOfAWheelScrollsInOneMovement() {
        let hand = hand()
        hand.wheel(CGVector(dx: 0, dy: -1))
        #expect(hand.y < 60)
        hand.wait(0.05)
        #expect(hand.y > 0 && hand.y < 60)
        hand.wheel(CGVector(dx: 0, dy: -1))
        hand.wait(1)
        #expect(hand.y == 120, "two notches are two steps, whenever they come")
        hand.wheel(CGVector(dx: 0, dy: 50))
        hand.wait(1)
        #expect(hand.y == 0, "a wheel stretches nothing")
    }

    @Test func aTrackpadMovesTheContentAndLetsItRunOn() {
        let hand = hand(100_000)
        hand.wheel(CGVector(dx: 0, dy: -10), precise: true, phase: .began)
        hand.wheel(CGVector(dx: 0, dy: -20), precise: true, phase: .moved)
        #expect(hand.y == 30)
        hand.wheel(.zero, precise: true, phase: .ended, velocity: CGVector(dx: 0, dy: -1000))
        hand.wait(5)
        #expect(abs(hand.y - (30 + 990 * 0.499)) < 1)
        hand.wheel(CGVector(dx: 0, dy: 0), precise: true, phase: .rested)
        #expect(hand.scroll.movement.phase == .idle)
    }

    @Test func theSystemsMomentumMovesTheContentAndStopsAtItsEnd() {
        let journal = Journal()
        let hand = Hand(on: ScrollView { Rectangle().fill(Paints.red).frame(height: 400) }.onScrollPhaseChange { journal.note("\($1)") })
        func momentum(_ phase: InputPhase, _ dy: CGFloat) {
            hand.wheel(CGVector(dx: 0, dy: dy), precise: true, momentum: phase)
            hand.wait(0.02)
        }
        hand.wheel(CGVector(dx: 0, dy: -10), precise: true, phase: .began)
        hand.wheel(.zero, precise: true, phase: .ended)
        momentum(.began, -50)
        #expect(hand.y == 60)
        momentum(.moved, -30)
        #expect(hand.y == 90)
        hand.wait(1)
        #expect(hand.y == 90, "only the system moves it")
        for _ in 1...10 { momentum(.moved, -30) }
        #expect(hand.y == 300, "momentum stretches nothing")
        momentum(.ended, 0)
        hand.wait(1)
        #expect(hand.y == 300 && hand.scroll.movement.phase == .idle)
        #expect(journal.events == ["interacting", "idle", "decelerating", "idle"])
    }

    @Test func fingersOnTheTrackpadEndTheSystemsMomentum() {
        let hand = hand(100_000)
        hand.wheel(CGVector(dx: 0, dy: -10), precise: true, phase: .began)
        hand.wheel(.zero, precise: true, phase: .ended)
        hand.wheel(CGVector(dx: 0, dy: -50), precise: true, momentum: .began)
        hand.wheel(CGVector(dx: 0, dy: 20), precise: true, phase: .began)
        #expect(hand.scroll.movement.phase == .interacting && hand.y == 40)
    }

    // MARK: What is allowed

    @Test func disabledViewsStayAndSmallContentGivesWayOnlyWhereItMay() {
        let disabled = Hand(on: ScrollView { Rectangle().fill(Paints.red).frame(height: 500) }.scrollDisabled(true))
        disabled.fling(from: CGPoint(x: 50, y: 90), by: CGSize(width: 0, height: -60), in: 0.1)
        #expect(disabled.y == 0)
        let small = Hand(on: ScrollView { Rectangle().fill(Paints.red).frame(height: 30) })
        small.down(50, 20)
        small.drag(to: 50, 80, in: 0.1)
        #expect(small.y < -10)
        let fixed = Hand(on: ScrollView { Rectangle().fill(Paints.red).frame(height: 30) }.scrollBounceBehavior(.basedOnSize))
        fixed.down(50, 20)
        fixed.drag(to: 50, 80, in: 0.1)
        #expect(fixed.y == 0)
    }
}
