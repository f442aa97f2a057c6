// The safe area: the unobstructed part of a region; ignoresSafeArea.

import Foundation
import WaggleGeometry

/// How far a rectangle may extend beyond the enclosing safe areas, in its own coordinates; `leading` is left.
struct SafeAreaReach: Equatable {
    var edges = EdgeInsets()
    /// The part of the bottom edge that only the keyboard's region covers.
    var keyboard: CGFloat = 0

    /// The reach that bars and the shape of the device leave.
    var container: EdgeInsets {
        var edges = edges
        edges.bottom -= keyboard
        return edges
    }
    /// The reach of a view that ignores some regions. Bars below the keyboard are out of reach of a view that minds the keyboard.
    func ignoring(_ regions: SafeAreaRegions) -> EdgeInsets {
        var reach = regions.contains(.container) ? edges : EdgeInsets()
        if regions.contains(.keyboard) {
            if !regions.contains(.container) { reach.bottom = keyboard }
        } else if keyboard > 0 {
            reach.bottom = 0
        }
        return reach
    }
}

extension ItemNode {
    /// How far a rectangle in this item's coordinates may extend beyond the enclosing safe areas.
    ///
    /// On edges where it touches or crosses the border of a safe area, it may extend to the edge of the region, and further if that edge
    /// touches the border of an outer safe area.
    func safeAreaReach(of original: CGRect) -> SafeAreaReach {
        let tolerance = 0.5 / environment.displayScale
        var rect = original, grown = rect, keyboard: CGFloat = 0, item: ItemNode = self
        // The scroll view insets scrolled content, wherever it is.
        while let parent = item.layoutParent, !parent.roles.contains(.scrollView) {
            rect = item.convertToParent(rect)
            grown = item.convertToParent(grown)
            let inner = item
            item = parent
            guard let cover = item.safeAreaCovering, let covered = cover.safeAreaEdges(around: inner) else { continue }
            let size = item.size
            let left = grown.minX <= covered.leading + tolerance ? min(grown.minX, 0) : grown.minX
            let top = grown.minY <= covered.top + tolerance ? min(grown.minY, 0) : grown.minY
            let right = grown.maxX >= size.width - covered.trailing - tolerance ? max(grown.maxX, size.width) : grown.maxX
            let bottom = grown.maxY >= size.height - covered.bottom - tolerance ? max(grown.maxY, size.height) : grown.maxY
            keyboard += min(cover.keyboardEdge, max(bottom - grown.maxY - (covered.bottom - cover.keyboardEdge), 0))
            grown = CGRect(x: left, y: top, width: right.minus(left), height: bottom.minus(top))
            if cover.endsSafeArea { break }
        }
        // Effects in between may scale.
        let x = original.width > 0 && rect.width > 0 ? original.width / rect.width : 1,
            y = original.height > 0 && rect.height > 0 ? original.height / rect.height : 1
        let edges = EdgeInsets(top: rect.minY.minus(grown.minY) * y, leading: rect.minX.minus(grown.minX) * x,
                               bottom: grown.maxY.minus(rect.maxY) * y, trailing: grown.maxX.minus(rect.maxX) * x)
        return SafeAreaReach(edges: edges, keyboard: keyboard * y)
    }

    /// The parts of the item's edges that bars and the shape of the device cover; `leading` is left.
    func safeAreaCover() -> EdgeInsets {
        var rect = bounds, cover = EdgeInsets(), item: ItemNode = self
        while let parent = item.layoutParent, !parent.roles.contains(.scrollView) {
            rect = item.convertToParent(rect)
            let inner = item
            item = parent
            guard let covering = item.safeAreaCovering, let covered = covering.safeAreaEdges(around: inner) else { continue }
            cover.top = max(cover.top, min(covered.top.minus(rect.minY), rect.height))
            cover.leading = max(cover.leading, min(covered.leading.minus(rect.minX), rect.width))
            cover.bottom = max(cover.bottom, min(rect.maxY.minus(item.size.height - (covered.bottom - covering.keyboardEdge)), rect.height))
            cover.trailing = max(cover.trailing, min(rect.maxX.minus(item.size.width - covered.trailing), rect.width))
            if covering.endsSafeArea { break }
        }
        return cover
    }
}

extension EdgeInsets {
    /// Swaps left and right in right-to-left layouts.
    func mirrored(_ direction: LayoutDirection) -> EdgeInsets {
        direction == .leftToRight ? self : EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
    }
    /// The insets, with zero on edges that are not in the set.
    func only(_ edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
                   bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }
}

/// Extends a view beyond the safe area on edges that it touches, without changing its size for the parent.
nonisolated public struct _IgnoresSafeAreaModifier: UpdatingModifier {
    public typealias Body = Never
    let regions: SafeAreaRegions
    let edges: Edge.Set
    typealias Wrapper = IgnoresSafeAreaNode
}

@MainActor
final class IgnoresSafeAreaNode: WrapperNode, UpdatedNode {
    private var modifier: _IgnoresSafeAreaModifier
    private var reach = EdgeInsets()

    init(_ modifier: _IgnoresSafeAreaModifier, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
        graph.geometry.watch(self, for: self)
    }

    func update(_ modifier: _IgnoresSafeAreaModifier) {
        guard self.modifier.edges != modifier.edges || self.modifier.regions != modifier.regions else { return }
        self.modifier = modifier
        setNeedsLayout()
    }

    /// Whether the content may lie under a keyboard.
    var ignoresKeyboard: Bool { modifier.regions.contains(.keyboard) && modifier.edges.contains(.bottom) }
    private func currentReach() -> EdgeInsets {
        let direction = environment.layoutDirection
        return safeAreaReach(of: bounds).ignoring(modifier.regions).mirrored(direction).only(modifier.edges).mirrored(direction)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { inner?.sizeThatFits(proposal) ?? .zero }
    override func placeItems() {
        guard !waitsToBeSeen() else { return }
        reach = currentReach()
        guard let inner else { return }
        if reach == EdgeInsets() { return inner.place(at: .zero, proposal: placedProposal) }
        let offer = CGSize(
            width: size.width.plus(reach.leading).plus(reach.trailing), height: size.height.plus(reach.top).plus(reach.bottom))
        let size = inner.sizeThatFits(ProposedViewSize(offer))
        // A view that does not fill the extra space is centred in it.
        inner.place(at: CGPoint(
            x: (offer.width.minus(size.width) / 2).minus(reach.leading), y: (offer.height.minus(size.height) / 2).minus(reach.top)),
                    proposal: ProposedViewSize(offer))
    }
    override func didResolve() {
        if currentReach() != reach { markNeedsPlacement() }
    }
    /// Enclosing effects can move the view to or away from the border without layout.
    override func geometryDidChange() -> Bool { isPlaced && currentReach() != reach }
    override func evaluate() {
        isDirty = false
        markNeedsPlacement()
    }
}

extension View {
    /// Extends the view beyond the safe area on the edges where it touches the safe area's border.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(_IgnoresSafeAreaModifier(regions: regions, edges: edges))
    }
    @available(*, deprecated, renamed: "ignoresSafeArea(_:edges:)")
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
