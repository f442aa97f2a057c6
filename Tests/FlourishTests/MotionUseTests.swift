import Foundation
import SwiftUI
import Testing
@testable import Flourish
@testable import WaggleCore
@testable import WaggleTesting

/// Charts, numbers, water, transitions, effects and particles: what happens in the middle of a motion, and with odd numbers.
@MainActor struct MotionUseTests {
    private static func isOrange(_ color: (red: UInt8, green: UInt8, blue: UInt8)) -> Bool { color.red > 200 && (90...190).contains(color.green) && color.blue < 90 }

    // MARK: Radar charts

    private struct Web: View {
        let count: TestValue<Int>
        var series: [RadarSeries]?
        var rings: [Double] = [0.25, 0.5, 0.75, 1]
        var selection: Int?
        var body: some View {
            RadarChart(axes: (0..<count.value).map { RadarAxis("Axis \($0)") }, series: series ?? [RadarSeries("One", values: Array(repeating: 0.8, count: count.value), color: .orange)],
                       selection: .constant(selection), rings: rings, showsScale: true)
                .animation(.linear(duration: 1), value: count.value)
        }
    }
    @Test func seriesWithEqualTitlesAreAllDrawn() throws {
        let series = [RadarSeries("Same", values: [1, 0.1, 0.1], color: .orange), RadarSeries("Same", values: [0.1, 0.1, 1], color: .blue)]
        let screen = try TestScreen(Web(count: TestValue(3), series: series).environment(\.accessibilityReduceMotion, true), size: CGSize(width: 300, height: 300))
        try screen.settle()
        let colors = try screen.colors(in: CGRect(x: 0, y: 0, width: 300, height: 300))
        #expect(colors.contains(where: Self.isOrange) && colors.contains { $0.blue > 200 && $0.red < 80 })
    }
    @Test func ringsAreDrawnOnceAndAbsurdOnesNot() throws {
        let screen = try TestScreen(Web(count: TestValue(5), rings: [0.5, 0.5, .nan, .infinity, -1, 0, 7, 1]), size: CGSize(width: 300, height: 300))
        try screen.settle()
        #expect(screen.isSettled && screen.elements(.text("0.5")).count <= 1)
    }
    @Test(arguments: [3, 5, 6, 8]) func labelsStayOutsideTheRim(_ count: Int) throws {
        let axes = (0..<count).map { RadarAxis("Juicy \($0)") }
        let screen = try TestScreen(RadarChart(axes: axes, series: [RadarSeries("One", values: [])]), size: CGSize(width: 340, height: 340))
        let margin = 18 * 2.2, geometry = RadarGeometry(in: CGRect(x: margin, y: margin, width: 340 - 2 * margin, height: 340 - 2 * margin), count: count)
        for axis in 0..<count { #expect(try !screen.element(.text(axes[axis].title)).frame.insetBy(dx: 4, dy: 4).contains(geometry.point(axis, share: 1)), "\(axis)") }
    }
    @Test func axesMayComeAndGoInMidMotion() throws {
        let count = TestValue(3), screen = try TestScreen(Web(count: count), size: CGSize(width: 300, height: 300))
        for next in [6, 0, 1, 800, 2, 5] {
            count.value = next
            screen.advance(by: 0.3)
        }
        try screen.settle()
        #expect(screen.shows("Axis 4") && !screen.shows("Axis 5"))
        screen.advance(by: 0.5)
        #expect(screen.window.graph.counters.bodies == 0 && screen.window.graph.counters.drawnItems == 0)
    }
    @Test(arguments: [-1, 3, Int.max]) func aSelectionThatIsNoAxisSelectsNone(_ selection: Int) throws {
        let screen = try TestScreen(Web(count: TestValue(3), series: [], selection: selection), size: CGSize(width: 300, height: 300))
        try screen.settle()
        #expect(try !screen.element("Axis 0").traits.contains(.isSelected))
        try screen.press(.tab)
        try screen.press(.rightArrow)
    }

    // MARK: Numbers

    private struct Number: View {
        let value: TestValue<Double>
        var roll = SlidingNumber.Roll.direct
        var counts: [Int: Int] = [:]
        var body: some View {
            HStack(spacing: 0) {
                SlidingNumber(value.value, format: .number.precision(.fractionLength(0)), roll: roll, digitCounts: counts)
                Text("end")
            }
                .font(.system(size: 40))
                .frame(maxWidth: .infinity, alignment: .leading)
                .animation(.linear(duration: 1), value: value.value)
        }
    }
    @Test(arguments: [0, -5, 1, 37, Int.max, Int.min]) func absurdCountsOfDigitsAreHarmless(_ count: Int) throws {
        let value = TestValue(9.0), screen = try TestScreen(Number(value: value, counts: [0: count, 1: count]), size: CGSize(width: 300, height: 100))
        for next in [10.0, 3, 99, 41, 0] {
            value.value = next
            screen.advance(by: 0.3)
            #expect(screen.shows(.text("\(Int(next))")))
        }
        try screen.settle()
    }
    @Test(arguments: [SlidingNumber.Roll.direct, .continuous]) func theWidthMovesSmoothly(_ roll: SlidingNumber.Roll) throws {
        let value = TestValue(99.0), screen = try TestScreen(Number(value: value, roll: roll), size: CGSize(width: 300, height: 100))
        func end() throws -> CGFloat { try screen.element("end").frame.minX }
        var ends = [try end()]
        value.value = 100
        for _ in 0..<62 {
            screen.advance(by: 1.0 / 60)
            ends.append(try end())
        }
        #expect(ends.last ?? 0 > ends[0] + 10)
        for (one, next) in zip(ends, ends.dropFirst()) { #expect(next >= one - 0.01 && next - one < 2, "\(one) \(next)") }
    }
    @Test func aNumberPassesZeroAsFastAsOthers() throws {
        let value = TestValue(-2.0), screen = try TestScreen(Number(value: value, roll: .continuous), size: CGSize(width: 300, height: 100))
        value.value = 2
        var positions: [Double] = []
        for _ in 0..<7 {
            screen.advance(by: 0.125)
            positions.append(try #require(screen.views(of: DigitWheel.self).last).view.position)
        }
        for (position, expected) in zip(positions, [1.5, 1, 0.5, 0, 0.5, 1, 1.5]) { #expect(abs(position - expected) < 0.08, "\(positions)") }
    }

    // MARK: Water

    private struct Tank: View {
        let level: TestValue<Double>
        var body: some View {
            WaveFill(level.value, in: Rectangle(), layers: [WaveLayer(crests: 0, period: 0)]).foregroundStyle(.black)
                .animation(.linear(duration: 1), value: level.value)
        }
    }
    @Test func waterThatChangesItsMindGoesOnFromWhereItIs() throws {
        let level = TestValue(0.1), screen = try TestScreen(Tank(level: level), size: CGSize(width: 100, height: 200))
        func surface() throws -> CGFloat { CGFloat(try screen.colors(in: CGRect(x: 20, y: 0, width: 0.5, height: 200)).count { $0.red > 128 }) / 2 }
        level.value = 0.9
        screen.advance(by: 0.5)
        let middle = try surface()
        #expect(abs(middle - 100) < 4, "\(middle)")
        level.value = 0.1
        screen.advance(by: 1.0 / 60)
        #expect(try abs(surface() - middle) < 6)
        screen.advance(by: 1.2)
        #expect(try abs(surface() - 180) < 4)
    }
    @Test(arguments: [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 300, height: 0)]) func waterHasRoomInAnySize(_ size: CGSize) throws {
        let screen = try TestScreen(WaveFill(0.5, in: Circle()) { Text("Half") }.frame(width: size.width, height: size.height), size: CGSize(width: 100, height: 100))
        screen.advance(by: 0.3)
        #expect(screen.elements.count <= 1)
    }

    // MARK: Transitions

    private struct Door: View {
        let isOpen: TestValue<Bool>
        let transition: AnyTransition
        var body: some View {
            ZStack { if isOpen.value { Rectangle().fill(.black).transition(transition) } }
                .frame(width: 200, height: 200)
                .animation(.linear(duration: 1), value: isOpen.value)
        }
    }
    private func door(_ transition: AnyTransition, _ direction: LayoutDirection, at time: Double) throws -> (left: UInt8, right: UInt8) {
        let isOpen = TestValue(false), screen = try TestScreen(Door(isOpen: isOpen, transition: transition).environment(\.layoutDirection, direction), size: CGSize(width: 200, height: 200))
        isOpen.value = true
        screen.advance(by: time)
        func dark(_ x: CGFloat) throws -> UInt8 { try screen.colors(in: CGRect(x: x, y: 60, width: 1, height: 1))[0].red }
        return (try dark(20), try dark(180))
    }
    @Test func inLanguagesFromRightToLeftAWipeComesFromTheRightAndAClockGoesTheOtherWay() throws {
        for transition in [AnyTransition(.wipe), AnyTransition(.clock)] {
            let one = try door(transition, .leftToRight, at: 0.5), other = try door(transition, .rightToLeft, at: 0.5)
            #expect((one.left < 50) != (one.right < 50) && (one.left < 50) == (other.right < 50) && (one.right < 50) == (other.left < 50), "\(one) \(other)")
        }
    }
    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300, -3]) func absurdCutsAreHarmless(_ number: Double) {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
        for cut in [CutShape.Cut.iris(UnitPoint(x: number, y: number)), .clock, .wipe(.leading), .blinds(7, .vertical)] {
            for phase in [number, -0.5, 0.5] {
                let box = CutShape(cut: cut, phase: phase).path(in: rect).boundingRect
                #expect(box.isNull || box.isInfinite || (box.width.isFinite && box.minX.isFinite), "\(cut) \(phase) \(box)")
            }
        }
        _ = (FlakeShape(phase: number).path(in: rect), PuffShape(progress: number, from: 0, count: 9, spread: .zero, anchor: .center).path(in: CGRect(x: 0, y: 0, width: number, height: number)))
    }
    private struct Pair: View {
        let first: TestValue<Bool>, second: TestValue<Bool>, spacing: TestValue<CGFloat>
        var body: some View {
            VStack(spacing: spacing.value) {
                if first.value { Text("First").transition(.vanish) }
                if second.value { Text("Second").transition(.iris) }
                Text("Third")
            }
            .animation(.linear(duration: 1), value: first.value)
            .animation(.linear(duration: 1), value: second.value)
            .animation(.linear(duration: 1), value: spacing.value)
        }
    }
    @Test func anExitEndsThoughAnotherOneAndAMoveBeginMeanwhile() throws {
        let first = TestValue(true), second = TestValue(true), spacing = TestValue<CGFloat>(8)
        let screen = try TestScreen(Pair(first: first, second: second, spacing: spacing), size: CGSize(width: 200, height: 200))
        first.value = false
        screen.advance(by: 0.4)
        second.value = false
        screen.advance(by: 0.3)
        spacing.value = 40
        screen.advance(by: 0.4)
        #expect(screen.elements("First").isEmpty && screen.elements("Second").contains { $0.isLeaving })
        try screen.settle()
        #expect(screen.elements.map(\.label) == ["Third"])
    }

    // MARK: Effects

    private struct Again: View {
        let isShown: TestValue<Bool>
        let value: TestValue<Int>
        var body: some View {
            VStack { if isShown.value { Text("Here").changeEffect(.jump, value: value.value) } }
                .frame(width: 200, height: 200)
        }
    }
    @Test func aViewThatComesBackWithAnotherValueStandsStill() throws {
        let isShown = TestValue(true), value = TestValue(0), screen = try TestScreen(Again(isShown: isShown, value: value), size: CGSize(width: 200, height: 200))
        let rest = try screen.element("Here").frame
        isShown.value = false
        screen.advance(by: 0.1)
        value.value = 5
        isShown.value = true
        screen.advance(by: 0.2)
        #expect(try screen.element("Here").frame == rest && screen.isSettled)
        // Gone in the middle of a motion, and back: at rest.
        value.value = 6
        screen.advance(by: 0.2)
        isShown.value = false
        screen.advance(by: 0.1)
        isShown.value = true
        screen.advance(by: 0.1)
        #expect(try screen.element("Here").frame == rest && screen.isSettled)
    }
    @Test func manyChangesEndInRest() throws {
        let value = TestValue(0), screen = try TestScreen(Again(isShown: TestValue(true), value: value), size: CGSize(width: 200, height: 200)), rest = try screen.element("Here").frame
        for _ in 0..<300 {
            value.value += 1
            screen.advance(by: 1.0 / 60)
        }
        try screen.settle(limit: 300)
        #expect(try screen.element("Here").frame == rest)
    }

    // MARK: Particles

    @Test func particlesAreDrawnWhileAnyPartOfThemIsInside() throws {
        var system = ParticleSystem()
        (system.birthRate, system.lifespan, system.speed, system.size, system.origin) = (20, 5...5, 0...0, 100...100, UnitPoint(x: -0.3, y: 0.5))
        (system.fadeIn, system.fadeOut) = (0, 0)
        let screen = try TestScreen(ParticleEmitter(system) { Rectangle().fill(.red).frame(width: 20, height: 20) }, size: CGSize(width: 100, height: 100))
        screen.advance(by: 0.5)
        // Ten times as large as the view, so it reaches from -130 to 70.
        #expect(try screen.colors(in: CGRect(x: 30, y: 50, width: 2, height: 2)).allSatisfy { $0.red > 200 && $0.green < 100 })
    }
    private struct Cannon: View {
        let shots: TestValue<Int>
        let isShown: TestValue<Bool>
        var body: some View { if isShown.value { ParticleEmitter(.confetti, burst: .max, on: shots.value) } }
    }
    @Test func theLargestBurstsAreHarmless() throws {
        let shots = TestValue(0), isShown = TestValue(true), screen = try TestScreen(Cannon(shots: shots, isShown: isShown), size: CGSize(width: 100, height: 100))
        for _ in 0..<3 { shots.value += 1; screen.advance(by: 0) }
        screen.advance(by: 0.2)
        isShown.value = false
        try screen.settle()
        #expect(screen.isSettled)
    }
    @Test func anotherRateLeavesThoseThatAreBornWhereTheyAre() throws {
        var slow = ParticleSystem(), fast = ParticleSystem()
        (slow.birthRate, slow.lifespan, fast.birthRate, fast.lifespan) = (10, 2...2, 40, 2...2)
        var memory = ParticleMemory()
        memory.wantsOn = true
        func ages(_ system: ParticleSystem, _ seconds: Double) -> [Double] {
            let time = memory.note(system, at: Date(timeIntervalSinceReferenceDate: seconds))
            var ages: [Double] = []
            memory.emission.forEach(at: time, system: system) { ages.append($1) }
            return ages.sorted()
        }
        _ = ages(slow, 0)
        let before = ages(slow, 1.5), after = ages(fast, 1.5)
        #expect(zip(before, after.suffix(before.count)).allSatisfy { abs($0 - $1) < 1e-9 } && after.count <= before.count + 1)
        #expect(abs(ages(fast, 2.5).count - (40 + 10)) <= 12)
    }
}

/// Parts in odd sizes, in the largest letters and in great numbers.
@MainActor struct PartSizeTests {
    @Test(arguments: [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 600, height: 3), CGSize(width: 3, height: 600)]) func chartsAndHallsHaveRoomInAnySize(_ size: CGSize) throws {
        let view = ZStack {
            RadarChart(axes: (0..<5).map { RadarAxis("Axis \($0)") }, series: [RadarSeries("One", values: [1, 0.5, nil, 0.3, 0.2])], showsScale: true)
            SeatChart(SeatChartTests.hall, selection: .constant([]))
            ParticleEmitter(.snow)
            SlidingNumber(1947)
        }
        let screen = try TestScreen(view.frame(width: size.width, height: size.height), size: CGSize(width: 300, height: 300))
        screen.advance(by: 0.4)
        // What has no size takes no touch.
        try? screen.tap(.point(150, 150))
        screen.advance(by: 0.4)
        #expect(screen.isUntouched)
    }
    @Test func theNamesOfSectionsGrowWithTheText() throws {
        func dark(_ size: DynamicTypeSize) throws -> Int {
            let screen = try TestScreen(SeatChart(SeatChartTests.hall, selection: .constant([])).environment(\.dynamicTypeSize, size), size: CGSize(width: 400, height: 500))
            return try screen.colors(in: CGRect(x: 0, y: 150, width: 400, height: 200)).count { $0.red < 130 && $0.green < 130 && $0.blue < 130 }
        }
        #expect(try dark(.accessibility3) > dark(.large) + 500)
    }
    @Test func ofTenThousandVesselsThoseInSightAreMade() throws {
        let screen = try TestScreen(ScrollView { LazyVStack { ForEach(0..<10_000, id: \.self) { WaveFill(Double($0) / 10_000, in: Capsule()).frame(height: 40) } } }, size: CGSize(width: 200, height: 300))
        screen.advance(by: 0.2)
        #expect(screen.views(of: WaveShape.self).count < 200)
    }
    @Test func aThousandViewsLeaveByATransitionAtOnce() throws {
        let isShown = TestValue(true), screen = try TestScreen(Crowd(isShown: isShown), size: CGSize(width: 300, height: 300))
        isShown.value = false
        screen.advance(by: 0.3)
        isShown.value = true
        screen.advance(by: 0.2)
        isShown.value = false
        try screen.settle()
        #expect(screen.elements.isEmpty)
    }
    private struct Crowd: View {
        let isShown: TestValue<Bool>
        var body: some View {
            ZStack { if isShown.value { ForEach(0..<1000, id: \.self) { Text("\($0)").transition(.iris) } } }
                .animation(.linear(duration: 0.5), value: isShown.value)
        }
    }
}
