import SwiftUI

/// Where an annotation, a legend or a label stands beside what it belongs to.
public struct AnnotationPosition: Sendable, Hashable {
    enum Kind { case automatic, overlay, top, topLeading, topTrailing, bottom, bottomLeading, bottomTrailing, leading, trailing }
    let kind: Kind
    public static let automatic = AnnotationPosition(kind: .automatic)
    public static let overlay = AnnotationPosition(kind: .overlay)
    public static let top = AnnotationPosition(kind: .top)
    public static let topLeading = AnnotationPosition(kind: .topLeading)
    public static let topTrailing = AnnotationPosition(kind: .topTrailing)
    public static let bottom = AnnotationPosition(kind: .bottom)
    public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
    public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
    public static let leading = AnnotationPosition(kind: .leading)
    public static let trailing = AnnotationPosition(kind: .trailing)
}

/// What is done about annotations that reach beyond the plot.
public struct AnnotationOverflowResolution: Sendable {
    /// What an annotation is to stay inside of.
    public struct Boundary: Sendable {
        enum Kind { case automatic, chart, plot }
        let kind: Kind
        public static let automatic = Boundary(kind: .automatic)
        public static let chart = Boundary(kind: .chart)
        public static let plot = Boundary(kind: .plot)
    }
    public struct Strategy: Sendable {
        enum Kind { case automatic, disabled, padScale, fit(Boundary) }
        let kind: Kind
        public static let automatic = Strategy(kind: .automatic)
        /// Moves the annotation inside the chart.
        public static let fit = Strategy(kind: .fit(.automatic))
        /// Makes room by a wider scale.
        public static let padScale = Strategy(kind: .padScale)
        public static let disabled = Strategy(kind: .disabled)
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
    }
    let x: Strategy, y: Strategy
    public init(x: Strategy = .automatic, y: Strategy = .automatic) { (self.x, self.y) = (x, y) }
    public static let automatic = AnnotationOverflowResolution()
}

/// What an annotation's view is told.
public struct AnnotationContext: Sendable {
    /// The size of the annotated marks, in points.
    public let targetSize: CGSize
}

/// A view beside marks.
struct Annotation {
    var content: (AnnotationContext) -> AnyView
    var position: AnnotationPosition
    var alignment: Alignment
    var spacing: CGFloat?
    var overflow: AnnotationOverflowResolution
    /// The annotated marks in the order of the chart.
    var marks: Range<Int>
    var id: Int
}

public nonisolated struct _AnnotatedChartContent<Content: ChartContent> {
    let content: Content
    let view: (AnnotationContext) -> AnyView
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat?
    let overflow: AnnotationOverflowResolution
}
extension _AnnotatedChartContent: ChartContent {
    public typealias Body = Never
    @MainActor public static func _collect(_ annotated: Self, _ collector: inout _MarkCollector) {
        let first = collector.marks.count
        Content._collect(annotated.content, &collector)
        guard collector.marks.count > first else { return }
        collector.annotations.append(Annotation(content: annotated.view, position: annotated.position, alignment: annotated.alignment,
                                                spacing: annotated.spacing,
                                                overflow: annotated.overflow, marks: first..<collector.marks.count,
                                                id: mixed(collector.place, annotated.position.hashIndex)))
    }
}
extension AnnotationPosition {
    /// Two annotations of one mark at different positions have different ids.
    var hashIndex: Int {
        switch kind {
        case .automatic: 10
        case .overlay: 11
        case .top: 12
        case .topLeading: 13
        case .topTrailing: 14
        case .bottom: 15
        case .bottomLeading: 16
        case .bottomTrailing: 17
        case .leading: 18
        case .trailing: 19
        }
    }
}

extension ChartContent {
    /// A view beside the marks, placed by their common bounds.
    /// - Parameters:
    ///   - alignment: of the view along the side of the marks.
    ///   - spacing: points between the marks and the view; nil for the usual ones.
    public nonisolated func annotation<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center,
                                                spacing: CGFloat? = nil,
                                                @ViewBuilder content: () -> C) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content)
    }
    public nonisolated func annotation<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center,
                                                spacing: CGFloat? = nil,
                                                @ViewBuilder content: @escaping (AnnotationContext) -> C) -> some ChartContent {
        annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content)
    }
    public nonisolated func annotation<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center,
                                                spacing: CGFloat? = nil,
                                                overflowResolution: AnnotationOverflowResolution,
                                                @ViewBuilder content: () -> C) -> some ChartContent {
        let view = AnyView(content())
        return _AnnotatedChartContent(content: self, view: { _ in view }, position: position, alignment: alignment, spacing: spacing,
            overflow: overflowResolution)
    }
    public nonisolated func annotation<C: View>(position: AnnotationPosition = .automatic, alignment: Alignment = .center,
                                                spacing: CGFloat? = nil,
                                                overflowResolution: AnnotationOverflowResolution,
                                                @ViewBuilder content: @escaping (AnnotationContext) -> C) -> some ChartContent {
        _AnnotatedChartContent(content: self, view: { AnyView(content($0)) }, position: position, alignment: alignment, spacing: spacing,
            overflow: overflowResolution)
    }
}
