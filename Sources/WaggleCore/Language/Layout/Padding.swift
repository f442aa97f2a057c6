// Insets around views.

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
        let all = insets ?? EdgeInsets(
            top: Self.standardLength, leading: Self.standardLength, bottom: Self.standardLength, trailing: Self.standardLength)
        func side(_ edge: Edge.Set, _ value: CGFloat) -> CGFloat { edges.contains(edge) && value.isFinite ? value : 0 }
        return EdgeInsets(top: side(.top, all.top), leading: side(.leading, all.leading),
                          bottom: side(.bottom, all.bottom), trailing: side(.trailing, all.trailing))
    }

    @MainActor func sizeThatFits(_ proposal: ProposedViewSize, _ child: ItemNode) -> CGSize {
        let insets = resolved, size = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: max(size.width.plus(insets.leading).plus(insets.trailing), 0),
            height: max(size.height.plus(insets.top).plus(insets.bottom), 0))
    }
    @MainActor func childProposal(_ proposal: ProposedViewSize, size: CGSize, _ child: ItemNode) -> ProposedViewSize {
        proposal.inset(by: resolved)
    }
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

extension View {
    /// Insets the view on the chosen edges.
    ///
    /// - Parameter length: points; nil for 16. Negative lengths let the view reach beyond the frame. A length that is not finite is
    ///   reported and counts as 0.
    public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        let length = length?.usable(for: "padding(_:)", else: 0)
        return modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }))
    }
    /// Insets the view on all edges by a length in points.
    public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }
    /// Insets the view on each edge by its own length in points.
    public nonisolated func padding(_ insets: EdgeInsets) -> some View {
        func usable(_ length: CGFloat) -> CGFloat { length.usable(for: "padding(_:)", else: 0) }
        let insets = EdgeInsets(
            top: usable(insets.top), leading: usable(insets.leading), bottom: usable(insets.bottom), trailing: usable(insets.trailing))
        return modifier(_PaddingLayout(edges: .all, insets: insets))
    }
}

/// The padding between content and the edges of its scene.
public struct ScenePadding: Equatable, Sendable {
    /// Equal on all edges, as on iPhones in compact width.
    let length: CGFloat
    /// The minimum padding of a scene.
    public static let minimum = ScenePadding(length: 16)
}

extension View {
    /// Pads the view on the edges with the scene's standard padding.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { scenePadding(.minimum, edges: edges) }
    /// Pads the view on the edges with a kind of scene padding.
    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, padding.length)
    }
}
