import Foundation

/// What a class of nodes is or does beside what all nodes do.
///
/// Read where a tree is walked, instead of asking each node by an overridable member or a cast to a protocol: most nodes have none of these
/// roles. Where a role goes with a protocol, the class adopts that too.
struct NodeRoles: OptionSet, Sendable {
    let rawValue: UInt16

    /// An `ItemNode`.
    static var item: NodeRoles { NodeRoles(rawValue: 1) }
    /// A `ContainerNode`.
    static var container: NodeRoles { NodeRoles(rawValue: 1 << 1) }
    /// A modifier on any number of subviews, which keeps a wrapper for each.
    static var list: NodeRoles { NodeRoles(rawValue: 1 << 2) }
    /// A `WindowLayer`.
    static var layer: NodeRoles { NodeRoles(rawValue: 1 << 3) }
    /// Implements `subviewDidEnd(_:)`.
    static var followsSubviewsToTheirEnd: NodeRoles { NodeRoles(rawValue: 1 << 4) }
    /// A `TextLayoutSource`.
    static var hasTextLayout: NodeRoles { NodeRoles(rawValue: 1 << 5) }

    // MARK: Items

    /// Sizes are computed from other items, so that more than the last few are cached.
    static var cachesManyMeasurements: NodeRoles { NodeRoles(rawValue: 1 << 6) }
    /// Depends on its geometry that is read after its evaluation, too.
    static var followsLaterReads: NodeRoles { NodeRoles(rawValue: 1 << 7) }
    /// A temporary wrapper, whose stable key is the wrapped item.
    static var isTemporary: NodeRoles { NodeRoles(rawValue: 1 << 8) }
    /// Some inner items are never shown: those that `forEachShownItem(_:)` omits.
    static var hidesItems: NodeRoles { NodeRoles(rawValue: 1 << 9) }
    /// Is measured by the axis of the stack it is in.
    static var followsOrientation: NodeRoles { NodeRoles(rawValue: 1 << 10) }
    /// The inner items are in the stack that this item is in.
    static var passesOrientation: NodeRoles { NodeRoles(rawValue: 1 << 11) }
    /// A `SafeAreaCovering`.
    static var coversSafeArea: NodeRoles { NodeRoles(rawValue: 1 << 12) }
    /// A `ScrollResponder` that is a scroll view, and not what moves like one, such as a list row with swipe actions.
    static var scrollView: NodeRoles { NodeRoles(rawValue: 1 << 13) }
}

extension ViewNode {
    /// Checks that a node whose class adopts a protocol says so.
    final func checkRoles() {
        assert(
            (self is any SafeAreaCovering) == roles.contains(.coversSafeArea),
            "A node covers a safe area and its roles do not say so, or the reverse.")
        assert(
            (self is any TextLayoutSource) == roles.contains(.hasTextLayout),
            "A node has a text layout and its roles do not say so, or the reverse.")
        assert(
            (self is ContainerNode) == roles.contains(.container) && (self is ItemNode) == roles.contains(.item),
            "A node's roles differ from its class.")
        assert(!roles.contains(.scrollView) || self is ScrollResponder, "A node is a scroll view by its roles and does not scroll.")
        if let item = self as? ItemNode {
            assert(item.spaceOwner == nil || item.spaceOwner === item, "An item's inner items are in another item's space.")
        }
    }
}
