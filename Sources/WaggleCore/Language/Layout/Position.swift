// Views at a point of the space around them.

import Foundation
import WaggleGeometry
import WaggleMotion

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
    @MainActor func childProposal(_ proposal: ProposedViewSize, size: CGSize, _ child: ItemNode) -> ProposedViewSize {
        ProposedViewSize(size)
    }
    @MainActor func childOrigin(size: CGSize, child: ViewDimensions) -> CGPoint {
        CGPoint(x: position.x.minus(child.width / 2), y: position.y.minus(child.height / 2))
    }
}

extension View {
    /// Centres the view at a point of the space that its container proposes, and takes up that space.
    ///
    /// - Parameter position: points from the top leading corner of that space. Coordinates that are not finite are reported and count as 0.
    @inlinable public nonisolated func position(_ position: CGPoint) -> some View { modifier(_PositionLayout(position: position)) }
    /// Centres the view at a point of the proposed space, in points from its top leading corner, and takes up that space.
    @inlinable public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
