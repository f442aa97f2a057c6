import Foundation
import SwiftUI

/// What happens to labels that meet.
public struct AxisValueLabelCollisionResolution: Sendable, Hashable, CustomStringConvertible {
    enum Kind: Hashable { case automatic, disabled, greedy(priority: Double, spacing: CGFloat?), truncate }
    let kind: Kind
    public static var automatic: AxisValueLabelCollisionResolution { .init(kind: .automatic) }
    public static var disabled: AxisValueLabelCollisionResolution { .init(kind: .disabled) }
    public static var truncate: AxisValueLabelCollisionResolution { .init(kind: .truncate) }
    public static var greedy: AxisValueLabelCollisionResolution { greedy() }
    /// Labels that would overlap others are left out.
    public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
        .init(kind: .greedy(priority: priority, spacing: minimumSpacing))
    }
    public var description: String { "AxisValueLabelCollisionResolution(\(kind))" }
}
public struct AxisValueLabelOrientation: Sendable, Hashable, CustomStringConvertible {
    enum Kind { case automatic, horizontal, vertical, verticalReversed }
    let kind: Kind
    public static var automatic: AxisValueLabelOrientation { .init(kind: .automatic) }
    public static var horizontal: AxisValueLabelOrientation { .init(kind: .horizontal) }
    /// Read from top to bottom.
    public static var vertical: AxisValueLabelOrientation { .init(kind: .vertical) }
    public static var verticalReversed: AxisValueLabelOrientation { .init(kind: .verticalReversed) }
    public var description: String { "AxisValueLabelOrientation(\(kind))" }
}

/// The label of a value: its text in a format, a text or a view.
public nonisolated struct AxisValueLabel<Content: View> {
    var label: AxisLabel

    private init(_ view: AnyView?, _ format: ((_ChartDatum) -> String?)?, _ centered: Bool?, _ anchor: UnitPoint?,
                 _ multiLabelAlignment: Alignment?,
                 _ collision: AxisValueLabelCollisionResolution, _ offsetsMarks: Bool?, _ orientation: AxisValueLabelOrientation,
                 _ horizontal: CGFloat?, _ vertical: CGFloat?) {
        label = AxisLabel(view: view, format: format, centered: centered, anchor: anchor, multiLabelAlignment: multiLabelAlignment,
                          collision: collision, offsetsMarks: offsetsMarks,
                          orientation: orientation, horizontalSpacing: horizontal, verticalSpacing: vertical)
    }
    /// - Parameters:
    ///   - centered: in the middle of a category or between two values.
    ///   - anchor: the point of the label that stands at the value.
    public init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
                collisionResolution: AxisValueLabelCollisionResolution = .automatic,
                offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
                verticalSpacing: CGFloat? = nil,
                @ViewBuilder content: () -> Content) {
        self.init(AnyView(content()), nil, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
            horizontalSpacing, verticalSpacing)
    }
}
extension AxisValueLabel where Content == Text {
    public init(_ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
                collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
                orientation: AxisValueLabelOrientation = .automatic,
                horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.init(AnyView(Text(titleKey)), nil, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
            horizontalSpacing, verticalSpacing)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
                                   collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
                                   orientation: AxisValueLabelOrientation = .automatic,
                                   horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
        self.init(AnyView(Text(title)), nil, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation,
            horizontalSpacing, verticalSpacing)
    }
}
extension AxisValueLabel where Content == Never {
    public init(centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
                collisionResolution: AxisValueLabelCollisionResolution = .automatic,
                offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
                verticalSpacing: CGFloat? = nil) {
        self.init(nil, nil, centered, anchor, multiLabelAlignment, collisionResolution, offsetsMarks, orientation, horizontalSpacing,
            verticalSpacing)
    }
    public init<Format: FormatStyle>(format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
                                     collisionResolution: AxisValueLabelCollisionResolution = .automatic, offsetsMarks: Bool? = nil,
                                     orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
                                     verticalSpacing: CGFloat? = nil)
    where Format.FormatInput: Plottable, Format.FormatOutput == String {
        self.init(nil, { Format.FormatInput(datum: $0).map(format.format) }, centered, anchor, multiLabelAlignment, collisionResolution,
            offsetsMarks, orientation, horizontalSpacing, verticalSpacing)
    }
}
extension AxisValueLabel: AxisMark {
    public typealias Body = Never
    @MainActor public var body: Never { preconditionFailure("An axis label has no body.") }
    @MainActor public static func _collect(_ label: Self, _ collector: inout _AxisMarkCollector) {
        collector.items.append(AxisItem(kind: .label(label.label), look: collector.look))
    }
}
