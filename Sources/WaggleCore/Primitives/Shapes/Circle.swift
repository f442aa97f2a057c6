import Foundation
import WaggleGeometry
import WaggleMotion

/// A circle centred in the view, as wide as the view's shorter side.
public struct Circle: InsettableShape {
    public init() {}
    public typealias AnimatableData = EmptyAnimatableData
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: Self.square(in: rect)) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        guard proposal.width != nil || proposal.height != nil else { return CGSize(width: 10, height: 10) }
        let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
        return CGSize(width: side, height: side)
    }
    /// The circle with its radius reduced by points, enlarged if negative; nothing where no room is left.
    public func inset(by amount: CGFloat) -> some InsettableShape { InsetRectShape(base: self, amount: amount) { Path(ellipseIn: Self.square(in: $0)) } }
    public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    static func square(in rect: CGRect) -> CGRect {
        let side = min(rect.width, rect.height)
        return CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    }
}
extension Shape where Self == Circle { public static var circle: Circle { Circle() } }
