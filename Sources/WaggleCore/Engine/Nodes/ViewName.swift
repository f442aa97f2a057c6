// A node's name in messages: the view whose body contains it.

/// The node of a view or modifier with a body.
@MainActor
protocol NodeWithBody: ViewNode {
    /// The type of the view or modifier.
    var typeWithBody: Any.Type { get }
}

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
    /// The name of the view or modifier with a body that this is the node of, without generic arguments; nil for other nodes.
    var nameWithBody: String? { (self as? any NodeWithBody).map { String(String(describing: $0.typeWithBody).prefix { $0 != "<" }) } }

    /// The program's views and modifiers around this node, outermost first: "Library > Shelf > Book". At most four, so that a message stays
    /// readable. nil if there are none.
    var viewPath: String? {
        var names: [String] = [], node: ViewNode? = self
        while let current = node, names.count < 4 {
            // What the framework's controls are made of tells a programmer nothing.
            if let node = current as? any NodeWithBody, !isFrameworkType(node.typeWithBody), let name = current.nameWithBody {
                names.append(name)
            }
            node = current.parent
        }
        return names.isEmpty ? nil : names.reversed().joined(separator: " > ")
    }

    /// Reports state written while this node was being evaluated.
    func reportWrite() {
        let view = viewPath ?? "A view"
        Diagnostics.shared.report(
            "\(view) writes state while its body is being evaluated; write it in an action such as onAppear or onChange.")
    }
}

extension Diagnostics {
    /// Reports a mistake, once for each view in which it is made: the one whose body, layout or drawing is being evaluated.
    func reportInView(_ sentence: String) {
        let path = ThreadContext.isMainActor ? MainActor.assumeIsolated { ThreadContext.current.evaluating?.viewPath } : nil
        report(path.map { "\(sentence) It is in \($0)." } ?? sentence)
    }
    /// Reports a mistake, once for each view in which it is made.
    /// - Parameter node: the node of the view; nil if it has ended.
    @MainActor func report(_ sentence: String, in node: ViewNode?) {
        report(node?.viewPath.map { "\(sentence) It is in \($0)." } ?? sentence)
    }
}
