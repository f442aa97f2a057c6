// Views that tools mark for previews and inspection.

import Foundation

/// Names a view for tools. It changes nothing.
nonisolated public struct _IdentifiedModifier<Identifier: Hashable>: ViewModifier {
    public let identifier: Identifier
    public init(identifier: Identifier) { self.identifier = identifier }
    public typealias Body = Never
    @MainActor public static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        V._makeNode(content, in: inputs)
    }
    @MainActor public static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        V._updateNode(node, with: content)
    }
    @MainActor public static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }
}

/// The identifier that a preview gives to the views in its source.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
    private let identifier: String
    public init(_ identifier: String) { self.identifier = identifier }
}

extension View {
    /// Names the view for tools.
    public nonisolated func _identified<I: Hashable>(by identifier: I) -> some View {
        modifier(_IdentifiedModifier(identifier: identifier))
    }
}

/// A named view, with its frame in the window.
public struct _IdentifiedViewProxy {
    public var identifier: AnyHashable
    /// In window coordinates.
    public let boundingRect: CGRect
}

/// The named views inside a view. Nothing is named here, so the tree of a platform's view is empty.
public enum _IdentifiedViewTree {
    case empty
    case proxy(_IdentifiedViewProxy)
    case array([_IdentifiedViewTree])

    public func forEach(_ body: (_IdentifiedViewProxy) -> Void) {
        switch self {
        case .empty: return
        case .proxy(let proxy): body(proxy)
        case .array(let trees): for tree in trees { tree.forEach(body) }
        }
    }
}
