import Foundation
import WaggleGeometry

/// The purpose of a scroll view's anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Kind: Hashable, Sendable { case initialOffset, sizeChanges, alignment }
    private let kind: Kind
    /// The content's initial position, before any scrolling.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(kind: .initialOffset) }
    /// The part of the content that keeps its position when the content or the view is resized.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(kind: .sizeChanges) }
    /// The position of content that is smaller than the view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(kind: .alignment) }
}

/// The anchors of a scroll view, by role.
struct ScrollAnchors: Equatable {
    private var anchors: [ScrollAnchorRole: UnitPoint] = [:]
    subscript(role: ScrollAnchorRole) -> UnitPoint? {
        get { anchors[role] }
        set { anchors[role] = newValue }
    }
}

private struct ScrollAnchorsKey: EnvironmentKey { static var defaultValue: ScrollAnchors { ScrollAnchors() } }
extension EnvironmentValues {
    var scrollAnchors: ScrollAnchors {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }
}

extension View {
    /// Sets the anchor of the scroll views inside the view for all roles: the initial position, what stays in place when sizes change, and
    /// the position of small content.
    ///
    /// - Parameter anchor: nil for the top leading corner.
    @_disfavoredOverload public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.scrollAnchors) { anchors in
            for role in [ScrollAnchorRole.initialOffset, .sizeChanges, .alignment] { anchors[role] = anchor }
        }
    }
    /// Sets the anchor of the scroll views inside the view for one role.
    @_disfavoredOverload public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollAnchors) { $0[role] = anchor }
    }
}
