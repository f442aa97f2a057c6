// All windows of a program. The first window keeps the program's own state and tells the others what it makes of them.

import Foundation

/// An open window as the program's actions see it.
@MainActor
package final class AppWindow {
    /// The index of its scene in the program.
    let scene: Int
    /// The value it presents; its content may replace it.
    package var value: AnyHashable?
    /// The name of its document, and the title of the screen that its content shows; nil: neither has one.
    var documentTitle: String? {
        didSet { if documentTitle != oldValue { titleDidChange?() } }
    }
    var contentTitle: String? {
        didSet { if contentTitle != oldValue { titleDidChange?() } }
    }
    package var titleDidChange: (@MainActor () -> Void)?
    /// Asked before the window closes; false: its content asks the person first. Nil: it may close.
    package var mayClose: (@MainActor () -> Bool)?
    /// A document that the program has made for the window, until its content takes it.
    fileprivate var document: Any?
    func takeDocument() -> Any? {
        defer { document = nil }
        return document
    }
    /// Addresses that the window was opened for.
    fileprivate var addresses: [URL] = []
    /// The addresses for the views, once there are some.
    package func takeAddresses() -> [URL] {
        defer { addresses = [] }
        return addresses
    }

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
    /// The views of an open window; nil until it is shown.
    func graph(of window: AppWindow) -> ViewGraph?
    /// Closes all windows, and with them the program.
    func quit()
}

/// The windows that the program's body described at its last evaluation, and which of them are open.
@MainActor
package final class AppWindows {
    private(set) var scenes: [SceneWindow] = []
    /// The commands for the menus of every window.
    private(set) var commands: [any Commands] = []
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
        open(scene, value?.content)
    }
    /// Opens another window of a scene, or raises the one that there may be.
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
            return Diagnostics.shared.report("The settings were to be opened, and the program has no Settings scene.")
        }
        open(scene)
    }
    func quit() { host?.quit() }

    // MARK: Documents and addresses

    /// Opens a file as a document.
    /// - Returns: false if no scene reads such files.
    func openDocument(_ file: URL) -> Bool {
        guard let scene = scenes.firstIndex(where: { $0.documents?.reads(file) == true }) else { return false }
        open(scene, AnyHashable(DocumentKey(file: file)))
        return true
    }
    /// - Returns: false if no scene is for such documents.
    func newDocument(_ document: Any?, _ isWanted: (DocumentKind) -> Bool) -> Bool {
        guard let scene = scenes.firstIndex(where: { $0.documents.map(isWanted) == true }) else { return false }
        open(scene, AnyHashable(DocumentKey()), document: document)
        return true
    }
    /// The first window shows this file, if it is for documents. Called before it is shown.
    package func begin(with file: URL) { first.value = AnyHashable(DocumentKey(file: file)) }
    /// True if the first window is for documents. Known once it is shown.
    package var beginsWithDocuments: Bool { scene(of: first)?.documents != nil }

    /// Hands an address or a file from outside to the window that it is for: one that prefers it, then one that allows it, then a new one of a scene for it.
    package func receive(_ url: URL) {
        if url.isFileURL, openDocument(url) { return }
        let shown = open.compactMap { window in host?.graph(of: window).map { (window: window, graph: $0) } }.filter(\.graph.takesAddresses)
        let chosen = shown.first { $0.graph.prefersAddress(url) } ?? shown.first { allows($0.window, url) && $0.graph.allowsAddress(url) }
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
        Diagnostics.shared.report("The address \(url.absoluteString) was given to the program, and no view of it takes addresses; one does by onOpenURL(perform:).")
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
    package func title(of window: AppWindow) -> String? { window.documentTitle ?? window.contentTitle ?? scene(of: window)?.title }
    /// Points; nil for the host's default.
    package func defaultSize(of window: AppWindow) -> CGSize? { scene(of: window)?.defaultSize }
    package func resizability(of window: AppWindow) -> WindowResizability { scene(of: window)?.resizability ?? .automatic }

    /// The name under which the values of a window last from one start of the program to the next; nil for a window that begins anew each time.
    package func memoryName(of window: AppWindow) -> String? {
        if window === first { return scene(of: window)?.restores == false ? nil : "first" }
        guard let scene = scene(of: window), scene.isUnique, scene.restores else { return nil }
        return scene.id.map { "window \($0)" }
    }

    /// The window is gone. The first window's views end with the next update; the program's state stays, because other windows depend on it.
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
