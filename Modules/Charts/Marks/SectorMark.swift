import SwiftUI

/// A sector of a pie or a ring.
public nonisolated struct SectorMark {
    let mark: Mark

    /// A sector of a circle.
    /// - Parameters:
    ///   - angle: in proportion to the sum of all sectors, or from one number to another.
    ///   - innerRadius: a ratio or an inset is of the outer radius; automatic is a pie without a hole.
    ///   - angularInset: points that are taken off at either side.
    public init(
        angle: PlottableValue<some Plottable>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        var mark = Mark(.sector, x: .value(angle.plotted))
        (mark.width, mark.height) = (innerRadius, outerRadius)
        mark.angularInset = Mark.usableInset(angularInset)
        self.mark = mark
    }
}
extension SectorMark: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ content: Self, _ collector: inout _MarkCollector) { collector.add(content.mark) }
}
