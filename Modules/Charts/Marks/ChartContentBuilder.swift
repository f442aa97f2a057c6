import SwiftUI

/// Makes content of marks, loops and conditions.
@resultBuilder
public enum ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some ChartContent { _EmptyChartContent() }
    public static func buildPartialBlock<Content: ChartContent>(first content: Content) -> Content { content }
    public static func buildPartialBlock<C0: ChartContent, C1: ChartContent>(accumulated: C0, next: C1) -> some ChartContent {
        _ChartPair(first: accumulated, second: next)
    }
    public static func buildOptional<Content: ChartContent>(_ content: Content?) -> Content? { content }
    public static func buildIf<Content: ChartContent>(_ content: Content?) -> Content? { content }
    public static func buildEither<T: ChartContent, F: ChartContent>(first: T) -> BuilderConditional<T, F> {
        BuilderConditional(storage: .first(first))
    }
    public static func buildEither<T: ChartContent, F: ChartContent>(second: F) -> BuilderConditional<T, F> {
        BuilderConditional(storage: .second(second))
    }
    public static func buildLimitedAvailability<Content: ChartContent>(_ content: Content) -> AnyChartContent {
        AnyChartContent(erasing: content)
    }
}

public nonisolated struct _EmptyChartContent {}
extension _EmptyChartContent: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ content: Self, _ collector: inout _MarkCollector) {}
}

public nonisolated struct _ChartPair<First: ChartContent, Second: ChartContent> {
    let first: First, second: Second
}
extension _ChartPair: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ pair: Self, _ collector: inout _MarkCollector) {
        collector.descend(1) { First._collect(pair.first, &$0) }
        collector.descend(2) { Second._collect(pair.second, &$0) }
    }
}

/// One of two contents, of charts and of axes.
public nonisolated struct BuilderConditional<TrueContent, FalseContent> {
    enum Storage { case first(TrueContent), second(FalseContent) }
    let storage: Storage
}
extension BuilderConditional: ChartContent where TrueContent: ChartContent, FalseContent: ChartContent {
    public typealias Body = Never
    @MainActor public var body: Never { preconditionFailure("A condition has no body.") }
    @MainActor public static func _collect(_ content: Self, _ collector: inout _MarkCollector) {
        switch content.storage {
        case .first(let content): collector.descend(3) { TrueContent._collect(content, &$0) }
        case .second(let content): collector.descend(4) { FalseContent._collect(content, &$0) }
        }
    }
}
