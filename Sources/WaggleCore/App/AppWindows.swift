// All windows of a program. The first window's graph holds the program's state and updates the others.

import Foundation

/// An open window, as seen by the program's actions.
@MainActor
package final class AppWindow {
    /// The index of its scene in `AppWindows.scenes`.
    let scene: Int
    /// The value it presents; its content may replace it.
    package var value: AnyHashable?
    /// The titles of its document and of its content's screen; nil if there is none.
    var documentTitle: String? {
        didSet { if documentTitle != oldValue { titleDidChange?() } }
    }
    var contentTitle: String? {
        didSet { if contentTitle != oldValue { titleDidChange?() } }
    }
    package var titleDidChange: (@MainActor () -> Void)?
    /// Called before the window closes. False keeps it open while its content asks the user; nil allows closing.
    package var mayClose: (@MainActor () -> Bool)?
    /// The new document for the window, until its content takes it.
    fileprivate var document: Any?
    func takeDocument() -> Any? {
        defer { document = nil }
        return document
    }
    /// The URLs that opened the window.
    fileprivate var addresses: [URL] = []
    /// Returns and clears the URLs. Call it once the window has views.
    package func takeURLs() -> [URL] {
        defer { addresses = [] }
        return addresses
    }

    init(scene: Int, value: AnyHashable? = nil) {
        self.scene = scene
        self.value = value
    }
}

/// Shows a program's windows. Called during an action or a window's update.
@MainActor
package protocol WindowHost: AnyObject {
    func show(_ window: AppWindow)
    /// Brings an open window to the front.
    func raise(_ window: AppWindow)
    /// Closes a window. The host calls `AppWindows.didClose` afterwards.
    func close(_ window: AppWindow)
    /// The view graph of an open window; nil until it is shown.
    func graph(of window: AppWindow) -> ViewGraph?
    /// Closes all windows, which ends the program.
    func quit()
}

/// The windows declared by the latest evaluation of the program's body, and those that are open.
@MainActor
package final class AppWindows {
    private(set) var scenes: [SceneWindow] = []
    /// The commands for the menus of every window.
    private(set) var commands: [any Commands] = []
    /// The open windows, in opening order.
    private(set) var open: [AppWindow]
    /// The window that opens at launch. Its graph holds the program's state.
    package let first = AppWindow(scene: 0)
    private(set) var isFirstClosed = false
    weak var appNode: ViewNode?
    private var nodes: [ObjectIdentifier: ViewNode] = [:]
    private weak var host: (any WindowHost)?

    package init(host: any WindowHost) {
        self.host = host
        open = [first]
    }

    // MARK: Requests from the program

    /// - Parameters:
    ///   - id: The scene's id; nil for any scene of the value's type.
    ///   - value: The value to present, and its type.
    func open(id: String?, value: (content: AnyHashable, type: Any.Type)?) {
        guard let scene = matching(id, value?.type).first else {
            return Diagnostics.shared.report(
                "openWindow: the program has no scene \(Self.words(id, value?.type)). Declare one in its body.")
        }
        open(scene, value?.content)
    }
    /// Opens a window of a scene. Raises an open one instead if the scene is unique or the window presents the same value.
    func open(_ scene: Int, _ value: AnyHashable? = nil, document: Any? = nil, address: URL? = nil) {
        guard scenes.indices.contains(scene) else { return }
        let same = open.first { $0.scene == scene && (scenes[scene].isUnique || value != nil && $0.value == value) }
        if let same { host?.raise(same); return }
        let window = AppWindow(scene: scene, value: value)
        window.document = document
        window.addresses = address.map { [$0] } ?? []
        open.append(window)
        host?.show(window)
    }
    /// Opens the window with the program's settings, or raises it.
    func openSettings() {
        guard let scene = scenes.firstIndex(where: { $0.role == .settings }) else {
            return Diagnostics.shared.report("openSettings: the program has no Settings scene. Declare one in its body.")
        }
        open(scene)
    }
    func quit() { host?.quit() }

    // MARK: Documents and URLs

    /// Opens a file as a document.
    /// - Returns: False if no scene reads such files.
    func openDocument(_ file: URL) -> Bool {
        guard let scene = scenes.firstIndex(where: { $0.documents?.reads(file) == true }) else { return false }
        open(scene, AnyHashable(DocumentKey(file: file)))
        return true
    }
    /// - Returns: False if no scene shows such documents.
    func newDocument(_ document: Any?, _ isWanted: (DocumentKind) -> Bool) -> Bool {
        guard let scene = scenes.firstIndex(where: { $0.documents.map(isWanted) == true }) else { return false }
        open(scene, AnyHashable(DocumentKey()), document: document)
        return true
    }
    /// Opens the first window with this file, if it shows documents. Call it before the window is shown.
    package func begin(with file: URL) { first.value = AnyHashable(DocumentKey(file: file)) }
    /// True if the first window shows documents. Valid once it is shown.
    package var beginsWithDocuments: Bool { scene(of: first)?.documents != nil }

    /// Opens a URL from outside: as a document if a scene reads the file, else in a window that prefers it, else in one that allows it,
    /// else in a new window of a scene that matches it.
    package func receive(_ url: URL) {
        if url.isFileURL, openDocument(url) { return }
        let shown = open.compactMap { window in host?.graph(of: window).map { (window: window, graph: $0) } }.filter(\.graph.takesURLs)
        let chosen = shown.first { $0.graph.prefersURL(url) } ?? shown.first { allows($0.window, url) && $0.graph.allowsURL(url) }
        if let chosen {
            chosen.graph.open(url)
            host?.raise(chosen.window)
            return
        }
        guard let scene = scenes.firstIndex(where: { $0.externalEvents?.matches(url) == true }) else { return Self.refuse(url) }
        open(scene, address: url)
    }
    private func allows(_ window: AppWindow, _ url: URL) -> Bool { scene(of: window)?.externalEvents?.matches(url) ?? true }
    private static func refuse(_ url: URL) {
        Diagnostics.shared.report("No view handles the URL \(url.absoluteString). Add onOpenURL(perform:) to a view.")
    }

    /// Closes the windows that present the value, among the scenes with the id and the value's type.
    func dismiss(id: String?, value: (content: AnyHashable, type: Any.Type)?) {
        let matching = matching(id, value?.type)
        if matching.isEmpty {
            return Diagnostics.shared.report(
                "dismissWindow: the program has no scene \(Self.words(id, value?.type)). Declare one in its body.")
        }
        for window in open where matching.contains(window.scene) && (value == nil || window.value == value?.content) { host?.close(window) }
    }

    func dismiss(_ window: AppWindow) {
        if open.contains(where: { $0 === window }) { host?.close(window) }
    }

    /// The indices of the scenes with an id and a value type; nil matches any.
    private func matching(_ id: String?, _ valueType: Any.Type?) -> [Int] {
        scenes.indices.filter { (id == nil || scenes[$0].id == id) && (valueType == nil || scenes[$0].valueType == valueType) }
    }

    static func words(_ id: String?, _ valueType: Any.Type?) -> String {
        [id.map { "\"\($0)\"" }, valueType.map { "for a value of type \($0)" }].compactMap { $0 }.joined(separator: " ")
    }

    // MARK: The host

    /// Nil if the window has no title of its own.
    package func title(of window: AppWindow) -> String? { window.documentTitle ?? window.contentTitle ?? scene(of: window)?.title }
    /// Points; nil for the host's default.
    package func defaultSize(of window: AppWindow) -> CGSize? { scene(of: window)?.defaultSize }
    package func resizability(of window: AppWindow) -> WindowResizability { scene(of: window)?.resizability ?? .automatic }

    /// The key under which a window's values are restored at the next launch; nil for a window that starts fresh.
    package func memoryName(of window: AppWindow) -> String? {
        if window === first { return scene(of: window)?.restores == false ? nil : "first" }
        guard let scene = scene(of: window), scene.isUnique, scene.restores else { return nil }
        return scene.id.map { "window \($0)" }
    }

    /// Called when a window is gone. The first window's views end at the next update; the program's state stays, because other
    /// windows need it.
    package func didClose(_ window: AppWindow) {
        open.removeAll { $0 === window }
        guard window === first else { return }
        isFirstClosed = true
        appNode?.invalidate()
    }

    // MARK: The program's body

    func update(_ scenes: [SceneWindow], _ commands: [any Commands]) {
        self.scenes = scenes
        self.commands = commands
        for node in nodes.values { node.invalidate() }
    }

    func content(of window: AppWindow) -> AnyView {
        WindowMenus.around(AnyView((scene(of: window)?.content ?? AnyView(EmptyView())).windowTitle()), commands)
    }
    private func scene(of window: AppWindow) -> SceneWindow? { scenes.indices.contains(window.scene) ? scenes[window.scene] : nil }
    func add(_ node: ViewNode) {
        assert(node.isAlive && nodes[ObjectIdentifier(node)] == nil, "A window's content is listed twice.")
        nodes[ObjectIdentifier(node)] = node
    }
    func remove(_ node: ViewNode) {
        assert(nodes[ObjectIdentifier(node)] === node, "The ending content of a window is not in the list.")
        nodes[ObjectIdentifier(node)] = nil
    }
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
private final class AppWindowNode: PassThroughModifierNode<AppWindowView> {
    init(_ view: AppWindowView, _ inputs: ViewInputs) {
        super.init(view, view.windows.content(of: view.window), inputs)
        view.windows.add(self)
    }
    override func evaluate() {
        evaluating { AnyView._updateNode(content, with: modifier.windows.content(of: modifier.window)) }
    }
    override func didEnd() { modifier.windows.remove(self) }
}
