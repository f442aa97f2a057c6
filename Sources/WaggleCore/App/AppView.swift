// The root view of a program.

import Foundation

/// The root view of the first window. Its node holds the state of the `App` value.
package struct AppView<Program: App>: View {
    let program: Program
    /// Receives the program's windows; nil if the host shows only the first.
    let windows: AppWindows?
    let wrapper: (any WindowContentWrapper)?
    /// - Parameter wrapper: Used if no property of the program wraps their content.
    package init(_ program: Program, windows: AppWindows? = nil, wrapper: (any WindowContentWrapper)? = nil) {
        self.program = program
        self.windows = windows
        self.wrapper = Mirror(reflecting: program).children.lazy.compactMap {
            ($0.value as? any WindowContentWrapping)?.windowContentWrapper
        }.first ?? wrapper
    }

    package typealias Body = Never
    package static func _makeNode(_ view: Self, in inputs: ViewInputs) -> ViewNode { AppNode(view, inputs) }
    package static func _updateNode(_ node: ViewNode, with view: Self) {}
    package static var _isUnary: Bool { false }
}

@MainActor
private final class AppNode<Program: App>: PassThroughNode {
    private var storage: DynamicStorage<Program>!
    private var states: DeclarationStates!
    private let windows: AppWindows?
    private let wrapper: (any WindowContentWrapper)?

    init(_ view: AppView<Program>, _ inputs: ViewInputs) {
        windows = view.windows
        wrapper = view.wrapper
        super.init(inputs)
        wrapper?.programWillBegin()
        storage = DynamicStorage(view.program, node: self)
        states = DeclarationStates(self)
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
            // Moves settings to the end: the first window opens at launch, and settings never do.
            list.windows = list.windows.filter { $0.role != .settings } + list.windows.filter { $0.role == .settings }
            if let wrapper {
                for index in list.windows.indices { list.windows[index].content = wrapper.wrapped(list.windows[index].content) }
            }
            let commands = list.allCommands
            windows?.update(list.windows, commands)
            return list.watches.reduce(firstWindow(of: list, commands)) { $1($0) }
        }
    }

    private func firstWindow(of list: _SceneList, _ commands: [any Commands]) -> AnyView {
        guard let first = list.windows.first, first.role != .settings else {
            Diagnostics.shared.report("\(Program.self).body contains no window. Add a WindowGroup.")
            return AnyView(EmptyView())
        }
        let shown = list.documentLaunch.map { AnyView(first.content.environment(\.documentLaunch, $0)) } ?? first.content
        let content = WindowMenus.around(windows == nil ? shown : AnyView(shown.windowTitle()), commands)
        guard let windows else { return content }
        return windows.isFirstClosed ? AnyView(EmptyView()) : AnyView(content.windowPhase())
    }
    override func didEnd() {
        wrapper?.programDidEnd()
        storage.end()
        states.nodeDidEnd()
    }
}

extension _SceneList {
    /// The standard commands, then the program's. Empty, so that windows have no menus, if the program has neither commands nor
    /// settings or documents.
    @MainActor fileprivate var allCommands: [any Commands] {
        commands.isEmpty && !windows.contains { $0.role != .window && $0.hasCommands } ? [] : [StandardCommands(scenes: windows)] + commands
    }
}
