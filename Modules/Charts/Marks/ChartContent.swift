import SwiftUI
import WaggleCore

/// What a chart draws: marks, and what is made of them.
///
/// ```swift
/// struct Threshold: ChartContent {
///     let value: Double
///     var body: some ChartContent {
///         RuleMark(y: .value("Limit", value)).foregroundStyle(.red)
///     }
/// }
/// ```
@MainActor @preconcurrency
public protocol ChartContent {
    associatedtype Body: ChartContent
    @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
    /// Hands the marks over. Implemented by the framework; contents of programs have a body.
    @MainActor @preconcurrency static func _collect(_ content: Self, _ collector: inout _MarkCollector)
}

extension ChartContent {
    @MainActor public static func _collect(_ content: Self, _ collector: inout _MarkCollector) { Body._collect(content.body, &collector) }
}
extension ChartContent where Body == Never {
    public var body: Never { preconditionFailure("A mark has no body: body is called on \(Self.self), which the chart draws itself.") }
}
extension Never: ChartContent {
    @MainActor public static func _collect(_ content: Never, _ collector: inout _MarkCollector) {}
}
extension Optional: ChartContent where Wrapped: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ content: Self, _ collector: inout _MarkCollector) {
        guard let content else { return }
        Wrapped._collect(content, &collector)
    }
}

/// Gathers the marks of a chart, with what the modifiers around them say.
public struct _MarkCollector {
    var marks: [Mark] = []
    /// What the modifiers outside the current content say; those inside overrule it.
    var traits = MarkTraits()
    var annotations: [Annotation] = []
    /// The marks of masks, by their numbers in `MarkTraits.masks`.
    var masks: [[Mark]] = []
    /// The place of the current content: a hash of positions and ids on the way to it. By it a mark is known again.
    var place = 0
    /// What the program does with each layer that content is composited in; nil for nothing.
    var layers: [((AnyView) -> AnyView)?] = []

    mutating func add(_ mark: Mark) {
        var mark = mark
        mark.traits = traits
        mark.id = place
        marks.append(mark)
    }
    /// Gathers content at a place inside the current one.
    mutating func descend(_ step: Int, _ body: (inout Self) -> Void) {
        let outer = place
        place = mixed(outer, step)
        body(&self)
        place = outer
    }
    mutating func with(_ change: (inout MarkTraits) -> Void, _ body: (inout Self) -> Void) {
        let outer = traits
        change(&traits)
        body(&self)
        traits = outer
    }
}

/// A hash of two numbers, the same in every run.
func mixed(_ one: Int, _ other: Int) -> Int {
    var bits = UInt64(bitPattern: Int64(one)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(other)) &+ 0x632B_E59B_D9B4_E019
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: bits ^ (bits >> 31))
}

extension ForEach: ChartContent where Content: ChartContent {
    public typealias Body = Never
    @MainActor public var body: Never { preconditionFailure("A loop has no body.") }
    @MainActor public static func _collect(_ loop: Self, _ collector: inout _MarkCollector) {
        for element in loop.data { collector.descend(loop.id(element).hashValue) { Content._collect(loop.content(element), &$0) } }
    }
}
extension ForEach where Content: ChartContent {
    public nonisolated init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, id: { $0[keyPath: id] }, idKeyPath: id)
    }
}
extension ForEach where ID == Data.Element.ID, Content: ChartContent, Data.Element: Identifiable {
    public nonisolated init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) {
        self.init(data: data, content: content, id: { $0.id }, idKeyPath: \.id)
    }
}
extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
    public nonisolated init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
        self.init(data: data, content: content, id: { $0 }, idKeyPath: nil)
    }
}
extension ForEach where Content: ChartContent {
    /// One content for each element, with a binding to the element.
    public nonisolated init<C>(_ data: Binding<C>, @ChartContentBuilder content: @escaping (Binding<C.Element>) -> Content)
    where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, ID == C.Element.ID, C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable {
        let values = data.wrappedValue
        self.init(data: values.indices.lazy.map { ($0, values[$0].id) },
                  content: { place in content(data[dynamicMember: \C[place.0]]) }, id: { $0.1 }, idKeyPath: nil)
    }
}

/// Content whose type is unknown.
@frozen public nonisolated struct AnyChartContent {
    let collect: @MainActor (inout _MarkCollector) -> Void
    public init(_ content: any ChartContent) { self.init(erasing: content) }
    public init<C: ChartContent>(erasing content: C) {
        nonisolated(unsafe) let content = content
        let collect: @MainActor (inout _MarkCollector) -> Void = { collector in C._collect(content, &collector) }
        self.collect = collect
    }
}
extension AnyChartContent: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ content: Self, _ collector: inout _MarkCollector) { content.collect(&collector) }
}

/// Several marks that are styled, annotated or described as one.
public nonisolated struct Plot<Content: ChartContent> {
    let content: Content
    public init(@ChartContentBuilder content: () -> Content) { self.content = content() }
}
extension Plot: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ plot: Self, _ collector: inout _MarkCollector) { Content._collect(plot.content, &collector) }
}
