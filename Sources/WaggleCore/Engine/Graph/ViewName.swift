// A node's name in messages: the view whose body contains it.

extension ViewNode {
    /// The nearest view with a body: this node's own or an enclosing one.
    var nearestView: (any CompositeViewNode)? {
        var node: ViewNode? = self
        while let current = node {
            if let view = current as? any CompositeViewNode { return view }
            node = current.parent
        }
        return nil
    }
    /// Its type without generic arguments.
    var nearestViewName: String? { nearestView.map { String($0.viewTypeName.prefix { $0 != "<" }) } }

    /// Reports state written while this node was being evaluated.
    func reportWrite() {
        let view = nearestViewName ?? "A view"
        Diagnostics.shared.report("\(view) writes state while its body is being evaluated; write it in an action such as onAppear or onChange.")
    }
}
