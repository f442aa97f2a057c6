// Modifiers of scenes.

import Foundation
import Observation
import OpenCombine
import WaggleGeometry

/// A scene with a change to its resolved list.
nonisolated private struct ModifiedScene<Content: Scene>: Scene {
    let content: Content
    let change: (inout _SceneList) -> Void
    typealias Body = Never

    @MainActor static func _collect(_ scene: Self, into list: inout _SceneList) {
        var own = _SceneList(states: list.states)
        Content._collect(scene.content, into: &own)
        scene.change(&own)
        list.windows += own.windows
        list.watches += own.watches
        list.commands += own.commands
    }
}

extension Scene {
    nonisolated func changingWindows(_ change: @escaping (inout SceneWindow) -> Void) -> some Scene {
        ModifiedScene(content: self) { list in
            for index in list.windows.indices { change(&list.windows[index]) }
        }
    }
    nonisolated func changingViews<V: View>(_ change: @escaping (AnyView) -> V) -> some Scene {
        changingWindows { $0.content = AnyView(change($0.content)) }
    }

    // MARK: Window size

    /// The initial size of the scene's windows in points. A size given at launch takes precedence.
    public nonisolated func defaultSize(_ size: CGSize) -> some Scene { changingWindows { $0.defaultSize = size } }
    /// The initial size of the scene's windows in points. A size given at launch takes precedence.
    public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { defaultSize(CGSize(width: width, height: height)) }

    // MARK: The environment

    /// Sets an environment value in the scene's windows.
    public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        changingViews { $0.environment(keyPath, value) }
    }
    /// Puts an `@Observable` object into the environment of the scene's windows, by its type; nil removes it.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { changingViews { $0.environment(object) } }
    /// Puts an observable object into the environment of the scene's windows, by its type.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        changingViews { $0.environmentObject(object) }
    }
    /// Transforms an environment value in the scene's windows.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        changingViews { $0.transformEnvironment(keyPath, transform: transform) }
    }
    /// The store of `@AppStorage` properties in the scene's windows that do not name one.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene { changingViews { $0.defaultAppStorage(store) } }

    // MARK: Value changes

    /// Runs the action when the value changes, whichever windows are open.
    ///
    /// The action that runs is the one given with the old value, so it sees what the scene captured then.
    @available(*, deprecated, message: "use the form whose action takes two parameters or none")
    @_disfavoredOverload
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        watching { $0.onChange(of: value, perform: action) }
    }
    /// Runs the action with the old and the new value when the value changes, whichever windows are open; with `initial` also at the start.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        watching { $0.onChange(of: value, initial: initial, action) }
    }
    public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene {
        watching { $0.onChange(of: value, initial: initial, action) }
    }

    private nonisolated func watching<V: View>(_ watch: @escaping (AnyView) -> V) -> some Scene {
        ModifiedScene(content: self) { $0.watches.append { AnyView(watch($0)) } }
    }

    // MARK: Commands

    /// Adds commands to the menus of all windows of the program.
    public nonisolated func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        let commands = content()
        return ModifiedScene(content: self) { $0.commands.append(commands) }
    }
    /// Removes the commands of the scene: those declared inside, and the standard ones that open its windows.
    public nonisolated func commandsRemoved() -> some Scene {
        ModifiedScene(content: self) { list in
            list.commands = []
            for index in list.windows.indices { list.windows[index].hasCommands = false }
        }
    }
    /// Replaces the commands of the scene.
    public nonisolated func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        commandsRemoved().commands(content: content)
    }
}

/// Whether a scene's windows restore their state at the next launch.
public struct SceneRestorationBehavior: Sendable {
    let restores: Bool
    /// Restores the values of `@SceneStorage`.
    public static let automatic = SceneRestorationBehavior(restores: true)
    /// The windows start fresh at each launch.
    public static let disabled = SceneRestorationBehavior(restores: false)
}
