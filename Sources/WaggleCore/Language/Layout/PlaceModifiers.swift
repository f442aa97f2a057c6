// padding, position and alignmentGuide.

import Foundation
import WaggleGeometry
import WaggleMotion

/// Insets around a view.
nonisolated public struct _PaddingLayout: UnaryLayout {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData
    let edges: Edge.Set
    /// nil for the standard 16 points.
    let insets: EdgeInsets?

    static let standardLength: CGFloat = 16

    private var resolved: EdgeInsets {
        let all = insets ?? EdgeInsets(top: Self.standardLength, leading: Self.standardLength, bottom: Self.standardLength, trailing: Self.standardLength)
        func side(_ edge: Edge.Set, _ value: CGFloat) -> CGFloat { edges.contains(edge) && value.isFinite ? value : 0 }
        return EdgeInsets(top: side(.top, all.top), leading: side(.leading, all.leading),
                          bottom: side(.bottom, all.bottom), trailing: side(.trailing, all.trailing))
    }

    @MainActor func sizeThatFits(_ proposal: ProposedViewSize, _ child: ItemNode) -> CGSize {
        let insets = resolved, size = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(width: max(size.width + insets.leading + insets.trailing, 0), height: max(size.height + insets.top + insets.bottom, 0))
    }
    @MainActor func childProposal(_ proposal: ProposedViewSize, size: CGSize, _ child: ItemNode) -> ProposedViewSize { proposal.inset(by: resolved) }
    @MainActor func childOrigin(size: CGSize, child: ViewDimensions) -> CGPoint {
        let insets = resolved
        return CGPoint(x: insets.leading, y: insets.top)
    }
    @MainActor func spacing(_ child: ViewSpacing) -> ViewSpacing {
        var result = child
        if edges.contains(.top) { result.top = .standard }
        if edges.contains(.bottom) { result.bottom = .standard }
        if edges.contains(.leading) { result.leading = .standard }
        if edges.contains(.trailing) { result.trailing = .standard }
        return result
    }
}

/// Fills the proposed space and centres the view at a point in it.
nonisolated public struct _PositionLayout: UnaryLayout {
    public typealias Body = Never
    public typealias AnimatableData = EmptyAnimatableData
    public let position: CGPoint
    public init(position: CGPoint) {
        self.position = CGPoint(x: position.x.usable(for: "position(_:)", else: 0), y: position.y.usable(for: "position(_:)", else: 0))
    }

    @MainActor func sizeThatFits(_ proposal: ProposedViewSize, _ child: ItemNode) -> CGSize {
        if let width = proposal.width, let height = proposal.height { return CGSize(width: width, height: height) }
        return proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }
    @MainActor func childProposal(_ proposal: ProposedViewSize, size: CGSize, _ child: ItemNode) -> ProposedViewSize { ProposedViewSize(size) }
    @MainActor func childOrigin(size: CGSize, child: ViewDimensions) -> CGPoint {
        CGPoint(x: position.x - child.width / 2, y: position.y - child.height / 2)
    }
}

/// Sets an alignment guide to a function of the view's dimensions.
nonisolated struct AlignmentGuideModifier: ItemModifier {
    typealias Body = Never
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat

    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> AlignmentGuideNode { AlignmentGuideNode(modifier, inputs) }
    @MainActor static func update(_ wrapper: AlignmentGuideNode, with modifier: Self) { wrapper.update(modifier) }
}

@MainActor
final class AlignmentGuideNode: WrapperNode {
    private var modifier: AlignmentGuideModifier
    init(_ modifier: AlignmentGuideModifier, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }
    func update(_ modifier: AlignmentGuideModifier) {
        let same = self.modifier.key == modifier.key && valuesAreEqual(self.modifier.compute, modifier.compute)
        self.modifier = modifier
        if !same { setNeedsLayout() }
    }
    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        guard key == modifier.key else { return super.explicitAlignment(key, in: size, proposal: proposal) }
        // The closure reads the guides of the inner item.
        return rememberedGuide(key, in: size, proposal: proposal) {
            let value = modifier.compute(ViewDimensions(item: inner, size: size, proposal: proposal))
            return value.isFinite ? value : nil
        }
    }
}

extension View {
    /// Insets the view on the chosen edges; nil for 16 points.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length?.usable(for: "padding(_:)", else: 0)
        return modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
    }
    /// Insets the view on all edges.
    public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        func usable(_ length: CGFloat) -> CGFloat { length.usable(for: "padding(_:)", else: 0) }
        let insets = EdgeInsets(top: usable(insets.top), leading: usable(insets.leading), bottom: usable(insets.bottom), trailing: usable(insets.trailing))
        return modifier(_PaddingLayout(edges: .all, insets: insets))
    }

    /// Centres the view at a point of the space that its container proposes, and takes up that space.
    @inlinable public nonisolated func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }
    @inlinable public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }

    /// Sets the view's alignment guide for containers that use it.
    public nonisolated func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
    }
    public nonisolated func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
    }
}
