// Scenes: the windows of a program.

import Foundation

/// A part of a program's user interface that the system presents, such as a window.
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Appends what this scene resolves to. Only built-in scenes implement it.
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
    /// The scenes' windows, in declaration order.
    var windows: [SceneWindow] = []
    /// Observers that live as long as the program; each wraps the view that it is given.
    var watches: [(AnyView) -> AnyView] = []
    /// The program's menu commands, in scene order.
    var commands: [any Commands] = []
    /// What the first window shows before a document is chosen; nil for a new document.
    var documentLaunch: DocumentLaunchPage?
    let states: DeclarationStates
}

/// Builds one scene from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<First: Scene, Second: Scene, each Rest: Scene>(
        _ first: First, _ second: Second, _ rest: repeat each Rest
    ) -> some Scene {
        SceneTuple(content: (first, second, repeat each rest))
    }
    public static func buildOptional(_ scene: (any Scene & _LimitedAvailabilitySceneMarker)?) -> some Scene {
        OptionalScene(content: scene)
    }
    public static func buildLimitedAvailability(_ scene: some Scene) -> any Scene & _LimitedAvailabilitySceneMarker {
        OptionalScene(content: scene)
    }
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

/// A program: the type with `@main`.
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}
