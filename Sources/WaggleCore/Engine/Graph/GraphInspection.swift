// Access for tests.

import Foundation
import WaggleGeometry

/// The node of a view with a body.
@MainActor
protocol CompositeViewNode: ViewNode {
    /// The view's type as written in source.
    var viewTypeName: String { get }
    /// The view as of its last evaluation.
    var view: Any { get }
}

extension ViewGraph {
    /// True if no finger is down and no gesture is pending.
    package var isInputIdle: Bool { input.isIdle }

    /// The number of nodes in the tree.
    package var nodeCount: Int {
        var count = 0
        func visit(_ node: ViewNode) {
            count += 1
            node.forEachChild(visit)
        }
        visit(root)
        return count
    }

    /// The types of the views with running animations, each once.
    package var movingViews: [String] {
        var names: [String] = []
        for moving in animatingNodes {
            let name = moving.nearestView?.viewTypeName ?? "a view without a body"
            if !names.contains(name) { names.append(name) }
        }
        return names
    }

    /// The views of a type with the bounding boxes of their drawings in the window, in source order.
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

/// Reports a mistake in the program to the programmer, once per message.
package final class Diagnostics: Sendable {
    package static let shared = Diagnostics()
    nonisolated(unsafe) private var reported: Set<String> = []
    private let lock = NSLock()

    package func report(_ sentence: String) {
        guard isNew(sentence) else { return }
        // A program without standard error goes on without messages.
        try? FileHandle.standardError.write(contentsOf: Data("waggle: \(sentence)\n".utf8))
    }

    /// True the first time that it is asked about a sentence.
    func isNew(_ sentence: String) -> Bool { lock.withLock { reported.insert(sentence).inserted } }

    /// True if the message was printed; for tests.
    func hasReported(_ sentence: String) -> Bool { lock.withLock { reported.contains { $0.contains(sentence) } } }
}
