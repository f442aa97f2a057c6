import Foundation
import SwiftUI
import Testing
import WaggleCairo
@testable import ApiaryExample
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleTesting

/// The comb under a finger. The window is 400 by 600 points, and cells are 133 points apart.
@MainActor
struct CombViewTests {
    private struct Item: Identifiable, Equatable {
        let id: Int
        let hex: Hex
    }

    /// What a test observes of a comb, and its simulated finger.
    @MainActor private final class Ledger {
        var frames: [Int: CGRect] = [:]
        var taps: [Int] = []
        var focus: Binding<CGPoint>?
        var count: Binding<Int>?
    }

    private struct Bench: View {
        let ledger: Ledger
        @State var count = 37
        @State private var focus = CGPoint.zero

        var body: some View {
            let _ = (ledger.focus, ledger.count) = ($focus, $count)
            let items = Hex.spiral(count: count).enumerated().map { Item(id: $0, hex: $1) }
            CombView(data: items, hex: \.hex, index: CombIndex(items.map(\.hex)), focus: $focus,
                          onTap: { ledger.taps.append($0.id) }) { item in
                GeometryReader { proxy in
                    let _ = ledger.frames[item.id] = proxy.frame(in: .global)
                    Circle().fill(.white)
                }
                .accessibilityElement()
                .accessibilityLabel("\(item.id)")
            }
            .background(Color.white)
        }
    }

    private let ledger = Ledger()
    private func finger(count: Int = 37, reduceMotion: Bool = false, direction: SwiftUI.LayoutDirection = .leftToRight) -> Finger {
        Finger(on: Bench(ledger: ledger, count: count), of: "Apiary", width: 400, height: 600, reduceMotion: reduceMotion, direction: direction)
    }
    private func middle(_ id: Int) -> CGPoint { ledger.frames[id].map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero }
    private var focus: CGPoint { ledger.focus?.wrappedValue ?? CGPoint(x: CGFloat.nan, y: .nan) }
    private func between(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(a.x - b.x, a.y - b.y) }
    private func isNear(_ a: CGPoint, _ b: CGPoint, _ tolerance: CGFloat = 0.01) -> Bool { between(a, b) < tolerance }
    private let pitch: CGFloat = 133
    /// The brightness of a cell's centre; 1 without a finger.
    private func light(_ finger: Finger, _ id: Int) throws -> Float {
        try finger.window.draw().color(x: Int(middle(id).x), y: Int(middle(id).y)).red
    }

    @Test(arguments: [2, 4, 8]) func neighborsNeverOverlapInAFastFling(steps: Int) {
        let finger = finger(count: 400)
        let places = Array(Hex.spiral(count: 400))
        finger.down(300, 500)
        for step in 1...steps {
            finger.wait(1.0 / 120)
            finger.send(.moved, CGPoint(x: 300 - CGFloat(step) * 240 / CGFloat(steps), y: 500 - CGFloat(step) * 400 / CGFloat(steps)))
        }
        finger.up()
        var seen = 0
        for frame in 0..<90 {
            finger.wait(1.0 / 60)
            var frames: [Hex: CGRect] = [:]
            for element in finger.window.graph.accessibilityElements().flatMap(\.all) {
                if let id = Int(element.label), element.frame.width > 1, element.opacity > 0 { frames[places[id]] = element.frame }
            }
            seen = max(seen, frames.count)
            for (hex, rect) in frames { for neighbor in hex.neighbors {
                guard let other = frames[neighbor] else { continue }
                let distance = hypot(rect.midX - other.midX, rect.midY - other.midY)
                #expect(distance >= (rect.width + other.width) / 2 - 0.5, "frame \(frame): \(hex) and \(neighbor), \(distance) apart, \(rect.width) and \(other.width) wide")
            } }
        }
        #expect(seen > 12)
    }

    @Test func theCombFollowsTheFingerFromWhereItIs() {
        let finger = finger()
        finger.down(200, 300)
        finger.move(by: CGSize(width: 9, height: 0), in: 0.1)
        #expect(middle(0) == CGPoint(x: 200, y: 300))
        finger.move(by: CGSize(width: 0, height: 61), in: 0.5)
        // The pan began where it was distinguished from a tap, about ten points from touch-down.
        #expect(abs(middle(0).y - 300 - 56) < 8)
        let before = middle(0)
        finger.move(by: CGSize(width: -20, height: 10), in: 0.2)
        #expect(isNear(middle(0), CGPoint(x: before.x - 20, y: before.y + 10), 0.6))
    }
    @Test func aSlowDragDoesNotDrift() {
        let finger = finger()
        finger.down(200, 300)
        finger.move(by: CGSize(width: 60, height: 40), in: 0.6)
        finger.wait(0.3)
        let held = focus
        finger.up()
        #expect(focus == held)
        finger.wait(2)
        #expect(focus == held)
        #expect(finger.isStill)
    }
    @Test func aFlingGoesOnInItsDirectionAndSlowsDown() {
        let finger = finger(count: 127)
        finger.down(200, 300)
        finger.move(by: CGSize(width: 0, height: -80), in: 0.2)
        let atEnd = focus
        finger.up()
        // At 400 points per second, the prediction is a quarter of a second ahead; the comb moves 1.25 times that far.
        #expect(isNear(focus, CGPoint(x: atEnd.x, y: atEnd.y + 125 / pitch), 0.05))
        var places = [middle(0).y]
        for _ in 0..<150 {
            finger.wait(0.01)
            places.append(middle(0).y)
        }
        let steps = zip(places, places.dropFirst()).map { $0 - $1 }
        #expect(abs(steps[1] - 4) < 1)
        #expect(zip(steps.dropFirst(2), steps.dropFirst(3)).allSatisfy { $1 < $0 + 0.51 })
        #expect(steps.allSatisfy { $0 > -0.51 })
    }
    @Test func beyondTheLastCellItResistsAndSpringsBack() {
        let finger = finger(count: 7)
        finger.down(200, 100)
        finger.move(by: CGSize(width: 0, height: 480), in: 0.5)
        finger.wait(0.2)
        #expect(focus.y < -1.2 && focus.y > -2.5)
        finger.up()
        #expect(isNear(focus, CGPoint(x: 0, y: -1)))
        finger.wait(2)
        #expect(ledger.frames.values.contains { isNear(CGPoint(x: $0.midX, y: $0.midY), CGPoint(x: 200, y: 300), 0.6) })
        #expect(finger.isStill)
    }
    @Test func aPanTakenAwaySettlesToo() {
        let finger = finger(count: 7)
        finger.down(200, 100)
        finger.move(by: CGSize(width: 0, height: 480), in: 0.3)
        finger.cancel()
        #expect(isNear(focus, CGPoint(x: 0, y: -1)))
        finger.wait(2)
        #expect(finger.isStill)
    }
    @Test func aFingerCatchesTheCombInFlightAndThatIsNoTap() {
        let finger = finger(count: 127)
        finger.down(200, 300)
        finger.move(by: CGSize(width: 0, height: -150), in: 0.1)
        finger.up()
        finger.wait(0.1)
        let caught = middle(0)
        finger.down(200, 300)
        finger.wait(0.05)
        #expect(isNear(middle(0), caught, 4))
        finger.up()
        finger.wait(1)
        #expect(isNear(middle(0), caught, 4))
        #expect(ledger.taps.isEmpty)
        finger.tap(CGPoint(x: 200, y: 300))
        #expect(ledger.taps.count == 1)
    }
    @Test func aTapFindsTheCellAndADragIsNoTap() {
        let finger = finger()
        finger.tap(middle(3))
        #expect(ledger.taps == [3])
        finger.down(200, 300)
        finger.move(by: CGSize(width: 30, height: 0), in: 0.1)
        finger.up()
        finger.wait(2)
        #expect(ledger.taps == [3])
    }
    @Test func cornersBesideTheDiscTakeNoTap() {
        let finger = finger()
        let frame = ledger.frames[0] ?? .zero
        finger.tap(CGPoint(x: frame.minX + 4, y: frame.minY + 4))
        #expect(!ledger.taps.contains(0))
    }
    @Test func theCellUnderTheFingerIsDimmedUntilTheFingerIsGone() throws {
        let finger = finger()
        finger.down(200, 300)
        finger.wait(0.4)
        #expect(try light(finger, 0) < 0.75)
        #expect(try light(finger, 1) < 0.95 && light(finger, 1) > 0.8)
        #expect(try light(finger, 8) == 1)
        // Then to a neighbour, which the comb carries along: the finger stays over the first cell until the bounds stop the comb.
        finger.move(to: CGPoint(x: 200, y: 310), in: 0.1)
        finger.wait(0.4)
        #expect(try light(finger, 0) < 0.75)
        finger.cancel()
        finger.wait(0.4)
        for id in 0..<19 { #expect(try light(finger, id) == 1) }
    }
    @Test func theDimmingFollowsTheFingerToTheNextCell() throws {
        // A single cell cannot be pulled far, so the finger leaves it.
        let finger = finger(count: 2)
        finger.down(middle(0).x, middle(0).y)
        finger.wait(0.4)
        let dark = try light(finger, 0)
        #expect(dark < 0.75)
        finger.move(by: CGSize(width: 0, height: 190), in: 0.4)
        finger.wait(0.4)
        #expect(try light(finger, 0) > dark)
        finger.up()
        finger.wait(1.5)
        #expect(try light(finger, 0) == 1 && light(finger, 1) == 1)
    }
    @Test func anotherSizeKeepsTheMiddle() {
        let finger = finger()
        let cell = Hex.spiral(count: 37)[9]
        ledger.focus?.wrappedValue = cell.center
        for (width, height) in [(400, 600), (150, 150), (900, 300), (60, 700)] as [(CGFloat, CGFloat)] {
            finger.resize(width, height)
            #expect(isNear(middle(9), CGPoint(x: width / 2, y: height / 2), 0.51))
            #expect(isNear(focus, cell.center))
        }
    }
    @Test func noCellAndOneCellCanBePanned() {
        for count in [0, 1] {
            let finger = finger(count: count)
            finger.down(200, 300)
            finger.move(by: CGSize(width: 150, height: 90), in: 0.1)
            finger.up()
            finger.wait(2)
            #expect(isNear(focus, .zero))
            #expect(finger.isStill)
        }
    }
    @Test func whereCellsGoTheMiddleStaysOverThoseLeft() {
        let finger = finger()
        ledger.focus?.wrappedValue = Hex.spiral(count: 37)[36].center
        finger.wait(0.1)
        ledger.count?.wrappedValue = 7
        finger.wait(2)
        #expect(between(focus, .zero) <= 1)
        #expect(finger.isStill)
    }
    @Test func fromRightToLeftTheCombIsMirroredAndFollowsTheFinger() {
        let finger = finger(direction: .rightToLeft)
        #expect(middle(1).x < 200)
        let before = middle(0)
        finger.down(200, 300)
        finger.move(by: CGSize(width: 60, height: 0), in: 0.3)
        finger.wait(0.3)
        #expect(middle(0).x > before.x + 40)
        finger.up()
        finger.tap(middle(1))
        #expect(ledger.taps == [1])
    }
    @Test func withReducedMotionAllCellsAreAlikeAndNothingOvershoots() {
        let finger = finger(count: 7, reduceMotion: true)
        #expect(Set(ledger.frames.values.map { $0.width.rounded() }) == [125])
        finger.down(200, 100)
        finger.move(by: CGSize(width: 0, height: 480), in: 0.2)
        finger.up()
        let end = CGPoint(x: 200, y: 300 + pitch)
        var distance = between(middle(0), end)
        for _ in 0..<100 {
            finger.wait(0.01)
            #expect(between(middle(0), end) <= distance + 0.01)
            distance = between(middle(0), end)
        }
        #expect(distance < 0.6)
        #expect(finger.isStill)
    }
    // MARK: Many cells

    @Test func ofTenThousandCellsThoseNearTheFrameHaveViews() {
        let finger = finger(count: 10_000)
        #expect(ledger.frames.count < 90)
        ledger.frames = [:]
        // Far away: first immediately, then animated.
        ledger.focus?.wrappedValue = Hex(q: 30, r: -10).center
        finger.wait(0.02)
        let far = Set(ledger.frames.keys)
        #expect(far.count < 90)
        let hexes = Hex.spiral(count: 10_000), cell = hexes.firstIndex(of: Hex(q: 30, r: -10)) ?? 0
        #expect(isNear(middle(cell), CGPoint(x: 200, y: 300), 0.51))
        finger.tap(middle(cell))
        #expect(ledger.taps == [cell])
        ledger.frames = [:]
        withAnimation(.linear(duration: 1)) { ledger.focus?.wrappedValue = .zero }
        finger.wait(0.5)
        // Halfway, the cells in the middle exist.
        let half = hexes.firstIndex(of: Hex(q: 15, r: -5)) ?? 0
        // A frame of this flight is about forty points.
        #expect(between(middle(half), CGPoint(x: 200, y: 300)) < 45)
        finger.wait(1)
        #expect(isNear(middle(0), CGPoint(x: 200, y: 300), 0.51))
        #expect(finger.isStill)
    }
    @Test func aPanCostsTheSameHoweverManyCellsThereAre() {
        var most: [Int] = []
        for count in [400, 10_000] {
            let finger = finger(count: count), counters = finger.window.graph.counters
            finger.down(200, 300)
            var bodies = 0
            for step in 1...40 {
                finger.move(to: CGPoint(x: 200, y: 300 - CGFloat(step) * 6), in: 0.01)
                bodies = max(bodies, counters.bodies)
            }
            finger.up()
            finger.wait(2)
            most.append(bodies)
        }
        #expect(most[0] == most[1] && most[1] < 250, "\(most)")
    }
    @Test func aFlightWithinACellEvaluatesNoCell() {
        let finger = finger(count: 1000), counters = finger.window.graph.counters
        withAnimation(.linear(duration: 1)) { ledger.focus?.wrappedValue = CGPoint(x: 0.4, y: 0) }
        finger.wait(0.1)
        var bodies = 0
        for _ in 0..<30 {
            finger.wait(0.01)
            bodies = max(bodies, counters.bodies)
        }
        // The view that tracks the shown point, and the test's frame readers.
        #expect(bodies < 60, "\(bodies)")
    }
    @Test func everyCellThatCanBeSeenHasAView() {
        let index = CombIndex(Hex.spiral(count: 2000)), hexes = Hex.spiral(count: 2000)
        var dice = Dice(9)
        for size in FishEyeTests.sizes {
            for isBent in [true, false] {
                let focus = CGPoint(x: .random(in: -6...6, using: &dice), y: .random(in: -6...6, using: &dice))
                let seen = CombGeometry(size: size, focus: focus, idealDiameter: 125, isBent: isBent)
                let made = Set(index.offsets(in: seen.visiblePart(around: Hex(nearest: focus))))
                for (offset, hex) in hexes.enumerated() {
                    let sight = seen.sight(of: hex.center)
                    let frame = CGRect(x: sight.center.x - sight.diameter / 2, y: sight.center.y - sight.diameter / 2, width: sight.diameter, height: sight.diameter)
                    let isSeen = sight.diameter > 0 && frame.intersects(CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
                    if isSeen { #expect(made.contains(offset)) }
                }
            }
        }
        #expect(index.offsets(in: .null).isEmpty && CombIndex([]).offsets(in: CGRect(x: -9, y: -9, width: 18, height: 18)).isEmpty)
    }
    @Test func aScreenReaderScrollsTheComb() throws {
        let screen = try ShownExample.apiary.open(PickerView(topics: (0..<400).map { Topic(id: "\($0)", name: "Topic \($0)", symbol: "star", tone: .sky) }, opensEmpty: false))
        try screen.settle()
        #expect(screen.shows("Topic 0") && screen.elements.count < 90)
        let place = try screen.element("Topic 0").frame.midY
        let comb = try #require(screen.window.graph.accessibilityElements().first { $0.actions.contains { "\($0.kind)".contains("scroll") } })
        #expect(screen.window.graph.perform(.scroll(.bottom), on: comb.id))
        try screen.settle()
        #expect(try screen.element("Topic 0").frame.midY < place - 100)
    }
}
