import Foundation
import Testing
import WaggleGeometry
@testable import WaggleCore
@testable import WaggleHeadless

@MainActor @Suite struct ProgressViewTests {
    struct Doubled: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                ProgressView(configuration)
                Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
            }
        }
    }
    struct Forms: View {
        var body: some View {
            VStack(spacing: 20) {
                ProgressView()
                ProgressView("Loading…").tint(.red)
                ProgressView(value: 0.4)
                ProgressView(value: 30, total: 50).tint(.green).scaleEffect(x: 1, y: 3)
                ProgressView("Copying", value: 0.2)
                ProgressView(value: Float(3), total: 4) { Text("Label") } currentValueLabel: { Text("3 of 4") }
                ProgressView(value: nil as Double?)
                ProgressView { Text("Waiting") }.progressViewStyle(.circular)
                ProgressView(value: 0.5).progressViewStyle(LinearProgressViewStyle(tint: .orange))
            }
            .padding()
        }
    }

    @Test func everyStyleIsDrawn() throws {
        let window = HeadlessWindow(Forms(), size: CGSize(width: 300, height: 460), scale: 2)
        window.advance(to: 0.25)
        let folder = ProcessInfo.processInfo.environment["WAGGLE_LOOK"]
        let picture = try window.draw()
        if let folder { try picture.writePNG(to: folder + "/progress.png") }
    }

    @Test func wheelTurnsOnceASecondInEightSteps() {
        let window = HeadlessWindow(ProgressView(), size: CGSize(width: 40, height: 40))
        func lead() -> Int? { window.shown.firstIndex { $0.opacity > 0.8 } }
        #expect(lead() == 0)
        #expect(window.graph.isAnimating)
        window.advance(to: 0.12)
        #expect(!window.graph.root.needsDisplay)
        window.advance(to: 0.13)
        #expect(window.graph.root.needsDisplay)
        #expect(lead() == 1)
        window.advance(to: 1.01)
        #expect(lead() == 0)
    }

    @Test func bladesFadeBackwardsToAFixedOpacity() {
        let shown = HeadlessWindow(ProgressView(), size: CGSize(width: 40, height: 40)).shown
        #expect(shown.map { Int(($0.opacity * 255).rounded()) } == [217, 69, 69, 69, 69, 106, 143, 180])
    }

    @Test func wheelsHaveTheSizeOfTheControl() {
        func frame(_ view: some View) -> CGSize? { HeadlessWindow(view.background(Paints.blue), size: CGSize(width: 100, height: 100)).frame(Paints.blue)?.size }
        #expect(frame(ProgressView()) == CGSize(width: 20, height: 20))
        #expect(frame(ProgressView().controlSize(.small)) == CGSize(width: 20, height: 20))
        #expect(frame(ProgressView().controlSize(.large)) == CGSize(width: 37, height: 37))
        let blades = HeadlessWindow(ProgressView().controlSize(.large), size: CGSize(width: 37, height: 37)).shown.map(\.frame)
        #expect(blades.first == CGRect(x: 15, y: 0, width: 5, height: 12))
    }

    @Test func aWheelTakesItsSizeFromAChangeAround() {
        struct Growing: View {
            let remote: Remote<Bool>
            @State private var isLarge = false
            var body: some View { ProgressView().background(Paints.blue).controlSize(isLarge ? .large : .regular).background { remote.connect($isLarge) } }
        }
        let remote = Remote<Bool>(), window = HeadlessWindow(Growing(remote: remote), size: CGSize(width: 100, height: 100))
        #expect(window.frame(Paints.blue)?.width == 20)
        remote.value = true
        window.settle()
        #expect(window.frame(Paints.blue)?.width == 37)
    }

    @Test func itsAccessibilityValueIsAPercentageOrInProgress() {
        func value(_ view: some View) -> String? { HeadlessWindow(view, size: CGSize(width: 100, height: 100)).graph.accessibilityElements().first?.value }
        #expect(value(ProgressView(value: 0.25)) == "25%")
        #expect(value(ProgressView()) == "In progress")
        #expect(value(ProgressView("Loading")) == "In progress")
    }

    @Test func valuesAreCutToTheBar() {
        func fraction(_ value: Double?, total: Double = 1) -> Double?? {
            var found: Double??
            struct Spy: ProgressViewStyle {
                let see: (Double?) -> Void
                func makeBody(configuration: Configuration) -> some View {
                    see(configuration.fractionCompleted)
                    return Text("x")
                }
            }
            _ = HeadlessWindow(ProgressView(value: value, total: total).progressViewStyle(Spy { found = $0 }), size: CGSize(width: 50, height: 50))
            return found
        }
        #expect(fraction(3, total: 4) == 0.75)
        #expect(fraction(-1) == 0)
        #expect(fraction(7) == 1)
        #expect(fraction(.nan) == 0)
        #expect(fraction(0, total: 0) == 0)
        #expect(fraction(nil) == .some(.none))
    }

    @Test func aStyleMayShowAnother() {
        let window = HeadlessWindow(ProgressView(value: 0.5).progressViewStyle(Doubled()), size: CGSize(width: 50, height: 50))
        #expect(!window.graph.isAnimating)
    }

    // MARK: By the clock

    private static let start = Date(timeIntervalSinceReferenceDate: 1000)

    @Test func aTimerEmptiesOrFillsItsBar() {
        let interval = Self.start...Self.start.addingTimeInterval(10)
        let window = HeadlessWindow(VStack {
            ProgressView(timerInterval: interval) { EmptyView() } currentValueLabel: { EmptyView() }.tint(Paints.red)
            ProgressView(timerInterval: interval, countsDown: false) { EmptyView() } currentValueLabel: { EmptyView() }.tint(Paints.green)
        }, size: CGSize(width: 100, height: 100), startDate: Self.start)
        #expect(window.frame(Paints.red)?.width == 100 && (window.frame(Paints.green)?.width ?? 0) == 0)
        for _ in 0..<250 { window.advance(by: 0.01) }
        #expect(near(window.frame(Paints.red)?.width, 75, 0.5))
        #expect(near(window.frame(Paints.green)?.width, 25, 0.5))
        for _ in 0..<800 { window.advance(by: 0.01) }
        #expect((window.frame(Paints.red)?.width ?? 0) == 0 && window.frame(Paints.green)?.width == 100)
        #expect(window.bodies(inFrames: 100) == 0 && !window.graph.isAnimating)
    }
    @Test func aTimerThatIsToComeWaitsForItsBeginning() {
        let interval = Self.start.addingTimeInterval(60)...Self.start.addingTimeInterval(70)
        let window = HeadlessWindow(ProgressView(timerInterval: interval) { EmptyView() } currentValueLabel: { EmptyView() }.tint(Paints.red),
                                    size: CGSize(width: 100, height: 100), startDate: Self.start)
        #expect(window.frame(Paints.red)?.width == 100)
        #expect(!window.graph.isAnimating)
        window.advance(to: 65)
        #expect(near(window.frame(Paints.red)?.width, 50, 0.5))
    }
    @Test func aTimerTellsItsTimeBelow() {
        let window = HeadlessWindow(ProgressView(timerInterval: Self.start...Self.start.addingTimeInterval(90)), size: CGSize(width: 100, height: 100), startDate: Self.start)
        #expect(window.elements.contains { $0.label.contains("1:30") })
    }
    @Test func intervalsWithoutLengthAreOver() {
        #expect(TimerFraction(interval: Self.start...Self.start, countsDown: false).value(at: Self.start) == 1)
        #expect(Array(TimerSchedule(interval: Self.start...Self.start).entries(from: Self.start, mode: .normal)).count <= 2)
    }

    // MARK: Progress objects

    @Test func aProgressIsFollowedUntilItIsFinished() {
        let progress = Progress(totalUnitCount: 4)
        let window = HeadlessWindow(ProgressView(progress).tint(Paints.red), size: CGSize(width: 100, height: 100))
        #expect((window.frame(Paints.red)?.width ?? 0) == 0)
        progress.completedUnitCount = 1
        for _ in 0..<20 { window.advance(by: 0.01) }
        #expect(window.frame(Paints.red)?.width == 25)
        progress.completedUnitCount = 4
        for _ in 0..<30 { window.advance(by: 0.01) }
        #expect(window.frame(Paints.red)?.width == 100)
        #expect(window.elements.first?.value == "100%")
        #expect(window.bodies(inFrames: 100) == 0)
    }
    @Test func theBarFillsFromWhereReadingBegins() {
        let window = HeadlessWindow(ProgressView(value: 0.5).tint(Paints.red), size: CGSize(width: 100, height: 50), environment: .with(\.layoutDirection, .rightToLeft))
        #expect(window.frame(Paints.red)?.minX == 50)
    }
}
