import Foundation
import WaggleGeometry

/// Whether content can be pulled beyond its ends.
public struct ScrollBounceBehavior: Sendable, Equatable {
    private enum Kind: Sendable { case automatic, always, basedOnSize }
    private let kind: Kind
    /// Equivalent to `always`.
    public static var automatic: ScrollBounceBehavior { ScrollBounceBehavior(kind: .automatic) }
    /// Even if the content fits into the view.
    public static var always: ScrollBounceBehavior { ScrollBounceBehavior(kind: .always) }
    /// Only if the content is larger than the view.
    public static var basedOnSize: ScrollBounceBehavior { ScrollBounceBehavior(kind: .basedOnSize) }
}
