// safeAreaInset and safeAreaPadding.

import Foundation
import WaggleGeometry
import WaggleDisplayList

/// Places a bar at one edge of a view, which gets the remaining space and may extend under the bar.
nonisolated struct SafeAreaInsetModifier<Bar: View>: UpdatingModifier {
    let edge: Edge
    let alignment: Alignment
    let spacing: CGFloat?
    let bar: Bar
    typealias Wrapper = SafeAreaInsetNode<Bar>
}

@MainActor
final class SafeAreaInsetNode<Bar: View>: WrapperNode, UpdatedNode, SafeAreaCovering {
    override class var roles: NodeRoles { super.roles.union(.coversSafeArea) }
    private var edge: Edge
    private var alignment: Alignment
    private var gap: CGFloat
    /// Several views in the bar are stacked vertically.
    private var bar: LayoutNode<VStackLayout>!
    private(set) var coveredEdges = EdgeInsets() {
        didSet { if coveredEdges != oldValue { didMove() } }
    }
    var safeAreaEdges: EdgeInsets { coveredEdges }
    func safeAreaEdges(around inner: ItemNode) -> EdgeInsets? { inner === bar ? nil : coveredEdges }

    init(_ modifier: SafeAreaInsetModifier<Bar>, _ inputs: ViewInputs) {
        edge = modifier.edge
        alignment = modifier.alignment
        gap = (modifier.spacing ?? ViewSpacing.standardDistance).finite
        super.init(inputs)
        bar = LayoutNode(VStackLayout(alignment: alignment.horizontal), inputs.child(of: self), isImplicit: true)
        bar.layoutParent = self
        bar.adopt(Bar._makeNode(modifier.bar, in: inputs.child(of: bar)))
    }
    func update(_ modifier: SafeAreaInsetModifier<Bar>) {
        let gap = (modifier.spacing ?? ViewSpacing.standardDistance).finite
        if edge != modifier.edge || alignment != modifier.alignment || gap != self.gap {
            (edge, alignment, self.gap) = (modifier.edge, modifier.alignment, gap)
            bar.update(VStackLayout(alignment: alignment.horizontal))
            setNeedsLayout()
        }
        Bar._updateNode(bar.content, with: modifier.bar)
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        super.forEachChild(body)
        if let bar { body(bar) }
    }
    override func forEachItem(_ body: (ItemNode) -> Void) {
        super.forEachItem(body)
        if let bar { body(bar) }
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    /// The proposals to bar and view: the bar may take all but the view's minimum; the view gets the rest.
    private func offers(_ proposal: ProposedViewSize) -> (bar: ProposedViewSize, view: ProposedViewSize) {
        guard let inner, let available = proposal[axis] else { return (proposal, proposal) }
        var least = proposal, forBar = proposal, forView = proposal
        least[axis] = 0
        forBar[axis] = max(available.minus(inner.sizeThatFits(least)[axis]), 0)
        forView[axis] = max(available.minus(bar.sizeThatFits(forBar)[axis]).minus(gap), 0)
        return (forBar, forView)
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let inner else { return .zero }
        let offers = offers(proposal)
        var size = inner.sizeThatFits(offers.view)
        size[axis] = size[axis].plus(bar.sizeThatFits(offers.bar)[axis]).plus(gap)
        return size
    }
    override func placeItems() {
        guard let inner else { return }
        var (forBar, forView) = offers(placedProposal)
        forBar[axis.other] = size[axis.other]
        if forView[axis.other] == nil { forView[axis.other] = size[axis.other] }
        let barDimensions = bar.dimensions(forBar), length = barDimensions.size[axis].plus(gap)
        let isFirst = edge == .top || edge == .leading
        let own = ViewDimensions(item: nil, size: size, proposal: placedProposal)
        var origin = CGPoint.zero, barOrigin = CGPoint(x: own[alignment.horizontal].minus(barDimensions[alignment.horizontal]),
                                                     y: own[alignment.vertical].minus(barDimensions[alignment.vertical]))
        origin[axis] = isFirst ? length : 0
        barOrigin[axis] = isFirst ? 0 : size[axis].minus(barDimensions.size[axis])
        let innerSize = inner.sizeThatFits(forView)
        origin[axis.other] = size[axis.other].minus(innerSize[axis.other]) / 2
        let covered = EdgeInsets(top: edge == .top ? length : 0, leading: edge == .leading ? length : 0,
                                 bottom: edge == .bottom ? length : 0, trailing: edge == .trailing ? length : 0)
        coveredEdges = covered.mirrored(environment.layoutDirection)
        if environment.layoutDirection == .rightToLeft {
            origin.x = size.width.minus(origin.x).minus(innerSize.width)
            barOrigin.x = size.width.minus(barOrigin.x).minus(barDimensions.width)
        }
        bar.place(at: barOrigin, proposal: forBar)
        inner.place(at: origin, proposal: forView)
    }
    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let inner, !key.isFrameGuide else { return nil }
        let offers = offers(proposal)
        guard var guide = inner.explicitAlignment(key, in: inner.sizeThatFits(offers.view), proposal: offers.view) else { return nil }
        if key.axis == axis, edge == .top || edge == .leading { guide = guide.plus(bar.sizeThatFits(offers.bar)[axis]).plus(gap) }
        return guide
    }
    override func makeDisplayList() -> DisplayList {
        var items: [DisplayList.Item] = []
        forEachItem { $0.appendDisplay(to: &items) }
        return DisplayList(items)
    }
}

/// Insets around a view that it may extend into.
nonisolated struct SafeAreaPaddingModifier: ItemModifier {
    let insets: EdgeInsets
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> SafeAreaPaddingNode {
        SafeAreaPaddingNode(modifier.insets, inputs)
    }
    @MainActor static func update(_ wrapper: SafeAreaPaddingNode, with modifier: Self) { wrapper.insets = modifier.insets }
}

@MainActor
final class SafeAreaPaddingNode: WrapperNode, SafeAreaCovering {
    override class var roles: NodeRoles { super.roles.union(.coversSafeArea) }
    var insets: EdgeInsets {
        didSet {
            guard insets != oldValue else { return }
            setNeedsLayout()
            didMove()
        }
    }
    init(_ insets: EdgeInsets, _ inputs: ViewInputs) {
        self.insets = insets
        super.init(inputs)
    }
    private var coveredEdges: EdgeInsets { insets.mirrored(environment.layoutDirection) }
    var safeAreaEdges: EdgeInsets { coveredEdges }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let size = inner?.sizeThatFits(proposal.inset(by: insets)) else { return .zero }
        return CGSize(
            width: size.width.plus(insets.leading).plus(insets.trailing), height: size.height.plus(insets.top).plus(insets.bottom))
    }
    override func placeItems() {
        inner?.place(at: CGPoint(x: coveredEdges.leading, y: insets.top), proposal: placedProposal.inset(by: insets))
    }
    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard let inner else { return nil }
        let offer = proposal.inset(by: insets)
        return inner.explicitAlignment(key, in: inner.sizeThatFits(offer), proposal: offer).map {
            $0.plus(key.axis == .horizontal ? insets.leading : insets.top)
        }
    }
}

extension View {
    /// Shows a bar at the top or bottom edge; the view is laid out beside it and may extend under it.
    /// - Parameter spacing: points between the two; nil for 8.
    @_disfavoredOverload
    public nonisolated func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SafeAreaInsetModifier(
            edge: edge == .top ? .top : .bottom, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
            bar: content()))
    }
    /// Shows a bar at the leading or trailing edge; the view is laid out beside it and may extend under it.
    /// - Parameter spacing: points between the two; nil for 8.
    @_disfavoredOverload
    public nonisolated func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(SafeAreaInsetModifier(
            edge: edge == .leading ? .leading : .trailing, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
            bar: content()))
    }
    /// Insets the view's safe area, in points. Negative insets, and those that are not finite, count as 0.
    @_disfavoredOverload public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: EdgeInsets(top: max(insets.top.finite, 0), leading: max(insets.leading.finite, 0),
                                                            bottom: max(insets.bottom.finite, 0),
                                                            trailing: max(insets.trailing.finite, 0))))
    }
    /// Insets the view's safe area on the chosen edges by a length in points; nil for 16.
    @_disfavoredOverload public nonisolated func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length ?? _PaddingLayout.standardLength
        return safeAreaPadding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length).only(edges))
    }
    /// Insets the view's safe area on all edges by a length in points.
    @_disfavoredOverload public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
