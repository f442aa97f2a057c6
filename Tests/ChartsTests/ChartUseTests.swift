import Foundation
import SwiftUI
import Testing
@testable import Charts
@testable import WaggleCore
@testable import WaggleTesting

/// Charts on screens: what is read, touched, scrolled and moved.
@MainActor struct ChartUseTests {
    struct Bars: View {
        let values: TestValue<[Double]>
        var animation: Animation?
        var body: some View {
            Chart(Array(values.value.enumerated()), id: \.offset) { entry in
                BarMark(x: .value("Day", ["Mon", "Tue", "Wed", "Thu"][entry.offset % 4]), y: .value("Sales", entry.element))
            }
            .chartYScale(domain: 0...10)
            .animation(animation, value: values.value)
        }
    }
    private func screen(
        _ view: some View, width: CGFloat = 300, height: CGFloat = 200, traits: ScreenTraits = ScreenTraits()
    ) throws -> TestScreen {
        let screen = try TestScreen(view, size: CGSize(width: width, height: height), scale: 1, traits: traits)
        try screen.settle()
        return screen
    }


    @Test func eachMarkIsReadWithItsValues() throws {
        let screen = try screen(Bars(values: TestValue([3, 7])))
        #expect(screen.shows("Mon, 3") && screen.shows("Tue, 7"))
        let one = try screen.element("Mon, 3").frame, other = try screen.element("Tue, 7").frame
        #expect(one.maxX < other.minX && one.maxY == other.maxY && abs(other.height / one.height - 7 / 3) < 0.05)
    }
    @Test func marksSayWhatTheProgramSays() throws {
        let screen = try screen(Chart {
            BarMark(x: .value("x", "a"), y: .value("y", 3)).accessibilityLabel("The first").accessibilityValue("three")
                .accessibilityIdentifier("one")
            BarMark(x: .value("x", "b"), y: .value("y", 3)).accessibilityHidden(true)
        })
        #expect(try screen.element("The first").value == "three" && screen.element("The first").identifier == "one" && !screen.shows("b, 3"))
    }
    @Test func smallNumbersAreReadWithTheirDigits() throws {
        let screen = try screen(
            Chart { BarMark(x: .value("x", "a"), y: .value("y", 0.00125)); BarMark(x: .value("x", "b"), y: .value("y", 12.3456)) })
        #expect(screen.shows("a, 0.00125") && screen.shows("b, 12.35"))
    }
    @Test func manyMarksAreReadAsOne() throws {
        let screen = try screen(Chart(0..<2000, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", $0 % 7)) })
        #expect(screen.elements.count < 20)
    }
    @Test func aChartAtRestDoesNothing() throws {
        let screen = try screen(Bars(values: TestValue([3, 7])))
        screen.advance(by: 0.1)
        let counters = screen.window.graph.counters
        #expect(counters.bodies == 0 && counters.drawnItems == 0 && screen.isSettled)
    }
    @Test func barsMoveToTheirNewValues() throws {
        let values = TestValue<[Double]>([2, 8])
        let screen = try screen(Bars(values: values, animation: .linear(duration: 1)))
        let motion = try #require(screen.views(of: ChartPlot.self).first).view.motion
        func top() -> Double { motion.shown.first.map { min($0.numbers[4], $0.numbers[6]) } ?? .nan }
        #expect(abs(top() - 0.8) < 1e-9)
        values.value = [10, 8]
        screen.advance(by: 0.5)
        #expect(top() > 0.3 && top() < 0.5)
        // Turned around on the way, it goes on from where it is.
        let before = top()
        values.value = [2, 8]
        screen.advance(by: 1.0 / 60)
        #expect(abs(top() - before) < 0.1)
        try screen.settle()
        #expect(abs(top() - 0.8) < 1e-9)
        values.value = [5]
        screen.advance(by: 0.5)
        #expect(motion.leaving.figures.count == 1)
        try screen.settle()
        #expect(abs(top() - 0.5) < 1e-9 && motion.leaving.figures.isEmpty)
    }
    @Test func tenThousandPointsMoveWithoutEvaluatingThem() throws {
        struct Cloud: View {
            let turn: TestValue<Double>
            var body: some View {
                Chart(0..<10_000, id: \.self) { n in
                    PointMark(
                        x: .value("x", Double(n * 7919 % 10_007)),
                        y: .value("y", (Double(n * 104_729 % 10_009) + turn.value * Double(n % 100)) ))
                }
                .chartXScale(domain: 0...10_010).chartYScale(domain: 0...11_000)
                .animation(.linear(duration: 1), value: turn.value)
            }
        }
        let turn = TestValue(0.0), screen = try screen(Cloud(turn: turn))
        turn.value = 10
        screen.advance(by: 0.1)
        screen.advance(by: 1.0 / 60)
        // One frame of the motion: the plot's view, not ten thousand of them, and one item drawn again.
        let counters = screen.window.graph.counters
        #expect(counters.bodies <= 4 && counters.madeNodes == 0 && counters.drawnItems <= 4, "\(counters)")
        try screen.settle()
        screen.advance(by: 0.1)
        #expect(screen.window.graph.counters.bodies == 0 && screen.window.graph.counters.drawnItems == 0)
    }

    struct Selecting: View {
        let day: TestValue<String?>
        var range = TestValue<ClosedRange<Int>?>(nil)
        var body: some View {
            Chart { ForEach(["Mon", "Tue", "Wed"], id: \.self) { BarMark(x: .value("Day", $0), y: .value("y", 5)) } }
                .chartXSelection(value: day.binding).chartYSelection(range: range.binding)
        }
    }
    @Test func aRestingFingerSelectsUntilItLifts() throws {
        let day = TestValue<String?>(nil), range = TestValue<ClosedRange<Int>?>(nil)
        let screen = try screen(Selecting(day: day, range: range))
        let first = try screen.element("Mon, 5").frame, second = try screen.element("Wed, 5").frame
        try screen.fingerDown(on: .point(first.midX, first.midY))
        screen.advance(by: 0.4)
        try screen.fingerMove(to: .point(first.midX + 2, first.midY))
        #expect(day.value == "Mon")
        try screen.fingerMove(to: .point(second.midX, second.minY + 2))
        #expect(day.value == "Wed" && (range.value?.upperBound ?? 0) >= 4)
        try screen.fingerUp()
        try screen.settle()
        #expect(day.value == nil && range.value != nil)
    }
    @Test func aSectorIsSelectedByItsSum() throws {
        struct Pie: View {
            let sum: TestValue<Double?>
            var body: some View {
                Chart([10.0, 30], id: \.self) { SectorMark(angle: .value("a", $0)) }.chartAngleSelection(value: sum.binding)
            }
        }
        let sum = TestValue<Double?>(nil), screen = try screen(Pie(sum: sum), width: 200, height: 200)
        try screen.fingerDown(on: .point(50, 50))
        screen.advance(by: 0.4)
        try screen.fingerMove(to: .point(50, 51))
        // Seven eighths of the way around.
        #expect(abs((sum.value ?? 0) - 35) < 1)
    }
    @Test func aGestureOfTheProgramsKnowsThePlot() throws {
        struct Tapped: View {
            let found: TestValue<String>
            var body: some View {
                GeometryReader { geometry in
                    Chart { PointMark(x: .value("x", 10), y: .value("y", 20)) }
                        .chartXScale(domain: 0...20).chartYScale(domain: 0...40).chartXAxis(.hidden).chartYAxis(.hidden)
                        .chartGesture { proxy in
                            SpatialTapGesture().onEnded { tap in
                                found.value =
                                    "\(proxy.value(atX: tap.location.x, as: Int.self) ?? -1) \(Int(geometry[proxy.plotAreaFrame].width))"
                            }
                        }
                }
            }
        }
        let found = TestValue(""), screen = try screen(Tapped(found: found))
        try screen.tap(.point(150, 100))
        #expect(found.value == "10 300")
    }
    @Test func theProxyPlacesValues() throws {
        struct Lens: View {
            let found: TestValue<[String]>
            var body: some View {
                Chart { PointMark(x: .value("x", 10), y: .value("y", 20)) }
                    .chartXScale(domain: 0...20).chartYScale(domain: 0...40).chartXAxis(.hidden).chartYAxis(.hidden)
                    .chartOverlay { proxy in
                        GeometryReader { geometry in
                            let frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
                            let point = proxy.position(for: (x: 10, y: 30)) ?? .zero,
                                back = proxy.value(at: CGPoint(x: 75, y: 50), as: (Double, Int).self)
                            Color.clear.onAppear {
                                found.value = [
                                    "\(Int(frame.width)) \(Int(frame.height))", "\(Int(point.x)) \(Int(point.y))",
                                    "\(back?.0 ?? 0) \(back?.1 ?? 0)", "\(proxy.xDomain(dataType: Int.self))"]
                            }
                        }
                    }
            }
        }
        let found = TestValue<[String]>([])
        _ = try screen(Lens(found: found))
        #expect(found.value == ["300 200", "150 50", "5.0 30", "[0, 20]"])
    }
    @Test func aChartScrollsByItsValues() throws {
        struct Strip: View {
            let position: TestValue<Double>
            var body: some View {
                Chart(0..<100, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 10)) }
                    .chartXScale(domain: 0...100).chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 20)
                        .chartScrollPosition(x: position.binding)
                    .chartScrollTargetBehavior(.valueAligned(unit: 10))
            }
        }
        let position = TestValue(40.0), screen = try screen(Strip(position: position))
        let scroll = try #require(screen.scrollViews.first)
        #expect(abs(scroll.geometry.contentOffset.x / scroll.geometry.contentSize.width - 0.4) < 0.01)
        #expect(abs(scroll.geometry.contentSize.width / scroll.frame.width - 5) < 0.01)
        try screen.drag(.point(200, 80), by: CGSize(width: -120, height: 0))
        try screen.settle()
        #expect(position.value > 45 && abs(position.value / 10 - (position.value / 10).rounded()) < 0.02, "\(position.value)")
        position.value = 0
        try screen.settle()
        #expect(abs(try #require(screen.scrollViews.first).geometry.contentOffset.x) < 1)
    }
    @Test func aFingerIsNotPulledToTheProgramsWholeValue() throws {
        struct Strip: View {
            let position: TestValue<Int>
            var body: some View {
                Chart(0..<100, id: \.self) { LineMark(x: .value("x", $0), y: .value("y", $0 % 10)) }
                    .chartXScale(domain: 0...100).chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)
                        .chartScrollPosition(x: position.binding)
            }
        }
        let position = TestValue(20), screen = try screen(Strip(position: position))
        let before = try #require(screen.scrollViews.first).geometry.contentOffset.x
        try screen.drag(.point(200, 80), by: CGSize(width: -75, height: 0), over: 0.5, halts: true)
        try screen.settle()
        let moved = try #require(screen.scrollViews.first).geometry.contentOffset.x - before
        #expect(abs(moved - 75) < 12 && position.value == 22, "\(moved), \(position.value)")
    }
    @Test func theLegendNamesWhatStylesMean() throws {
        let chart = Chart { ForEach(["Hill", "Dale"], id: \.self) {
            BarMark(x: .value("x", $0), y: .value("y", 5)).foregroundStyle(by: .value("Place", $0))
        } }
        #expect(try screen(chart).shows("Dale"))
        #expect(try !screen(chart.chartLegend(.hidden)).elements.contains { $0.label == "Dale" })
        #expect(try screen(chart.chartLegend { Text("Mine") }).shows("Mine"))
        let scaled = try screen(chart.chartForegroundStyleScale(["Dale": Color.red, "Hill": .green]))
        #expect(try scaled.element("Dale").frame.minX < scaled.element("Hill").frame.minX)
    }
    @Test func aPictureOfAChartNeedsNoScreen() throws {
        let renderer = ImageRenderer(content: Bars(values: TestValue([3, 7])).frame(width: 120, height: 80))
        #expect(renderer.cgImage?.width == 120)
    }
    @Test func aDescriptorIsReadInWords() throws {
        struct Described: View {
            var body: some View { Chart { BarMark(x: .value("x", "a"), y: .value("y", 3)) }.accessibilityChartDescriptor(Words()) }
        }
        struct Words: AXChartDescriptorRepresentable {
            func makeChartDescriptor() -> AXChartDescriptor {
                AXChartDescriptor(title: "Hives", summary: "One hive.",
                                  xAxis: AXCategoricalDataAxisDescriptor(title: "Hive", categoryOrder: ["a"]),
                                  yAxis: AXNumericDataAxisDescriptor(title: "Honey", range: 0...5) { "\(Int($0)) kg" },
                                  series: [AXDataSeriesDescriptor(
                                      name: "This year", isContinuous: false, dataPoints: [AXDataPoint(x: "a", y: 3)])])
            }
        }
        let screen = try screen(Described())
        func all(_ elements: [ScreenElement]) -> [ScreenElement] { elements.flatMap { [$0] + all($0.children) } }
        let words = all(screen.elements).flatMap(\.customContent).map { "\($0.label): \($0.value)" }
        #expect(words.contains("Hives: One hive.") && words.contains("Honey: 0 kg – 5 kg") && words.contains("This year: 1, 3 kg – 3 kg"), "\(words)")
    }
    @Test func layersAreDrawnAsTheProgramModifiesThem() throws {
        func gray(_ content: some ChartContent) throws -> Int {
            let chart = Chart { content }.chartXAxis(.hidden).chartYAxis(.hidden).chartYScale(domain: 0...1).background(.white)
            let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".png")
            defer { try? FileManager.default.removeItem(at: file) }
            try screen(chart, width: 100, height: 100).savePicture(to: file.path)
            let image = try #require(UIImage(contentsOfFile: file.path)?.cgImage), data = try #require(image.dataProvider?.data) as Data
            return Int(data[50 * image.bytesPerRow + 50 * 4])
        }
        let bars = Plot {
            BarMark(x: .value("x", "a"), y: .value("y", 1), stacking: .unstacked)
            BarMark(x: .value("x", "a"), y: .value("y", 1), stacking: .unstacked)
        }
        .foregroundStyle(.black)
        // Two bars at half the opacity show through each other; in a layer they are one.
        #expect(try gray(bars.opacity(0.5)) < 90)
        #expect(try abs(gray(bars.compositingLayer().opacity(0.5)) - 128) < 5)
        #expect(try abs(gray(bars.compositingLayer { $0.opacity(0.5) }) - 128) < 5)
        #expect(try gray(bars.compositingLayer { $0.hidden() }) > 250)
    }
    @Test func annotationsStandBesideTheirMarks() throws {
        let screen = try screen(Chart {
            BarMark(x: .value("x", "a"), y: .value("y", 10)).annotation(position: .top) { Text("ten") }
            BarMark(x: .value("x", "b"), y: .value("y", 5)).annotation(position: .overlay) { context in
                Text("w\(Int(context.targetSize.width.rounded()) > 0 ? 1 : 0)")
            }
        })
        let bar = try screen.element("a, 10").frame, label = try screen.element("ten").frame
        #expect(abs(label.midX - bar.midX) < 1 && label.maxY <= bar.minY - 3 && label.minY >= 0)
        #expect(try screen.element("w1").frame.midY > screen.element("b, 5").frame.minY)
    }
    @Test(
        arguments: [CGSize(width: 1, height: 1), CGSize(width: 300, height: 2), CGSize(width: 3, height: 200)]
    ) func tinyChartsAreHarmless(_ size: CGSize) throws {
        let screen = try screen(
            VStack { LookTests.Bars().frame(width: size.width, height: size.height); LookTests.Others().frame(width: 0, height: 0) })
        #expect(screen.isSettled)
    }
    @Test func chartsWithoutDataOrWithOneDatumDraw() throws {
        let screen = try screen(VStack {
            Chart {}
            Chart([Int](), id: \.self) { BarMark(x: .value("x", $0), y: .value("y", $0)) }
            Chart { LineMark(x: .value("x", 1), y: .value("y", 0)) }
            Chart { PointMark(x: .value("d", Date(timeIntervalSinceReferenceDate: 0)), y: .value("y", 0)) }
            Chart {
                PointMark(x: .value("d", Date.distantFuture), y: .value("y", Double.greatestFiniteMagnitude));
                PointMark(x: .value("d", Date.distantPast), y: .value("y", -Double.greatestFiniteMagnitude))
            }
            Chart { SectorMark(angle: .value("a", 0)) }
        }, height: 600)
        #expect(screen.isSettled)
    }
    @Test func rightToLeftTheAxisOfValuesIsOnTheLeft() throws {
        let view = Bars(values: TestValue([3, 7]))
        let one = try screen(view), other = try screen(view.environment(\.layoutDirection, .rightToLeft))
        let first = try one.element("Mon, 3").frame, mirrored = try other.element("Mon, 3").frame
        #expect(first.midX < 150 && abs(mirrored.midX - (300 - first.midX)) < 1)
        try other.look("right-to-left")
    }
    @Test func largeTextTakesItsRoom() throws {
        let screen = try screen(LookTests.Bars(), width: 393, height: 852, traits: ScreenTraits(textSize: .accessibility3))
        try screen.look("large")
        #expect(screen.isSettled)
    }
}
