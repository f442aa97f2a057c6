import Foundation
import SwiftUI
import Testing
@testable import Charts

@MainActor struct MarkTests {
    /// Measured in pictures of an iPhone: 0.7 of the step.
    @Test func aBarTakesSevenTenthsOfItsCategory() {
        let bars = scene { BarMark(x: .value("x", "a"), y: .value("y", 5)); BarMark(x: .value("x", "b"), y: .value("y", 10)) }.rects()
        #expect(bars == [CGRect(x: 22.5, y: 80, width: 105, height: 80), CGRect(x: 172.5, y: 0, width: 105, height: 160)])
    }
    @Test func widthsAreFixedRatiosAndInsets() {
        func width(_ width: MarkDimension) -> CGFloat { scene {
            BarMark(x: .value("x", "a"), y: .value("y", 5), width: width);
            BarMark(x: .value("x", "b"), y: .value("y", 5))
        }.rects()[0].width }
        #expect(width(.fixed(20)) == 20 && width(.ratio(0.5)) == 75 && width(.inset(10)) == 130 && width(12) == 12)
    }
    @Test func barsOfOnePlaceAreStacked() {
        let scene = scene {
            BarMark(x: .value("x", "a"), y: .value("y", 4));
            BarMark(x: .value("x", "a"), y: .value("y", 6));
            BarMark(x: .value("x", "a"), y: .value("y", -5))
        }
        #expect(scene.yScale?.lower == -5 && scene.yScale?.upper == 10)
        let rects = scene.rects(CGSize(width: 300, height: 150))
        #expect(rects.map(\.minY) == [60, 0, 100] && rects.map(\.height) == [40, 60, 50])
    }
    @Test func onlyTheEndOfAStackIsRound() {
        let radii = scene { BarMark(x: .value("x", "a"), y: .value("y", 4)); BarMark(x: .value("x", "a"), y: .value("y", 6)) }
            .figures.map(\.radii)
        #expect(radii == [SIMD4(0, 0, 0, 0), SIMD4(2, 2, 0, 0)])
        #expect(scene { BarMark(x: .value("x", "a"), y: .value("y", 4)).cornerRadius(7) }.figures[0].radii == SIMD4(repeating: 7))
    }
    @Test func sharesAndCentersOfStacks() {
        let shares = scene {
            BarMark(x: .value("x", "a"), y: .value("y", 3), stacking: .normalized);
            BarMark(x: .value("x", "a"), y: .value("y", 1), stacking: .normalized)
        }
        #expect(shares.yScale?.upper == 1 && shares.rects().map(\.height) == [120, 40])
        let center = Stacking(marks(.center), isVertical: [true, true]).spans.map { [$0?.start, $0?.end] }
        #expect(center == [[-2, 1], [1, 2]])
        let unstacked = Stacking(marks(.unstacked), isVertical: [true, true]).spans.map { [$0?.start, $0?.end] }
        #expect(unstacked == [[0, 3], [0, 1]])
    }
    private func marks(_ method: MarkStackingMethod) -> [Mark] {
        [3.0, 1].map { number in
            var mark = Mark(.bar, x: .value(Plotted(Text("x"), .category("a"))), y: .value(Plotted(Text("y"), .number(number))))
            mark.stacking = method
            return mark
        }
    }
    @Test func barsSideBySideHaveALaneForEachValue() {
        let bars = scene {
            ForEach(["p", "q"], id: \.self) { name in BarMark(x: .value("x", "a"), y: .value("y", 5)).position(by: .value("n", name)) }
            BarMark(x: .value("x", "b"), y: .value("y", 5)).position(by: .value("n", "q"))
        }.rects()
        // The lanes take 0.7 of the band, and bars 0.7 of their lane.
        #expect(zip(bars, [48.75, 101.25, 251.25]).allSatisfy { abs($0.width - 36.75) < 0.02 && abs($0.midX - $1) < 0.02 })
        #expect(bars[0].height == bars[1].height)
    }
    @Test func horizontalBarsGrowFromTheLeft() {
        let scene = scene { BarMark(x: .value("x", 5), y: .value("y", "a")); BarMark(x: .value("x", 10), y: .value("y", "b")) }
        #expect(scene.rects().map(\.minX) == [0, 0] && scene.rects().map(\.width) == [150, 300] && scene.rects()[0].midY < scene.rects()[1].midY)
    }
    @Test func aBarOfADateHasTheCalendarUnit() {
        let scene = scene {
            BarMark(x: .value("d", date(2024, 1, 15), unit: .month), y: .value("y", 5));
            BarMark(x: .value("d", date(2024, 2, 3), unit: .month), y: .value("y", 5))
        }
        let width = scene.rects()[0].width / 300
        #expect(abs(width - 0.7 * 31 / 60) < 0.02)
    }
    @Test func aLineIsInterruptedWhereItHasNoNumber() {
        let scene = scene { ForEach(0..<6) { x in LineMark(x: .value("x", x), y: .value("y", x == 3 ? .nan : Double(x))) } }
        #expect(scene.figures.map(\.vertices.count) == [3, 2])
    }
    @Test func linesOfEachStyleAreSeparate() {
        let scene = scene {
            ForEach(["p", "q"], id: \.self) { name in
                ForEach(0..<3) { x in LineMark(x: .value("x", x), y: .value("y", x)) }.foregroundStyle(by: .value("n", name))
            }
        }
        #expect(scene.figures.count == 2 && scene.styleScale.categories == [.category("p"), .category("q")])
        let series = bySeries()
        #expect(series.figures.count == 2)
    }
    private func bySeries() -> ChartScene {
        scene { ForEach(["p", "q"], id: \.self) { name in
            ForEach(0..<3) { x in LineMark(x: .value("x", x), y: .value("y", x), series: .value("n", name)) }
        } }
    }
    @Test func innerStylesOverruleOuterOnes() {
        let scene = scene {
            Plot { BarMark(x: .value("x", "a"), y: .value("y", 1)).foregroundStyle(.red).opacity(0.5) }.foregroundStyle(.green).opacity(0.5)
        }
        guard case .style(let style) = scene.figures[0].paint else { Issue.record("The bar has no style."); return }
        #expect(style.color == .red && scene.vertices[0].opacity == 0.25)
    }
    @Test func absurdNumbersAreLeftOut() {
        let scene = scene {
            ForEach([Double.nan, .infinity, -.infinity, 1e308, -1e308, 5], id: \.self) { y in
                BarMark(x: .value("x", "a"), y: .value("y", y))
                PointMark(x: .value("x", "b"), y: .value("y", y))
                RectangleMark(x: .value("x", "c"), y: .value("y", y), width: .ratio(.nan), height: .fixed(.infinity))
                RuleMark(y: .value("y", y))
                AreaMark(x: .value("x", "d"), y: .value("y", y))
            }
            .offset(x: .nan, y: .infinity).symbolSize(.nan).cornerRadius(.infinity).opacity(.nan)
        }
        #expect(!scene.figures.isEmpty)
        #expect(Charts.Chart { SectorMark(angle: .value("a", Double.nan), innerRadius: .ratio(.infinity), angularInset: .nan) } as Any is any View)
    }
    @Test func sectorsAreSharesOfTheirSum() {
        let scene = scene { ForEach([1.0, 3, 0, -4], id: \.self) { SectorMark(angle: .value("a", $0), innerRadius: .ratio(0.5)) } }
        #expect(scene.isPie && scene.sectors.map(\.turns) == [0.25, 1, 1, 1] && scene.xScale == nil)
        let ring = SectorOutline(scene.vertices[0], CGSize(width: 200, height: 100))
        #expect(ring.outer == 50 && ring.inner == 25 && ring.center == CGPoint(x: 100, y: 50))
        let path = ring.path(radius: 4)
        #expect(path.contains(CGPoint(x: 125, y: 25)) && !path.contains(CGPoint(x: 75, y: 25)) && !path.contains(CGPoint(x: 105, y: 45)))
    }
    @Test func sectorsFromOneNumberToAnotherAreSharesOfTheHighest() {
        let scene = scene {
            SectorMark(angle: .value("a", 0.0..<5.0))
            SectorMark(angle: .value("a", 5.0..<10.0))
            SectorMark(angle: .value("a", Double.nan))
        }
        #expect(scene.sectors.map(\.turns) == [0.5, 1] && scene.sectors.map(\.upTo) == [5, 10] && scene.elements.count == 2)
    }
    @Test func anAnnotationOfALinesPointStandsAtThePoint() {
        let scene = scene { ForEach(0..<5) { x in LineMark(x: .value("x", x), y: .value("y", x)).annotation { Text("n") } } }
        #expect(scene.annotations.map { $0.figures.map(\.vertices) } == (0..<5).map { [$0..<($0 + 1)] })
    }
    @Test func logarithmsOfColorsBeginAtTheSmallestNumber() {
        let scene = scene { $0.styleScale.type = .log } _: {
            ForEach([0.0, 1, 10, 100], id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)).foregroundStyle(by: .value("n", $0)) }
        }
        #expect(scene.styleScale.share(of: .number(1)) == 0 && abs((scene.styleScale.share(of: .number(10)) ?? 0) - 0.5) < 1e-9)
    }
    @Test func symbolsHaveTheAreaOfACircle() {
        let scene = scene {
            PointMark(x: .value("x", 1), y: .value("y", 1)).symbolSize(100 * .pi);
            PointMark(x: .value("x", 2), y: .value("y", 1))
        }
        #expect(abs(scene.rects()[0].width - 20) < 0.01 && abs(scene.rects()[1].width - 7.98) < 0.01)
    }
    /// In a picture of an iPhone: circle, cross, triangle for points. Others have seen circle, square, triangle, diamond,
    /// pentagon for lines.
    @Test func symbolsByValueGoInTurn() {
        let points = scene {
            ForEach(["a", "b", "c"], id: \.self) { PointMark(x: .value("x", 1), y: .value("y", 1)).symbol(by: .value("n", $0)) }
        }
        let cross = BasicChartSymbolShape.cross.path(in: CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(points.symbolScale.visual(of: .category("b"))?.path(in: CGRect(x: 0, y: 0, width: 8, height: 8)) == cross)
    }
    @Test(arguments: [
        InterpolationMethod.linear, .monotone, .catmullRom, .catmullRom(alpha: 0), .cardinal, .cardinal(tension: 0.7), .stepStart,
        .stepCenter, .stepEnd])
    func curvesGoThroughTheirPoints(_ method: InterpolationMethod) {
        let points = [(0.0, 0.0), (10, 40), (20, 40), (35, 5), (50, 60)].map { CGPoint(x: $0.0, y: $0.1) }
        var path = Path()
        path.move(to: points[0])
        method.addCurve(through: points, to: &path)
        var ends: [CGPoint] = []
        path.forEach { element in
            switch element {
            case .move(let point), .line(let point), .curve(let point, _, _), .quadCurve(let point, _): ends.append(point)
            case .closeSubpath: break
            }
        }
        // Steps in the middle pass points sideways.
        if method != .stepCenter { #expect(points.allSatisfy(ends.contains), "\(method)") }
        if method == .monotone { #expect(path.boundingRect.minY >= 0 && path.boundingRect.maxY <= 60.001) }
        var none = Path()
        method.addCurve(through: [], to: &none)
        method.addCurve(through: [CGPoint(x: 1, y: 1)], to: &none)
        #expect(none.isEmpty)
    }
    @Test func functionsAreDrawnOverTheScale() {
        let line = scene { $0.xScale.domain = (-2.0...2.0)._domain } _: { LinePlot(x: "x", y: "y") { $0 * $0 } }
        #expect(line.figures.count == 1 && line.yScale?.upper == 4)
        let gap = scene { $0.xScale.domain = (-2.0...2.0)._domain } _: { LinePlot(x: "x", y: "y") { $0 == 0 ? .nan : abs($0) } }
        #expect(gap.figures.count == 2)
        let circle = scene { LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { t in (x: cos(t), y: sin(t)) } }
        #expect(circle.xScale?.lower == -1 && circle.xScale?.upper == 1 && circle.figures.count == 1)
        let area = scene { AreaPlot(x: "x", yStart: "a", yEnd: "b", domain: 0...1) { x in (yStart: -x, yEnd: x) } }
        #expect(area.figures.count == 1 && area.yScale?.lower == -1)
    }
    struct Drop: Identifiable { let id: Int, hour: Date, rain: Double, place: String, size: CGFloat }
    @Test func plotsOfCollectionsAreMarksOfTheirElements() {
        let drops: [Drop] = (0..<4).map { (number: Int) -> Drop in
            let size = CGFloat(number + 1) * 10
            return Drop(
                id: number, hour: date(2024, 5, 1, number), rain: Double(number), place: number % 2 == 0 ? "Hill" : "Dale", size: size)
        }
        let plots = scene { bars(drops); points(drops); lines(drops) }
        #expect(plots.figures.count == 10 && plots.styleScale.categories.count == 2)
        #expect(plots.vertices.filter { $0.opacity == 0.5 }.count == 4)
    }
    private func bars(_ drops: [Drop]) -> some ChartContent {
        BarPlot(drops, x: .value("Hour", \.hour, unit: .hour), y: .value("Rain", \.rain)).foregroundStyle(by: .value("Place", \.place))
    }
    private func points(_ drops: [Drop]) -> some ChartContent {
        PointPlot(drops, x: .value("Hour", \.hour), y: .value("Rain", \.rain)).symbolSize(\.size).opacity(0.5)
    }
    private func lines(_ drops: [Drop]) -> some ChartContent {
        LinePlot(drops, x: .value("Hour", \.hour), y: .value("Rain", \.rain), series: .value("Place", \.place))
    }
}
