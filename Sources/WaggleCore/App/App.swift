// Programs and their windows.

import Foundation

/// A program: the type with `@main`.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

/// A part of a program that the system presents in its own way, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Appends what this scene resolves to. Built in.
    static func _collect(_ scene: Self, into list: inout _SceneList)
}

extension Never: Scene {
    public static func _collect(_ scene: Never, into list: inout _SceneList) {}
}

extension Scene where Body == Never {
    public var body: Never { fatalError("\(Self.self) is shown by the framework and has no body.") }
}

extension Scene {
    public static func _collect(_ scene: Self, into list: inout _SceneList) { Body._collect(list.states.prepared(scene).body, into: &list) }
}

/// What a program's scenes resolve to.
public struct _SceneList {
    /// The kinds of windows, in the order of the program's body.
    var windows: [SceneWindow] = []
    /// Observers that last as long as the program: each wraps itself around a view that lives that long.
    var watches: [(AnyView) -> AnyView] = []
    let states: SceneStates
}

/// The storage of the program's own scene types, in the order of its body, which never changes.
@MainActor
final class SceneStates {
    private unowned let node: ViewNode
    private var storages: [AnyObject] = []
    private var ends: [() -> Void] = []
    private var count = 0

    init(_ node: ViewNode) { self.node = node }

    /// Starts again at the first scene.
    func begin() { count = 0 }

    /// The next scene with its dynamic properties bound and updated.
    func prepared<S: Scene>(_ scene: S) -> S {
        defer { count += 1 }
        if storages.indices.contains(count), let storage = storages[count] as? DynamicStorage<S> {
            _ = storage.update(scene, node: node)
            return storage.prepared()
        }
        let storage = DynamicStorage(scene, node: node)
        storages.append(storage)
        ends.append { storage.end() }
        return storage.prepared()
    }

    func end() {
        for end in ends { end() }
    }
}

/// One kind of window: its name in the program, its title, its content and its initial state.
struct SceneWindow {
    var id: String?
    var title: String?
    /// True for a window that is open at most once.
    var isUnique = false
    /// The type of the values that its windows present; nil for none.
    var valueType: Any.Type?
    var content: AnyView
    /// Points; nil for the host's default.
    var defaultSize: CGSize?
    var resizability = WindowResizability.automatic
}

/// Builds one scene from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene { SceneTuple(content: (repeat each content)) }
    public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene { OptionalScene(content: scene) }
    public static func buildLimitedAvailability(_ scene: some Scene) -> any Scene & _LimitedAvailabilitySceneMarker { OptionalScene(content: scene) }
}

/// A scene within `if #available`.
public protocol _LimitedAvailabilitySceneMarker {}

nonisolated struct OptionalScene: Scene, _LimitedAvailabilitySceneMarker {
    let content: (any Scene)?
    typealias Body = Never
    @MainActor static func _collect(_ scene: Self, into list: inout _SceneList) {
        func collect<S: Scene>(_ scene: S) { S._collect(scene, into: &list) }
        if let content = scene.content { collect(content) }
    }
}

nonisolated struct SceneTuple<each Content: Scene>: Scene {
    let content: (repeat each Content)
    typealias Body = Never
    @MainActor static func _collect(_ scene: Self, into list: inout _SceneList) {
        func collect<S: Scene>(_ scene: S) { S._collect(scene, into: &list) }
        repeat collect(each scene.content)
    }
}

/// The view of a program's first window; its node holds the program's own state.
package struct AppView<Program: App>: View {
    let program: Program
    /// Receives the program's windows, for hosts that show all of them.
    let windows: AppWindows?
    let decoration: (any WindowDecoration)?
    /// - Parameter decoration: for programs without a property that decorates their windows.
    package init(_ program: Program, windows: AppWindows? = nil, decoration: (any WindowDecoration)? = nil) {
        self.program = program
        self.windows = windows
        self.decoration = Mirror(reflecting: program).children.lazy.compactMap { ($0.value as? any WindowDecorating)?.windowDecoration }.first ?? decoration
    }

    package typealias Body = Never
    package static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { AppNode(view, inputs) }
    package static func _updateNode(_ node: ViewNode, with view: Self) {}
    package static var _isUnary: Bool { false }
}

@MainActor
private final class AppNode<Program: App>: ViewNode {
    private var storage: DynamicStorage<Program>!
    private var states: SceneStates!
    private let windows: AppWindows?
    private let decoration: (any WindowDecoration)?
    private var content: ViewNode!

    init(_ view: AppView<Program>, _ inputs: ViewInputs) {
        windows = view.windows
        decoration = view.decoration
        super.init(inputs)
        decoration?.programWillBegin()
        storage = DynamicStorage(view.program, node: self)
        states = SceneStates(self)
        content = AnyView._makeNode(makeContent(), in: inputs.child(of: self))
        windows?.appNode = self
    }
    override func evaluate() { AnyView._updateNode(content, with: makeContent()) }

    private func makeContent() -> AnyView {
        evaluating {
            let program = storage.prepared()
            states.begin()
            var list = tracked {
                var list = _SceneList(states: states)
                Program.Body._collect(program.body, into: &list)
                return list
            }
            if let decoration {
                for index in list.windows.indices { list.windows[index].content = decoration.decorated(list.windows[index].content) }
            }
            windows?.update(list.windows)
            return list.watches.reduce(firstWindow(of: list)) { $1($0) }
        }
    }

    private func firstWindow(of list: _SceneList) -> AnyView {
        guard let first = list.windows.first else {
            Diagnostics.shared.report("\(Program.self): its body holds no window; add a WindowGroup.")
            return AnyView(EmptyView())
        }
        guard let windows else { return first.content }
        return windows.isFirstClosed ? AnyView(EmptyView()) : AnyView(first.content.windowPhase())
    }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func didEnd() {
        decoration?.programDidEnd()
        storage.end()
        states.end()
    }
}
