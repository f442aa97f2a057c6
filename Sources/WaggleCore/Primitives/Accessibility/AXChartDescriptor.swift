import Foundation

/// A description of a chart, made by the program for assistive programs.
public protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}
extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// An axis of a described chart.
public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
    var attributedTitle: NSAttributedString { get set }
}
extension AXDataAxisDescriptor {
    public var attributedTitle: NSAttributedString {
        get { NSAttributedString(string: title) }
        set { title = newValue.string }
    }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    public enum ScaleType: Int, Sendable { case linear, log10, ln }
    open var title: String
    open var scaleType = ScaleType.linear
    open var range: ClosedRange<Double>
    open var gridlinePositions: [Double]
    open var valueDescriptionProvider: (Double) -> String

    public init(
        title: String, range: ClosedRange<Double>, gridlinePositions: [Double] = [], valueDescriptionProvider: @escaping (Double) -> String
    ) {
        (self.title, self.range, self.gridlinePositions, self.valueDescriptionProvider) =
            (title, range, gridlinePositions, valueDescriptionProvider)
    }
    public convenience init(
        attributedTitle: NSAttributedString, range: ClosedRange<Double>, gridlinePositions: [Double] = [],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.init(
            title: attributedTitle.string, range: range, gridlinePositions: gridlinePositions,
            valueDescriptionProvider: valueDescriptionProvider)
    }
}

/// An axis of categories, in their order.
open class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    open var title: String
    open var categoryOrder: [String]

    public init(title: String, categoryOrder: [String]) { (self.title, self.categoryOrder) = (title, categoryOrder) }
    public convenience init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
        self.init(title: attributedTitle.string, categoryOrder: categoryOrder)
    }
}

/// A value of a point: a number, or a category.
open class AXDataPointValue {
    open var number: Double
    open var category: String
    init(number: Double, category: String) { (self.number, self.category) = (number, category) }
    open class func number(_ number: Double) -> AXDataPointValue { AXDataPointValue(number: number, category: "") }
    open class func category(_ category: String) -> AXDataPointValue { AXDataPointValue(number: .nan, category: category) }
}

/// A point of a described chart.
open class AXDataPoint {
    open var xValue: AXDataPointValue
    open var yValue: AXDataPointValue?
    open var additionalValues: [AXDataPointValue]
    open var label: String?

    public init(xValue: AXDataPointValue, yValue: AXDataPointValue?, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        (self.xValue, self.yValue, self.additionalValues, self.label) = (xValue, yValue, additionalValues, label)
    }
    public convenience init(x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        self.init(xValue: .number(x), yValue: y.map { .number($0) }, additionalValues: additionalValues, label: label)
    }
    public convenience init(x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil) {
        self.init(xValue: .category(x), yValue: y.map { .number($0) }, additionalValues: additionalValues, label: label)
    }
}

/// Points that belong together.
open class AXDataSeriesDescriptor {
    open var name: String?
    open var isContinuous: Bool
    open var dataPoints: [AXDataPoint]

    public init(name: String?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        (self.name, self.isContinuous, self.dataPoints) = (name, isContinuous, dataPoints)
    }
    public convenience init(attributedName: NSAttributedString?, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.init(name: attributedName?.string, isContinuous: isContinuous, dataPoints: dataPoints)
    }
}

/// What a chart says, without its picture.
open class AXChartDescriptor {
    public enum ContentDirection: Int, Sendable {
        case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
    }
    open var title: String?
    open var summary: String?
    open var xAxis: any AXDataAxisDescriptor
    open var yAxis: AXNumericDataAxisDescriptor?
    open var additionalAxes: [any AXDataAxisDescriptor]
    open var series: [AXDataSeriesDescriptor]
    open var contentDirection = ContentDirection.leftToRight
    open var contentFrame = CGRect.zero

    public init(title: String? = nil, summary: String? = nil, xAxis: any AXDataAxisDescriptor, yAxis: AXNumericDataAxisDescriptor? = nil,
                additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]) {
        (self.title, self.summary, self.xAxis, self.yAxis) = (title, summary, xAxis, yAxis)
        (self.additionalAxes, self.series) = (additionalAxes, series)
    }
    public convenience init(attributedTitle: NSAttributedString?, summary: String? = nil, xAxis: any AXDataAxisDescriptor,
                            yAxis: AXNumericDataAxisDescriptor? = nil,
                            additionalAxes: [any AXDataAxisDescriptor] = [], series: [AXDataSeriesDescriptor]) {
        self.init(
            title: attributedTitle?.string, summary: summary, xAxis: xAxis, yAxis: yAxis, additionalAxes: additionalAxes, series: series)
    }

    /// The chart in words: what assistive programs of the desktop read, which have no audible charts.
    var words: [(label: String, value: String)] {
        var words: [(label: String, value: String)] = []
        if let title, !title.isEmpty { words.append((title, summary ?? "")) } else if let summary,
           !summary.isEmpty { words.append((summary, "")) }
        if let axis = xAxis as? AXNumericDataAxisDescriptor { words.append((axis.title, axis.spokenRange)) }
        if let axis = xAxis as? AXCategoricalDataAxisDescriptor { words.append((axis.title, axis.categoryOrder.joined(separator: ", "))) }
        if let yAxis { words.append((yAxis.title, yAxis.spokenRange)) }
        for series in series where !series.dataPoints.isEmpty {
            let numbers = series.dataPoints.compactMap { $0.yValue?.number }.filter(\.isFinite)
            guard let lowest = numbers.min(), let highest = numbers.max() else { continue }
            func spoken(_ number: Double) -> String { yAxis?.valueDescriptionProvider(number) ?? number.formatted() }
            words.append((series.name ?? "", "\(series.dataPoints.count), \(spoken(lowest)) – \(spoken(highest))"))
        }
        return words.filter { !$0.label.isEmpty || !$0.value.isEmpty }
    }
}
extension AXNumericDataAxisDescriptor {
    fileprivate var spokenRange: String { "\(valueDescriptionProvider(range.lowerBound)) – \(valueDescriptionProvider(range.upperBound))" }
}

extension View {
    /// Describes a chart: its title and summary, its axes and the extent of each series become custom content of the view's elements.
    public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        modifier(ChartDescriptorModifier(representable: representable))
    }
}

nonisolated private struct ChartDescriptorModifier<R: AXChartDescriptorRepresentable>: ViewModifier {
    let representable: R

    @MainActor func body(content: Content) -> some View {
        let words = representable.makeChartDescriptor().words
        return words.reduce(AnyView(content)) { view, word in
            AnyView(view.accessibilityCustomContent(Text(verbatim: word.label), Text(verbatim: word.value)))
        }
    }
}
