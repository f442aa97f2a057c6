import SwiftUI

/// Where the values that a person selects go.
struct ChartSelection {
    /// Called with a value, or nil when the selection ends.
    var x: ((_ChartDatum?) -> Void)?
    var y: ((_ChartDatum?) -> Void)?
    var angle: ((Double?) -> Void)?
    var xRange: (((_ChartDatum, _ChartDatum)?) -> Void)?
    var yRange: (((_ChartDatum, _ChartDatum)?) -> Void)?
    var isEmpty: Bool { x == nil && y == nil && angle == nil && xRange == nil && yRange == nil }
}

/// What is known of a chart's scrolling.
struct ChartScrolling {
    var axes: Axis.Set = []
    /// Numbers or seconds in sight, or a count of categories.
    var xLength: Double?
    var yLength: Double?
    var x: ChartScrollLink?
    var y: ChartScrollLink?
    var initialX: _ChartDatum?
    var initialY: _ChartDatum?
    var behavior: (any ChartScrollTargetBehavior)?
}
/// A position that the program keeps.
struct ChartScrollLink {
    var get: () -> _ChartDatum?
    var set: (_ChartDatum) -> Void
}

extension View {
    /// The value of the x scale at a finger or the pointer; nil when it lifts.
    public nonisolated func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.selection.x = { value.wrappedValue = $0.flatMap(P.init(datum:)) } }
    }
    public nonisolated func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.selection.y = { value.wrappedValue = $0.flatMap(P.init(datum:)) } }
    }
    /// The sum of the sectors up to a finger or the pointer; nil when it lifts.
    public nonisolated func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
        chart { $0.selection.angle = { value.wrappedValue = $0.flatMap { P(datum: .number($0)) } } }
    }
    /// The values between the beginning and the end of a drag.
    public nonisolated func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chart { $0.selection.xRange = { range.wrappedValue = $0.flatMap(selected) } }
    }
    public nonisolated func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
        chart { $0.selection.yRange = { range.wrappedValue = $0.flatMap(selected) } }
    }
    /// A gesture of the program's in place of the usual one that selects.
    public nonisolated func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View {
        chart { $0.gesture = { AnyGesture(gesture($0).map { _ in () }) } }
    }
}
private func selected<P: Plottable & Comparable>(_ ends: (_ChartDatum, _ChartDatum)) -> ClosedRange<P>? {
    guard let one = P(datum: ends.0), let other = P(datum: ends.1) else { return nil }
    return min(one, other)...max(one, other)
}

extension View {
    public nonisolated func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scrolling.axes = axes } }
    /// How much of the x scale is in sight: numbers, seconds of dates, or a count of categories.
    public nonisolated func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.scrolling.xLength = length.datum.number }
    }
    public nonisolated func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
        chart { $0.scrolling.yLength = length.datum.number }
    }
    /// The value at the beginning of what is in sight.
    public nonisolated func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
        chart {
            $0.scrolling.x = ChartScrollLink(get: { x.wrappedValue.datum }, set: { if let value = P(datum: $0) { x.wrappedValue = value } })
        }
    }
    public nonisolated func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
        chart {
            $0.scrolling.y = ChartScrollLink(get: { y.wrappedValue.datum }, set: { if let value = P(datum: $0) { y.wrappedValue = value } })
        }
    }
    public nonisolated func chartScrollPosition<P: Plottable>(initialX: P) -> some View { chart { $0.scrolling.initialX = initialX.datum } }
    public nonisolated func chartScrollPosition<P: Plottable>(initialY: P) -> some View { chart { $0.scrolling.initialY = initialY.datum } }
    public nonisolated func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        chart { $0.scrolling.behavior = behavior }
    }
}
