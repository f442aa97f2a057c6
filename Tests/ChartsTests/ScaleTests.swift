import Foundation
import SwiftUI
import Testing
@testable import Charts

@MainActor struct ScaleTests {
    /// As on an iPhone: the axes of charts 200 points high, whose data goes so far.
    nonisolated static let axes: [(Double, [Double])] = [
        (9, [0, 5, 10]), (5, [0, 2, 4, 6]), (18.7, [0, 5, 10, 15, 20]), (50, [0, 20, 40, 60]), (30, [0, 10, 20, 30]),
        (0.3, [0, 0.1, 0.2, 0.3])]
    @Test(arguments: axes) func valuesAreRound(_ highest: Double, _ values: [Double]) {
        let scene = scene { BarMark(x: .value("x", "a"), y: .value("y", highest)) }
        #expect(scene.yPlan.labels.map { Double($0.text) } == values && scene.yScale?.lower == values.first && scene.yScale?.upper == values.last)
    }
    @Test func negativeNumbersGoBelowZero() {
        let scene = scene { PointMark(x: .value("x", -7), y: .value("y", -8)); PointMark(x: .value("x", 9), y: .value("y", 10)) }
        #expect(scene.yTexts == ["-10", "-5", "0", "5", "10"])
    }
    /// Apple's documentation of ScaleDomain: for all marks alike, so that another mark does not change the scale.
    @Test func zeroBelongsToAutomaticDomainsOfNumbersForAllMarks() {
        #expect(scene { LineMark(x: .value("x", 40), y: .value("y", 90)); LineMark(x: .value("x", 50), y: .value("y", 95)) }.yScale?.lower == 0)
        let without = scene {
            $0.yScale.domain = AutomaticScaleDomain.automatic(includesZero: false)._domain
        } _: {
            PointMark(x: .value("x", 1), y: .value("y", 91));
            PointMark(x: .value("x", 2), y: .value("y", 99))
        }
        #expect(without.yScale?.lower == 90 && without.yScale?.upper == 100)
    }
    @Test func aDomainOfTheProgramIsKept() {
        let scene = scene { $0.yScale.domain = (3...47)._domain } _: { PointMark(x: .value("x", 1), y: .value("y", 20)) }
        #expect(scene.yScale?.lower == 3 && scene.yScale?.upper == 47 && scene.yTexts == ["10", "20", "30", "40"])
    }
    @Test func datesGoFromTheFirstToTheLast() {
        let scene = scene { ForEach([1, 11, 30], id: \.self) { day in LineMark(x: .value("d", date(2024, 3, day)), y: .value("y", day)) } }
        #expect(scene.xScale?.lower == date(2024, 3, 1).timeIntervalSinceReferenceDate && scene.xScale?.upper == date(2024, 3, 30).timeIntervalSinceReferenceDate)
        #expect(scene.xTexts == ["Mar 3", "Mar 10", "Mar 17", "Mar 24"])
    }
    @Test func monthsAndYearsAreNamedAsSuch() {
        let year = scene { ForEach(Array(1...12), id: \.self) { month in
            BarMark(x: .value("d", date(2023, month, 5), unit: .month), y: .value("y", month))
        } }
        #expect(year.xTexts.first == "Jan" && year.xTexts.allSatisfy { $0.count == 3 })
        let decade = scene {
            LineMark(x: .value("d", date(2010, 1, 1)), y: .value("y", 1));
            LineMark(x: .value("d", date(2020, 1, 1)), y: .value("y", 1))
        }
        #expect(decade.xTexts == ["2010", "2015", "2020"] || decade.xTexts == ["2010", "2012", "2014", "2016", "2018", "2020"])
    }
    @Test func categoriesStandInTheOrderOfTheData() {
        let scene = scene { ForEach(["b", "a", "b", "c"], id: \.self) { name in BarMark(x: .value("x", name), y: .value("y", 1)) } }
        #expect(scene.xScale?.categories == ["b", "a", "c"])
    }
    @Test func ofThousandsOfCategoriesTheAxisNamesAFew() {
        let names = (0..<5000).map { "n\($0)" }
        func chart(_ change: (inout ChartConfiguration) -> Void = { _ in }) -> ChartScene {
            scene(change) { ForEach(names, id: \.self) { PointMark(x: .value("x", $0), y: .value("y", 1)) } }
        }
        #expect(chart().xTexts.first == "n0" && (2...8).contains(chart().xTexts.count) && chart().figures.count == 5000)
        // Along an axis that scrolls, each has its room.
        #expect(chart { $0.scrolling.axes = .horizontal }.xTexts.count == 5000)
    }
    @Test func positionsAndValuesAreInverse() {
        for type in [ScaleType.linear, .squareRoot, .symmetricLog, .log, .power(exponent: 3)] {
            var scale = PositionScale(type: type, lower: 1, upper: 1000)
            (scale.isUpward, scale.startPadding, scale.endPadding) = (true, 10, 20)
            for value in [1.0, 7, 250, 1000] {
                let position = scale.place(of: .number(value))?.position(400) ?? .nan
                guard case .number(let back)? = scale.datum(
                    share: scale.share(at: position, length: 400)) else { Issue.record("\(type) has no value"); continue }
                #expect(abs(back - value) < 1e-6 * value, "\(type)")
            }
            #expect(abs(scale.place(share: 1).position(400) - 20) < 1e-9 && abs(scale.place(share: 0).position(400) - 390) < 1e-9)
        }
    }
    @Test func logarithmsHavePowersOfTen() {
        let scene = scene {
            $0.yScale.type = .log
        } _: {
            ForEach([3.0, 70, 20_000], id: \.self) { y in PointMark(x: .value("x", 1), y: .value("y", y)) }
        }
        #expect(scene.yScale?.lower == 1 && scene.yScale?.upper == 100_000 && scene.yTexts.first == "1")
    }
    @Test func stridesAreTheProgramsSteps() {
        func axis(_ values: AxisMarkValues) -> ChartConfiguration.AxisSettings {
            var settings = ChartConfiguration.AxisSettings()
            settings.content = { AxisMarks<Never>._collect(AxisMarks(values: values), &$0) }
            return settings
        }
        let numbers = scene { $0.yAxis = axis(.stride(by: 4)) } _: { BarMark(x: .value("x", "a"), y: .value("y", 9)) }
        #expect(numbers.yTexts == ["0", "4", "8", "12"])
        let dates = scene { $0.xAxis = axis(.stride(by: .month)) } _: {
            LineMark(x: .value("d", date(2024, 1, 1)), y: .value("y", 1))
            LineMark(x: .value("d", date(2024, 4, 1)), y: .value("y", 1))
        }
        #expect(dates.xTexts == ["Jan", "Feb", "Mar", "Apr"])
        let none = scene { $0.yAxis = axis(.stride(by: 0)) } _: { BarMark(x: .value("x", "a"), y: .value("y", 9)) }
        #expect(none.yTexts.count == 10)
    }
    @Test func binsHaveRoundThresholds() {
        #expect(NumberBins(data: [1.2, 8.8, 4], desiredCount: 5).thresholds == [0, 2.5, 5, 7.5, 10] || NumberBins(data: [1.2, 8.8, 4], desiredCount: 5).thresholds == [0, 5, 10])
        #expect(NumberBins(size: 10, range: 3...27).thresholds == [0, 10, 20, 30] && NumberBins(size: 10, range: 3...27).index(for: 19) == 1)
        #expect(NumberBins(thresholds: [0, 1, 2]).count == 2 && NumberBins(thresholds: [0, 1, 2])[1].contains(2) && !NumberBins(thresholds: [0, 1, 2])[0].contains(1))
        let months = DateBins(unit: .month, range: date(2024, 1, 15)...date(2024, 3, 2), calendar: Calendar(identifier: .gregorian))
        #expect(months.count == 3 && months.index(for: date(2024, 2, 10)) == 1)
    }
    @Test func thereIsABinForEachValueAlways() {
        #expect(NumberBins(size: 10, range: 0...0).thresholds == [0, 10] && NumberBins(size: 5.0, range: 5...5).count == 1)
        let endless = NumberBins<Double>(range: 0...Double.infinity), far = NumberBins<Double>(data: [1e300], minimumStride: .infinity)
        let tiny = NumberBins<Double>(size: 1e-300, range: 0...1)
        for bins in [endless, far, tiny] { #expect(bins.count >= 1 && bins.indices.contains(bins.index(for: 1))) }
        let ages = DateBins(unit: .second, range: Date.distantPast...Date.distantFuture)
        #expect(ages.count == 1 && ages.index(for: date(2024, 1, 1)) == 0)
        #expect(DateBins(timeInterval: .infinity, range: date(2024, 1, 1)...date(2024, 1, 2)).count == 1)
    }
    nonisolated static let extremes = [Double.greatestFiniteMagnitude, 1e308, .leastNonzeroMagnitude, .leastNormalMagnitude, 1]
    @Test(arguments: [ScaleType.linear, .log, .symmetricLog, .squareRoot], extremes)
    func theLargestAndTheSmallestNumbersHaveScales(_ type: ScaleType, _ number: Double) {
        let alone = scene { $0.yScale.type = type } _: { PointMark(x: .value("x", 1), y: .value("y", number)) }
        let both = scene { $0.yScale.type = type } _: {
            PointMark(x: .value("x", 1), y: .value("y", 1.0))
            PointMark(x: .value("x", 1), y: .value("y", number))
        }
        for scale in [alone.yScale, both.yScale] { #expect(scale?.lower.isFinite == true && scale?.upper.isFinite == true) }
    }
    @Test func anyCountOfValuesIsWished() {
        for count in [Int.min, 0, .max] {
            for type in [ScaleType.linear, .log] {
                let scene = scene {
                    $0.yScale.type = type
                    $0.yAxis.content = { AxisMarks<Never>._collect(AxisMarks(values: .automatic(desiredCount: count)), &$0) }
                } _: { BarMark(x: .value("x", "a"), y: .value("y", 9)) }
                #expect(scene.yTexts.count < 300)
            }
        }
    }
}
