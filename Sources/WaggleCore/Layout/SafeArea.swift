// The safe area: the part of the window that nothing of the device covers.

import Foundation
import WaggleGeometry

/// What the parts outside of the safe area are there for.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let all = SafeAreaRegions(rawValue: .max)
    /// Bars and the device's own shape.
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
}

/// Lets a view reach beyond the safe area on edges that it touches; its size for the parent stays.
nonisolated struct IgnoresSafeAreaModifier: ItemModifier {
    typealias Body = Never
    let regions: SafeAreaRegions
    let edges: Edge.Set
    @MainActor static func makeWrapper(_ modifier: Self, _ inputs: ViewInputs) -> IgnoresSafeAreaNode { IgnoresSafeAreaNode(modifier, inputs) }
    @MainActor static func update(_ wrapper: IgnoresSafeAreaNode, with modifier: Self) { wrapper.update(modifier) }
}

@MainActor
final class IgnoresSafeAreaNode: WrapperNode {
    private var modifier: IgnoresSafeAreaModifier
    private var reach = EdgeInsets()

    init(_ modifier: IgnoresSafeAreaModifier, _ inputs: ViewInputs) {
        self.modifier = modifier
        super.init(inputs)
    }
    func update(_ modifier: IgnoresSafeAreaModifier) {
        guard self.modifier.edges != modifier.edges || self.modifier.regions != modifier.regions else { return }
        self.modifier = modifier
        setNeedsLayout()
    }

    private func currentReach() -> EdgeInsets {
        guard modifier.regions.contains(.container) else { return EdgeInsets() }
        var insets = graph.root.safeAreaInsets(of: convert(bounds, to: .global), pixel: 1 / environment.displayScale)
        if !modifier.edges.contains(.top) { insets.top = 0 }
        if !modifier.edges.contains(.bottom) { insets.bottom = 0 }
        if !modifier.edges.contains(.leading) { insets.leading = 0 }
        if !modifier.edges.contains(.trailing) { insets.trailing = 0 }
        return insets
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { inner?.sizeThatFits(proposal) ?? .zero }
    override func placeItems() {
        reach = currentReach()
        guard let inner else { return }
        if reach == EdgeInsets() { return inner.place(at: .zero, proposal: placedProposal) }
        let offer = CGSize(width: size.width + reach.leading + reach.trailing, height: size.height + reach.top + reach.bottom)
        let chosen = inner.sizeThatFits(ProposedViewSize(offer))
        // What does not take the extra room stays in the middle of it.
        inner.place(at: CGPoint(x: -reach.leading + (offer.width - chosen.width) / 2, y: -reach.top + (offer.height - chosen.height) / 2),
                    proposal: ProposedViewSize(offer))
    }
    override func didResolve() {
        if currentReach() != reach { markNeedsPlacement() }
    }
}

extension View {
    /// Lets the view reach beyond the safe area on the edges where it touches its border.
    public nonisolated func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
    }
    @available(*, deprecated, renamed: "ignoresSafeArea(_:edges:)")
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
