// What tests ask a graph.

import Foundation
import WaggleGeometry

/// The place of a view that is made of other views.
@MainActor
protocol CompositeViewNode: ViewNode {
    /// The view's type as people write it.
    var viewTypeName: String { get }
    /// The view as of its last body.
    var view: Any { get }
}

extension ViewGraph {
    /// True while no finger is down and no gesture waits.
    package var isInputIdle: Bool { input.isIdle }

    /// How many nodes the tree has.
    package var nodeCount: Int {
        var count = 0
        func visit(_ node: ViewNode) {
            count += 1
            node.forEachChild(visit)
        }
        visit(root)
        return count
    }

    /// The types of the views that animations run in, innermost first found, each once.
    package var movingViews: [String] {
        var names: [String] = []
        for moving in animatingNodes {
            let name = moving.nearestView?.viewTypeName ?? "a view without a body"
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// The views of a type with the smallest upright rectangles of the window around what they draw, in the order of the source.
    package func composites<Content: View>(of type: Content.Type) -> [(view: Content, frame: CGRect)] {
        var found: [(view: Content, frame: CGRect)] = []
        func visit(_ node: ViewNode) {
            if let composite = node as? any CompositeViewNode, let view = composite.view as? Content {
                var reader = SubviewReader()
                node.readSubviews(&reader)
                found.append((view, reader.items.reduce(CGRect.null) { $0.union($1.shownBoundsInWindow) }))
            }
            node.forEachLiveChild { if $0.parentAsShown === node { visit($0) } }
            if let layer = (node as? PresentationNode)?.layer { visit(layer) }
        }
        visit(root)
        return found
    }
}
