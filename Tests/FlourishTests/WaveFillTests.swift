import Foundation
import SwiftUI
import Testing
@testable import Flourish
@testable import WaggleCore
@testable import WaggleTesting

@MainActor struct WaveFillTests {
    private let rect = CGRect(x: 30, y: 50, width: 200, height: 100)

    @Test func bothEndsOfAWaveAreEqual() {
        for crests in [1, 2, 5] {
            let wave = WaveShape(level: 0.4, amplitude: 10, crests: crests, phase: 0.3)
            #expect(abs(wave.height(at: 0, in: rect) - wave.height(at: 1, in: rect)) < 1e-9)
        }
    }
    @Test func aWholePhaseIsTheSamePicture() {
        let now = WaveShape(level: 0.4, amplitude: 10, crests: 2, phase: 0.25), later = WaveShape(level: 0.4, amplitude: 10, crests: 2, phase: 1.25)
        for share in stride(from: 0, through: 1, by: 0.01) { #expect(abs(now.height(at: share, in: rect) - later.height(at: share, in: rect)) < 1e-9) }
    }
    @Test func theLevelIsAShareOfTheRectangleWhereverItIs() {
        let still = WaveShape(level: 0.25, amplitude: 0).path(in: rect).boundingRect
        #expect(abs(still.minY - 125) < 1e-9 && still.maxY == 150 && still.minX == 30 && still.maxX == 230)
        #expect(WaveShape(level: 0, amplitude: 10).path(in: rect).isEmpty)
        #expect(WaveShape(level: 1, amplitude: 10).path(in: rect).boundingRect == rect)
    }
    @Test func aCrestStaysInside() {
        for level in stride(from: 0.01, through: 0.99, by: 0.07) {
            for share in stride(from: 0, through: 1, by: 0.02) {
                let y = WaveShape(level: level, amplitude: 80, crests: 2, phase: 0.1).height(at: share, in: rect)
                #expect(y >= rect.minY - 1e-9 && y <= rect.maxY + 1e-9)
            }
        }
    }
    @Test(arguments: [Double.nan, .infinity, -.infinity, -3, 7]) func absurdNumbersAreHarmless(_ number: Double) {
        let wave = WaveShape(level: number, amplitude: number, crests: Int.max, phase: number)
        for rect in [rect, .zero, CGRect(x: 0, y: 0, width: 1e9, height: 1e9), CGRect.infinite, .null, CGRect(x: 0, y: 0, width: 0.5, height: 0.5)] { _ = wave.path(in: rect) }
        #expect((0...1).contains(WaveLayer(crests: 1, period: number).phase(at: 12.5)))
        #expect(WaveLayer(crests: 1, period: 1e-300).phase(at: 1e9) >= 0)
    }
    @Test func elapsedTimeStopsAndContinues() {
        var time = ElapsedTime()
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        #expect(time.read(start, isRunning: true) == 0 && time.read(start + 0.5, isRunning: true) == 0.5 && time.read(start + 0.5, isRunning: true) == 0.5)
        #expect(time.read(start + 0.75, isRunning: false) == 0.5)
        let stopped = time.seconds
        #expect(time.read(start + 50, isRunning: true) == stopped && time.read(start + 3650, isRunning: true) == stopped + 1)
    }
    @Test func aLayerTravelsByOneWavelengthInItsPeriod() {
        let layer = WaveLayer(crests: 2, period: 4)
        #expect(layer.phase(at: 1) == 0.25 && layer.phase(at: 4) == 0 && WaveLayer(crests: 1, period: -4).phase(at: 1) == 0.75)
    }

    struct Tank: View {
        let level: TestValue<Double>
        var body: some View {
            WaveFill(level.value, in: Circle()) { Text(level.value, format: .percent) }
                .foregroundStyle(.teal)
                .frame(width: 160, height: 160)
                .animation(.linear(duration: 1), value: level.value)
        }
    }
    private func tank(_ level: TestValue<Double>, reduceMotion: Bool = false) throws -> TestScreen {
        try TestScreen(Tank(level: level).environment(\.accessibilityReduceMotion, reduceMotion), size: CGSize(width: 200, height: 200))
    }

    @Test func theLevelRisesWhileWavesTravel() throws {
        let level = TestValue(0.2), screen = try tank(level)
        screen.advance(by: 0.5)
        try screen.look("wave-low")
        #expect(!screen.isSettled)
        level.value = 0.8
        screen.advance(by: 0.5)
        try screen.look("wave-middle")
        screen.advance(by: 0.7)
        try screen.look("wave-high")
        // The water's surface is in the upper half.
        let colors = try screen.colors(in: CGRect(x: 30, y: 70, width: 20, height: 2))
        #expect(colors.allSatisfy { $0.red < 120 })
    }
    @Test(arguments: [0, 1, Double.nan]) func emptyAndFullVesselsAreStill(_ level: Double) throws {
        let screen = try tank(TestValue(level))
        screen.advance(by: 0.1)
        #expect(screen.isSettled)
        try screen.look("wave-\(level)")
    }
    @Test func withReducedMotionTheSurfaceIsLevelAndStill() throws {
        let screen = try tank(TestValue(0.5), reduceMotion: true)
        screen.advance(by: 0.1)
        #expect(screen.isSettled)
        try screen.look("wave-reduced")
    }
    @Test func assistiveProgramsFindAProgressIndicator() throws {
        let screen = try tank(TestValue(0.5))
        let element = try #require(screen.elements.first)
        #expect(screen.elements.count == 1 && (element.value ?? element.label).contains("50"), "\(element)")
    }
    @Test func aProgressViewCanBeAVessel() throws {
        let view = ProgressView("Filling", value: 0.3).progressViewStyle(.wave(in: RoundedRectangle(cornerRadius: 20))).frame(width: 100).tint(.orange)
        let screen = try TestScreen(view, size: CGSize(width: 200, height: 200))
        screen.advance(by: 0.3)
        try screen.look("wave-style")
        #expect(screen.shows("Filling"))
    }
    @Test func aFrameEvaluatesTheWavesAlone() throws {
        let screen = try tank(TestValue(0.5))
        screen.advance(by: 0.5)
        let counters = screen.window.graph.counters
        #expect(counters.bodies <= 3 && counters.placements == 0 && counters.textLayouts == 0, "\(counters.bodies) \(counters.placements) \(counters.textLayouts)")
    }
    @Test func inLanguagesFromRightToLeftWavesTravelTheOtherWay() throws {
        let view = WaveFill(0.5, in: Rectangle(), layers: [WaveLayer(crests: 1, period: 4)], amplitude: 30).foregroundStyle(.blue).frame(width: 160, height: 160)
        var columns: [[Bool]] = []
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let screen = try TestScreen(view.environment(\.layoutDirection, direction), size: CGSize(width: 160, height: 160))
            screen.advance(by: 0.5)
            columns.append(try screen.colors(in: CGRect(x: 0, y: 64, width: 160, height: 0.5)).map { $0.red < 120 })
        }
        #expect(columns[0] != columns[1] && columns[0].contains(true) && columns[0].contains(false))
        let differing = zip(columns[0], columns[1].reversed()).count { $0 != $1 }
        #expect(differing < 8, "\(differing)")
    }
    @Test func manyLayersAndNone() throws {
        for count in [0, 1, 50] {
            let view = WaveFill(0.5, in: Rectangle(), layers: (0..<count).map { WaveLayer(crests: $0, period: Double($0) - 3) })
            let screen = try TestScreen(view, size: CGSize(width: 200, height: 200))
            screen.advance(by: 0.1)
            #expect(screen.isSettled == (count == 0))
        }
    }
}
