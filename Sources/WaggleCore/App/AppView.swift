// The view of a program: its scenes become windows.

import Foundation

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
    private var states: DeclarationStates!
    private let windows: AppWindows?
    private let decoration: (any WindowDecoration)?
    private var content: ViewNode!

    init(_ view: AppView<Program>, _ inputs: ViewInputs) {
        windows = view.windows
        decoration = view.decoration
        super.init(inputs)
        decoration?.programWillBegin()
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
            // Settings never open with the program.
            list.windows = list.windows.filter { $0.role != .settings } + list.windows.filter { $0.role == .settings }
            if let decoration {
                for index in list.windows.indices { list.windows[index].content = decoration.decorated(list.windows[index].content) }
            }
            let commands = list.allCommands
            windows?.update(list.windows, commands)
            return list.watches.reduce(firstWindow(of: list, commands)) { $1($0) }
        }
    }

    private func firstWindow(of list: _SceneList, _ commands: [any Commands]) -> AnyView {
        guard let first = list.windows.first, first.role != .settings else {
            Diagnostics.shared.report("\(Program.self): its body holds no window; add a WindowGroup.")
            return AnyView(EmptyView())
        }
        let content = WindowMenus.around(windows == nil ? first.content : AnyView(first.content.windowTitle()), commands)
        guard let windows else { return content }
        return windows.isFirstClosed ? AnyView(EmptyView()) : AnyView(content.windowPhase())
    }
    override func forEachChild(_ body: (ViewNode) -> Void) { if let content { body(content) } }
    override func didEnd() {
        decoration?.programDidEnd()
        storage.end()
        states.end()
    }
}

extension _SceneList {
    /// The standard commands and the program's; none if the program declares none and has no settings, so that its windows have no menus.
    @MainActor fileprivate var allCommands: [any Commands] {
        commands.isEmpty && !windows.contains { $0.role != .window && $0.hasCommands } ? [] : [StandardCommands(scenes: windows)] + commands
    }
}
