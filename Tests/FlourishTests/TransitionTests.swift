import Foundation
import SwiftUI
import Testing
@testable import Flourish
@testable import WaggleCore
@testable import WaggleTesting

@MainActor struct TransitionTests {
    private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)
    private func cut(_ cut: CutShape.Cut, _ phase: Double) -> Path { CutShape(cut: cut, phase: phase).path(in: rect) }

    @Test func cutsAreNothingAtBothEndsAndEverythingInBetween() {
        for kind in [CutShape.Cut.blinds(8, .horizontal), .blinds(3, .vertical), .iris(.center), .clock, .wipe(.leading), .wipe(.top), .wipe(.trailing), .wipe(.bottom)] {
            #expect(cut(kind, -1).isEmpty && cut(kind, 1).isEmpty && cut(kind, .nan).isEmpty)
            #expect(cut(kind, 0).contains(CGPoint(x: 11, y: 21)) && cut(kind, 0).contains(CGPoint(x: 109, y: 79)))
        }
    }
    @Test func aWipeGoesOnInTheSameDirection() {
        #expect(cut(.wipe(.leading), -0.75).boundingRect == CGRect(x: 10, y: 20, width: 25, height: 60))
        #expect(cut(.wipe(.leading), 0.75).boundingRect == CGRect(x: 85, y: 20, width: 25, height: 60))
        #expect(cut(.wipe(.bottom), -0.5).boundingRect == CGRect(x: 10, y: 50, width: 100, height: 30))
    }
    @Test func anIrisReachesTheCorners() {
        #expect(cut(.iris(.topLeading), -0.001).contains(CGPoint(x: 109.5, y: 79.5)))
        #expect(!cut(.iris(.center), -0.5).contains(CGPoint(x: 11, y: 21)) && cut(.iris(.center), -0.5).contains(CGPoint(x: 60, y: 50)))
    }
    @Test func aClockSweepsFromTheTop() {
        let quarter = cut(.clock, -0.75)
        #expect(quarter.contains(CGPoint(x: 80, y: 30)) && !quarter.contains(CGPoint(x: 80, y: 70)) && !quarter.contains(CGPoint(x: 40, y: 30)))
        #expect(cut(.clock, 0.75).contains(CGPoint(x: 40, y: 30)) && !cut(.clock, 0.75).contains(CGPoint(x: 80, y: 30)))
    }
    @Test func blindsCutTheViewIntoSlats() {
        let path = cut(.blinds(6, .horizontal), -0.5)
        #expect(path.contains(CGPoint(x: 50, y: 22)) && !path.contains(CGPoint(x: 50, y: 27)) && path.contains(CGPoint(x: 50, y: 72)))
    }
    @Test func anAnvilFallsEverFasterAndComesToRest() {
        let effect = WeightEffect(motion: .anvil, progress: 0)
        let lifts = stride(from: 0, through: 0.45, by: 0.05).map { effect.pose(at: $0).lift }
        for (one, next) in zip(zip(lifts, lifts.dropFirst()), zip(lifts.dropFirst(), lifts.dropFirst(2))) { #expect(next.0 - next.1 > one.0 - one.1 - 1e-9) }
        #expect(effect.pose(at: 0.46).height < 0.85 && effect.pose(at: 1) == (0, 1, 1) && effect.pose(at: 0.999).height > 0.99)
    }
    @Test func aBoingGetsWiderAndHigherByTurns() {
        let effect = WeightEffect(motion: .boing, progress: 0)
        let ratios = stride(from: 0.23, through: 1, by: 0.01).map { effect.pose(at: $0).width - effect.pose(at: $0).height }
        #expect(ratios.contains { $0 > 0.05 } && ratios.contains { $0 < -0.05 } && abs(ratios.last ?? 1) < 0.01)
        for progress in [Double.nan, .infinity, -3, 9] { #expect(effect.pose(at: progress).width.isFinite) }
    }
    @Test func flakesShrinkAwayAndPuffsAreGoneAtBothEnds() {
        #expect(FlakeShape(phase: 1).path(in: rect).isEmpty && FlakeShape(phase: 0).path(in: rect).contains(CGPoint(x: 60, y: 50)))
        for size in [CGRect.zero, CGRect(x: 0, y: 0, width: 1e7, height: 3), .infinite] { _ = FlakeShape(phase: 0.5).path(in: size) }
        for progress in [-1, 0, 1, Double.nan] { #expect(PuffShape(progress: progress, from: 0, count: 8, spread: CGSize(width: 1, height: 1), anchor: .center).path(in: rect).isEmpty) }
    }
    @Test func noiseIsTheSameEachTime() {
        let values = (0..<1000).map(Noise.value)
        #expect(values == (0..<1000).map(Noise.value) && values.allSatisfy { (0..<1).contains($0) } && abs(values.reduce(0, +) / 1000 - 0.5) < 0.05)
        _ = (Noise.value(.max), Noise.value(.min))
    }

    struct Board: View {
        let isShown: TestValue<Bool>
        static let all: [(String, AnyTransition)] = [
            ("Blinds", AnyTransition(.blinds)), ("Iris", AnyTransition(.iris)), ("Clock", AnyTransition(.clock)), ("Wipe", AnyTransition(.wipe)), ("Flip", AnyTransition(.flip)),
            ("Anvil", AnyTransition(.anvil)), ("Boing", AnyTransition(.boing)), ("Poof", AnyTransition(.poof)), ("Vanish", AnyTransition(.vanish)),
        ]
        var body: some View {
            VStack(spacing: 30) {
                ForEach(0..<3) { row in
                    HStack(spacing: 20) {
                        ForEach(row * 3..<row * 3 + 3, id: \.self) { index in
                            ZStack {
                                if isShown.value {
                                    RoundedRectangle(cornerRadius: 18).fill(.indigo.gradient).overlay { Text(Self.all[index].0).font(.headline).foregroundStyle(.white) }
                                        .transition(Self.all[index].1)
                                }
                            }
                            .frame(width: 100, height: 80)
                        }
                    }
                }
            }
            .animation(.linear(duration: 1), value: isShown.value)
        }
    }
    @Test func picturesOfInsertionsAndRemovalsAreWritten() throws {
        let isShown = TestValue(false), screen = try TestScreen(Board(isShown: isShown), size: CGSize(width: 380, height: 360))
        isShown.value = true
        for step in 1...4 {
            screen.advance(by: 0.2)
            try screen.look("transition-in-\(step)")
        }
        try screen.settle()
        #expect(screen.shows("Anvil"))
        try screen.look("transition-in-5")
        isShown.value = false
        for step in 1...4 {
            screen.advance(by: 0.2)
            try screen.look("transition-out-\(step)")
        }
        // Another change of mind in the middle.
        isShown.value = true
        screen.advance(by: 0.3)
        isShown.value = false
        try screen.settle()
        #expect(!screen.shows("Anvil") && screen.elements.isEmpty)
    }
    @Test func withReducedMotionEachIsAFade() throws {
        let isShown = TestValue(false), screen = try TestScreen(Board(isShown: isShown).environment(\.accessibilityReduceMotion, true), size: CGSize(width: 380, height: 360))
        isShown.value = true
        screen.advance(by: 0.5)
        try screen.look("transition-reduced")
        for name in ["Iris", "Anvil", "Boing", "Wipe"] { #expect(try abs(screen.element(.text(name)).opacity - 0.5) < 0.1) }
        try screen.settle()
        isShown.value = false
        screen.advance(by: 0.5)
        for name in ["Iris", "Anvil", "Boing", "Wipe"] { #expect(try abs(screen.element(.text(name)).opacity - 0.5) < 0.1) }
    }
}

@MainActor struct ChangeEffectTests {
    private func place(_ kind: ChangeEffect.Kind, _ runs: Double) -> CGPoint {
        let transform = RunEffect(kind: kind, runs: runs).effectValue(size: CGSize(width: 100, height: 50))
        return CGPoint(x: transform.m31, y: transform.m32)
    }
    @Test func motionsBeginAndEndAtRest() {
        for kind in [ChangeEffect.Kind.shake(9), .jump(30), .spin(.vertical), .spin(.horizontal), .shine] {
            for whole in [0.0, 1, 5, .nan, .infinity] {
                let transform = RunEffect(kind: kind, runs: whole).effectValue(size: CGSize(width: 100, height: 50))
                #expect(transform == ProjectionTransform())
            }
            let nearEnd = RunEffect(kind: kind, runs: 1.9999).effectValue(size: CGSize(width: 100, height: 50))
            #expect(abs(nearEnd.m31) < 0.2 && abs(nearEnd.m32) < 0.2 && abs(nearEnd.m11 - 1) < 0.01)
        }
    }
    @Test func aShakeGoesToBothSides() {
        let places = stride(from: 0.01, to: 1, by: 0.01).map { place(.shake(9), $0).x }
        #expect(places.contains { $0 > 4 } && places.contains { $0 < -4 } && places.allSatisfy { abs($0) <= 9 })
    }
    @Test func aSpinIsMirroredInItsMiddle() {
        let transform = RunEffect(kind: .spin(.vertical), runs: 0.5).effectValue(size: CGSize(width: 100, height: 50))
        #expect(abs(transform.m11 + 1) < 1e-9 && abs(transform.m31 - 100) < 1e-9)
    }
    @Test func particlesFlyUpAndFall() {
        for index in 0..<14 {
            let flight = Flight(index: index, count: 14, runs: 0)
            #expect(flight.pose(at: 0.25).offset.height < 0 && flight.pose(at: 1).offset.height > flight.pose(at: 0.5).offset.height)
        }
        #expect(Flight(index: 3, count: 14, runs: 0).pose(at: 0.4).offset == Flight(index: 3, count: 14, runs: 0).pose(at: 0.4).offset)
    }

    struct Likes: View {
        let count: TestValue<Int>
        let effect: ChangeEffect
        var repeats = 1
        var delay = 0.0
        var body: some View {
            Button("Like") { count.value += 1 }
                .buttonStyle(.borderedProminent)
                .changeEffect(effect, value: count.value, delay: delay, repeats: repeats)
        }
    }
    private func screen(_ count: TestValue<Int>, _ effect: ChangeEffect, repeats: Int = 1, delay: Double = 0, reduceMotion: Bool = false) throws -> TestScreen {
        try TestScreen(Likes(count: count, effect: effect, repeats: repeats, delay: delay).environment(\.accessibilityReduceMotion, reduceMotion), size: CGSize(width: 300, height: 300))
    }
    @Test func aChangeEffectDoesNotMoveBeforeAChange() throws {
        for effect in [ChangeEffect.shake, .jump, .spin, .shine, .spray { Text("♥") }] {
            let screen = try screen(TestValue(0), effect)
            #expect(screen.isSettled && !screen.shows("♥"))
        }
    }
    @Test func aChangeMakesOneMotionAndABusyOneGoesOn() throws {
        let count = TestValue(0), screen = try screen(count, .shake(distance: 20)), rest = try screen.element("Like").frame.midX
        count.value = 1
        var places: [CGFloat] = []
        for step in 0..<60 {
            if step == 20 { count.value = 2 }
            screen.advance(by: 1.0 / 60)
            places.append(try screen.element("Like").frame.midX - rest)
        }
        #expect(places.contains { $0 > 8 } && places.contains { $0 < -8 } && zip(places, places.dropFirst()).allSatisfy { abs($0 - $1) < 22 })
        try screen.settle()
        #expect(try abs(screen.element("Like").frame.midX - rest) < 0.01)
    }
    @Test func aChangeEffectStartsAfterItsDelayAndRepeats() throws {
        let count = TestValue(0), screen = try screen(count, .jump, repeats: 2, delay: 0.5), rest = try screen.element("Like").frame.midY
        count.value = 1
        screen.advance(by: 0.4)
        #expect(try abs(screen.element("Like").frame.midY - rest) < 0.01)
        var tops = 0, last = rest, wasRising = false
        for _ in 0..<150 {
            screen.advance(by: 1.0 / 60)
            let now = try screen.element("Like").frame.midY
            if wasRising, now > last, last < rest - 20 { tops += 1 }
            (wasRising, last) = (now < last, now)
        }
        #expect(tops == 2)
        try screen.settle()
    }
    @Test func whatFliesAboutIsGoneAfterwardsAndTakesNoTouches() throws {
        let count = TestValue(0), screen = try screen(count, .spray { Image(systemName: "heart.fill").foregroundStyle(.pink).accessibilityLabel("Heart") })
        try screen.tap("Like")
        screen.advance(by: 0.3)
        try screen.look("effect-spray")
        try screen.tap("Like")
        screen.advance(by: 0.3)
        #expect(count.value == 2 && !screen.shows("Heart"))
        try screen.settle()
        #expect(screen.views(of: Probe.self).isEmpty)
    }
    struct Probe: View { var body: some View { Text("♥") } }
    @Test func particlesExistOnlyWhileTheyFly() throws {
        let count = TestValue(0), screen = try screen(count, .spray { Probe() })
        count.value = 1
        screen.advance(by: 0.3)
        #expect(screen.views(of: Probe.self).count == 14)
        try screen.settle()
        #expect(screen.views(of: Probe.self).isEmpty)
    }
    @Test func aShineEffectPassesOverTheView() throws {
        let count = TestValue(0), screen = try screen(count, .shine)
        count.value = 1
        screen.advance(by: 0.45)
        try screen.look("effect-shine")
        try screen.settle()
    }
    @Test func withReducedMotionItDims() throws {
        let count = TestValue(0), screen = try screen(count, .shake, reduceMotion: true), rest = try screen.element("Like").frame
        count.value = 1
        screen.advance(by: 0.27)
        #expect(try screen.element("Like").frame == rest && screen.element("Like").opacity < 0.7)
        try screen.settle()
        #expect(try screen.element("Like").opacity == 1)
    }
}
