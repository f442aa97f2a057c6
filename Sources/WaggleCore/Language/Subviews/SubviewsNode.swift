// The node of a view that arranges the subviews of another view.

import Foundation

/// The input of a transform: subviews, sections, or `_VariadicView.Children`.
protocol SubviewInput {
    static var readsSections: Bool { get }
    @MainActor init(_ list: SubviewList)
}

/// Subviews of a view, arranged by a transform.
nonisolated struct ArrangedSubviews<Base: View, Input: SubviewInput, Result: View>: View {
    let base: Base
    let transform: (Input) -> Result
    typealias Body = Never
    @MainActor static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { SubviewsNode(view, inputs) }
    @MainActor static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: SubviewsNode<Base, Input, Result>.self).update(view)
    }
    @MainActor static var _isUnary: Bool { Result._isUnary }
}

/// Runs the transform when the list of subviews, a value that the transform read, or the transform itself has changed.
@MainActor
final class SubviewsNode<Base: View, Input: SubviewInput, Result: View>: ContentOnlyNode {
    private var transform: (Input) -> Result
    private var list: SubviewList!

    init(_ view: ArrangedSubviews<Base, Input, Result>, _ inputs: ViewInputs) {
        transform = view.transform
        super.init(inputs)
        list = SubviewList(view.base, readsSections: Input.readsSections, inputs.child(of: self)) { [unowned self] in evaluate() }
        content = evaluating { Result._makeNode(runTransform(), in: inputs.child(of: self)) }
    }
    func update(_ view: ArrangedSubviews<Base, Input, Result>) {
        let isSame = !isDirty && valuesAreEqual(transform, view.transform)
        transform = view.transform
        list.update(view.base)
        if !isSame { evaluate() }
    }
    override func evaluate() {
        // If the list must be read again, the transform runs once, after reading.
        if list.itemsAreDirty { return list.runTransformAfterReading() }
        evaluating { Result._updateNode(content, with: runTransform()) }
    }
    private func runTransform() -> Result {
        tracked { transform(Input(list)) }
    }

    override func forEachChild(_ body: (ViewNode) -> Void) {
        if let list { body(list) }
        super.forEachChild(body)
    }
}
