import Foundation
import WaggleMotion

/// A view or modifier with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier

    @inlinable public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    // Inlined into the protocol witness, which receives its type as metadata, like the same functions of other composite views. A separate
    // function would query the runtime for the type on each call.
    @inline(__always)
    public static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        Modifier._makeNode(view.modifier, view.content, in: inputs)
    }
    @inline(__always)
    public static func _updateNode(_ node: ViewNode, with view: Self) {
        Modifier._updateNode(node, with: view.modifier, view.content)
    }
    public static var _isUnary: Bool { Modifier._isUnary(Content.self) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        Modifier._makeNode(modifier.modifier, ModifiedContent<V, Content>(content: content, modifier: modifier.content), in: inputs)
    }
    public static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        Modifier._updateNode(node, with: modifier.modifier, ModifiedContent<V, Content>(content: content, modifier: modifier.content))
    }
    public static func _isUnary<V: View>(_ content: V.Type) -> Bool {
        Modifier._isUnary(ModifiedContent<V, Content>.self)
    }
}

/// A modifier with animatable data; the older spelling of `ViewModifier & Animatable`.
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
    public static let identity = EmptyModifier()
    public init() {}
    public typealias Body = Never
    @MainActor public static func _makeNode<V: View>(_ modifier: Self, _ content: V, in inputs: ViewInputs) -> ViewNode {
        V._makeNode(content, in: inputs)
    }
    @MainActor public static func _updateNode<V: View>(_ node: ViewNode, with modifier: Self, _ content: V) {
        V._updateNode(node, with: content)
    }
    @MainActor public static func _isUnary<V: View>(_ content: V.Type) -> Bool { V._isUnary }
}

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
