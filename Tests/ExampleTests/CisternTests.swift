import Foundation
import SpriteKit
import SwiftUI
import Testing
import WaggleDisplayList
@testable import CisternExample
@testable import WaggleCore
@testable import WaggleHeadless
@testable import WaggleTesting

/// The cistern, as a value and on the screen.
@MainActor struct CisternTests {
    private let noon = Date(timeIntervalSince1970: 1_704_801_600)

    // MARK: The value

    @Test func waterRisesAfterALag() {
        var cistern = Cistern(level: 0.25)
        cistern.change(to: .pouring, at: noon)
        #expect(cistern.level(at: noon + Cistern.lag) == 0.25)
        #expect(abs(cistern.level(at: noon + Cistern.lag + 3) - 0.75) < 1e-6)
        #expect(cistern.level(at: noon + 60) == 1 && cistern.end == noon + Cistern.lag + 4.5)
    }
    @Test func aFlowThatTurnsAroundGoesOnFromWhereItIs() {
        var cistern = Cistern(level: 0)
        cistern.change(to: .pouring, at: noon)
        cistern.change(to: .draining, at: noon + Cistern.lag + 3)
        #expect(abs(cistern.level(at: noon + Cistern.lag + 3) - 0.5) < 1e-6)
        #expect(abs(cistern.timeToEnd - Cistern.drainTime / 2) < 1e-6)
        cistern.change(to: .still, at: noon + Cistern.lag + 3 + Cistern.drainTime / 4)
        #expect(abs(cistern.level(at: noon + 100) - 0.25) < 1e-6 && cistern.end == nil)
    }
    @Test func aFlowEndsAtItsTimeOnly() {
        var cistern = Cistern(level: 0.5)
        cistern.change(to: .draining, at: noon)
        cistern.finish(at: noon + Cistern.drainTime / 2 - 0.01)
        #expect(cistern.flow == .draining)
        cistern.finish(at: noon + Cistern.drainTime / 2)
        #expect(cistern.flow == .still && cistern.level(at: noon) == 0)
    }
    @Test(arguments: [-.infinity, -1, .nan, 0.3, 7, .infinity]) func levelsAreClampedToTheUnitRange(_ level: Double) {
        #expect((0...1).contains(Cistern(level: level).level(at: noon)))
        #expect(Cistern(level: level).level(at: noon) == (level == 0.3 ? 0.3 : level > 0 ? 1 : 0))
    }

    // MARK: The wave

    @Test func aWaveHasItsFourNumbers() {
        let wave = WaveShape(top: 50, amplitude: 10, wavelength: 80, phase: 0)
        func height(_ wave: WaveShape, _ x: CGFloat) -> CGFloat? {
            let path = wave.path(in: CGRect(x: 0, y: 0, width: 240, height: 200))
            return (0..<2000).map { CGFloat($0) / 10 }.first { path.contains(CGPoint(x: x, y: $0)) }
        }
        let crest = height(wave, 20) ?? 0, trough = height(wave, 60) ?? 0
        #expect(abs(crest - 40) < 0.5 && abs(trough - 60) < 0.5)
        // A quarter of a turn moves it left by a quarter of its wavelength.
        let moved = WaveShape(top: 50, amplitude: 10, wavelength: 80, phase: .pi / 2)
        #expect(abs((height(moved, 0.5) ?? 0) - 40) < 0.5)
        let full = WaveShape(top: 50, amplitude: 10, wavelength: 80, phase: 2 * .pi)
        #expect(abs((height(full, 30) ?? 0) - (height(wave, 30) ?? 1)) < 1e-6)
        var data = wave.animatableData
        data.scale(by: 2)
        var doubled = wave
        doubled.animatableData = data
        #expect((doubled.top, doubled.amplitude, doubled.wavelength, doubled.phase) == (100, 20, 160, 0))
    }
    @Test(arguments: [0, -3, CGFloat.nan]) func aWaveWithoutLengthIsLevel(_ wavelength: CGFloat) {
        let path = WaveShape(top: 50, amplitude: 10, wavelength: wavelength, phase: 1).path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(path.boundingRect == CGRect(x: 0, y: 50, width: 100, height: 50))
    }

    // MARK: The screen

    @Test func theCisternIsFilledStoppedAndDrained() throws {
        let screen = try ShownExample.cistern.open(CisternView(cistern: Cistern(level: 0)))
        func litres() throws -> Int {
            let value = try screen.element("Cistern").value ?? ""
            return try #require(Int(value.prefix { $0.isNumber }), "\(value)")
        }
        try screen.settle()
        #expect(try litres() == 0)
        try screen.tap("Pour")
        screen.advance(by: 0.6)
        #expect(try litres() == 0, "The drops are still falling.")
        screen.advance(by: 3)
        let risen = try litres()
        #expect((350...460).contains(risen), "\(risen)")
        try screen.tap("Stop")
        try screen.settle()
        let stopped = try litres()
        #expect(abs(stopped - risen) < 30, "\(risen), then \(stopped)")
        try screen.tap("Drain")
        screen.advance(by: 0.5)
        #expect(try litres() < stopped - 60)
        // The other flow takes over.
        try screen.tap("Pour")
        screen.advance(by: 9)
        #expect(try litres() == 900 && screen.shows("Pour"))
        try screen.settle()
        try screen.tap("Drain")
        screen.advance(by: 4)
        #expect(try litres() == 0)
    }
    @Test func stillWaterDrawsNothing() throws {
        let screen = try ShownExample.cistern.open(CisternView())
        screen.advance(by: 1)
        #expect(!screen.isSettled, "The water calms down first.")
        try screen.settle()
        try screen.tap("Pour")
        screen.advance(by: 2)
        #expect(!screen.isSettled)
        try screen.tap("Stop")
        try screen.settle()
        #expect(screen.isSettled)
    }
    @Test func theWavesGoOnWhileTheWaterRises() throws {
        let screen = try ShownExample.cistern.open(CisternView(cistern: Cistern(level: 0.2)))
        try screen.tap("Pour")
        screen.advance(by: 2.5)
        let surfaces = try (0..<30).map { _ in
            screen.advance(by: 0.1)
            return try surface(of: screen)
        }
        for (old, new) in zip(surfaces, surfaces.dropFirst()) {
            // The same distance every tenth of a second, even across the end of a turn; and upward at constant speed.
            let turn = (new.phase - old.phase).truncatingRemainder(dividingBy: 2 * .pi), step = 2 * CGFloat.pi * 0.1 / Swell.front.period
            #expect(abs(turn - step) < 0.03 || abs(turn + 2 * .pi - step) < 0.03, "\(turn) instead of \(step)")
            let rise = (old.top - new.top) / Tank(size: screen.size, safeTop: 59, direction: .leftToRight).height
            #expect(abs(rise - 0.1 / Cistern.fillTime) < 0.002, "\(rise)")
        }
    }
    /// The presented surface line while water is poured: the middle of its wave, and its phase.
    private func surface(of screen: TestScreen) throws -> (top: CGFloat, phase: CGFloat) {
        func lines(_ list: DisplayList) -> [Path] {
            list.items.flatMap { item -> [Path] in
                switch item.content {
                case .stroke(.path(let path), let style, _, _): style.width == 1.5 ? [path] : []
                case .list(let inner, _, _), .effect(_, let inner): lines(inner)
                case .fill, .stroke, .text, .image, .sprites: []
                }
            }
        }
        let line = try #require(lines(screen.window.graph.displayList()).first)
        var points: [CGPoint] = []
        line.forEach { element in
            switch element {
            case .move(let point), .line(let point): points.append(point)
            case .quadCurve, .curve, .closeSubpath: Issue.record("The line is made of straight parts.")
            }
        }
        func height(_ x: CGFloat) throws -> CGFloat {
            let next = try #require(points.firstIndex { $0.x > x }), (a, b) = (points[next - 1], points[next])
            return a.y + (b.y - a.y) * (x - a.x) / (b.x - a.x)
        }
        let length = screen.size.width * Swell.front.wavelength, amplitude = Agitation.rough.amplitude
        let top = (try height(0) + height(length / 2)) / 2
        return (top, atan2((top - (try height(0))) / amplitude, (top - (try height(length / 4))) / amplitude))
    }
    @Test func filesAreFoundByTheirNames() throws {
        _ = try ShownExample.cistern.open(CisternView())
        let stream = try #require(SKEmitterNode(fileNamed: "Stream"))
        #expect(stream.particleTexture?.size() == CGSize(width: 48, height: 48))
        #expect(SKEmitterNode(fileNamed: "Bubbles.sks")?.particleTexture != nil && SKEmitterNode(fileNamed: "Brook") == nil)
    }
    @Test func theDropsComeFromTheirFiles() throws {
        let stream = try #require(SKEmitterNode(fileNamed: "\(exampleFolder("Cistern"))/Drops/Stream"))
        #expect(stream.particleBirthRate == 170 && stream.yAcceleration == -900 && stream.emissionAngle > 4.7 && stream.particleColorSequence?.count() == 2)
        let splash = try #require(SKEmitterNode(fileNamed: "\(exampleFolder("Cistern"))/Drops/Splash")), bubbles = try #require(SKEmitterNode(fileNamed: "\(exampleFolder("Cistern"))/Drops/Bubbles"))
        #expect(splash.particleAlphaSequence?.count() == 3 && bubbles.particleScaleSpeed == 0.05)
    }
}
