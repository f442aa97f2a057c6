import Foundation

/// A control as presented by the innermost enclosing style.
nonisolated struct StyledControl<Fallback: _ControlStyle>: View {
    let configuration: Fallback._Configuration
    /// Applies if no style is set.
    let fallback: Fallback

    init(_ configuration: Fallback._Configuration, fallback: Fallback) {
        self.configuration = configuration
        self.fallback = fallback
    }

    typealias Body = Never
    @MainActor static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { StyledControlNode(view, inputs) }
    @MainActor static func _updateNode(_ node: ViewNode, with view: Self) {
        unsafeDowncast(node, to: StyledControlNode<Fallback>.self).update(view)
    }
    static var _isUnary: Bool { false }
}

@MainActor
private final class StyledControlNode<Fallback: _ControlStyle>: PassThroughNode {
    private var control: StyledControl<Fallback>

    init(_ control: StyledControl<Fallback>, _ inputs: ViewInputs) {
        self.control = control
        super.init(inputs)
        content = AnyView._makeNode(styledView(), in: inputs.child(of: self))
    }
    func update(_ control: StyledControl<Fallback>) {
        self.control = control
        evaluate()
    }
    override func evaluate() { AnyView._updateNode(content, with: styledView()) }

    private func styledView() -> AnyView {
        evaluating {
            let styles = trackedEnvironment[StyleStackKey<Fallback._Configuration>.self]
            return styles.top?.view(of: control.configuration) ?? AnyView(
                StyleBody(style: control.fallback, configuration: control.configuration))
        }
    }
}
