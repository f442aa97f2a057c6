// What messages call the place of a node: the view in whose body it stands.

extension ViewNode {
    /// The nearest view with a body: this node's own or one around it.
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

    /// State was written while this node was being evaluated.
    func reportWrite() {
        let view = nearestViewName ?? "A view"
        Diagnostics.shared.report("\(view) writes state while its body is being evaluated; write it in an action such as onAppear or onChange.")
    }
}
