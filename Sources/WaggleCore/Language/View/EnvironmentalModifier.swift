// Modifiers that depend on the environment.

/// A modifier that the environment of its view selects.
nonisolated public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    associatedtype ResolvedModifier: ViewModifier
    /// The modifier to apply. Called again when what it has read of the environment changes.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}
extension EnvironmentalModifier {
    @MainActor public static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        ResolvedByEnvironment<Self>._makeNode(ResolvedByEnvironment(modifier), content, in: inputs)
    }
    @MainActor public static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        ResolvedByEnvironment<Self>._updateNode(node, with: ResolvedByEnvironment(modifier), content)
    }
    @MainActor public static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }
}
nonisolated private struct ResolvedByEnvironment<Modifier: EnvironmentalModifier>: ViewModifier, @unchecked Sendable {
    private let modifier: Modifier
    @Environment(\.self) private var environment
    init(_ modifier: Modifier) { self.modifier = modifier }
    @MainActor func body(content: Content) -> some View { content.modifier(modifier.resolve(in: environment)) }
}
