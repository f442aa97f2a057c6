import Foundation
import WaggleGeometry

/// Whether a scroll view shows its position.
public struct ScrollIndicatorVisibility: Sendable, Equatable {
    private enum Kind: Sendable { case automatic, visible, hidden, never }
    private let kind: Kind
    /// While the content moves.
    public static var automatic: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .automatic) }
    /// While the content moves, like `automatic`.
    public static var visible: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .visible) }
    /// Hidden, unless a mouse needs them.
    public static var hidden: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .hidden) }
    /// Hidden, even for a mouse.
    public static var never: ScrollIndicatorVisibility { ScrollIndicatorVisibility(kind: .never) }
}
