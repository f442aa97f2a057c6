import Foundation

/// A view without content: it contributes no subviews.
nonisolated public struct EmptyView: View, Sendable {
    public init() {}
    public typealias Body = Never
    @MainActor public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { ViewNode(inputs) }
    @MainActor public static func _updateNode(_ node: ViewNode, with view: Self) {}
    public static var _isUnary: Bool { false }
}
