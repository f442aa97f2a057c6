// All windows of a program. The first window keeps the program's own state and tells the others what it makes of them.

import Foundation

/// An open window as the program's actions see it.
@MainActor
package final class AppWindow {
    /// The index of its scene in the program.
    let scene: Int
    /// The value it presents; its content may replace it.
    var value: AnyHashable?

    init(scene: Int, value: AnyHashable? = nil) {
        self.scene = scene
        self.value = value
    }
}

/// Shows a program's windows. All calls come during an action of the program or an update of one of its windows.
@MainActor
package protocol WindowHost: AnyObject {
    func show(_ window: AppWindow)
    /// Brings an open window to the front.
    func raise(_ window: AppWindow)
    /// The host tells `AppWindows.didClose` afterwards.
    func close(_ window: AppWindow)
}

/// The windows that the program's body described at its last evaluation, and which of them are open.
@MainActor
package final class AppWindows {
    private(set) var scenes: [SceneWindow] = []
    /// In the order of opening.
    private(set) var open: [AppWindow]
    /// The window that opens with the program and whose graph keeps the program's state.
    package let first = AppWindow(scene: 0)
    private(set) var isFirstClosed = false
    weak var appNode: ViewNode?
    private var nodes: [ObjectIdentifier: ViewNode] = [:]
    private weak var host: (any WindowHost)?

    package init(host: any WindowHost) {
        self.host = host
        open = [first]
    }

    // MARK: Requests of the program

    /// - Parameters:
    ///   - id: of the scene; nil for any that presents such values.
    ///   - value: what the window presents, and its type.
    func open(id: String?, value: (content: AnyHashable, type: Any.Type)?) {
        guard let scene = matching(id, value?.type).first else {
            return Diagnostics.shared.report("A window \(Self.words(id, value?.type)) was to be opened, and no scene is for it.")
        }
        let same = open.first { $0.scene == scene && (scenes[scene].isUnique || value != nil && $0.value == value?.content) }
        if let same { host?.raise(same); return }
        let window = AppWindow(scene: scene, value: value?.content)
        open.append(window)
        host?.show(window)
    }

    /// Closes the windows that present the value, of the scenes with the id and the value's type.
    func dismiss(id: String?, value: (content: AnyHashable, type: Any.Type)?) {
        let matching = matching(id, value?.type)
        if matching.isEmpty {
            return Diagnostics.shared.report("A window \(Self.words(id, value?.type)) was to be closed, and no scene is for it.")
        }
        for window in open where matching.contains(window.scene) && (value == nil || window.value == value?.content) { host?.close(window) }
    }

    func dismiss(_ window: AppWindow) {
        if open.contains(where: { $0 === window }) { host?.close(window) }
    }

    /// The scenes with an id and for a type of values; nil matches any.
    private func matching(_ id: String?, _ valueType: Any.Type?) -> [Int] {
        scenes.indices.filter { (id == nil || scenes[$0].id == id) && (valueType == nil || scenes[$0].valueType == valueType) }
    }

    static func words(_ id: String?, _ valueType: Any.Type?) -> String {
        [id.map { "\"\($0)\"" }, valueType.map { "for a value of type \($0)" }].compactMap { $0 }.joined(separator: " ")
    }

    // MARK: The host

    /// Nil if the window has no title of its own.
    package func title(of window: AppWindow) -> String? { scene(of: window)?.title }
    /// Points; nil for the host's default.
    package func defaultSize(of window: AppWindow) -> CGSize? { scene(of: window)?.defaultSize }
    package func resizability(of window: AppWindow) -> WindowResizability { scene(of: window)?.resizability ?? .automatic }

    /// The window is gone. The first window's views end with the next update; the program's state stays, because other windows depend on it.
    package func didClose(_ window: AppWindow) {
        open.removeAll { $0 === window }
        guard window === first else { return }
        isFirstClosed = true
        appNode?.invalidate()
    }

    // MARK: The program's body

    func update(_ scenes: [SceneWindow]) {
        self.scenes = scenes
        for node in nodes.values { node.invalidate() }
    }

    func content(of window: AppWindow) -> AnyView { scene(of: window)?.content ?? AnyView(EmptyView()) }
    private func scene(of window: AppWindow) -> SceneWindow? { scenes.indices.contains(window.scene) ? scenes[window.scene] : nil }
    func add(_ node: ViewNode) { nodes[ObjectIdentifier(node)] = node }
    func remove(_ node: ViewNode) { nodes[ObjectIdentifier(node)] = nil }
}

/// The view of a program's second or later window, which has a graph of its own.
package struct AppWindowView: View {
    let windows: AppWindows
    let window: AppWindow
    package init(_ windows: AppWindows, _ window: AppWindow) {
        self.windows = windows
        self.window = window
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
        content = AnyView._makeNode(view.windows.content(of: view.window), in: inputs.child(of: self))
        view.windows.add(self)
    }
    override func evaluate() {
        evaluating { AnyView._updateNode(content, with: view.windows.content(of: view.window)) }
    }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func didEnd() { view.windows.remove(self) }
}
