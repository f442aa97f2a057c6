import SwiftUI

/// A symbol at a point.
public nonisolated struct PointMark {
    let mark: Mark

    /// A symbol at two values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        mark = Mark(.point, x: .value(x.plotted), y: .value(y.plotted))
    }
    /// - Parameter y: points from the top of the plot; nil for its middle.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        mark = Mark(.point, x: .value(x.plotted), y: y.map { .fixed($0) } ?? .none)
    }
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        mark = Mark(.point, x: x.map { .fixed($0) } ?? .none, y: .value(y.plotted))
    }
}
extension PointMark: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ content: Self, _ collector: inout _MarkCollector) { collector.add(content.mark) }
}
