// All windows of a program. The program's own state lives with its first window; the others are told what it makes of them.

import Foundation

/// The windows that a program's body describes, as of its last evaluation.
@MainActor
package final class AppWindows {
    private(set) var windows: [_SceneWindow] = []
    private(set) var isFirstClosed = false
    weak var appNode: ViewNode?
    private var nodes: [ObjectIdentifier: ViewNode] = [:]

    /// Shows a window of the scene with an index.
    private let show: (Int) -> Void

    /// - Parameter show: called within an action of the program or an update of one of its windows.
    package init(show: @escaping (Int) -> Void) { self.show = show }

    func open(id: String) {
        guard let index = windows.firstIndex(where: { $0.id == id }) else {
            return Diagnostics.shared.report("A window \"\(id)\" was to be opened, and no WindowGroup has this id.")
        }
        show(index)
    }

    /// Nil: the window has no title of its own.
    package func title(_ index: Int) -> String? { windows.indices.contains(index) ? windows[index].title : nil }

    /// Ends the views of the first window but not the program's state, on which other windows depend. Takes effect in the next update.
    package func closeFirst() {
        isFirstClosed = true
        appNode?.invalidate()
    }

    func update(_ windows: [_SceneWindow]) {
        self.windows = windows
        for node in nodes.values { node.invalidate() }
    }

    func content(_ index: Int) -> AnyView { windows.indices.contains(index) ? windows[index].content : AnyView(EmptyView()) }
    func add(_ node: ViewNode) { nodes[ObjectIdentifier(node)] = node }
    func remove(_ node: ViewNode) { nodes[ObjectIdentifier(node)] = nil }
}

/// The view of a program's second or later window. It has a graph of its own.
package struct AppWindowView: View {
    let windows: AppWindows
    let index: Int
    package init(_ windows: AppWindows, index: Int) {
        self.windows = windows
        self.index = index
    }

    package typealias Body = Never
    package static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { AppWindowNode(view, inputs) }
    package static func _updateNode(_ node: ViewNode, with view: Self) {}
    package static var _isUnary: Bool { false }
}

@MainActor
private final class AppWindowNode: ViewNode {
    private let view: AppWindowView
    private var content: ViewNode!

    init(_ view: AppWindowView, _ inputs: ViewInputs) {
        self.view = view
        super.init(inputs)
        content = AnyView._makeNode(view.windows.content(view.index), in: inputs.child(of: self))
        view.windows.add(self)
    }
    override func evaluate() {
        evaluating { AnyView._updateNode(content, with: view.windows.content(view.index)) }
    }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func didEnd() { view.windows.remove(self) }
}
