import Foundation
import SwiftUI
import Testing
import WaggleTesting
@testable import CirclesExample

/// The mathematics of rings.
struct RingTests {
    private func places(_ ring: RingArrangement, _ count: Int, _ radius: CGFloat) -> [CGPoint] {
        (0..<count).map { ring.place(of: $0, around: CGPoint(x: 7, y: -3), radius: radius) }
    }

    @Test(arguments: 0...30) func childrenKeepInsideAndApart(_ count: Int) {
        for sweep in stride(from: -360.0, through: 360, by: 30) {
            let ring = RingArrangement(count: count, start: 1, sweep: sweep * .pi / 180)
            for side in [0, 40, 300] as [CGFloat] {
                let diameter = ring.largestDiameter(side: side, count: count)
                #expect(diameter >= 0 && diameter <= side && diameter.isFinite)
                let places = places(ring, count, (side - diameter) / 2)
                #expect(places.allSatisfy { abs($0.x - 7) + diameter / 2 <= side / 2 + 1e-9 && abs($0.y + 3) + diameter / 2 <= side / 2 + 1e-9 })
                for (i, a) in places.enumerated() {
                    for b in places[..<i] { #expect(hypot(a.x - b.x, a.y - b.y) >= diameter - 1e-9) }
                }
            }
        }
    }
    @Test func theRadiusIsThatOfTouchingNeighbors() {
        for (count, radius) in [(3, 0.5774), (4, 0.7071), (6, 1), (8, 1.3066), (12, 1.9319)] as [(Int, CGFloat)] {
            let side = RingArrangement(count: count, start: 0).smallestSide(diameter: 100, count: count)
            #expect(abs((side - 100) / 200 - radius) < 1e-3)
            #expect(abs(RingArrangement(count: count, start: 0).largestDiameter(side: side, count: count) - 100) < 1e-9)
        }
        #expect(RingArrangement(count: 0, start: 0).smallestSide(diameter: 100, count: 0) == 0)
        #expect(RingArrangement(count: 1, start: 0).smallestSide(diameter: 100, count: 1) == 100)
    }
    @Test func theFirstStandsAtTheStartAndTheOthersFollowInTheDirection() {
        let clockwise = RingArrangement(count: 4, start: -.pi / 2)
        #expect(abs(clockwise.angle(of: 1)) < 1e-9)
        let anticlockwise = RingArrangement(count: 4, start: -.pi / 2, sweep: -2 * .pi)
        #expect(abs(anticlockwise.angle(of: 1) + .pi) < 1e-9)
        let arc = RingArrangement(count: 4, start: 0, sweep: .pi)
        #expect(abs(arc.angle(of: 3) - .pi) < 1e-9)
    }
    @Test(arguments: 2...20) func aFullRingIsBalancedAroundItsMiddle(_ count: Int) {
        let places = places(RingArrangement(count: count, start: 0.3), count, 50)
        #expect(abs(places.map(\.x).reduce(0, +) / CGFloat(count) - 7) < 1e-9)
        #expect(abs(places.map(\.y).reduce(0, +) / CGFloat(count) + 3) < 1e-9)
    }
    @Test func aDialTurnsTheShortWay() {
        #expect(abs(Dial.turn(from: 3, to: -3) - (2 * .pi - 6)) < 1e-9)
        #expect(abs(Dial.turn(from: -3, to: 3) + (2 * .pi - 6)) < 1e-9)
        #expect(abs(Dial.turn(by: CGSize(width: 0, height: 10), at: CGSize(width: 100, height: 0)) - 0.1) < 1e-9)
        #expect(Dial.turn(by: CGSize(width: 10, height: 0), at: CGSize(width: 100, height: 0)) == 0)
        #expect(Dial.turn(by: CGSize(width: 10, height: 0), at: .zero) == 0)
    }
    @Test func countsStayWithinTheirBounds() {
        var ring = RingModel()
        ring.count = -3
        #expect(ring.count == 0)
        ring.count = 99
        #expect(ring.count == 24)
        ring.picked = 23
        #expect(ring.standingPick == 23)
        ring.count = 3
        #expect(ring.standingPick == nil)
        ring.start = .degrees(-450)
        #expect(ring.startOnDial == 270)
    }
}

/// Rings as views.
@MainActor
struct RingViewTests {
    @MainActor private final class Ledger {
        var frames: [Int: CGRect] = [:]
        var angle: Binding<SwiftUI.Angle>?
        func middle(_ id: Int) -> CGPoint { frames[id].map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero }
    }
    private let ledger = Ledger()

    private struct Bench: View {
        let ledger: Ledger
        let count: Int
        var isPositioned = false
        @State private var start = SwiftUI.Angle.degrees(-90)

        private func child(_ index: Int) -> some View {
            GeometryReader { proxy in
                let _ = ledger.frames[index] = proxy.frame(in: .global)
                Color.red
            }
        }
        var body: some View {
            let _ = ledger.angle = $start
            Group {
                if isPositioned {
                    PositionedRing(count: count, start: start) { child($0) }
                } else {
                    RingLayout(start: start) {
                        ForEach(0..<count, id: \.self) { child($0).frame(maxWidth: 44, maxHeight: 44) }
                    }
                }
            }
            .turning($start)
        }
    }

    @Test(arguments: [0, 1, 2, 3, 7, 24], [false, true]) func bothRingsShowTheSame(_ count: Int, _ isPositioned: Bool) {
        _ = Finger(on: Bench(ledger: ledger, count: count, isPositioned: isPositioned), of: "Circles", width: 200, height: 300)
        #expect(ledger.frames.count == count)
        guard count > 0 else { return }
        let size = ledger.frames[0]?.width ?? 0
        #expect(abs(ledger.middle(0).x - 100) < 0.51 && abs(ledger.middle(0).y - 50 - size / 2) < 0.76)
        for frame in ledger.frames.values { #expect(CGRect(x: -0.6, y: 49.4, width: 201.2, height: 201.2).contains(frame)) }
    }
    @Test func withoutAProposalTheRingHasRoomForItsChildren() {
        var size = CGSize.zero
        let ring = RingLayout { ForEach(0..<6, id: \.self) { _ in Color.red.frame(width: 40, height: 40) } }
            .background { GeometryReader { proxy in let _ = size = proxy.size; Color.clear } }
        _ = Finger(on: ring.fixedSize(), of: "Circles")
        #expect(abs(size.width - 128) < 1 && size.width == size.height)
    }
    @Test func aFingerTurnsTheRingAndLeavesItWhereItRests() {
        let finger = Finger(on: Bench(ledger: ledger, count: 4), of: "Circles", width: 200, height: 200)
        finger.down(100, 20)
        finger.move(to: CGPoint(x: 180, y: 100), in: 0.5)
        finger.wait(0.3)
        let turned = ledger.angle?.wrappedValue.degrees ?? 0
        #expect(abs(turned) < 6)
        finger.up()
        finger.wait(1)
        #expect(ledger.angle?.wrappedValue.degrees == turned)
        #expect(finger.isStill)
    }
    @Test func aQuickTurnGoesOn() {
        let finger = Finger(on: Bench(ledger: ledger, count: 4), of: "Circles", width: 200, height: 200)
        finger.down(180, 100)
        finger.move(by: CGSize(width: 0, height: 40), in: 0.1)
        let turned = ledger.angle?.wrappedValue.degrees ?? 0
        finger.up()
        #expect((ledger.angle?.wrappedValue.degrees ?? 0) > turned + 30)
        finger.wait(3)
        #expect(finger.isStill)
    }
    @Test func fromRightToLeftTheRingIsMirroredAndFollowsTheFinger() {
        let finger = Finger(on: Bench(ledger: ledger, count: 4), of: "Circles", width: 200, height: 200, direction: .rightToLeft)
        // Mirrored, clockwise is counterclockwise: the second child is on the left.
        #expect(ledger.middle(1).x < 50)
        finger.down(100, 20)
        finger.move(to: CGPoint(x: 180, y: 100), in: 0.5)
        finger.wait(0.3)
        #expect(ledger.middle(0).x > 150)
    }
    /// The first bead's direction from the middle of a ring of 400 points, in radians.
    private func direction(_ id: Int = 0) -> Double { atan2(ledger.middle(id).y - 200, ledger.middle(id).x - 200) }
    /// The turns from frame to frame.
    private func turns(_ finger: Finger, _ seconds: TimeInterval) -> [Double] {
        var last = direction()
        return (0..<Int((seconds * 100).rounded())).map { _ in
            finger.wait(0.01)
            defer { last = direction() }
            return Dial.turn(from: last, to: direction())
        }
    }
    /// Flings a ring of 400 points at about four radians per second.
    private func fling(isPositioned: Bool) -> Finger {
        let finger = Finger(on: Bench(ledger: ledger, count: 4, isPositioned: isPositioned), of: "Circles", width: 400, height: 400)
        finger.down(360, 160)
        finger.move(by: CGSize(width: 0, height: 64), in: 0.1)
        finger.up()
        return finger
    }
    @Test(arguments: [false, true]) func aFlungRingGoesOnAtTheFingersSpeedAndSlowsDown(_ isPositioned: Bool) {
        let finger = fling(isPositioned: isPositioned), steps = turns(finger, 1.5)
        #expect(abs(steps[1] - 0.04) < 0.012)
        // Positions are rounded to pixels, up to six thousandths of a radian.
        #expect(steps.allSatisfy { $0 > -0.007 && $0 < 0.052 })
        #expect(zip(steps.dropFirst(), steps.dropFirst(11)).allSatisfy { $1 < $0 + 0.007 })
    }
    @Test(arguments: [false, true]) func aFingerCatchesTheRingInFlightAndTurnsItFromThere(_ isPositioned: Bool) {
        let finger = fling(isPositioned: isPositioned)
        let flying = turns(finger, 0.15).last ?? 0, caught = direction()
        #expect(flying > 0.015)
        finger.down(360, 200)
        finger.wait(0.05)
        // The angle at which it was caught, except for a hundredth of a second of flight.
        #expect(abs(Dial.turn(from: caught, to: direction())) < 0.04)
        let held = direction()
        // A quarter of a radian in half a second, without the first few points.
        finger.move(by: CGSize(width: 0, height: 10), in: 0.1)
        let before = direction()
        #expect(abs(Dial.turn(from: held, to: before)) < 0.08)
        finger.move(by: CGSize(width: 0, height: 30), in: 0.4)
        #expect(abs(Dial.turn(from: before, to: direction()) - 30 / 160) < 0.03)
        finger.wait(0.3)
        let left = direction()
        finger.up()
        finger.wait(1.5)
        #expect(abs(Dial.turn(from: left, to: direction())) < 0.007)
        #expect(finger.isStill)
    }
    @Test func aBeadCaughtInFlightIsNotPicked() throws {
        let screen = try ShownExample.circles.open(RingsView())
        let ring = screen.elements("Bead 1").map(\.frame)
        let bead = try #require(ring.first)
        // A turn to the right, from the uppermost bead.
        try screen.drag(.point(bead.midX, bead.midY), by: CGSize(width: 60, height: 20), over: 0.08)
        screen.advance(by: 0.1)
        let caught = try #require(screen.elements("Bead 3").first).frame
        try screen.tap(.point(caught.midX, caught.midY))
        try screen.settle()
        #expect(!screen.elements.contains { $0.traits.contains(.isSelected) })
        try screen.tap(.text("Bead 3", number: 1))
        #expect(screen.elements.contains { $0.label == "Bead 3" && $0.traits.contains(.isSelected) })
    }
    @Test func ringsInFlightAreRegroupedWithoutAJump() throws {
        let screen = try ShownExample.circles.open(RingsView())
        let bead = try #require(screen.elements("Bead 1").first).frame
        func places() -> [CGPoint] { (1...7).flatMap { screen.elements(.text("Bead \($0)")) }.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) } }
        try screen.drag(.point(bead.midX, bead.midY), by: CGSize(width: 50, height: 20), over: 0.1)
        screen.advance(by: 0.15)
        var last = places(), fastest: CGFloat = 0
        #expect(last.count == 14)
        try screen.perform(.increment, on: .text("Beads", number: 1))
        while !screen.isSettled {
            screen.advance(by: 1.0 / 60)
            let next = places()
            fastest = max(fastest, zip(last, next).map { hypot($0.x - $1.x, $0.y - $1.y) }.max() ?? 0)
            last = next
        }
        // The ring flies at nine points per frame, and the beads make room at about five.
        #expect(fastest > 5 && fastest < 18)
    }
}
