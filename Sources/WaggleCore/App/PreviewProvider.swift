// Previews in their older form: a type with views, and modifiers that configure how each is shown.

import Foundation
import WaggleGeometry

// The program never names the conforming types; without the attribute an optimised build removes them.
/// A type that provides previews: each view in `previews` is one.
///
/// `./waggle render FOLDER --preview NAME` draws one; its name is that of `previewDisplayName(_:)`, or the type's.
@_alwaysEmitConformanceMetadata
@MainActor @preconcurrency
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor @preconcurrency static var previews: Previews { get }
}

/// The layout of a preview.
public enum PreviewLayout: Sendable {
    /// The whole screen with its safe area.
    case device
    /// The view's own size when offered the screen.
    case sizeThatFits
    /// A size in points.
    case fixed(width: CGFloat, height: CGFloat)
}

/// A device by its name, such as `"iPhone 15"`.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

extension View {
    /// The layout of this view's preview; no effect elsewhere.
    public nonisolated func previewLayout(_ value: PreviewLayout) -> some View {
        modifier(_TraitModifier<PreviewLayoutTrait>(value: value))
    }
    /// The name of this view's preview; no effect elsewhere.
    public nonisolated func previewDisplayName(_ value: String?) -> some View { modifier(_TraitModifier<PreviewNameTrait>(value: value)) }
    /// The device of this view's preview; no effect elsewhere.
    public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View {
        modifier(_TraitModifier<PreviewDeviceTrait>(value: value))
    }
    /// The orientation of the preview's device; no effect elsewhere.
    public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        modifier(_TraitModifier<PreviewOrientationTrait>(value: value))
    }
}

enum PreviewLayoutTrait: _ViewTraitKey { static var defaultValue: PreviewLayout { .device } }
enum PreviewNameTrait: _ViewTraitKey { static var defaultValue: String? { nil } }
enum PreviewDeviceTrait: _ViewTraitKey { static var defaultValue: PreviewDevice? { nil } }
enum PreviewOrientationTrait: _ViewTraitKey { static var defaultValue: InterfaceOrientation? { nil } }

/// One of a provider's views, by index.
struct PreviewPart<Content: View>: View {
    let content: Content
    let index: Int

    typealias Body = Never
    static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode {
        let node = PreviewPartNode(view.index, inputs)
        node.adopt(Content._makeNode(view.content, in: inputs.child(of: node)))
        return node
    }
    static func _updateNode(_ node: ViewNode, with view: Self) {
        Content._updateNode(unsafeDowncast(node, to: PreviewPartNode.self).content, with: view.content)
    }
    static var _isUnary: Bool { true }
}

@MainActor
private final class PreviewPartNode: ContainerNode {
    private let index: Int

    init(_ index: Int, _ inputs: ViewInputs) {
        self.index = index
        super.init(inputs)
    }

    private var part: ItemNode? { items.indices.contains(index) ? items[index] : nil }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { part?.sizeThatFits(proposal) ?? .zero }
    override func placeItems() { part?.place(at: .zero, proposal: placedProposal) }
    override func explicitAlignment(_ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
        part?.explicitAlignment(key, in: size, proposal: proposal)
    }
    override var spacing: ViewSpacing { part?.spacing ?? .zero }
    override var ownLayoutPriority: Double { part?.ownLayoutPriority ?? -.infinity }
    override func forEachItem(_ body: (ItemNode) -> Void) { if let part { body(part) } }
}
