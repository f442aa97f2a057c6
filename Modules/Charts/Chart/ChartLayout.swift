import SwiftUI

/// What a part of a chart is to the chart's layout.
enum ChartRole: LayoutValueKey {
    static var defaultValue: ChartRole { .none }
    struct Beside {
        var position: AnnotationPosition.Kind
        var alignment: Alignment
        var spacing: CGFloat
    }
    case none, plot
    /// A plot that scrolls with the labels below it.
    case scroll
    /// As high as the labels inside the scroll view.
    case ruler
    case label(Axis, AxisPlan.Label)
    case title(Beside)
    case legend(Beside)
    case annotation(ChartScene.PlacedAnnotation)
}

/// The plot in the middle, axes, titles and the legend around it.
struct ChartLayout: Layout {
    let motion: ChartMotion
    let scene: ChartScene
    /// False inside a scroll view, where labels may stand beyond the plot's end.
    let fits: Bool

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 150))
        return CGSize(width: size.width.isFinite ? max(size.width, 0) : 300, height: size.height.isFinite ? max(size.height, 0) : 150)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var rest = bounds
        // Outermost first: the legend, then titles, then labels.
        for subview in subviews {
            guard case .legend(let place) = subview[ChartRole.self] else { continue }
            reserve(subview, place, &rest, in: bounds)
        }
        let outerRest = rest
        for subview in subviews {
            guard case .title(let place) = subview[ChartRole.self] else { continue }
            reserve(subview, place, &rest, in: outerRest)
        }
        var metrics = ChartMetrics()
        for subview in subviews {
            switch subview[ChartRole.self] {
            case .label(let axis, let label) where label.preset != .inset:
                let size = subview.sizeThatFits(labelProposal(label, axis, rest.size))
                metrics.labels[label.id] = size
                let extent = (axis == .horizontal ? size.height : size.width) + spacing(label, axis) - AxisPlan.spacing
                metrics.longest[label.position] = max(metrics.longest[label.position] ?? 0, extent)
            case .ruler: metrics.longest[.bottom] = max(metrics.longest[.bottom] ?? 0, subview.sizeThatFits(.unspecified).height)
            case .none, .plot, .scroll, .label, .title, .legend, .annotation: break
            }
        }
        func take(_ position: AxisMarkPosition.Kind) -> CGFloat {
            metrics.longest[position].map { $0 > 0 ? $0 + AxisPlan.spacing : 0 } ?? 0
        }
        let area = rest
        rest.origin.x += take(.leading)
        rest.size.width = max(rest.width - take(.leading) - take(.trailing), 0)
        rest.origin.y += take(.top)
        rest.size.height = max(rest.height - take(.top) - take(.bottom), 0)

        var plot = rest
        for subview in subviews {
            switch subview[ChartRole.self] {
            case .plot:
                let size = subview.sizeThatFits(ProposedViewSize(rest.size))
                // A size that the program gives its plot counts.
                plot.size = CGSize(width: size.width.isFinite ? size.width : rest.width,
                    height: size.height.isFinite ? size.height : rest.height)
                subview.place(at: plot.origin, proposal: ProposedViewSize(rest.size))
            case .scroll: subview.place(at: plot.origin, proposal: ProposedViewSize(width: plot.width, height: plot.height + take(.bottom)))
            case .none, .ruler, .label, .title, .legend, .annotation: break
            }
        }
        metrics.plotSize = plot.size
        motion.metrics.merge(metrics)
        placeLabels(subviews, plot, area, metrics)
        placeAnnotations(subviews, plot, bounds)
        for subview in subviews {
            if case .ruler = subview[ChartRole.self] { subview.place(at: CGPoint(x: plot.minX, y: plot.maxY), proposal: .unspecified) }
        }
    }

    /// Places a legend or a title at the edge of what is left.
    private func reserve(_ subview: LayoutSubview, _ place: ChartRole.Beside, _ rest: inout CGRect, in bounds: CGRect) {
        let spacing = place.spacing.isFinite ? place.spacing : 0
        let proposal: ProposedViewSize
        switch place.position {
        case .leading, .trailing: proposal = ProposedViewSize(width: rest.width / 2, height: rest.height)
        case .automatic, .overlay, .top, .topLeading, .topTrailing, .bottom, .bottomLeading, .bottomTrailing:
            proposal = ProposedViewSize(width: rest.width, height: rest.height / 2)
        }
        let size = subview.sizeThatFits(proposal)
        func along(_ space: CGFloat, _ length: CGFloat, _ share: CGFloat) -> CGFloat { (space - length) * share }
        let horizontal: CGFloat = place.alignment.horizontal == .leading ? 0 : place.alignment.horizontal == .trailing ? 1 : 0.5
        let vertical: CGFloat = place.alignment.vertical == .top ? 0 : place.alignment.vertical == .bottom ? 1 : 0.5
        var origin = CGPoint.zero
        switch place.position {
        case .automatic, .bottom, .bottomLeading, .bottomTrailing:
            let share = place.position == .bottomLeading ? 0 : place.position == .bottomTrailing ? 1 : horizontal
            origin = CGPoint(x: rest.minX + along(rest.width, size.width, share), y: rest.maxY - size.height)
            rest.size.height = max(rest.height - size.height - spacing, 0)
        case .top, .topLeading, .topTrailing:
            let share = place.position == .topLeading ? 0 : place.position == .topTrailing ? 1 : horizontal
            origin = CGPoint(x: rest.minX + along(rest.width, size.width, share), y: rest.minY)
            let taken = min(size.height + spacing, rest.height)
            rest.origin.y += taken
            rest.size.height -= taken
        case .leading:
            origin = CGPoint(x: rest.minX, y: rest.minY + along(rest.height, size.height, vertical))
            let taken = min(size.width + spacing, rest.width)
            rest.origin.x += taken
            rest.size.width -= taken
        case .trailing:
            origin = CGPoint(x: rest.maxX - size.width, y: rest.minY + along(rest.height, size.height, vertical))
            rest.size.width = max(rest.width - size.width - spacing, 0)
        case .overlay: origin = CGPoint(x: rest.minX + along(rest.width, size.width, horizontal),
            y: rest.minY + along(rest.height, size.height, vertical))
        }
        subview.place(at: origin, proposal: proposal)
    }

    // MARK: Labels

    private func labelProposal(_ label: AxisPlan.Label, _ axis: Axis, _ size: CGSize) -> ProposedViewSize {
        // A category's label has its band; others have what they need.
        guard axis == .horizontal, label.isCentered, label.isCategory, let end = label.end, label.label.collision != .disabled else {
            return .unspecified
        }
        return ProposedViewSize(width: max(abs(end.share - label.place.share) * size.width, 1), height: nil)
    }
    private func spacing(_ label: AxisPlan.Label, _ axis: Axis) -> CGFloat {
        let given = axis == .horizontal ? label.label.verticalSpacing : label.label.horizontalSpacing
        return given.flatMap { $0.isFinite ? $0 : nil } ?? AxisPlan.spacing
    }
    private static let far = CGPoint(x: -100_000, y: -100_000)

    private func placeLabels(_ subviews: Subviews, _ plot: CGRect, _ area: CGRect, _ metrics: ChartMetrics) {
        var lastEnds: [AxisMarkPosition.Kind: CGFloat] = [:]
        var lastMiddles: [AxisMarkPosition.Kind: CGFloat] = [:]
        for subview in subviews {
            guard case .label(let axis, let label) = subview[ChartRole.self] else { continue }
            let proposal = labelProposal(label, axis, plot.size)
            let size = subview.sizeThatFits(proposal)
            var rect = CGRect(origin: .zero, size: size)
            let isX = axis == .horizontal
            let length = isX ? plot.width : plot.height
            let start = label.place.position(length), end = label.end?.position(length) ?? start
            let at = label.isCentered ? (start + end) / 2 : start
            let beside = spacing(label, axis),
                along = (isX ? label.label.horizontalSpacing : label.label.verticalSpacing) ?? (label.isCentered ? 0 : AxisPlan.spacing)
            if isX {
                var share: CGFloat = label.label.anchor?.x ?? (label.isCentered ? 0.5 : 0)
                if label.preset == .aligned, label.label.anchor == nil { share = label.isFirst ? 0 : label.isLast ? 1 : 0.5 }
                let offset = label.preset == .aligned ? 0 : (0.5 - share) * 2 * along
                rect.origin.x = plot.minX + at - size.width * share + offset
                if label.preset == .inset {
                    rect.origin.y = label.position == .top ? plot.minY + beside : plot.maxY - beside - size.height
                } else {
                    rect.origin.y = label.position == .top ? plot.minY - beside - size.height : plot.maxY + beside
                }
            } else {
                let isInset = label.preset == .inset
                if isInset {
                    let isBand = label.isCategory
                    // Categories' labels stand below their line, numbers' above it.
                    rect.origin.y = isBand ? plot.minY + min(start, end) + AxisPlan.spacing : plot.minY + at - size.height - 2
                    rect.origin.x = isBand || label.position == .leading ? plot.minX + beside : plot.maxX - beside - size.width
                } else {
                    let share: CGFloat = label.label.anchor?.y ?? 0.5
                    rect.origin.y = plot.minY + at - size.height * share
                    rect.origin.x = label.position == .leading ? plot.minX - beside - size.width : plot.maxX + beside
                    if label.preset == .aligned, label.label.anchor == nil {
                        rect.origin.y = min(max(rect.origin.y, plot.minY), plot.maxY - size.height)
                    }
                }
            }
            rect.origin.x += label.look.offset.width
            rect.origin.y += label.look.offset.height
            var isShown = rect.minX.isFinite && rect.minY.isFinite
            if isShown, label.label.collision != .disabled {
                if isX {
                    let gap: CGFloat = if case .greedy(_, let spacing?) = label.label.collision.kind { spacing } else {
                        label.isCategory ? 0 : 2
                    }
                    // A label that begins at its value ends with the plot.
                    let limit = label.isCentered || label.label.anchor != nil ? max(area.maxX, plot.maxX) + size.width / 2 : plot.maxX + 1
                    if fits || !label.isCentered, rect.maxX > limit + 0.5, label.preset != .aligned { isShown = false }
                    if let last = lastEnds[label.position], rect.minX < last + gap,
                       !(label.isCategory && label.isCentered && proposal.width != nil) { isShown = false }
                    if isShown { lastEnds[label.position] = rect.maxX }
                } else {
                    if let last = lastMiddles[label.position], abs(rect.midY - last) < size.height * 0.9 { isShown = false }
                    if isShown { lastMiddles[label.position] = rect.midY }
                }
            }
            subview.place(at: isShown ? rect.origin : Self.far, proposal: proposal)
        }
    }

    // MARK: Annotations

    private func placeAnnotations(_ subviews: Subviews, _ plot: CGRect, _ bounds: CGRect) {
        for subview in subviews {
            guard case .annotation(let placed) = subview[ChartRole.self] else { continue }
            guard let target = placed.target(scene.vertices, plot.size)?.offsetBy(dx: plot.minX, dy: plot.minY), target.minX.isFinite,
                  target.minY.isFinite else {
                subview.place(at: Self.far, proposal: .unspecified)
                continue
            }
            let size = subview.sizeThatFits(.unspecified), annotation = placed.annotation
            let spacing = annotation.spacing.flatMap { $0.isFinite ? $0 : nil } ?? AxisPlan.spacing
            let horizontal: CGFloat = annotation.alignment.horizontal == .leading ? 0 : annotation.alignment.horizontal == .trailing ? 1
                : 0.5
            let vertical: CGFloat = annotation.alignment.vertical == .top ? 0 : annotation.alignment.vertical == .bottom ? 1 : 0.5
            var rect = CGRect(origin: .zero, size: size)
            let middle = CGPoint(x: target.minX + (target.width - size.width) * horizontal,
                y: target.minY + (target.height - size.height) * vertical)
            switch annotation.position.kind {
            case .automatic, .top: rect.origin = CGPoint(x: middle.x, y: target.minY - spacing - size.height)
            case .topLeading: rect.origin = CGPoint(x: target.minX - spacing - size.width, y: target.minY - spacing - size.height)
            case .topTrailing: rect.origin = CGPoint(x: target.maxX + spacing, y: target.minY - spacing - size.height)
            case .bottom: rect.origin = CGPoint(x: middle.x, y: target.maxY + spacing)
            case .bottomLeading: rect.origin = CGPoint(x: target.minX - spacing - size.width, y: target.maxY + spacing)
            case .bottomTrailing: rect.origin = CGPoint(x: target.maxX + spacing, y: target.maxY + spacing)
            case .leading: rect.origin = CGPoint(x: target.minX - spacing - size.width, y: middle.y)
            case .trailing: rect.origin = CGPoint(x: target.maxX + spacing, y: middle.y)
            case .overlay: rect.origin = middle
            }
            func fitted(
                _ strategy: AnnotationOverflowResolution.Strategy, _ position: CGFloat, _ length: CGFloat, _ chart: ClosedRange<CGFloat>,
                _ plot: ClosedRange<CGFloat>, isX: Bool
            ) -> CGFloat {
                let limits: ClosedRange<CGFloat>
                switch strategy.kind {
                case .disabled, .padScale: return position
                case .automatic: guard isX else { return position }; limits = chart
                case .fit(let boundary): limits = boundary.kind == .plot ? plot : chart
                }
                return min(max(position, limits.lowerBound), max(limits.upperBound - length, limits.lowerBound))
            }
            rect.origin.x = fitted(annotation.overflow.x, rect.minX, size.width, bounds.minX...max(bounds.maxX, bounds.minX),
                plot.minX...max(plot.maxX, plot.minX), isX: true)
            rect.origin.y = fitted(annotation.overflow.y, rect.minY, size.height, bounds.minY...max(bounds.maxY, bounds.minY),
                plot.minY...max(plot.maxY, plot.minY), isX: false)
            subview.place(at: rect.origin, proposal: .unspecified)
        }
    }
}
extension ChartMetrics {
    /// Of a chart that scrolls, the inner layout knows some sides and the outer one others.
    mutating func merge(_ other: ChartMetrics) {
        plotSize = other.plotSize
        labels.merge(other.labels) { $1 }
        longest.merge(other.longest) { $1 }
    }
}
