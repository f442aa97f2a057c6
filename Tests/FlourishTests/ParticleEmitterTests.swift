import Foundation
import SwiftUI
import Testing
@testable import Flourish
@testable import WaggleCore
@testable import WaggleTesting

@MainActor struct ParticleEmitterTests {
    private let bounds = CGSize(width: 200, height: 100)
    private func poses(_ emission: Emission, _ system: ParticleSystem, at time: Double) -> [ParticlePose] {
        var poses: [ParticlePose] = []
        emission.forEach(at: time, system: system) { if let pose = system.pose(of: $0, age: $1, in: bounds) { poses.append(pose) } }
        return poses
    }
    private func on(_ system: ParticleSystem) -> Emission {
        var emission = Emission()
        emission.setOn(true, at: 0, system: system)
        return emission
    }

    @Test func asManyLiveAsAreBornInALife() {
        var system = ParticleSystem()
        (system.birthRate, system.lifespan) = (50, 2...2)
        let emission = on(system)
        #expect(abs(poses(emission, system, at: 10).count - 100) <= 1 && abs(poses(emission, system, at: 1).count - 50) <= 1)
    }
    @Test func aPauseOfAnHourIsNoWork() {
        let system = ParticleSystem.sparks, emission = on(system)
        var calls = 0
        emission.forEach(at: 3600, system: system) { _, _ in calls += 1 }
        #expect(calls < 130 && !poses(emission, system, at: 3600).isEmpty)
        emission.forEach(at: 1e12, system: system) { _, _ in calls += 1 }
        #expect(calls < 300)
    }
    @Test func aParticleIsWhereItsAgeSays() throws {
        let system = ParticleSystem.confetti
        let once = try #require(system.pose(of: 7, age: 1, in: bounds))
        for rate in [30, 60, 120] {
            let steps = (0...rate).compactMap { system.pose(of: 7, age: Double($0) / Double(rate), in: bounds) }
            #expect(steps.last == once)
        }
        #expect(system.pose(of: 7, age: -0.1, in: bounds) == nil && system.pose(of: 7, age: 99, in: bounds) == nil)
    }
    /// The exact places against small steps.
    @Test(arguments: [(0, 0), (0.8, 0), (0, 3), (0.5, 3), (6, 3), (2, 1), (60, 3)]) func placesAreThoseOfMechanics(_ drag: Double, _ pull: Double) {
        var x = 10.0, v = 40.0, t = 0.0
        let step = 1e-5
        while t < 1.5 {
            let a = 25 - drag * v - pull * (x - 90)
            v += a * step
            x += v * step
            t += step
        }
        let exact = ParticleSystem.position(from: 10, speed: 40, acceleration: 25, drag: drag, pull: pull, to: 90, after: 1.5)
        #expect(abs(exact - x) < 0.01, "\(exact) \(x)")
    }
    @Test func offIsTheEndOfBirths() {
        var system = ParticleSystem()
        (system.birthRate, system.lifespan) = (50, 1...1)
        var emission = on(system)
        emission.setOn(false, at: 2, system: system)
        #expect(abs(poses(emission, system, at: 2.5).count - 25) <= 1 && poses(emission, system, at: 3.1).isEmpty)
        emission.setOn(true, at: 5, system: system)
        #expect(abs(poses(emission, system, at: 5.5).count - 25) <= 1)
    }
    @Test func burstsAreLimited() {
        var system = ParticleSystem.confetti
        system.limit = 100
        var emission = Emission()
        for _ in 0..<50 { emission.burst(10_000, at: 1, system: system) }
        #expect(poses(emission, system, at: 1.5).count == 100 && poses(emission, system, at: 0.5).isEmpty && poses(emission, system, at: 9).isEmpty)
    }
    @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 1e300]) func absurdNumbersAreHarmless(_ number: Double) {
        var system = ParticleSystem()
        (system.birthRate, system.drag, system.attraction, system.sizeAtEnd, system.sway, system.fadeIn, system.prewarm) = (number, number, number, number, number, number, number)
        (system.acceleration, system.attractor, system.angle, system.area) = (CGVector(dx: number, dy: number), UnitPoint(x: number, y: number), .radians(number), CGSize(width: number, height: number))
        if !number.isNaN { (system.lifespan, system.speed, system.size) = (number...number, number...number, number...number) }
        let emission = on(system)
        var calls = 0
        for time in [0, 1, number] { emission.forEach(at: time, system: system) { calls += 1; _ = system.pose(of: $0, age: $1, in: CGSize(width: number, height: number)) } }
        #expect(calls <= 2000)
        system.limit = -3
        emission.forEach(at: 1, system: system) { _, _ in Issue.record("A limit below zero shows something.") }
    }

    private struct Stage: View {
        let system: ParticleSystem
        var isOn = true
        var wins: TestValue<Int>?
        var onEnd: (@MainActor () -> Void)?
        var body: some View {
            ZStack {
                Color(white: 0.1)
                Button("Under") { wins?.value += 1 }
                ParticleEmitter(system, isOn: isOn, burst: 120, on: wins?.value, onEnd: onEnd)
            }
        }
    }
    @Test func presetsShowWhatTheySay() throws {
        for (name, system) in [("snow", ParticleSystem.snow), ("sparks", .sparks), ("fireflies", .fireflies)] {
            let screen = try TestScreen(Stage(system: system), size: CGSize(width: 300, height: 300))
            try screen.look("particles-\(name)-0")
            screen.advance(by: 1.5)
            try screen.look("particles-\(name)")
            #expect(!screen.isSettled)
            #expect(try screen.colors(in: CGRect(x: 0, y: 0, width: 300, height: 300)).contains { $0.red > 130 || $0.green > 130 })
        }
    }
    @Test func aBurstEndsAndThenNothingMoves() throws {
        let wins = TestValue(0), ended = TestValue(0)
        let screen = try TestScreen(Stage(system: .confetti, wins: wins) { ended.value += 1 }, size: CGSize(width: 300, height: 400))
        #expect(screen.isSettled)
        try screen.tap("Under")
        screen.advance(by: 0.3)
        try screen.look("particles-burst-1")
        screen.advance(by: 0.7)
        try screen.look("particles-burst-2")
        // Touches reach what is behind, also during a burst, and a second burst lengthens the first.
        try screen.tap("Under")
        #expect(wins.value == 2 && ended.value == 0)
        try screen.settle()
        #expect(ended.value == 1 && screen.isSettled)
    }
    @Test func particlesCanBeViews() throws {
        let wins = TestValue(0)
        let screen = try TestScreen(ParticleEmitter(.confetti, burst: 30, on: wins.value) { Text("♥").foregroundStyle(.red) }, size: CGSize(width: 300, height: 300))
        #expect(screen.isSettled && screen.elements.isEmpty)
        let stage = try TestScreen(Hearts(wins: wins), size: CGSize(width: 300, height: 300))
        wins.value = 1
        stage.advance(by: 0.4)
        try stage.look("particles-views")
        #expect(try stage.colors(in: CGRect(x: 0, y: 0, width: 300, height: 300)).contains { $0.red > 200 && $0.blue < 120 })
    }
    private struct Hearts: View {
        let wins: TestValue<Int>
        var body: some View { ParticleEmitter(.confetti, burst: 30, on: wins.value) { Text("♥").foregroundStyle(.red) } }
    }
    @Test func withReducedMotionThereIsNothing() throws {
        let wins = TestValue(0), screen = try TestScreen(Stage(system: .snow, wins: wins).environment(\.accessibilityReduceMotion, true), size: CGSize(width: 300, height: 300))
        #expect(screen.isSettled)
        wins.value = 1
        screen.advance(by: 0.1)
        #expect(screen.isSettled)
    }
    @Test func ofTenThousandParticlesTheNewestAreShown() throws {
        var system = ParticleSystem.snow
        (system.birthRate, system.limit) = (10_000, 1500)
        let screen = try TestScreen(Stage(system: system), size: CGSize(width: 300, height: 300))
        screen.advance(by: 0.2)
        #expect(screen.window.graph.counters.bodies <= 2 && screen.window.graph.counters.madeNodes == 0, "\(screen.window.graph.counters.bodies)")
        #expect(screen.window.graph.accessibilityElements().count < 5)
    }
}
