import Foundation
import WaggleGeometry
import WaggleMotion

/// A type-erased shape.
public struct AnyShape: Shape {
    private let outline: @Sendable (CGRect) -> Path
    private let fit: @Sendable (ProposedViewSize) -> CGSize
    public typealias AnimatableData = EmptyAnimatableData
    public init<S: Shape>(_ shape: S) {
        outline = { shape.path(in: $0) }
        fit = { shape.sizeThatFits($0) }
    }
    public func path(in rect: CGRect) -> Path { outline(rect) }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
}
