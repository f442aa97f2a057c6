import Foundation
import SwiftUI

/// What an axis consists of.
@MainActor @preconcurrency
public protocol AxisContent {
    associatedtype Body: AxisContent
    @AxisContentBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency static func _collect(_ content: Self, _ axis: inout _AxisCollector)
}
extension AxisContent {
    @MainActor public static func _collect(_ content: Self, _ axis: inout _AxisCollector) { Body._collect(content.body, &axis) }
}
extension AxisContent where Body == Never {
    public var body: Never { preconditionFailure("An axis of the framework has no body.") }
}
extension Never: AxisContent {
    @MainActor public static func _collect(_ content: Never, _ axis: inout _AxisCollector) {}
}
extension Optional: AxisContent where Wrapped: AxisContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ content: Self, _ axis: inout _AxisCollector) {
        if let content { Wrapped._collect(content, &axis) }
    }
}
extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ content: Self, _ axis: inout _AxisCollector) {
        switch content.storage {
        case .first(let content): TrueContent._collect(content, &axis)
        case .second(let content): FalseContent._collect(content, &axis)
        }
    }
}

/// Gathers the groups of marks of an axis.
public struct _AxisCollector {
    var groups: [AxisGroup] = []
}

/// Marks for a list of values.
struct AxisGroup {
    var preset = AxisMarkPreset.automatic
    var position = AxisMarkPosition.automatic
    var values = AxisMarkValues.automatic
    /// Nil for the usual line, tick and label.
    var content: (@MainActor (AxisValue, inout _AxisMarkCollector) -> Void)?
    var format: ((_ChartDatum) -> String?)?
    var stroke: StrokeStyle?
}

@resultBuilder
public enum AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some AxisContent { _EmptyAxisContent() }
    public static func buildPartialBlock<Content: AxisContent>(first content: Content) -> Content { content }
    public static func buildPartialBlock<C0: AxisContent, C1: AxisContent>(accumulated: C0, next: C1) -> some AxisContent {
        _AxisContentPair(first: accumulated, second: next)
    }
    public static func buildOptional<Content: AxisContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<T: AxisContent, F: AxisContent>(first: T) -> BuilderConditional<T, F> {
        BuilderConditional(storage: .first(first))
    }
    public static func buildEither<T: AxisContent, F: AxisContent>(second: F) -> BuilderConditional<T, F> {
        BuilderConditional(storage: .second(second))
    }
    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
        AnyAxisContent(erasing: content)
    }
}
public nonisolated struct _EmptyAxisContent {}
extension _EmptyAxisContent: AxisContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ content: Self, _ axis: inout _AxisCollector) {}
}
public nonisolated struct _AxisContentPair<First: AxisContent, Second: AxisContent> { let first: First, second: Second }
extension _AxisContentPair: AxisContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ pair: Self, _ axis: inout _AxisCollector) {
        First._collect(pair.first, &axis)
        Second._collect(pair.second, &axis)
    }
}
/// An axis whose type is unknown.
public nonisolated struct AnyAxisContent {
    let collect: @MainActor (inout _AxisCollector) -> Void
    public init(_ content: any AxisContent) { self.init(erasing: content) }
    public init<T: AxisContent>(erasing content: T) {
        nonisolated(unsafe) let content = content
        let collect: @MainActor (inout _AxisCollector) -> Void = { collector in T._collect(content, &collector) }
        self.collect = collect
    }
}
extension AnyAxisContent: AxisContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ content: Self, _ axis: inout _AxisCollector) { content.collect(&axis) }
}

/// Lines, ticks and labels for values of an axis.
///
/// ```swift
/// .chartXAxis {
///     AxisMarks(values: .stride(by: .month)) { value in
///         AxisGridLine()
///         AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
///     }
/// }
/// ```
public nonisolated struct AxisMarks<Content: AxisMark> {
    let group: AxisGroup

    public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
                @AxisMarkBuilder content: @escaping () -> Content) {
        self.init(preset, position, values) { _ in content() }
    }
    public init(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
                @AxisMarkBuilder content: @escaping (AxisValue) -> Content) {
        self.init(preset, position, values, content)
    }
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
        @AxisMarkBuilder content: @escaping () -> Content
    ) {
        self.init(preset, position, AxisMarkValues(kind: .data(values.map(\.datum)))) { _ in content() }
    }
    public init<Value: Plottable>(preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
                                  @AxisMarkBuilder content: @escaping (AxisValue) -> Content) {
        self.init(preset, position, AxisMarkValues(kind: .data(values.map(\.datum))), content)
    }
    private init(
        _ preset: AxisMarkPreset, _ position: AxisMarkPosition, _ values: AxisMarkValues, _ content: @escaping (AxisValue) -> Content
    ) {
        nonisolated(unsafe) let content = content
        group = AxisGroup(preset: preset, position: position, values: values,
            content: { @MainActor value, collector in Content._collect(content(value), &collector) })
    }
}
extension AxisMarks where Content == Never {
    public init(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
        stroke: StrokeStyle? = nil
    ) {
        group = AxisGroup(preset: preset, position: position, values: values, stroke: stroke)
    }
    public init<Value: Plottable>(
        preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value], stroke: StrokeStyle? = nil
    ) {
        group = AxisGroup(preset: preset, position: position, values: AxisMarkValues(kind: .data(values.map(\.datum))), stroke: stroke)
    }
    public init<Format: FormatStyle>(format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
                                     values: AxisMarkValues = .automatic,
                                     stroke: StrokeStyle? = nil) where Format.FormatInput: Plottable, Format.FormatOutput == String {
        group = AxisGroup(preset: preset, position: position, values: values, format: { Format.FormatInput(datum: $0).map(format.format) },
            stroke: stroke)
    }
    public init<Value: Plottable, Format: FormatStyle>(format: Format, preset: AxisMarkPreset = .automatic,
                                                       position: AxisMarkPosition = .automatic, values: [Value],
                                                       stroke: StrokeStyle? = nil) where Format.FormatInput == Value,
                                                       Format.FormatOutput == String {
        group = AxisGroup(preset: preset, position: position, values: AxisMarkValues(kind: .data(values.map(\.datum))),
            format: { Value(datum: $0).map(format.format) }, stroke: stroke)
    }
}
extension AxisMarks: AxisContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ marks: Self, _ axis: inout _AxisCollector) { axis.groups.append(marks.group) }
}
