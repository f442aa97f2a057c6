import Foundation
import SwiftUI
import Testing
@testable import Flourish
@testable import WaggleCore
@testable import WaggleTesting

@MainActor struct RadarChartTests {
    private let rect = CGRect(x: 10, y: 20, width: 200, height: 200)
    private func area(_ path: Path) -> Double {
        var points: [CGPoint] = []
        path.forEach { if case .move(let point) = $0 { points.append(point) } else if case .line(let point) = $0 { points.append(point) } }
        return zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 }.magnitude
    }

    @Test func axesGoClockwiseFromTheTop() {
        let geometry = RadarGeometry(in: rect, count: 4)
        func isAt(_ axis: Int, _ x: Double, _ y: Double) -> Bool { hypot(geometry.point(axis, share: 1).x - x, geometry.point(axis, share: 1).y - y) < 1e-9 }
        #expect(isAt(0, 110, 20) && isAt(1, 210, 120) && isAt(2, 110, 220) && isAt(3, 10, 120))
        #expect(abs(RadarGeometry(in: rect, count: 4, isMirrored: true).point(1, share: 1).x - 10) < 1e-9)
    }
    @Test func aPentagonHasItsArea() {
        let geometry = RadarGeometry(in: rect, count: 5)
        #expect(abs(area(geometry.outline([1, 1, 1, 1, 1])) - 2.3776 * 100 * 100) < 2)
    }
    @Test func eachAxisHasItsRange() {
        let axis = RadarAxis("Heat", range: -10...30)
        #expect(axis.share(of: 10) == 0.5 && axis.share(of: 99) == 1 && axis.share(of: -99) == 0 && axis.share(of: .infinity) == 1 && axis.share(of: .nan) == nil)
        #expect(RadarAxis("Point", range: 2...2).share(of: 3) == 1 && RadarAxis("Point", range: 2...2).share(of: 2) == 0)
        #expect(RadarAxis("All", range: -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude).share(of: 0) == 0.5)
        #expect(RadarAxis("None", range: -Double.infinity...Double.infinity).share(of: 5) == 0)
    }
    @Test func anUnknownValueLeavesAGap() {
        let geometry = RadarGeometry(in: rect, count: 4)
        let path = geometry.outline([1, nil, 1, 1])
        #expect(abs(area(path) - 100 * 100) < 1)
        #expect(!path.contains(CGPoint(x: 130, y: 100)) && path.contains(CGPoint(x: 90, y: 100)))
        #expect(geometry.outline([nil, nil, nil, nil]).isEmpty)
        #expect(area(geometry.outline([nil, 1])) < 1)
    }
    @Test func aPointBelongsToTheNearestAxis() {
        let geometry = RadarGeometry(in: rect, count: 4)
        #expect(geometry.axis(at: CGPoint(x: 115, y: 0)) == 0 && geometry.axis(at: CGPoint(x: 200, y: 130)) == 1 && geometry.axis(at: CGPoint(x: 0, y: 120)) == 3)
        #expect(RadarGeometry(in: rect, count: 0).axis(at: .zero) == nil && geometry.axis(at: CGPoint(x: CGFloat.nan, y: 0)) == nil)
    }
    @Test func vectorsOfDifferentLengthsAdd() {
        var sum = RadarVector([1, 2]) + RadarVector([1, 1, 1])
        sum.scale(by: 2)
        #expect(sum == RadarVector([4, 6, 2]) && RadarVector.zero == RadarVector([0, 0]) && RadarVector([3, 4]).magnitudeSquared == 25)
    }

    struct Chart: View {
        let values: TestValue<[Double?]>
        var count = 6
        let selection: TestValue<Int?>
        var body: some View {
            let titles = ["Pace", "Shots", "Passes", "Tackles", "Saves", "Stamina"]
            RadarChart(axes: (0..<count).map { RadarAxis($0 < 6 ? titles[$0] : "Axis \($0)", range: 0...100) }, series: [
                RadarSeries("Team", values: values.value, color: .orange), RadarSeries("League", values: [60, 55, 58, 52, 50, 61], color: .indigo),
            ], selection: selection.binding)
            .padding()
            .animation(.linear(duration: 1), value: values.value)
        }
    }
    private func screen(_ values: TestValue<[Double?]>, count: Int = 6, selection: TestValue<Int?> = TestValue(nil), dark: Bool = false,
                        _ environment: (inout EnvironmentValues) -> Void = { _ in }) throws -> TestScreen {
        var values0 = EnvironmentValues()
        environment(&values0)
        let view = Chart(values: values, count: count, selection: selection).environment(\.accessibilityReduceMotion, values0.accessibilityReduceMotion)
            .environment(\.layoutDirection, values0.layoutDirection).environment(\.dynamicTypeSize, values0.dynamicTypeSize)
        let screen = try TestScreen(view, size: CGSize(width: 360, height: 360), colorScheme: dark ? .dark : .light)
        return screen
    }

    @Test(arguments: [false, true]) func areasGrowAndMoveCornerByCorner(_ dark: Bool) throws {
        let values = TestValue<[Double?]>([80, 40, 66, 30, nil, 90]), screen = try screen(values, dark: dark)
        screen.advance(by: 0.15)
        try screen.look("radar-growing-\(dark)")
        try screen.settle()
        try screen.look("radar-\(dark)")
        values.value = [20, 80, 30, 90, nil, 40]
        screen.advance(by: 0.5)
        // Halfway, the first corner is at half of its axis.
        let radius = 0.5 * (360 - 32) - 18 * 2.2, middle = try highestOrange(screen)
        #expect(abs(middle - (180 - 0.5 * radius)) < 8, "\(middle)")
        // Another change continues from there.
        values.value = [80, 40, 66, 30, nil, 90]
        screen.advance(by: 1.0 / 60)
        #expect(try abs(highestOrange(screen) - middle) < 4)
        try screen.settle()
    }
    /// The upper end of the orange area on the vertical axis, in points.
    private func highestOrange(_ screen: TestScreen) throws -> CGFloat {
        let column = try screen.colors(in: CGRect(x: 180, y: 0, width: 0.5, height: 180))
        let index = try #require(column.firstIndex { $0.red > 200 && (90...175).contains($0.green) && $0.blue < 80 })
        return CGFloat(index) / 2
    }
    @Test func tapsDragsAndKeysSelectAnAxis() throws {
        let selection = TestValue<Int?>(nil), screen = try screen(TestValue([80, 40, 66, 30, nil, 90]), selection: selection)
        try screen.settle()
        try screen.tap(.point(250, 140))
        try screen.settle()
        #expect(selection.value == 1 && screen.shows("Shots"))
        try screen.look("radar-selected")
        try screen.drag(.point(250, 140), to: .point(180, 280), over: 0.3)
        try screen.settle()
        #expect(selection.value == 3)
        try screen.tap(.point(180, 280))
        #expect(selection.value == nil)
        try screen.press(.tab)
        try screen.press(.rightArrow)
        #expect(selection.value == 0)
        try screen.press(.leftArrow)
        #expect(selection.value == 5)
        try screen.press(.home)
        try screen.press(.escape)
        #expect(selection.value == nil)
    }
    @Test func assistiveProgramsReadEachAxis() throws {
        let selection = TestValue<Int?>(nil), screen = try screen(TestValue([80, 40, 66, 30, nil, 90]), selection: selection)
        try screen.settle()
        #expect(try screen.element("Pace").value == "Team 80, League 60" && screen.element("Saves").value == "Team –, League 50")
        try screen.perform(.activate, on: "Saves")
        #expect(selection.value == 4)
        #expect(screen.readingOrder.map(\.label) == ["Pace", "Shots", "Passes", "Tackles", "Saves", "Stamina"])
    }
    @Test func fromRightToLeftAxesGoTheOtherWay() throws {
        let screen = try screen(TestValue([80, 40, 66, 30, nil, 90])) { $0.layoutDirection = .rightToLeft }
        try screen.settle()
        #expect(try screen.element("Shots").frame.midX < 180)
        try screen.look("radar-mirrored")
    }
    @Test func theLargestTextStaysInside() throws {
        let screen = try screen(TestValue([80, 40, 66, 30, nil, 90])) { $0.dynamicTypeSize = .accessibility5 }
        try screen.settle()
        try screen.look("radar-largest")
        for element in screen.elements.flatMap({ $0.children.isEmpty ? [$0] : $0.children }) {
            #expect(element.frame.minX >= -0.5 && element.frame.maxX <= 360.5 && element.frame.minY >= -0.5 && element.frame.maxY <= 360.5, "\(element.label) \(element.frame)")
        }
    }
    @Test func withReducedMotionAreasAreThereAtOnce() throws {
        let screen = try screen(TestValue([80, 40, 66, 30, nil, 90])) { $0.accessibilityReduceMotion = true }
        screen.advance(by: 1.0 / 60)
        #expect(screen.isSettled)
    }
    @Test(arguments: [0, 1, 2, 3, 40, 10_000]) func anyNumberOfAxes(_ count: Int) throws {
        let values = TestValue<[Double?]>((0..<count).map { Double($0 % 97) }), screen = try screen(values, count: count)
        screen.advance(by: 0.2)
        try screen.settle()
        try screen.look("radar-\(count)")
        #expect(screen.window.graph.accessibilityElements().count < 120)
        values.value = [.nan, .infinity, -.infinity, 1e308]
        try screen.settle()
    }
}
