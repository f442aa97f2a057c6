// Programs and their windows.

import Foundation

/// A program: the type with `@main`.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

/// A part of a program that the system shows in a way of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Appends the windows of this scene. Built in.
    static func _collectWindows(_ scene: Self, into windows: inout [_SceneWindow])
}

extension Never: Scene {
    public static func _collectWindows(_ scene: Never, into windows: inout [_SceneWindow]) {}
}

extension Scene where Body == Never {
    public var body: Never { fatalError("\(Self.self) is shown by the framework and has no body.") }
}

extension Scene {
    public static func _collectWindows(_ scene: Self, into windows: inout [_SceneWindow]) {
        Body._collectWindows(scene.body, into: &windows)
    }
}

/// One kind of window: what `openWindow` calls it, its title and what it shows.
public struct _SceneWindow {
    let id: String?
    let title: String?
    let content: AnyView
}

/// Builds one scene from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene { SceneTuple(content: (repeat each content)) }
}

nonisolated struct SceneTuple<each Content: Scene>: Scene {
    let content: (repeat each Content)
    typealias Body = Never
    @MainActor static func _collectWindows(_ scene: Self, into windows: inout [_SceneWindow]) {
        func collect<S: Scene>(_ scene: S) { S._collectWindows(scene, into: &windows) }
        repeat collect(each scene.content)
    }
}

/// Windows that all show the same views, each with state of its own.
///
/// When the program starts, one window of its first group opens. The others open by `openWindow` and their `id`.
public struct WindowGroup<Content: View>: Scene {
    let id: String?
    let title: String?
    let content: Content

    private init(id: String?, title: Text?, content: Content) {
        self.id = id
        self.title = title?.string(in: EnvironmentValues())
        self.content = content
    }

    public init(@ViewBuilder content: () -> Content) { self.init(id: nil, title: nil, content: content()) }
    public init(id: String, @ViewBuilder content: () -> Content) { self.init(id: id, title: nil, content: content()) }
    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(id: nil, title: title, content: content()) }
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.init(id: id, title: title, content: content()) }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.init(Text(titleKey), content: content) }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { self.init(Text(title), content: content) }
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    public typealias Body = Never
    public static func _collectWindows(_ scene: Self, into windows: inout [_SceneWindow]) {
        windows.append(_SceneWindow(id: scene.id, title: scene.title, content: AnyView(scene.content)))
    }
}

/// The view of a program's first window; the program's own state lives in its node.
package struct AppView<Program: App>: View {
    let program: Program
    /// Where the program's windows are told, for hosts that show all of them.
    let windows: AppWindows?
    package init(_ program: Program, windows: AppWindows? = nil) {
        self.program = program
        self.windows = windows
    }

    package typealias Body = Never
    package static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { AppNode(view, inputs) }
    package static func _updateNode(_ node: ViewNode, with view: Self) {}
    package static var _isUnary: Bool { false }
}

@MainActor
private final class AppNode<Program: App>: ViewNode {
    private var storage: DynamicStorage<Program>!
    private let windows: AppWindows?
    private var content: ViewNode!

    init(_ view: AppView<Program>, _ inputs: ViewInputs) {
        windows = view.windows
        super.init(inputs)
        storage = DynamicStorage(view.program, node: self)
        content = AnyView._makeNode(makeContent(), in: inputs.child(of: self))
        windows?.appNode = self
    }
    override func evaluate() { AnyView._updateNode(content, with: makeContent()) }

    private func makeContent() -> AnyView {
        evaluating {
            let program = storage.prepared()
            var windows: [_SceneWindow] = []
            Program.Body._collectWindows(tracked { program.body }, into: &windows)
            self.windows?.update(windows)
            if self.windows?.isFirstClosed == true { return AnyView(EmptyView()) }
            if let first = windows.first { return first.content }
            Diagnostics.shared.report("\(Program.self): its body holds no window; add a WindowGroup.")
            return AnyView(EmptyView())
        }
    }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func didEnd() { storage.end() }
}
