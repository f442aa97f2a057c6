// What messages call the place of a node: the view in whose body it stands.

extension ViewNode {
    /// The type of the nearest view with a body, this node's own or one around it, without its generic arguments.
    var nearestViewName: String? {
        var node: ViewNode? = self
        while let current = node {
            if let name = (current as? any CompositeViewNode)?.viewTypeName { return String(name.prefix { $0 != "<" }) }
            node = current.parent
        }
        return nil
    }

    /// State was written while this node was being evaluated.
    func reportWrite() {
        let view = nearestViewName ?? "A view"
        Diagnostics.shared.report("\(view) writes state while its body is being evaluated; write it in an action such as onAppear or onChange.")
    }
}
