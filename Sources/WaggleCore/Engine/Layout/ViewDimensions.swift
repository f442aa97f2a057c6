// The size and guides of a view.

import Foundation
import WaggleGeometry

/// A view's size and guides for one proposal, in the view's own coordinates.
public struct ViewDimensions: Equatable {
    /// In points.
    public var width: CGFloat { size.width }
    /// In points.
    public var height: CGFloat { size.height }

    let item: ItemNode?
    let size: CGSize
    let proposal: ProposedViewSize

    init(item: ItemNode?, size: CGSize, proposal: ProposedViewSize) {
        self.item = item
        self.size = size
        self.proposal = proposal
    }

    /// The guide's x, in points: the explicit one if set, otherwise the guide's default.
    ///
    /// It asks the views inside; answers are remembered until the layout changes.
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }
    /// The guide's y, in points: the explicit one if set, otherwise the guide's default.
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }
    /// The guide's x in points if the view or one of its descendants sets it, otherwise nil.
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }
    /// The guide's y in points if the view or one of its descendants sets it, otherwise nil.
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }

    subscript(key: AlignmentKey) -> CGFloat { self[explicit: key] ?? key.id.defaultValue(in: self) }
    subscript(explicit key: AlignmentKey) -> CGFloat? {
        guard let item else { return nil }
        return Self.explicitAlignment(item, key, size, proposal)
    }
    /// Layout runs on the main actor. As a function without context, the query costs no allocation; every frame queries its guides.
    private static let explicitAlignment = unsafeBitCast(
        { $0.explicitAlignment($1, in: $2, proposal: $3) } as @MainActor (ItemNode, AlignmentKey, CGSize, ProposedViewSize) -> CGFloat?,
        to: (@Sendable (ItemNode, AlignmentKey, CGSize, ProposedViewSize) -> CGFloat?).self)

    public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.item === b.item && a.size == b.size }
}
extension ViewDimensions: @unchecked Sendable {}
