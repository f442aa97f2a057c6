import SwiftUI

/// What an axis draws for a value: a line, a tick, a label.
@MainActor @preconcurrency
public protocol AxisMark {
    associatedtype Body: AxisMark
    @AxisMarkBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency static func _collect(_ mark: Self, _ collector: inout _AxisMarkCollector)
}
extension AxisMark {
    @MainActor public static func _collect(_ mark: Self, _ collector: inout _AxisMarkCollector) { Body._collect(mark.body, &collector) }
}
extension AxisMark where Body == Never {
    public var body: Never { preconditionFailure("An axis mark of the framework has no body.") }
}
extension Never: AxisMark {
    @MainActor public static func _collect(_ mark: Never, _ collector: inout _AxisMarkCollector) {}
}
extension Optional: AxisMark where Wrapped: AxisMark {
    public typealias Body = Never
    @MainActor public static func _collect(_ mark: Self, _ collector: inout _AxisMarkCollector) {
        if let mark { Wrapped._collect(mark, &collector) }
    }
}
extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    public typealias Body = Never
    @MainActor public static func _collect(_ mark: Self, _ collector: inout _AxisMarkCollector) {
        switch mark.storage {
        case .first(let mark): TrueContent._collect(mark, &collector)
        case .second(let mark): FalseContent._collect(mark, &collector)
        }
    }
}

/// Gathers the marks for one value of an axis.
public struct _AxisMarkCollector {
    var items: [AxisItem] = []
    var look = AxisItem.Look()
}

/// A line, a tick or a label of an axis.
struct AxisItem {
    enum Kind {
        case gridLine(centered: Bool?, StrokeStyle?)
        case tick(centered: Bool?, AxisTick.Length, StrokeStyle?)
        case label(AxisLabel)
    }
    struct Look {
        var style: AnyShapeStyle?
        var font: Font?
        var offset = CGSize.zero
    }
    var kind: Kind
    var look: Look
}

/// How a label stands at its value.
struct AxisLabel {
    /// Nil for the value's usual text.
    var view: AnyView?
    var format: ((_ChartDatum) -> String?)?
    var centered: Bool?
    var anchor: UnitPoint?
    var multiLabelAlignment: Alignment?
    var collision = AxisValueLabelCollisionResolution.automatic
    var offsetsMarks: Bool?
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
}

@resultBuilder
public enum AxisMarkBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some AxisMark { _EmptyAxisMark() }
    public static func buildPartialBlock<Content: AxisMark>(first content: Content) -> Content { content }
    public static func buildPartialBlock<C0: AxisMark, C1: AxisMark>(accumulated: C0, next: C1) -> some AxisMark {
        _AxisMarkPair(first: accumulated, second: next)
    }
    public static func buildOptional<Content: AxisMark>(_ content: Content?) -> Content? { content }
    public static func buildEither<T: AxisMark, F: AxisMark>(first: T) -> BuilderConditional<T, F> {
        BuilderConditional(storage: .first(first))
    }
    public static func buildEither<T: AxisMark, F: AxisMark>(second: F) -> BuilderConditional<T, F> {
        BuilderConditional(storage: .second(second))
    }
    public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark { AnyAxisMark(erasing: content) }
}
public nonisolated struct _EmptyAxisMark {}
extension _EmptyAxisMark: AxisMark {
    public typealias Body = Never
    @MainActor public static func _collect(_ mark: Self, _ collector: inout _AxisMarkCollector) {}
}
public nonisolated struct _AxisMarkPair<First: AxisMark, Second: AxisMark> { let first: First, second: Second }
extension _AxisMarkPair: AxisMark {
    public typealias Body = Never
    @MainActor public static func _collect(_ pair: Self, _ collector: inout _AxisMarkCollector) {
        First._collect(pair.first, &collector)
        Second._collect(pair.second, &collector)
    }
}
/// An axis mark whose type is unknown.
public nonisolated struct AnyAxisMark {
    let collect: @MainActor (inout _AxisMarkCollector) -> Void
    public init(_ content: any AxisMark) { self.init(erasing: content) }
    public init<T: AxisMark>(erasing content: T) {
        nonisolated(unsafe) let content = content
        let collect: @MainActor (inout _AxisMarkCollector) -> Void = { collector in T._collect(content, &collector) }
        self.collect = collect
    }
}
extension AnyAxisMark: AxisMark {
    public typealias Body = Never
    @MainActor public static func _collect(_ mark: Self, _ collector: inout _AxisMarkCollector) { mark.collect(&collector) }
}

public nonisolated struct _StyledAxisMark<Content: AxisMark> {
    let content: Content
    let change: (inout AxisItem.Look) -> Void
}
extension _StyledAxisMark: AxisMark {
    public typealias Body = Never
    @MainActor public static func _collect(_ styled: Self, _ collector: inout _AxisMarkCollector) {
        let outer = collector.look
        styled.change(&collector.look)
        Content._collect(styled.content, &collector)
        collector.look = outer
    }
}
extension AxisMark {
    public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
        _StyledAxisMark(content: self) { $0.style = AnyShapeStyle(style) }
    }
    public nonisolated func font(_ font: Font?) -> some AxisMark { _StyledAxisMark(content: self) { if let font { $0.font = font } } }
    public nonisolated func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
        _StyledAxisMark(content: self) { look in
            if x.isFinite { look.offset.width += x }
            if y.isFinite { look.offset.height += y }
        }
    }
}

/// A line across the plot.
public nonisolated struct AxisGridLine {
    let centered: Bool?, stroke: StrokeStyle?
    /// - Parameter centered: in the middle of a category or between two values; nil for their beginning.
    public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) { (self.centered, self.stroke) = (centered, stroke) }
}
extension AxisGridLine: AxisMark {
    public typealias Body = Never
    @MainActor public static func _collect(_ line: Self, _ collector: inout _AxisMarkCollector) {
        collector.items.append(AxisItem(kind: .gridLine(centered: line.centered, line.stroke), look: collector.look))
    }
}

/// A short line from the plot outward.
public nonisolated struct AxisTick {
    /// How far a tick reaches.
    public struct Length: Sendable, Hashable {
        enum Kind: Hashable { case automatic, label(CGFloat), longestLabel(CGFloat), points(CGFloat) }
        let kind: Kind
        public static var automatic: Length { Length(kind: .automatic) }
        /// As far as the value's label.
        public static var label: Length { label(extendPastBy: 0) }
        public static var longestLabel: Length { longestLabel(extendPastBy: 0) }
        public static func label(extendPastBy: CGFloat) -> Length { Length(kind: .label(extendPastBy.isFinite ? extendPastBy : 0)) }
        public static func longestLabel(extendPastBy: CGFloat) -> Length {
            Length(kind: .longestLabel(extendPastBy.isFinite ? extendPastBy : 0))
        }
        init(kind: Kind) { self.kind = kind }
    }
    let centered: Bool?, length: Length, stroke: StrokeStyle?
    public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
        self.init(centered: centered, length: Length(kind: .points(length.isFinite ? length : 0)), stroke: stroke)
    }
    public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
        (self.centered, self.length, self.stroke) = (centered, length, stroke)
    }
}
extension AxisTick: AxisMark {
    public typealias Body = Never
    @MainActor public static func _collect(_ tick: Self, _ collector: inout _AxisMarkCollector) {
        collector.items.append(AxisItem(kind: .tick(centered: tick.centered, tick.length, tick.stroke), look: collector.look))
    }
}
